// Latency: requests at a fixed rate, 60 % of the peak that was found just before, timed from when each should have started.

import { fixed, median, range, table } from './figures.ts'
import { type Measured, measureAt } from './load.ts'
import { pick } from './requests.ts'
import { mixed, type Scenario, scenarios } from './scenarios.ts'
import { type Server, startService } from './servers.ts'
import { assertAnswered, type Bench, middle, side } from './turns.ts'

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

export async function latency(bench: Bench): Promise<string> {
  const service = await startService(bench.data, bench.folder)
  try {
    const rows: string[][] = []
    for (const scenario of measured) {
      rows.push(await timed(bench, service, scenario))
      console.log(rows.at(-1)!.join('  '))
    }
    return table(
      ['', 'peak/s', 'rate/s', 'p50 ms', 'p99 ms', 'range of p99', 'longest ms', 'aim for p99'],
      rows,
    )
  } finally {
    await service.stop()
  }
}

async function timed(bench: Bench, service: Server, scenario: Scenario): Promise<string[]> {
  const closed = side(bench, [service], scenario.service)
  const request = () => scenario.service(pick(bench.data.workspaces))
  await closed(bench.warmUpSeconds)
  const peaks: number[] = []
  const open: Measured[] = []
  for (let round = 0; round < bench.rounds; round++) {
    const { perSecond } = await closed(bench.seconds)
    peaks.push(perSecond)
    const at = await measureAt({ ports: [service.port], request }, perSecond * load, bench.openSeconds)
    assertAnswered(at)
    open.push(at)
  }
  return [
    scenario.title,
    fixed(median(peaks), 0),
    fixed(middle(open, 'perSecond'), 0),
    fixed(middle(open, 'p50'), 2),
    fixed(middle(open, 'p99'), 2),
    range(
      open.map(({ p99 }) => p99),
      1,
    ),
    fixed(Math.max(...open.map(({ longest }) => longest)), 1),
    '15.00',
  ]
}
