// A profile (--profile): microseconds of processor time a request by area, the floor's beside Muster's, and a .cpuprofile to look closer.

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { areas, shares } from './areas.ts'
import { fixed, table } from './figures.ts'
import type { Findings } from './findings.ts'
import { hasPerf, perfFlags, sampled } from './perf.ts'
import type { Scenario } from './scenarios.ts'
import { type Server, startFloor, startService } from './servers.ts'
import { type Bench, cost, secondsUntilCompiled, side } from './turns.ts'

/** Of a profile that was asked for by name. */
export const secondsAlone = 10

interface Profiled {
  /** By area; empty without perf. */
  readonly microseconds: ReadonlyMap<string, number>
  readonly about: string
}

/** A part of a run: what its throughput has found to be under its aim. */
export async function missed(
  bench: Bench,
  { missed: titles }: Findings,
  known: Readonly<Record<string, Scenario>>,
): Promise<string> {
  const names = Object.entries(known).flatMap(([name, { title }]) => (titles.has(title) ? name : []))
  return names.length > 0
    ? profile(bench, names, known, secondsOf(bench))
    : 'The throughput of this run missed no aim, or was not measured.'
}

/** Long enough for a few hundred samples. */
export const secondsOf = ({ seconds }: Bench): number => Math.max(2, seconds)

/** One table for each of the scenarios. */
export async function profile(
  bench: Bench,
  wanted: readonly string[],
  known: Readonly<Record<string, Scenario>>,
  seconds: number,
): Promise<string> {
  const unknown = wanted.find(name => !known[name])
  if (unknown)
    throw new Error(`There is no scenario ${unknown}; scenarios are ${Object.keys(known).join(', ')}.`)
  mkdirSync(bench.folder, { recursive: true })
  const tables: string[] = []
  for (const name of wanted) tables.push(await profiled(bench, name, known[name]!, seconds))
  return tables.join('\n\n')
}

async function profiled(bench: Bench, name: string, scenario: Scenario, seconds: number): Promise<string> {
  const floor = await startFloor(bench.data, perfFlags)
  const below = await looked(bench, floor, scenario.floor, seconds).finally(() => floor.stop())
  const service = await startService(bench.data, bench.folder, perfFlags)
  try {
    const above = await looked(bench, service, scenario.service, seconds)
    if (seconds === secondsAlone) {
      const file = join(bench.folder, `${name}.cpuprofile`)
      await service.profile(file, () => side(bench, [service], scenario.service)(seconds))
      console.log(`${name}: ${file}`)
    }
    const title = `**${scenario.title}**: floor ${below.about}; Muster ${above.about}.`
    return `${title}\n\n${hasPerf ? byArea(below, above) : 'Without perf there is no table.'}`
  } finally {
    await service.stop()
  }
}

async function looked(
  bench: Bench,
  server: Server,
  request: Scenario['service'],
  seconds: number,
): Promise<Profiled> {
  const load = side(bench, [server], request)
  await load(secondsUntilCompiled(bench))
  const free = await load(seconds)
  const [milliseconds, postgres] = cost([free])
  const about = `${fixed(free.perSecond, 0)}/s, ${milliseconds} ms of the server and ${postgres} ms of PostgreSQL a request`
  if (!hasPerf) return { microseconds: new Map(), about }
  const file = join(bench.folder, 'perf.data')
  const stacks = await sampled(server.pid, file, seconds - 1, () => load(seconds))
  const all = Number(milliseconds) * 1000
  return { microseconds: new Map([...shares(stacks)].map(([area, share]) => [area, share * all])), about }
}

function byArea(floor: Profiled, service: Profiled): string {
  const rows = areas.map(area => [floor, service].map(({ microseconds }) => microseconds.get(area)!))
  const sums = [0, 1].map(n => rows.reduce((sum, row) => sum + row[n]!, 0))
  const shown = [...areas.map((area, n) => ({ area, row: rows[n]! })), { area: 'all', row: sums }]
  return table(
    ['microseconds a request', 'floor', 'Muster'],
    shown.map(({ area, row }) => [area, ...row.map(value => fixed(value, 1))]),
  )
}
