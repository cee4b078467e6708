// Cases of law as JSON: one flat object of amounts and facts, read into a case, or refused field by field.

import { type Sentence, say } from '@muster/sentences'
import { addDays } from '../days.ts'
import { currencyDecimals } from '../money.ts'
import { type Frequency, frequencies, type LawCase } from './case.ts'
import { describeAmount, describeChoice, describeGiven, quote } from './facts.ts'
import { multiply } from './figures.ts'
import type { FactRule, Pack } from './pack.ts'
import {
  countPeriods,
  findNamedTaxYear,
  findPayPeriod,
  findPayPeriodEnd,
  holdsTaxYear,
  spanTaxYear,
} from './tax-year.ts'

export interface CaseMistake {
  readonly field: string
  readonly message: Sentence
}

type Flat = Readonly<Record<string, unknown>>
type Read = { readonly case: LawCase } | { readonly mistakes: readonly CaseMistake[] }

/** Figures are text, so that none of their digits is lost; `1000` and `"1000"` are read alike by whoever parses. */
export function readCase(pack: Pack, json: unknown): Read {
  if (typeof json !== 'object' || json === null || Array.isArray(json))
    return { mistakes: [{ field: '', message: say`must be an object with amounts and facts` }] }
  const flat = json as Flat
  const mistakes = listMistakes(pack, flat)
  if (mistakes.length > 0) return { mistakes }
  const frequency = (flat.frequency ?? 'monthly') as Frequency
  const period = findDate(pack, flat, frequency)
  if ('field' in period) return { mistakes: [period] }
  const left = countPeriods(frequency) - period.period + 1
  const periods_left = +String(flat.periods_left ?? Math.max(1, left))
  const of = { ...period, frequency, periods_left }
  return { case: { ...of, ...readAmounts(pack, flat, of), facts: readGivenFacts(pack, flat) } }
}

/** The fields of a case and what they are, for whoever writes one. */
export function describeCase(pack: Pack): readonly string[] {
  const { bases, facts, lines, tax_year } = pack
  const field = (name: string, says: string): string => `${name.padEnd(22)}${says}`
  const before = lines.filter(({ basis }) => basis !== 'period').map(({ code }) => code)
  return [
    field('name', 'any text, which the result repeats'),
    field('tax_year', `${tax_year.first} to ${tax_year.last}, with period; or date instead`),
    field('date', 'the last day of the period, YYYY-MM-DD'),
    field('period', 'of the tax year, from 1; by default that of the date'),
    field('frequency', `${Object.keys(frequencies).join(', ')}; monthly by default`),
    field('periods_left', 'with this one; by default those of the tax year'),
    ...Object.entries(bases).flatMap(([base, { says, default: other }]) => [
      field(base, other === undefined ? says : `${says} (${other} by default)`),
      ...listYearly(pack, base).map(name => field(name, amountsOfYear[name.slice(base.length)]!)),
    ]),
    field(
      'withheld',
      `a map of what ${before.join(', ')} came to before this period; none in period 1 by default`,
    ),
    field('entered', 'a map of values for parameters that the pack leaves open'),
    ...Object.entries(facts).map(([name, rule]) => field(name, describeFact(rule))),
  ]
}

function describeFact({ says, choices, default: given }: FactRule): string {
  const one = choices ? `: ${choices.join(', ')}` : ''
  return `${says}${one}${given === undefined ? '' : ` (${given} by default)`}`
}

const amountsOfYear: Readonly<Record<string, string>> = {
  _to_date: 'of the tax year with this period; in period 1 the same by default',
  _to_come: 'expected until the end of the year; by default as in this period',
}

/** Amounts of the year that lines ask for. */
function listYearly({ lines }: Pack, base: string): string[] {
  const asks = lines.filter(line => line.base === base && line.basis !== 'period')
  const ahead = asks.some(({ basis }) => basis === 'projected')
  return [...(asks.length > 0 ? [`${base}_to_date`] : []), ...(ahead ? [`${base}_to_come`] : [])]
}

const maps = ['withheld', 'entered']
const others = ['name', 'tax_year', 'date', 'period', 'frequency', 'periods_left']

