// Latency: requests at a fixed rate, 60 % of the peak that was found just before, timed from when each should have started; the floor at the same rate.

import { type Pair, withFloorAndService } from './beside.ts'
import { fixed, median, range, table } from './figures.ts'
import { type Measured, measureAt } from './load.ts'
import { pick } from './requests.ts'
import { mixed, type Scenario, scenarios } from './scenarios.ts'
import type { Server } from './servers.ts'
import { assertAnswered, type Bench, middle, secondsUntilCompiled, side } from './turns.ts'

const load = 0.6

const measured: readonly Scenario[] = [
  scenarios.list_25,
  scenarios.get,
  scenarios.department,
  scenarios.poll,
  scenarios.create,
  scenarios.patch,
  mixed,
]

/** How much longer than the floor's its longest 1 % may take. */
const mostToFloor = 1.5

export function latency(bench: Bench): Promise<string> {
  return withFloorAndService(bench, async pair => {
    await side(bench, [pair.service], mixed.service)(secondsUntilCompiled(bench))
    const rows: string[][] = []
    for (const scenario of measured) {
      rows.push(await timed(bench, pair, scenario))
      console.log(rows.at(-1)!.join('  '))
    }
    const own = ['peak/s', 'rate/s', 'p50 ms', 'p99 ms', 'range of p99', 'longest ms']
    const floors = ['floor: p50 ms', 'p99 ms', 'longest ms']
    return table(['', ...own, ...floors, 'p99 to the floor', 'range', 'aim'], rows)
  })
}

/** Both at one rate, one after the other in each round: 60 % of what Muster answers at most. */
async function timed(bench: Bench, { floor, service }: Pair, scenario: Scenario): Promise<string[]> {
  const closed = side(bench, [service], scenario.service)
  await closed(bench.warmUpSeconds)
  await side(bench, [floor], scenario.floor)(bench.warmUpSeconds)
  const peaks: number[] = []
  const open: Measured[] = []
  const below: Measured[] = []
  for (let round = 0; round < bench.rounds; round++) {
    const { perSecond } = await closed(bench.seconds)
    peaks.push(perSecond)
    below.push(await asked(bench, floor, scenario.floor, perSecond * load))
    open.push(await asked(bench, service, scenario.service, perSecond * load))
  }
  const ratios = open.map(({ p99 }, round) => p99 / below[round]!.p99)
  const p99s = open.map(({ p99 }) => p99)
  return [
    scenario.title,
    fixed(median(peaks), 0),
    fixed(middle(open, 'perSecond'), 0),
    fixed(middle(open, 'p50'), 2),
    fixed(middle(open, 'p99'), 2),
    range(p99s, 1),
    fixed(longest(open), 1),
    fixed(middle(below, 'p50'), 2),
    fixed(middle(below, 'p99'), 2),
    fixed(longest(below), 1),
    fixed(median(ratios), 2),
    range(ratios, 2),
    `at most ${fixed(mostToFloor, 2)}`,
  ]
}

async function asked(
  { data, openSeconds }: Bench,
  { port }: Server,
  request: Scenario['floor'],
  rate: number,
): Promise<Measured> {
  const target = { ports: [port], request: () => request(pick(data.workspaces)) }
  const at = await measureAt(target, rate, openSeconds)
  assertAnswered(at)
  return at
}

const longest = (samples: readonly Measured[]): number => Math.max(...samples.map(each => each.longest))
