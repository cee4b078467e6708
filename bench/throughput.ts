// Throughput: every scenario beside the floors, the rows that they write, and a deep page beside the first.

import { Comparison, compared, type Pair, warm, withFloorAndService } from './beside.ts'
import { deepestPage, walkTo } from './deep.ts'
import { fixed } from './figures.ts'
import type { Findings } from './findings.ts'
import { pick } from './requests.ts'
import { compareRows, findDifferences, rowsTable, type Twin } from './rows.ts'
import { deepScenario, firstPage, mixedReads, type Scenario, scenarios } from './scenarios.ts'
import { timekeepingScenarios } from './timekeeping-scenarios.ts'
import { type Bench, inTurn, ratio, side } from './turns.ts'

export function throughput(bench: Bench, findings: Findings): Promise<string> {
  return withFloorAndService(bench, async pair => {
    const { list_25, list_100, ...others } = scenarios
    const rest: Scenario[] = [...Object.values(others), ...Object.values(timekeepingScenarios(bench.data))]
    const rows = await writtenRows(bench, pair, rest, findings)
    // Only reads: a new employee has few fields, and first pages full of them would be cheaper than deep ones.
    await warm(bench, pair, mixedReads)
    const comparison = new Comparison()
    for (const scenario of [list_25, list_100])
      comparison.add(scenario, await compared(bench, pair, scenario))
    const depth = await deep(bench, pair, comparison)
    for (const scenario of rest) comparison.add(scenario, await compared(bench, pair, scenario))
    for (const { title } of comparison.missed) findings.missed.add(title)
    return [comparison.rates(), depth, comparison.costs(), rows].join('\n\n')
  })
}

/** What each request writes, Muster's and that of the floor of the same rows, which is a fault where it is not the same. */
async function writtenRows(
  { data }: Bench,
  { floor, service }: Pair,
  all: readonly Scenario[],
  findings: Findings,
): Promise<string> {
  const workspace = pick(data.workspaces)
  const twins: Twin[] = all.flatMap(({ title, rows, service: asked }) =>
    rows
      ? {
          title,
          service: { port: service.port, request: asked(workspace) },
          floor: { port: floor.port, request: rows.floor(workspace) },
        }
      : [],
  )
  const found = await compareRows(data.url, twins)
  const differences = found.flatMap(findDifferences)
  if (differences.length > 0)
    findings.faults.push(`The floor of the same rows writes others than Muster. ${differences.join('; ')}.`)
  return ['Rows that one request writes, and their bytes:', rowsTable(found), ...differences].join('\n\n')
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
  comparison.add(scenario, { floor: samples.floor, service: samples.deep })
  const [ofFirst, first] = ratio(samples.first, samples.deep)
  const [ofSecond, between] = ratio(samples.second, samples.deep)
  const aim = `the aim is at most 1.1${Number(ofSecond) > 1.1 ? ', which is missed' : ''}`
  return (
    `In one workspace of ${fixed(workspace!.size, 0)}, ${title} takes ${ofSecond} times as long as page 2 (${between}; ${aim}), ` +
    `which is asked for with a cursor too, and ${ofFirst} times as long as page 1 (${first}).`
  )
}