function listMistakes(pack: Pack, flat: Flat): CaseMistake[] {
  const amounts = Object.keys(pack.bases).flatMap(base => [base, ...listYearly(pack, base)])
  const known = [...others, ...amounts, ...maps, ...Object.keys(pack.facts)]
  const describe = (field: string, value: unknown) => {
    if (!known.includes(field)) return say`is no fact of ${pack.pack}: ${known.join(', ')}`
    if (!amounts.includes(field)) return describeOther(pack, field, value)
    return describeAmount(value, currencyDecimals(pack.currency))
  }
  return Object.entries(flat).flatMap(([field, value]): CaseMistake[] => {
    const message = describe(field, value)
    return message === undefined ? [] : [{ field, message }]
  })
}

function describeOther(pack: Pack, field: string, value: unknown): Sentence | undefined {
  if (field === 'name') return typeof value === 'string' ? undefined : say`must be a text`
  if (field === 'date') {
    const isDay = typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value) && addDays(value, 0) === value
    return isDay ? undefined : say`is ${quote(value)}, which is no day such as 2026-04-30`
  }
  if (field === 'period' || field === 'periods_left')
    return /^[1-9]\d?$/.test(String(value))
      ? undefined
      : say`is ${quote(value)}, which is no count from 1 to 99`
  if (field === 'frequency') return describeChoice(value, Object.keys(frequencies))
  if (field === 'tax_year') {
    const { first, last } = pack.tax_year
    return findNamedTaxYear(pack, String(value))
      ? undefined
      : say`is ${quote(value)}; the pack ${pack.pack} holds ${first} to ${last}`
  }
  return maps.includes(field) ? describeMap(pack, field, value) : describeGiven(pack.facts[field]!, value)
}

function describeMap(pack: Pack, field: string, value: unknown): Sentence | undefined {
  const known = field === 'withheld' ? pack.lines.map(({ code }) => code) : Object.keys(pack.parameters)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return say`must be a map`
  for (const [key, each] of Object.entries(value)) {
    const decimals = field === 'withheld' ? currencyDecimals(pack.currency) : undefined
    const message = known.includes(key) ? describeAmount(each, decimals) : say`is none of ${known.join(', ')}`
    if (message !== undefined) return say`has ${key}, which ${message}`
  }
  return undefined
}

function findDate(
  pack: Pack,
  { date, tax_year, period }: Flat,
  frequency: Frequency,
): { readonly date: string; readonly period: number } | CaseMistake {
  const number = period === undefined ? undefined : +String(period)
  if (typeof date === 'string') {
    const year = spanTaxYear(pack, date)
    const { first, last } = pack.tax_year
    if (holdsTaxYear(pack, year)) return { date, period: number ?? findPayPeriod(year, date, frequency) }
    const message = say`is ${date}, which is in ${year.name}; the pack ${pack.pack} holds ${first} to ${last}`
    return { field: 'date', message }
  }
  if (tax_year === undefined || number === undefined)
    return { field: 'date', message: say`is missing; give it, or tax_year and period` }
  const most = countPeriods(frequency) + (frequency === 'monthly' ? 0 : 1)
  if (number > most) return { field: 'period', message: say`is ${number}; a tax year has ${most} at most` }
  const year = findNamedTaxYear(pack, String(tax_year))!
  return { date: findPayPeriodEnd(year, number, frequency), period: number }
}

type Of = Pick<LawCase, 'period' | 'periods_left'>

/** What is left out stands for a year that began with this period, and goes on as this period is. */
function readAmounts({ bases, lines }: Pack, flat: Flat, { period, periods_left }: Of) {
  const text = (field: string): string | undefined => flat[field] as string | undefined
  const now = (base: string): string | undefined => text(base) ?? text(bases[base]!.default ?? base)
  const names = Object.keys(bases)
  const byBase = (of: (base: string) => string | undefined) =>
    Object.fromEntries(names.map(base => [base, of(base)]))
  const given = (flat.withheld ?? {}) as Readonly<Record<string, string>>
  const none = period === 1 ? lines.map(({ code }) => [code, '0']) : []
  return {
    amounts: byBase(now),
    to_date: byBase(base => text(`${base}_to_date`) ?? (period === 1 ? now(base) : undefined)),
    to_come: byBase(base => {
      const amount = now(base)
      return (
        text(`${base}_to_come`) ?? (amount === undefined ? undefined : multiply(amount, periods_left - 1))
      )
    }),
    withheld: { ...Object.fromEntries(none), ...given },
    entered: (flat.entered ?? {}) as Readonly<Record<string, string>>,
  }
}

const readGivenFacts = ({ facts }: Pack, flat: Flat): LawCase['facts'] =>
  Object.fromEntries(
    Object.keys(facts).flatMap(name =>
      flat[name] === undefined ? [] : [[name, flat[name] as string | boolean]],
    ),
  )
