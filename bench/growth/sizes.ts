// The sizes of a cell, one after the other in one database, and their tables.

import { fixed, megabytes, percent, table } from '../figures.ts'
import { options } from '../options.ts'
import type { Bench } from '../turns.ts'
import { Cell } from './cell.ts'
import {
  asked,
  type Kept,
  measureDeliveries,
  measureKept,
  measureRequests,
  measureRounds,
  type Requests,
  type Round,
} from './measured.ts'

const isTrial = ({ rounds }: Bench): boolean => rounds === 1

export const workspaceSizes = (bench: Bench): number[] => (isTrial(bench) ? [1, 20] : [1, 100, 2_000, 20_000])

const employeesEach = 10
const employeesOfLarge = 1_000

export const byWorkspaces = (bench: Bench): Promise<string> =>
  grow(bench, {
    database: 'bench_growth_workspaces',
    employees: employeesEach,
    sizes: workspaceSizes(bench),
    title: size => `${fixed(size, 0)} workspaces`,
  })

export const byEmployees = (bench: Bench): Promise<string> => {
  const most = options.isSized ? options.employees : 100_000
  const sizes = isTrial(bench)
    ? [1, 2]
    : [10_000, 100_000, 300_000, 1_000_000, 3_000_000].filter(size => size <= most)
  return grow(bench, {
    database: 'bench_growth_employees',
    employees: employeesOfLarge,
    sizes: isTrial(bench) ? sizes : sizes.map(size => size / employeesOfLarge),
    title: size => `${fixed(size * employeesOfLarge, 0)} employees`,
  })
}

interface Growth {
  readonly database: string
  /** In each workspace. */
  readonly employees: number
  readonly sizes: readonly number[]
  readonly title: (size: number) => string
}

interface Measured extends Requests {
  readonly title: string
  readonly rounds: Record<'first' | 'quiet' | 'busy', Round>
  readonly waits: { readonly p50: number; readonly p99: number }
  readonly kept: Kept
  /** The share of the time since the size before that autovacuum took. */
  readonly vacuum: number
}

async function grow(bench: Bench, { database, employees, sizes, title }: Growth): Promise<string> {
  const cell = await Cell.open(bench, database, employees)
  const rows: Measured[] = []
  try {
    for (const size of sizes) {
      await cell.growTo(size)
      const { vacuumed } = await measureKept(cell)
      const started = performance.now()
      const rounds = await measureRounds(bench, cell)
      const workspaces = await cell.keyed()
      const requests = await measureRequests(bench, cell, workspaces)
      const waits = await measureDeliveries(bench, cell, workspaces)
      const seconds = (performance.now() - started) / 1000
      const kept = await measureKept(cell)
      const vacuum = (kept.vacuumed - vacuumed) / seconds
      rows.push({ title: title(size), ...requests, rounds, waits, kept, vacuum })
      console.log(tell(rows))
    }
    return tell(rows)
  } finally {
    await cell.close()
  }
}

function tell(rows: readonly Measured[]): string {
  const names = Object.keys(asked)
  const costs = table(
    ['', ...names.flatMap(name => [`${name}: server`, 'PostgreSQL'])],
    rows.map(({ title, costs: each }) => [
      title,
      ...each.flatMap(({ server, postgres }) => [fixed(server, 3), fixed(postgres, 3)]),
    ]),
  )
  const kinds = ['first', 'quiet', 'busy'] as const
  const ms = (seconds: number | undefined) => fixed((seconds ?? Number.NaN) * 1000, 0)
  const rounds = table(
    [
      '',
      ...['after a start', 'nothing to do', 'some changed'].flatMap(what => [
        `${what}: asked`,
        'process ms',
        'PostgreSQL ms',
      ]),
    ],
    rows.map(({ title, rounds: of }) => [
      title,
      ...kinds.flatMap(kind => [
        fixed(of[kind].asked, 0),
        ms(of[kind].cpu?.load),
        ms(of[kind].cpu?.postgres),
      ]),
    ]),
  )
  const others = table(
    ['', 'disk MB', 'resident MB', 'delivery p50 ms', 'p99 ms', 'autovacuum', 'an index on employees s'],
    rows.map(({ title, kept, resident, waits, vacuum }) => [
      title,
      megabytes(kept.bytes),
      megabytes(resident),
      fixed(waits.p50, 1),
      fixed(waits.p99, 1),
      percent(vacuum),
      fixed(kept.index, 2),
    ]),
  )
  return [
    `Milliseconds of processor time a request:\n\n${costs}`,
    `One round of the jobs, how often the database was asked for something, and milliseconds of processor time:\n\n${rounds}`,
    others,
  ].join('\n\n')
}
