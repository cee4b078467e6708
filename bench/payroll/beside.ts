// Beside a run: how long other requests to the same workspace wait while one process answers them and processes the run.

import { Connection, isSuccess } from '../connection.ts'
import { fixed, table } from '../figures.ts'
import { measureAt } from '../load.ts'
import { get, pick } from '../requests.ts'
import { type Service, startService } from '../servers.ts'
import { assertAnswered, type Bench } from '../turns.ts'
import { most } from './measured.ts'
import { askToProcess, onClient, readOperation } from './processing.ts'
import { makePaidWorkspace, type PaidWorkspace } from './workspace.ts'

const perSecond = 40
const sliceSeconds = 4
/** Previews of as many employees, one after the other. */
const previews = 50

interface Waited {
  /** Milliseconds: the median of the slices, the highest p99 of one, and the longest of all. */
  readonly p50: number
  readonly p99: number
  readonly longest: number
  readonly changes: Polled
}

/** Lists of changes: the longest wait in milliseconds, and how many were given up with a 503. */
interface Polled {
  readonly longest: number
  readonly refused: number
}

export async function measureDuringRun(bench: Bench): Promise<string> {
  const { data, folder } = bench
  const workspace = await makePaidWorkspace(data, most(bench))
  const { rows } = await onClient(data.url, client =>
    client.query('select id from employees where workspace_id = $1 order by random() limit 500', [
      workspace.id,
    ]),
  )
  const employees = rows.map(({ id }) => id as string)
  const service = await startService(data, folder)
  try {
    const asked = requestsOf(workspace, employees)
    await watched(service, asked, () => Promise.resolve(false))
    const alone = await watched(service, asked, () => Promise.resolve(false))
    const operation = await askToProcess(data.url, workspace)
    const during = await watched(service, asked, async () => {
      const { status, message } = await readOperation(data.url, workspace, operation)
      if (status === 'failed') throw new Error(`Processing failed: ${message}`)
      return status === 'running'
    })
    const preview = await previewed(service, workspace, employees)
    const row = (what: string, { p50, p99, longest, changes }: Waited) => [
      what,
      ...[p50, p99, longest, changes.longest].map(ms => fixed(ms, 1)),
      fixed(changes.refused, 0),
    ]
    return table(
      ['', 'p50 ms', 'p99 ms', 'longest ms', 'longest updated_since ms', '503'],
      [
        row('without a run', alone),
        row('while one is processed', during),
        ['aim', '', 'under 250', '', 'under 250', '0'],
        [
          'the preview of one employee',
          fixed(preview.p50, 1),
          fixed(preview.p99, 1),
          fixed(preview.longest, 1),
        ],
        ['aim', 'under 50'],
      ],
    )
  } finally {
    await service.stop()
  }
}

interface Asked {
  readonly any: () => string
  readonly changes: () => string
}

function requestsOf({ key, run }: PaidWorkspace, employees: readonly string[]): Asked {
  const since = () => new Date(Date.now() - 60_000).toISOString()
  return {
    any: () =>
      pick([
        () => get(`/v1/employees/${pick(employees)}`, key),
        () => get('/v1/employees', key),
        () => get(`/v1/payroll_entries?payroll_run_id=${run}`, key),
      ])(),
    changes: () => get(`/v1/${pick(['payroll_entries', 'employees'])}?limit=5&updated_since=${since()}`, key),
  }
}

/** In slices, until nothing is going on any more. */
async function watched(
  { port }: Service,
  { any, changes }: Asked,
  goesOn: () => Promise<boolean>,
): Promise<Waited> {
  const target = { ports: [port], request: any }
  const slices: { p50: number; p99: number; longest: number }[] = []
  let isOver = false
  const polled = polls(port, changes, () => isOver)
  do {
    const slice = await measureAt(target, perSecond, sliceSeconds)
    assertAnswered(slice)
    slices.push(slice)
  } while (await goesOn())
  isOver = true
  const worst = (of: 'p50' | 'p99' | 'longest') => Math.max(...slices.map(slice => slice[of]))
  return { p50: worst('p50'), p99: worst('p99'), longest: worst('longest'), changes: await polled }
}

/** One after the other on one connection. */
async function polls(port: number, request: () => string, isOver: () => boolean): Promise<Polled> {
  const connection = await Connection.open(port)
  let [longest, refused] = [0, 0]
  while (!isOver()) {
    const { ms, status } = await timed(connection, request())
    if (status === 503) refused++
    else if (!isSuccess(status)) throw new Error(`A list of changes was answered with ${status}.`)
    longest = Math.max(longest, ms)
    await new Promise(again => setTimeout(again, 20))
  }
  connection.close()
  return { longest, refused }
}

async function timed(connection: Connection, request: string) {
  const sent = performance.now()
  const status = await new Promise<number>(answered => connection.send(request, answered))
  return { ms: performance.now() - sent, status }
}

async function previewed({ port }: Service, { run, token }: PaidWorkspace, employees: readonly string[]) {
  const connection = await Connection.open(port)
  const took: number[] = []
  for (const employee of employees.slice(0, previews)) {
    const asked = get(`/console/payroll_runs/${run}/preview?employee_id=${employee}`, token)
    const { ms, status } = await timed(connection, asked)
    if (!isSuccess(status)) throw new Error(`A preview was answered with ${status}.`)
    took.push(ms)
  }
  connection.close()
  const sorted = took.toSorted((a, b) => a - b)
  return { p50: sorted[previews >> 1]!, p99: sorted.at(-1)!, longest: sorted.at(-1)! }
}
