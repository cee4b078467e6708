// The bar (--bar): the ratios to the floors beside the last ones of docs/benchmarks.md; one that fell by more than a tenth, twice, fails.

import { compared, type Pair, type Samples, warm, withFloorAndService } from './beside.ts'
import { fixed, table } from './figures.ts'
import type { Findings } from './findings.ts'
import { read } from './report.ts'
import { mixedReads, type Scenario } from './scenarios.ts'
import { type Bench, ratio } from './turns.ts'

/** What a ratio may lose of what it was. */
const tolerated = 0.1

/** To the floor, and to that of the same rows; undefined where there is none. */
type Ratios = readonly [floor: number | undefined, rows: number | undefined]

/** Measures what has a ratio there, all of it or only these; what seems to have fallen is measured again for twice as long. */
export async function bar(
  bench: Bench,
  only: readonly string[],
  known: Readonly<Record<string, Scenario>>,
  findings: Findings,
): Promise<string> {
  const unknown = only.find(name => !known[name])
  if (unknown)
    throw new Error(`There is no scenario ${unknown}; scenarios are ${Object.keys(known).join(', ')}.`)
  const last = readRatios(read('throughput'))
  const wanted = Object.entries(known).filter(([name]) => only.length === 0 || only.includes(name))
  return withFloorAndService(bench, async pair => {
    await warm(bench, pair, mixedReads)
    const rows: string[][] = []
    for (const [, scenario] of wanted) {
      const before = last.get(scenario.title)
      if (before) rows.push(await held(bench, pair, scenario, before, findings))
      else console.log(`${scenario.title}: docs/benchmarks.md has no ratio of it yet`)
    }
    return table(['', 'last', 'now', 'again', 'same rows: last', 'now', 'again'], rows)
  })
}

async function held(
  bench: Bench,
  pair: Pair,
  scenario: Scenario,
  last: Ratios,
  findings: Findings,
): Promise<string[]> {
  const now = ratiosOf(await compared(bench, pair, scenario))
  const twice = { ...bench, rounds: bench.rounds * 2 }
  const again = hasFallen(last, now) ? ratiosOf(await compared(twice, pair, scenario)) : undefined
  if (again && hasFallen(last, again))
    findings.faults.push(
      `${scenario.title}: the ratio has fallen by more than a tenth since docs/benchmarks.md.`,
    )
  const cells = [0, 1].flatMap(n =>
    [last[n], now[n], again?.[n]].map(each => (each === undefined ? '' : fixed(each, 2))),
  )
  console.log([scenario.title, ...cells].join('  '))
  return [scenario.title, ...cells]
}

function ratiosOf({ floor, rows, service }: Samples): Ratios {
  const of = (side: Samples['floor']) => (side ? Number(ratio(service, side)[0]) : undefined)
  return [of(floor), of(rows)]
}

function hasFallen(last: Ratios, now: Ratios): boolean {
  return last.some(
    (before, n) => before !== undefined && now[n] !== undefined && now[n] < before * (1 - tolerated),
  )
}

/** The ratios of the first table of the text, by the title of the scenario. */
export function readRatios(text: string): ReadonlyMap<string, Ratios> {
  const lines = text.split('\n').filter(line => line.startsWith('|'))
  const cells = lines.map(line =>
    line
      .split('|')
      .slice(1, -1)
      .map(cell => cell.trim()),
  )
  const head = cells[0] ?? []
  const columns = head.flatMap((cell, n) => (cell === 'ratio' ? n : []))
  // The tables after the first have fewer columns.
  const rows = cells.slice(2).filter(row => row.length === head.length)
  return new Map(
    rows.map(row => {
      const at = (column: number | undefined) => (column === undefined ? 0 : Number(row[column])) || undefined
      return [row[0]!, [at(columns[0]), at(columns[1])]]
    }),
  )
}
