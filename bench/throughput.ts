// Throughput: every scenario beside the floor, the most that one process of each answers, and a deep page beside the first.

import { deepestPage, walkTo } from './deep.ts'
import { fixed, table } from './figures.ts'
import { deepScenario, firstPage, mixedReads, type Scenario, scenarios } from './scenarios.ts'
import { type Server, startFloor, startService } from './servers.ts'
import { type Bench, cost, costTable, inTurn, ratio, type Sample, side, speed } from './turns.ts'

interface Pair {
  readonly floor: Server
  readonly service: Server
}

export async function besideTheFloor<Result>(
  bench: Bench,
  work: (pair: Pair) => Promise<Result>,
): Promise<Result> {
  const floor = await startFloor(bench.data)
  try {
    const service = await startService(bench.data, bench.folder)
    try {
      return await work({ floor, service })
    } finally {
      await service.stop()
    }
  } finally {
    await floor.stop()
  }
}

export function throughput(bench: Bench): Promise<string> {
  return besideTheFloor(bench, async pair => {
    // Code is compiled by what runs often, so all of it runs first. Only reads: a new employee has few fields, and first pages
    // full of them would be cheaper than deep ones.
    await side(bench, [pair.floor], mixedReads.floor)(bench.warmUpSeconds)
    await side(bench, [pair.service], mixedReads.service)(bench.warmUpSeconds * 3)
    const rows: string[][] = []
    const costs: string[][] = []
    const add = (scenario: Scenario, floor: Sample[], service: Sample[]) => {
      rows.push([
        scenario.title,
        ...speed(floor),
        ...speed(service),
        ...ratio(service, floor),
        fixed(scenario.aim, 2),
      ])
      costs.push([scenario.title, ...cost(floor), ...cost(service)])
      console.log(rows.at(-1)!.join('  '))
    }
    const { list_25, list_100, ...others } = scenarios
    for (const scenario of [list_25, list_100]) add(scenario, ...(await compared(bench, pair, scenario)))
    const depth = await deep(bench, pair, add)
    for (const scenario of Object.values(others)) add(scenario, ...(await compared(bench, pair, scenario)))
    return [rates(rows), depth, costTable('floor', costs)].join('\n\n')
  })
}

function rates(rows: readonly string[][]): string {
  const one = (who: string) => [`${who}/s`, 'p50 ms', 'p99 ms']
  return table(['', ...one('floor '), ...one('Muster '), 'ratio', 'range', 'aim'], rows)
}

async function compared(
  bench: Bench,
  { floor, service }: Pair,
  scenario: Scenario,
): Promise<[Sample[], Sample[]]> {
  const samples = await inTurn(bench, {
    floor: side(bench, [floor], scenario.floor),
    service: side(bench, [service], scenario.service),
  })
  return [samples.floor, samples.service]
}

/** Page 10,000 beside the floor's, and beside pages 1 and 2 of the same workspace. */
async function deep(
  bench: Bench,
  { floor, service }: Pair,
  add: (scenario: Scenario, floor: Sample[], service: Sample[]) => void,
): Promise<string> {
  const largest = bench.data.workspaces.slice(0, 1)
  const [workspace] = largest
  const page = deepestPage(workspace!)
  const title = `page ${fixed(page, 0)} of 25`
  const scenario = deepScenario(title, await walkTo(page, service.port, workspace!))
  const second = deepScenario('page 2', await walkTo(2, service.port, workspace!))
  const samples = await inTurn(bench, {
    floor: side(bench, [floor], scenario.floor, largest),
    first: side(bench, [service], firstPage.service, largest),
    second: side(bench, [service], second.service, largest),
    deep: side(bench, [service], scenario.service, largest),
  })
  add(scenario, samples.floor, samples.deep)
  const [ofFirst, first] = ratio(samples.first, samples.deep)
  const [ofSecond, between] = ratio(samples.second, samples.deep)
  return (
    `In one workspace of ${fixed(workspace!.size, 0)}, ${title} takes ${ofFirst} times as long as page 1 (${first}; the aim is at most 1.1) ` +
    `and ${ofSecond} times as long as page 2 (${between}), which is asked for with a cursor too.`
  )
}
