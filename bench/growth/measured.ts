// What is measured of a cell of one size: requests, rounds of the jobs, memory, disk, deliveries, an index and the vacuum.

import { Database } from '@muster/db'
import { secretsFrom } from '../../packages/server/auth/secrets.ts'
import { runRound } from '../../packages/server/jobs.ts'
import { type Cpu, spent } from '../cpu.ts'
import type { BenchWorkspace } from '../data.ts'
import { get } from '../requests.ts'
import { scenarios } from '../scenarios.ts'
import { type Service, startInside } from '../servers.ts'
import { type Bench, side } from '../turns.ts'
import { waits } from '../webhooks/latency.ts'
import { onStage, startWorker } from '../webhooks/stage.ts'
import type { Cell } from './cell.ts'

export const asked = { 'by id': 'get', 'list of 25': 'list_25', create: 'create', PATCH: 'patch' } as const

/** Milliseconds of processor time of one request. */
export interface Cost {
  readonly server: number
  readonly postgres: number
}

export interface Requests {
  readonly costs: readonly Cost[]
  /** Bytes that the server holds afterwards. */
  readonly resident: number
}

export async function measureRequests(
  bench: Bench,
  cell: Cell,
  workspaces: readonly BenchWorkspace[],
): Promise<Requests> {
  const first = get('/v1/employees', workspaces[0]!.key)
  const service: Service = await startInside({ data: cell, folder: bench.folder, command: 'serve', first })
  try {
    const costs: Cost[] = []
    for (const name of Object.values(asked)) {
      const load = side(bench, [service], scenarios[name].service, workspaces)
      await load(bench.warmUpSeconds)
      const { cpu, requests } = await load(bench.seconds)
      const each = (seconds = Number.NaN) => (seconds / requests) * 1000
      costs.push({ server: each(cpu?.servers), postgres: each(cpu?.postgres) })
    }
    return { costs, resident: (await service.memory()).resident }
  } finally {
    await service.stop()
  }
}

export interface Round {
  /** How often the database was asked for something. */
  readonly asked: number
  readonly seconds: number
  readonly cpu: Cpu | undefined
}

/** Half a percent of the workspaces, or one: in each an employee changes. */
const change = `
  update employees e set phone_primary = '+92 300 0000000', updated_at = stamp()
  from (select distinct on (workspace_id) workspace_id, id from employees
    where workspace_id = any(array(select workspace_id from companies order by random() limit $1)) order by workspace_id, id) as one
  where e.workspace_id = one.workspace_id and e.id = one.id`

/** Rounds of a process that has just started, with nothing to do, and after something has changed. */
export async function measureRounds(
  { data }: Bench,
  cell: Cell,
): Promise<Record<'first' | 'quiet' | 'busy', Round>> {
  const database = new Database({ url: cell.url, poolSize: 4 })
  const { vault } = secretsFrom(cell.secret)
  let asks = 0
  for (const name of ['system', 'reader', 'write'] as const) {
    const own = database[name].bind(database) as (...given: unknown[]) => never
    const counted = (...given: unknown[]) => {
      asks++
      return own(...given)
    }
    Object.assign(database, { [name]: counted })
  }
  const failed = (error: unknown) => {
    throw error
  }
  const round = async (): Promise<Round> => {
    asks = 0
    const started = performance.now()
    const processes = { postmaster: data.database.postmaster, servers: [] }
    const options = { database, vault, retentionDays: 30, sendsEmails: true }
    const [, cpu] = await spent(processes, () => runRound(options, Temporal.Now.instant, failed))
    return { asked: asks, seconds: (performance.now() - started) / 1000, cpu }
  }
  try {
    const first = await round()
    await round()
    const quiet = await round()
    await cell.client.query(change, [Math.max(1, Math.round(cell.workspaces / 200))])
    return { first, quiet, busy: await round() }
  } finally {
    await database.close()
  }
}

/** Creates a second while deliveries are waited for: few, for the cell has other work. */
const createsPerSecond = 20

/** Milliseconds from the commit of a change to the receipt of its delivery. */
export function measureDeliveries(bench: Bench, cell: Cell, workspaces: readonly BenchWorkspace[]) {
  const data = { ...bench.data, url: cell.url, workspaces }
  return onStage({ ...bench, data }, async stage => {
    const worker = await startWorker(stage)
    try {
      await waits(stage, bench.warmUpSeconds, createsPerSecond)
      return await waits(stage, bench.openSeconds, createsPerSecond)
    } finally {
      await worker.stop()
    }
  })
}

export interface Kept {
  readonly bytes: number
  /** Seconds that an index on all employees takes, which is what most migrations of a large table wait for. */
  readonly index: number
  /** Seconds of autovacuum since the database was made. */
  readonly vacuumed: number
}

export async function measureKept({ client }: Cell): Promise<Kept> {
  const [size] = (await client.query('select pg_database_size(current_database())::float8 as bytes')).rows
  const started = performance.now()
  await client.query('create index growth_probe_idx on employees (workspace_id, updated_at, id)')
  const index = (performance.now() - started) / 1000
  await client.query('drop index growth_probe_idx')
  const [vacuum] = (
    await client.query(
      `select coalesce(sum(total_autovacuum_time + total_autoanalyze_time), 0)::float8 / 1000 as seconds from pg_stat_all_tables`,
    )
  ).rows
  return { bytes: size.bytes, index, vacuumed: vacuum.seconds }
}
