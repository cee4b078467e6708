// Throughput: every scenario beside the floor, the most that one process of each answers, and a deep page beside the first.

import { Comparison, compared, type Pair, warm, withFloorAndService } from './beside.ts'
import { deepestPage, walkTo } from './deep.ts'
import { fixed } from './figures.ts'
import { deepScenario, firstPage, mixedReads, scenarios } from './scenarios.ts'
import { type Bench, inTurn, ratio, side } from './turns.ts'

export function throughput(bench: Bench): Promise<string> {
  return withFloorAndService(bench, async pair => {
    // Only reads: a new employee has few fields, and first pages full of them would be cheaper than deep ones.
    await warm(bench, pair, mixedReads)
    const comparison = new Comparison()
    const { list_25, list_100, ...others } = scenarios
    for (const scenario of [list_25, list_100])
      comparison.add(scenario, ...(await compared(bench, pair, scenario)))
    const depth = await deep(bench, pair, comparison)
    for (const scenario of Object.values(others))
      comparison.add(scenario, ...(await compared(bench, pair, scenario)))
    return [comparison.rates(), depth, comparison.costs()].join('\n\n')
  })
}

/** Page 10,000 beside the floor's, and beside pages 1 and 2 of the same workspace. */
async function deep(bench: Bench, { floor, service }: Pair, comparison: Comparison): Promise<string> {
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
  comparison.add(scenario, samples.floor, samples.deep)
  const [ofFirst, first] = ratio(samples.first, samples.deep)
  const [ofSecond, between] = ratio(samples.second, samples.deep)
  return (
    `In one workspace of ${fixed(workspace!.size, 0)}, ${title} takes ${ofFirst} times as long as page 1 (${first}; the aim is at most 1.1) ` +
    `and ${ofSecond} times as long as page 2 (${between}), which is asked for with a cursor too.`
  )
}
