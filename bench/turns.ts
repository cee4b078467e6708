// Rounds: several sides are loaded in turn, so that all of them meet the same noise, and medians are told with their range.

import { isSuccess } from './connection.ts'
import { type Cpu, spent } from './cpu.ts'
import type { BenchData, BenchWorkspace } from './data.ts'
import { fixed, median, range, table } from './figures.ts'
import { type Measured, measure } from './load.ts'
import { pick } from './requests.ts'
import type { Server } from './servers.ts'

/** What a run was asked for. */
export interface Bench {
  readonly data: BenchData
  /** For logs and profiles. */
  readonly folder: string
  readonly connections: number
  readonly rounds: number
  /** Of one side in one round. */
  readonly seconds: number
  readonly warmUpSeconds: number
  /** Of the open loop. */
  readonly openSeconds: number
  readonly memoryMinutes: number
  /** Of the longest 1 %. */
  readonly tailMinutes: number
}

export interface Sample extends Measured {
  readonly cpu: Cpu | undefined
}

/** Until V8 has compiled what a request runs, and a service that has started the validators of its other operations. */
export const secondsUntilCompiled = ({ seconds }: Bench): number => Math.min(12, seconds * 12)

/** One thing to be loaded, for so many seconds. */
export type Side = (seconds: number) => Promise<Sample>

/** A closed loop over the connections of the run, spread over the servers. */
export function side(
  bench: Bench,
  servers: readonly Server[],
  request: (workspace: BenchWorkspace) => string,
  workspaces = bench.data.workspaces,
): Side {
  const target = { ports: servers.map(({ port }) => port), request: () => request(pick(workspaces)) }
  const { postmaster } = bench.data.database
  return async seconds => {
    const processes = { postmaster, servers: servers.map(({ pid }) => pid) }
    const [measured, cpu] = await spent(processes, () => measure(target, bench.connections, seconds))
    assertAnswered(measured)
    return { ...measured, cpu }
  }
}

/** Every request was answered with the one status, or else with any 2xx. */
export function assertAnswered({ statuses, requests }: Measured, status?: number): void {
  const others = [...statuses].filter(([got]) => (status === undefined ? !isSuccess(got) : got !== status))
  if (others.length === 0) return
  const told = others.map(([got, times]) => `${got} ${times} times`).join(', ')
  throw new Error(`Of ${requests} requests not all were answered with a ${status ?? '2xx'}: ${told}.`)
}

export async function inTurn<Name extends string>(
  { rounds, seconds, warmUpSeconds }: Bench,
  sides: Readonly<Record<Name, Side>>,
): Promise<Record<Name, Sample[]>> {
  const names = Object.keys(sides) as Name[]
  const samples = Object.fromEntries(names.map(name => [name, [] as Sample[]])) as Record<Name, Sample[]>
  for (const name of names) await sides[name](warmUpSeconds)
  for (let round = 0; round < rounds; round++)
    for (const name of names) samples[name].push(await sides[name](seconds))
  return samples
}

export function middle(samples: readonly Measured[], figure: 'perSecond' | 'p50' | 'p99'): number {
  return median(samples.map(sample => sample[figure]))
}

/** Requests a second and the milliseconds that half and 99 of 100 took at most. */
export function speed(samples: readonly Measured[]): string[] {
  return [
    fixed(middle(samples, 'perSecond'), 0),
    fixed(middle(samples, 'p50'), 2),
    fixed(middle(samples, 'p99'), 2),
  ]
}

/** How much of the one is the other, round by round: the median and the range. */
export function ratio(of: readonly Measured[], to: readonly Measured[]): string[] {
  const ratios = of.map((sample, round) => sample.perSecond / to[round]!.perSecond)
  return [fixed(median(ratios), 2), range(ratios, 2)]
}

const kinds = ['servers', 'postgres', 'load'] as const

/** Milliseconds of processor time a request: the server's, PostgreSQL's and the load's. */
export function cost(samples: readonly Sample[]): string[] {
  const requests = samples.reduce((sum, sample) => sum + sample.requests, 0)
  return kinds.map(kind => {
    const seconds = samples.reduce((sum, { cpu }) => sum + (cpu?.[kind] ?? Number.NaN), 0)
    return Number.isNaN(seconds) ? 'unknown' : fixed((seconds / requests) * 1000, 3)
  })
}

export function costTable(other: string, rows: readonly string[][]): string {
  const one = (who: string) => [`${who}: server`, 'PostgreSQL', 'load']
  return `Milliseconds of processor time a request:\n\n${table(['', ...one(other), ...one('Muster')], rows)}`
}
