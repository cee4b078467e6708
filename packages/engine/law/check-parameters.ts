// The check of a law pack's parameters: dated in order, with sources, for every tax year that the pack holds.

import { parseAmount, toAmount } from '../amounts.ts'
import { frequencies } from './case.ts'
import { type Entries, isDay, isMap, type KnownFacts, type Mistakes, type Path } from './mistakes.ts'
import type { TaxYearRule } from './pack.ts'
import { isFigure } from './parameters.ts'
import { listTaxYears } from './tax-year.ts'

interface Given {
  readonly parameters: unknown
  readonly facts: KnownFacts
  readonly years: TaxYearRule | null
  /** Those that lines name. */
  readonly used: ReadonlySet<string>
}

const contents = ['value', 'slabs', 'text', 'above', 'none', 'open']

export function checkParameters(mistakes: Mistakes, given: Given): void {
  const parameters = mistakes.map(given.parameters, ['parameters'], [])
  const used = new Set(given.used)
  for (const [name, list] of Object.entries(parameters)) {
    const path = ['parameters', name]
    const values = mistakes.items(list, path)
    for (const [n, value] of values.entries())
      for (const start of checkValue(mistakes, value, [...path, n], given)) {
        used.add(start)
        const message = `A slab begins at ${start}, which is no figure and no parameter with a value`
        mistakes.hold(hasContent(parameters[start], 'value'), [...path, n, 'slabs'], message)
      }
    const days = values.map(value => (isMap(value) ? String(value.from) : ''))
    for (const [n, day] of days.entries())
      mistakes.hold(
        n === 0 || days[n - 1]! < day,
        [...path, n],
        `${name} from ${day} stands after ${days[n - 1]}; values ascend by their day`,
      )
    if (given.years && days.every(isDay)) checkYears(mistakes, name, days, given.years)
  }
  for (const name of Object.keys(parameters))
    mistakes.hold(used.has(name), ['parameters', name], `No line names ${name}`)
  for (const [n, name] of [...(given.years?.renewed ?? [])].entries())
    mistakes.hold(name in parameters, ['tax_year', 'renewed', n], `There is no parameter ${name}`)
}

/** Whether each value of a parameter is of a kind; also used for what steps name. */
export function hasContent(list: unknown, ...kinds: readonly string[]): boolean {
  return (
    Array.isArray(list) && list.every(value => isMap(value) && kinds.some(kind => value[kind] !== undefined))
  )
}

/** No tax year of the pack is without a value, and none has one from before where it is set anew. */
function checkYears(mistakes: Mistakes, name: string, days: readonly string[], years: TaxYearRule): void {
  const path = ['parameters', name]
  const all = listTaxYears({ pack: '', tax_year: years })
  const [first, last] = [all[0]!, all.at(-1)!]
  mistakes.hold(
    days[0]! <= first.start_date,
    path,
    `${name} has no value on ${first.start_date}, the first day of ${first.name}; its first is from ${days[0]}`,
  )
  mistakes.hold(
    days.at(-1)! <= last.end_date,
    [...path, days.length - 1],
    `${name} has a value from ${days.at(-1)}, after ${last.name}, the last tax year of the pack`,
  )
  if (!years.renewed.includes(name)) return
  for (const year of all)
    mistakes.hold(
      days.includes(year.start_date),
      path,
      `${name} has no value from ${year.start_date}; each tax year sets it anew, and ${year.name} does not`,
    )
}

/** The parameters at which its slabs begin. */
function checkValue(mistakes: Mistakes, value: unknown, path: Path, { facts }: Given): string[] {
  const required = ['from', 'source', 'verified']
  const entries = mistakes.map(value, path, required, [...contents, 'percent', 'by'])
  if (!isMap(value)) return []
  if ('from' in entries)
    mistakes.hold(isDay(entries.from), [...path, 'from'], `from is ${entries.from}, which is no day`)
  if ('source' in entries) mistakes.text(entries.source, [...path, 'source'])
  if ('verified' in entries)
    mistakes.hold(
      typeof entries.verified === 'boolean',
      [...path, 'verified'],
      'verified must be true or false',
    )
  const given = contents.filter(key => key in entries)
  const has = given.length === 0 ? 'none' : given.join(' and ')
  if (!mistakes.hold(given.length === 1, path, `A value has one of ${contents.join(', ')}; this has ${has}`))
    return []
  return checkContent(mistakes, entries, given[0]!, path, facts)
}

