// Bank files: how long the file of a batch takes, what the process holds more meanwhile, and how long other requests wait.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PayrollBankFile } from '../../packages/contract/index.ts'
import { type Cpu, spent } from '../cpu.ts'
import { fixed, megabytes, table } from '../figures.ts'
import { type Measured, measureAt } from '../load.ts'
import { get, pick } from '../requests.ts'
import { type Service, startInside } from '../servers.ts'
import { assertAnswered, type Bench } from '../turns.ts'
import { type BankedWorkspace, makeBankedWorkspace } from './banked-workspace.ts'
import { residentOf } from './stage.ts'

/** A trial has fewer. */
export const sizes = ({ rounds }: Bench): readonly number[] =>
  rounds > 1 ? [1_000, 10_000, 100_000] : [1_000, 5_000]

export const perSecond = 40
const sliceSeconds = 4
const lookEveryMs = 20
const formats = ['pain_001', 'csv'] as const

export async function bankFiles(bench: Bench): Promise<string> {
  const { data, folder } = bench
  const workspace = await makeBankedWorkspace(data, sizes(bench))
  const MUSTER_DATA_DIR = mkdtempSync(join(tmpdir(), 'muster-bench-'))
  const first = get('/v1/employees', workspace.key)
  const service = await startInside({ data, folder, command: 'serve', env: { MUSTER_DATA_DIR }, first })
  try {
    const alone = await watched(service, workspace, () => false)
    const rows = [['requests alone', '', '', '', '', '', ...waits(alone)]]
    for (const { payments, batch } of workspace.batches)
      for (const format of formats)
        rows.push(await measured(bench, service, workspace, { payments, batch, format }))
    rows.push(['aim', 'a few', '', '', '', '', '', 'under 250', 'under 250'])
    return table(
      ['', 'seconds', 'processor s', 'of PostgreSQL', 'more MB', 'file MB', 'p50 ms', 'p99 ms', 'longest ms'],
      rows,
    )
  } finally {
    await service.stop()
    rmSync(MUSTER_DATA_DIR, { recursive: true })
  }
}

interface Wanted {
  readonly payments: number
  readonly batch: string
  readonly format: (typeof formats)[number]
}

/** A file is made once to warm up, once alone, and once beside other requests. */
async function measured(
  { data }: Bench,
  service: Service,
  workspace: BankedWorkspace,
  wanted: Wanted,
): Promise<string[]> {
  await made(service, workspace, wanted, 0)
  const { resident } = await service.memory()
  const processes = { postmaster: data.database.postmaster, servers: [service.pid] }
  const [file, cpu] = await spent(processes, () => made(service, workspace, wanted, resident))
  let isOver = false
  const beside = made(service, workspace, wanted, resident).finally(() => {
    isOver = true
  })
  const waited = await watched(service, workspace, () => !isOver)
  await beside
  return [`${fixed(wanted.payments, 0)} payments, ${wanted.format}`, ...tell(file, cpu), ...waits(waited)]
}

interface File {
  readonly seconds: number
  /** Bytes that the process held more than before. */
  readonly more: number
  readonly size: number
}

const tell = ({ seconds, more, size }: File, cpu: Cpu | undefined): string[] => [
  fixed(seconds, 2),
  cpu ? fixed(cpu.servers, 2) : '',
  cpu ? fixed(cpu.postgres, 2) : '',
  megabytes(more),
  megabytes(size),
]

/** Makes another file of the batch, and watches the process meanwhile. */
async function made(
  { port, pid }: Service,
  { token }: BankedWorkspace,
  { payments, batch, format }: Wanted,
  before: number,
): Promise<File> {
  let peak = before
  const watch = setInterval(() => {
    peak = Math.max(peak, residentOf(pid))
  }, lookEveryMs)
  try {
    const began = performance.now()
    const response = await fetch(`http://127.0.0.1:${port}/console/payroll_payment_batches/${batch}/file`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ format, execution_date: '2199-12-31', reason: 'Measured' }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`The file was answered with ${response.status}: ${text}`)
    const file = JSON.parse(text) as PayrollBankFile
    if (file.total_payments !== payments)
      throw new Error(`The file has ${file.total_payments} payments instead of ${payments}.`)
    return { seconds: (performance.now() - began) / 1000, more: peak - before, size: file.size_bytes }
  } finally {
    clearInterval(watch)
  }
}

const waits = ({ p50, p99, longest }: Waited): string[] => [p50, p99, longest].map(ms => fixed(ms, 1))

type Waited = Pick<Measured, 'p50' | 'p99' | 'longest'>

/** In slices, until nothing is going on any more; the worst of them. */
async function watched(
  { port }: Service,
  { key, employees }: BankedWorkspace,
  goesOn: () => boolean,
): Promise<Waited> {
  const request = () =>
    pick([() => get(`/v1/employees/${pick(employees)}`, key), () => get('/v1/employees', key)])()
  const slices: Measured[] = []
  do {
    const slice = await measureAt({ ports: [port], request }, perSecond, sliceSeconds)
    assertAnswered(slice)
    slices.push(slice)
  } while (goesOn())
  const worst = (of: keyof Waited) => Math.max(...slices.map(slice => slice[of]))
  return { p50: worst('p50'), p99: worst('p99'), longest: worst('longest') }
}
