// Payslips: one as PDF, and those of a month as a zip, with what other requests wait for meanwhile.

import { spent } from '../cpu.ts'
import { fixed, table } from '../figures.ts'
import { measureAt } from '../load.ts'
import { makePaidWorkspace, type PaidWorkspace } from '../payroll/workspace.ts'
import { get } from '../requests.ts'
import type { Service } from '../servers.ts'
import type { Bench } from '../turns.ts'
import { startWithFiles } from './stage.ts'

export const employees = 1_000
const month = 10_000
const alone = 200
/** Requests a second of others. */
const rate = 20

export async function payslips(bench: Bench): Promise<string> {
  const { data } = bench
  const paid = await makePaidWorkspace(data, employees)
  const service = await startWithFiles(bench, get('/v1/departments', paid.key))
  try {
    await lockRun(service, paid)
    const one = await printOne(bench, service, paid)
    const quiet = await measureOthers(service, paid, bench.openSeconds)
    const [exported, cpu] = await spent(
      { postmaster: data.database.postmaster, servers: [service.pid] },
      () => exportAll(service, paid),
    )
    const each = ((cpu?.servers ?? Number.NaN) * 1000) / employees
    return table(
      ['', 'measured', 'aim'],
      [
        ['one slip over HTTP, processor ms', fixed(one, 1), 'under 30'],
        [`${employees} slips as a zip, processor ms each, other requests included`, fixed(each, 1), ''],
        [`${employees} slips as a zip, s`, fixed(exported.seconds, 1), ''],
        [`so 10,000 take, processor s`, fixed((each * month) / 1000, 0), 'under 300'],
        ['other requests before, p99 ms', fixed(quiet, 1), ''],
        ['other requests meanwhile, p99 ms', fixed(exported.p99, 1), 'under 250'],
      ],
    )
  } finally {
    await service.stop()
  }
}

interface Answer {
  readonly id: string
  readonly status: string
  readonly message: string | null
  readonly data: readonly { readonly id: string }[]
}

async function ask(
  { port }: Service,
  { token }: PaidWorkspace,
  method: string,
  path: string,
  body?: object,
): Promise<Answer> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`)
  return JSON.parse(text) as Answer
}

async function ended(service: Service, paid: PaidWorkspace, path: string): Promise<void> {
  for (;;) {
    const { status, message } = await ask(service, paid, 'GET', path)
    if (status === 'succeeded') return
    if (status !== 'running') throw new Error(`${path} has ${status}: ${message}`)
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}

async function lockRun(service: Service, paid: PaidWorkspace): Promise<void> {
  await ask(service, paid, 'PATCH', '/console/payroll_settings', { four_eyes: false })
  for (const step of ['process', 'approve', 'lock']) {
    const { id } = await ask(service, paid, 'POST', `/console/payroll_runs/${paid.run}/${step}`)
    await ended(service, paid, `/console/payroll_operations/${id}`)
  }
}

/** Milliseconds of processor time for each, after some that read fonts and fill caches. */
async function printOne(bench: Bench, service: Service, paid: PaidWorkspace): Promise<number> {
  const listed = await fetch(
    `http://127.0.0.1:${service.port}/v1/salary_slips?payroll_run_id=${paid.run}&limit=100`,
    { headers: { authorization: `Bearer ${paid.key}` } },
  )
  const { data } = (await listed.json()) as Answer
  const print = async (count: number) => {
    for (let n = 0; n < count; n++) {
      const path = `/console/salary_slips/${data[n % data.length]!.id}/content`
      const response = await fetch(`http://127.0.0.1:${service.port}${path}`, {
        headers: { authorization: `Bearer ${paid.token}` },
      })
      if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
      await response.arrayBuffer()
    }
  }
  await print(20)
  const [, cpu] = await spent({ postmaster: bench.data.database.postmaster, servers: [service.pid] }, () =>
    print(alone),
  )
  return ((cpu?.servers ?? Number.NaN) * 1000) / alone
}

const measureOthers = async ({ port }: Service, { key }: PaidWorkspace, seconds: number): Promise<number> =>
  (await measureAt({ ports: [port], request: () => get('/v1/employees?limit=25', key) }, rate, seconds)).p99

/** Requests of others are sent as long as it is made; the worst p99 of any two seconds counts. */
async function exportAll(service: Service, paid: PaidWorkspace) {
  const began = performance.now()
  const body = { kind: 'payslips', format: 'zip', payroll_run_id: paid.run }
  const { id } = await ask(service, paid, 'POST', '/console/exports', body)
  let isOver = false
  const over = ended(service, paid, `/console/exports/${id}`).finally(() => {
    isOver = true
  })
  const p99s: number[] = []
  while (!isOver) p99s.push(await measureOthers(service, paid, 2))
  await over
  return { seconds: (performance.now() - began) / 1000, p99: Math.max(...p99s) }
}
