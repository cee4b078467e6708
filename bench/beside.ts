// Beside the floor: both servers on the same rows, one scenario after the other asked of both in turn, and what is told of it.

import { fixed, table } from './figures.ts'
import type { Scenario } from './scenarios.ts'
import { type OwnServer, startFloor, startService } from './servers.ts'
import {
  assertAnswered,
  type Bench,
  cost,
  costTable,
  inTurn,
  ratio,
  type Sample,
  type Side,
  secondsUntilCompiled,
  side,
  speed,
} from './turns.ts'

export interface Pair {
  readonly floor: OwnServer
  readonly service: OwnServer
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
  await side(bench, [service], scenario.service)(secondsUntilCompiled(bench))
}

/** What was measured of a scenario, in the same rounds. */
export interface Samples {
  /** The floor's, and where it writes less than the scenario, those of the floor of the same rows. */
  readonly floor?: readonly Sample[]
  readonly rows?: readonly Sample[]
  readonly service: readonly Sample[]
}

export async function compared(bench: Bench, { floor, service }: Pair, scenario: Scenario): Promise<Samples> {
  const { rows } = scenario
  const sides = {
    ...(isPlain(scenario) && { floor: side(bench, [floor], scenario.floor) }),
    ...(rows && { rows: side(bench, [floor], rows.floor) }),
    service: side(bench, [service], scenario.service),
  }
  const samples = await inTurn<'floor' | 'rows' | 'service'>(bench, sides as Record<keyof Samples, Side>)
  for (const sample of samples.service) assertAnswered(sample, scenario.status)
  return samples
}

/** Whether the scenario has a floor that writes one row, or reads. */
const isPlain = ({ floor, rows }: Scenario): boolean => rows?.floor !== floor

/** What was found of several scenarios. */
export class Comparison {
  readonly #rates: { readonly cells: readonly string[]; readonly rows: readonly string[] }[] = []
  readonly #costs: string[][] = []
  readonly #missed: Scenario[] = []

  add(scenario: Scenario, { floor, rows, service }: Samples): void {
    const { title } = scenario
    const beside = (of: readonly Sample[] | undefined, aim: number) =>
      of ? [...ratio(service, of), judged(aim, of, service)] : ['', '', '']
    const cells = [
      title,
      ...(floor ? speed(floor) : ['', '', '']),
      ...speed(service),
      ...beside(floor, scenario.aim),
    ]
    const ofRows = [rows ? speed(rows)[0]! : '', ...beside(rows, scenario.rows?.aim ?? 0)]
    this.#rates.push({ cells, rows: ofRows })
    if ([...cells, ...ofRows].some(cell => cell.endsWith(missed))) this.#missed.push(scenario)
    if (floor) this.#costs.push([title, ...cost(floor), ...cost(service)])
    if (rows) this.#costs.push([`${title}, same rows`, ...cost(rows), ...cost(service)])
    console.log([...cells, ...ofRows].join('  '))
  }

  /** Those that are under their aim. */
  get missed(): readonly Scenario[] {
    return this.#missed
  }

  /** Requests a second and the ratio to the floor's, and to that of the same rows where there is one. */
  rates(): string {
    const one = (who: string) => [`${who}/s`, 'p50 ms', 'p99 ms']
    const plain = ['', ...one('floor '), ...one('Muster '), 'ratio', 'range', 'aim']
    if (this.#rates.every(({ rows: [perSecond] }) => perSecond === ''))
      return table(
        plain,
        this.#rates.map(({ cells }) => cells),
      )
    return table(
      [...plain, 'same rows /s', 'ratio', 'range', 'aim'],
      this.#rates.map(({ cells, rows }) => [...cells, ...rows]),
    )
  }

  costs(): string {
    return costTable('floor', this.#costs)
  }
}

const missed = 'missed'

function judged(aim: number, of: readonly Sample[], service: readonly Sample[]): string {
  const [median] = ratio(service, of)
  return Number(median) < aim ? `${fixed(aim, 2)} ${missed}` : fixed(aim, 2)
}
