// One process and two: what a second one adds, and which processor time stands in the way.

import { availableParallelism } from 'node:os'
import type { Cpu } from './cpu.ts'
import { fixed, median, table } from './figures.ts'
import { type Scenario, scenarios } from './scenarios.ts'
import { type Server, startFloor, startService } from './servers.ts'
import { type Bench, inTurn, middle, ratio, type Sample, side } from './turns.ts'

const measured: readonly Scenario[] = [scenarios.list_25, scenarios.get, scenarios.create]

export async function processes(bench: Bench): Promise<string> {
  const running: Server[] = []
  const start = async (server: Promise<Server>): Promise<Server> => {
    running.push(await server)
    return running.at(-1)!
  }
  try {
    const service = () => start(startService(bench.data, bench.folder))
    const services = [await service(), await service()]
    const floors = [await start(startFloor(bench.data)), await start(startFloor(bench.data))]
    const rows: string[][] = []
    for (const scenario of measured) {
      rows.push(...(await oneAndTwo(bench, `${scenario.title}, floor`, floors, scenario.floor)))
      rows.push(...(await oneAndTwo(bench, scenario.title, services, scenario.service)))
    }
    const cores = availableParallelism()
    const head = [
      '',
      'processes',
      'requests/s',
      'times one',
      'range',
      'server',
      'PostgreSQL',
      'load',
      `of ${cores} cores`,
    ]
    return table(head, rows)
  } finally {
    for (const server of running) await server.stop()
  }
}

async function oneAndTwo(
  bench: Bench,
  title: string,
  servers: readonly Server[],
  request: Scenario['service'],
): Promise<string[][]> {
  const { one, two } = await inTurn(bench, {
    one: side(bench, servers.slice(0, 1), request),
    two: side(bench, servers, request),
  })
  const rows = [
    [title, '1', rate(one), '', '', ...busy(one)],
    [title, '2', rate(two), ...ratio(two, one), ...busy(two)],
  ]
  for (const row of rows) console.log(row.join('  '))
  return rows
}

function rate(samples: readonly Sample[]): string {
  return fixed(middle(samples, 'perSecond'), 0)
}

/** Cores that each kind of process kept busy, and all of them together. */
function busy(samples: readonly Sample[]): string[] {
  const cores = (kind: keyof Cpu) =>
    median(
      samples.map(({ cpu, requests, perSecond }) => (cpu?.[kind] ?? Number.NaN) / (requests / perSecond)),
    )
  const each = (['servers', 'postgres', 'load'] as const).map(cores)
  const all = each.reduce((sum, value) => sum + value, 0)
  return [...each, all].map(value => (Number.isNaN(value) ? 'unknown' : fixed(value, 2)))
}