function checkContent(
  mistakes: Mistakes,
  entries: Entries,
  kind: string,
  path: Path,
  facts: KnownFacts,
): string[] {
  const at = [...path, kind]
  if (kind === 'none' || kind === 'open') {
    mistakes.hold(entries[kind] === true, at, `${kind} must be true, or left out`)
    return []
  }
  if (kind === 'above') {
    checkFigure(mistakes, entries.above, at)
    checkPercent(mistakes, entries.percent, [...path, 'percent'])
    return []
  }
  const check = { slabs: checkSlabs, text: checkText }[kind] ?? checkFigure
  if (kind === 'text') mistakes.hold(entries.by !== undefined, path, 'text needs by: the fact that chooses')
  if (entries.by === undefined) return check(mistakes, entries[kind], at)
  checkChoices(mistakes, entries, kind, path, facts)
  return Object.entries(isMap(entries[kind]) ? entries[kind] : {}).flatMap(([key, each]) =>
    check(mistakes, each, [...at, key]),
  )
}

/** Each value of the fact is in one entry, where it is known which there are. */
function checkChoices(mistakes: Mistakes, value: Entries, kind: string, path: Path, facts: KnownFacts): void {
  const { by, [kind]: entries } = value
  const known = new Map([...facts, ['frequency', Object.keys(frequencies)] as const])
  if (!mistakes.hold(known.has(String(by)), [...path, 'by'], `There is no fact ${by}`)) return
  if (!mistakes.hold(isMap(entries), [...path, kind], `${kind} must be a map, with an entry for each ${by}`))
    return
  const keys = Object.keys(entries as Entries).flatMap(key => key.split(' ').map(each => ({ key, each })))
  const choices = known.get(String(by))
  for (const [n, { key, each }] of keys.entries()) {
    const at = [...path, kind, key]
    const isFirst = keys.findIndex(other => other.each === each) === n
    mistakes.hold(isFirst, at, `${each} stands twice among the entries for ${by}`)
    if (choices) mistakes.hold(choices.includes(each), at, `${each} is no ${by}: ${choices.join(', ')}`)
  }
  for (const choice of choices ?? [])
    mistakes.hold(
      keys.some(({ each }) => each === choice),
      [...path, kind],
      `There is no entry for ${by} ${choice}`,
    )
}

function checkText(mistakes: Mistakes, value: unknown, path: Path): string[] {
  if (!isMap(value)) mistakes.text(value, path)
  return []
}

function checkFigure(mistakes: Mistakes, value: unknown, path: Path): string[] {
  const holds = typeof value === 'string' && isFigure(value)
  mistakes.hold(holds, path, `${path.at(-1)} is ${value}, which is no figure`)
  return []
}

function checkPercent(mistakes: Mistakes, value: unknown, path: Path): void {
  const holds =
    typeof value === 'string' && isFigure(value) && parseAmount(value).lessThanOrEqualTo(toAmount(100))
  mistakes.hold(holds, path, `${value} is no percent from 0 to 100`)
}

function checkSlabs(mistakes: Mistakes, value: unknown, path: Path): string[] {
  if (isMap(value)) {
    const { cut_each, slabs } = mistakes.map(value, path, ['cut_each', 'slabs'], [])
    mistakes.hold(cut_each === true, path, 'cut_each must be true, or the slabs stand alone')
    return checkSlabs(mistakes, slabs, [...path, 'slabs'])
  }
  const starts: string[] = []
  for (const [n, slab] of mistakes.items(value, path).entries()) {
    const at = [...path, n]
    const isPair = Array.isArray(slab) && slab.length === 2
    if (!mistakes.hold(isPair, at, 'A slab is [above, percent]')) continue
    const [above, percent] = slab as readonly unknown[]
    checkPercent(mistakes, percent, at)
    const before = starts.at(-1)
    starts.push(String(above))
    if (before === undefined || !isFigure(before) || !isFigure(String(above))) continue
    const ascends = parseAmount(String(above)).greaterThan(parseAmount(before))
    mistakes.hold(ascends, at, `A slab above ${above} stands after one above ${before}; slabs ascend`)
  }
  return starts.filter(start => !isFigure(start))
}
