// Against (--against): this checkout beside another one on the same rows, scenario by scenario in turn; one that has become slower by a tenth fails.

import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { fixed, median, range, table } from './figures.ts'
import type { Scenario } from './scenarios.ts'
import { type Service, startService } from './servers.ts'
import { type Bench, inTurn, ratio, type Sample, side } from './turns.ts'

/** What may be lost of the throughput, or spent in addition of the processor. */
const tolerated = 0.1

/** A checkout of another commit, with its packages, and the scenarios that are compared: all, or these. */
export interface Other {
  readonly folder: string
  readonly only: readonly string[]
}

export async function against(
  bench: Bench,
  { folder, only }: Other,
  known: Readonly<Record<string, Scenario>>,
): Promise<string> {
  const unknown = only.find(name => !known[name])
  if (unknown)
    throw new Error(`There is no scenario ${unknown}; scenarios are ${Object.keys(known).join(', ')}.`)
  const before = await startOther(bench, folder)
  const after = await startService(bench.data, bench.folder).catch(error =>
    before.stop().then(() => Promise.reject(error)),
  )
  try {
    const rows: Row[] = []
    for (const [name, scenario] of Object.entries(known))
      if (only.length === 0 || only.includes(name)) rows.push(await compare(bench, scenario, before, after))
    const slower = rows.filter(({ isSlower }) => isSlower).map(({ cells: [title] }) => title)
    const told = table(
      head,
      rows.map(({ cells }) => cells),
    )
    if (slower.length > 0) throw new Error(`${told}\n\nSlower by more than a tenth: ${slower.join('; ')}.`)
    return told
  } finally {
    await Promise.all([before.stop(), after.stop()])
  }
}

async function startOther(bench: Bench, folder: string): Promise<Service> {
  const servers = join(resolve(folder), 'bench/servers.ts')
  if (!existsSync(servers)) throw new Error(`${folder} is no checkout: it has no bench/servers.ts.`)
  const other: { startService: typeof startService } = await import(pathToFileURL(servers).href)
  return other.startService(bench.data, bench.folder)
}

const head = [
  '',
  'before /s',
  'after /s',
  'after/before',
  'range',
  'before ms',
  'after ms',
  'after/before',
  'range',
]

interface Row {
  readonly cells: readonly string[]
  readonly isSlower: boolean
}

/**
 * Requests a second, and milliseconds of processor time a request of server and PostgreSQL together. Slower is what is so
 * by both: other work on the machine changes one of them more than the other.
 */
async function compare(bench: Bench, scenario: Scenario, before: Service, after: Service): Promise<Row> {
  const samples = await inTurn(bench, {
    before: side(bench, [before], scenario.service),
    after: side(bench, [after], scenario.service),
  })
  const costs = samples.after.map((sample, round) => spentOn(sample) / spentOn(samples.before[round]!))
  const rates = ratio(samples.after, samples.before)
  const each = (sides: readonly Sample[], figure: (sample: Sample) => number) => median(sides.map(figure))
  const perSecond = (sides: readonly Sample[]) =>
    fixed(
      each(sides, sample => sample.perSecond),
      0,
    )
  const ms = (sides: readonly Sample[]) => fixed(each(sides, spentOn), 3)
  const cells = [
    scenario.title,
    perSecond(samples.before),
    perSecond(samples.after),
    ...rates,
    ms(samples.before),
    ms(samples.after),
    fixed(median(costs), 2),
    range(costs, 2),
  ]
  console.log(cells.join('  '))
  return { cells, isSlower: Number(rates[0]) < 1 - tolerated && median(costs) > 1 + tolerated }
}

const spentOn = ({ cpu, requests }: Sample): number =>
  cpu ? ((cpu.servers + cpu.postgres) / requests) * 1000 : Number.NaN
