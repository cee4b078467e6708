// The check of a law pack, before anything is computed from it: every mistake with its place.

import { fiscalYearFrom } from '../fiscal-year.ts'
import { checkLines, checkWarnings } from './check-lines.ts'
import { checkParameters } from './check-parameters.ts'
import { type Entries, isDay, isMap, type KnownFacts, Mistakes, type PackMistake } from './mistakes.ts'
import type { TaxYearRule } from './pack.ts'
import { isFigure } from './parameters.ts'
import { readers } from './readers.ts'

export type { PackMistake } from './mistakes.ts'

/** `name` is the folder's. Values are text, booleans, lists and maps, as they are written. */
export function checkPack(pack: unknown, name: string): readonly PackMistake[] {
  const mistakes = new Mistakes()
  const required = ['pack', 'name', 'currency', 'tax_year', 'bases', 'facts', 'parameters', 'lines']
  const entries = mistakes.map(pack, [], required, ['titles', 'warnings'])
  if (mistakes.list.length > 0) return mistakes.list
  mistakes.hold(entries.pack === name, ['pack'], `pack is ${entries.pack}, and its folder is ${name}`)
  mistakes.text(entries.name, ['name'])
  const isCurrency = /^[A-Z]{3}$/.test(String(entries.currency))
  mistakes.hold(isCurrency, ['currency'], `currency must be a code of ISO 4217, such as PKR`)
  const years = checkTaxYear(mistakes, entries.tax_year)
  const bases = checkBases(mistakes, entries.bases)
  const facts = checkFacts(mistakes, entries.facts, bases)
  const used = checkLines(mistakes, { ...entries, known: { bases, facts } })
  for (const { otherwise } of Object.values(isMap(entries.facts) ? entries.facts : {}).filter(isMap))
    if (otherwise !== undefined) used.add(String(otherwise))
  for (const parameter of checkWarnings(mistakes, { ...entries, known: { bases, facts } }))
    used.add(parameter)
  checkParameters(mistakes, { parameters: entries.parameters, facts, years, used })
  if (entries.titles !== undefined) checkTitles(mistakes, entries)
  return mistakes.list
}

function checkTitles(mistakes: Mistakes, { titles, parameters }: Entries): void {
  const known = Object.keys(mistakes.map(parameters, ['parameters'], []))
  for (const [name, title] of Object.entries(mistakes.map(titles, ['titles'], []))) {
    mistakes.hold(known.includes(name), ['titles', name], `There is no parameter ${name}`)
    mistakes.text(title, ['titles', name])
  }
}

/** Null where the years cannot be read. */
function checkTaxYear(mistakes: Mistakes, value: unknown): TaxYearRule | null {
  const path = ['tax_year']
  const before = mistakes.list.length
  const { starts, first, last, renewed } = mistakes.map(
    value,
    path,
    ['starts', 'first', 'last', 'renewed'],
    [],
  )
  const isStart = isDay(`2025-${starts}`)
  mistakes.hold(
    isStart,
    [...path, 'starts'],
    `starts is ${starts}, which is no month and day such as "07-01"`,
  )
  const isYear = (name: unknown): boolean =>
    /^\d{4}(-\d\d)?$/.test(String(name)) &&
    fiscalYearFrom(`${String(name).slice(0, 4)}-${starts}`).name === name
  for (const [key, year] of [
    ['first', first],
    ['last', last],
  ] as const)
    mistakes.hold(
      !isStart || isYear(year),
      [...path, key],
      `${key} is ${year}, which is no tax year that starts on ${starts}`,
    )
  mistakes.hold(String(first) <= String(last), [...path, 'last'], `last is ${last}, which is before ${first}`)
  if (renewed !== '') mistakes.hold(Array.isArray(renewed), [...path, 'renewed'], 'renewed must be a list')
  return mistakes.list.length > before ? null : (value as unknown as TaxYearRule)
}

function checkBases(mistakes: Mistakes, value: unknown): ReadonlySet<string> {
  const bases = Object.entries(mistakes.map(value, ['bases'], []))
  const names = bases.map(([name]) => name)
  for (const [name, rule] of bases) {
    const path = ['bases', name]
    const { says, default: other } = mistakes.map(rule, path, ['says'], ['title', 'default'])
    if (says !== undefined) mistakes.text(says, [...path, 'says'])
    if (other !== undefined) mistakes.oneOf(other, [...path, 'default'], names, 'base of the pack')
  }
  return new Set(names)
}

function checkFacts(mistakes: Mistakes, value: unknown, bases: ReadonlySet<string>): KnownFacts {
  const known = new Map<string, readonly string[] | null>()
  for (const [name, rule] of Object.entries(mistakes.map(value, ['facts'], []))) {
    const path = ['facts', name]
    mistakes.hold(!bases.has(name), path, `${name} is a base already`)
    const entries = mistakes.map(
      rule,
      path,
      ['type', 'says'],
      ['title', 'required', 'otherwise', 'choices', 'default', 'reader'],
    )
    mistakes.text(entries.says, [...path, 'says'])
    mistakes.oneOf(entries.type, [...path, 'type'], ['boolean', 'number', 'text'], 'type of fact')
    checkDefault(mistakes, entries, path)
    known.set(name, listChoices(entries))
    if (entries.reader === undefined) continue
    mistakes.oneOf(entries.reader, [...path, 'reader'], Object.keys(readers), 'reader')
    for (const [given, { choices = null }] of Object.entries(readers[String(entries.reader)]?.gives ?? {}))
      known.set(given, choices)
  }
  return known
}

/** Null where any may be given. */
function listChoices({ type, choices }: Entries): readonly string[] | null {
  if (type === 'boolean') return ['true', 'false']
  return Array.isArray(choices) ? choices.map(String) : null
}

function checkDefault(mistakes: Mistakes, entries: Entries, path: readonly string[]): void {
  const { type, choices, default: given } = entries
  if (choices !== undefined) mistakes.items(choices, [...path, 'choices'])
  if (given === undefined) return
  const fits =
    type === 'boolean'
      ? typeof given === 'boolean'
      : typeof given === 'string' && (type === 'text' || isFigure(given))
  mistakes.hold(fits, [...path, 'default'], `default is ${given}, which is no ${type}`)
  if (Array.isArray(choices)) mistakes.oneOf(given, [...path, 'default'], choices.map(String), 'choice')
}
