// Beside the floor: both servers on the same rows, one scenario after the other asked of both in turn, and what is told of it.

import { fixed, table } from './figures.ts'
import type { Scenario } from './scenarios.ts'
import { type Server, startFloor, startService } from './servers.ts'
import {
  assertAnswered,
  type Bench,
  cost,
  costTable,
  inTurn,
  ratio,
  type Sample,
  side,
  speed,
} from './turns.ts'

export interface Pair {
  readonly floor: Server
  readonly service: Server
}

export async function withFloorAndService<Result>(
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

/** Code is compiled by what runs often, so it runs before anything is measured. */
export async function warm(bench: Bench, { floor, service }: Pair, scenario: Scenario): Promise<void> {
  await side(bench, [floor], scenario.floor)(bench.warmUpSeconds)
  await side(bench, [service], scenario.service)(bench.warmUpSeconds * 3)
}

/** The floor's samples and Muster's. */
export async function compared(
  bench: Bench,
  { floor, service }: Pair,
  scenario: Scenario,
): Promise<[Sample[], Sample[]]> {
  const samples = await inTurn(bench, {
    floor: side(bench, [floor], scenario.floor),
    service: side(bench, [service], scenario.service),
  })
  for (const sample of samples.service) assertAnswered(sample, scenario.status)
  return [samples.floor, samples.service]
}

/** What was found of several scenarios. */
export class Comparison {
  readonly #rates: string[][] = []
  readonly #costs: string[][] = []

  add({ title, aim }: Scenario, floor: Sample[], service: Sample[]): void {
    const row = [title, ...speed(floor), ...speed(service), ...ratio(service, floor), fixed(aim, 2)]
    this.#rates.push(row)
    this.#costs.push([title, ...cost(floor), ...cost(service)])
    console.log(row.join('  '))
  }

  /** Requests a second and the ratio to the floor's. */
  rates(): string {
    const one = (who: string) => [`${who}/s`, 'p50 ms', 'p99 ms']
    return table(['', ...one('floor '), ...one('Muster '), 'ratio', 'range', 'aim'], this.#rates)
  }

  costs(): string {
    return costTable('floor', this.#costs)
  }
}
