// Statutory lines: what the law pack takes of an entry, over the tax year and together with other runs of the month.

import { say, sayTogether, sayWhole } from '@muster/sentences'
import { type Amount, type Because, must, parseAmount } from '../../amounts.ts'
import type { LawCase, LawLine, LawResult, Pack } from '../../law/index.ts'
import { computeLaw, explainNoLawPack, findPayPeriod, findTaxYear, LawError } from '../../law/index.ts'
import { endOfMonth } from '../../months.ts'
import { Currency, zero } from '../currency.ts'
import { type Booking, book, toLine } from '../entry/booking.ts'
import type { EntryResult, PayWarning } from '../entry/entry.ts'
import type { EmployeeFacts, LawFacts, PayDay } from '../facts.ts'
import type { PayrollRules } from '../rules.ts'
import { isWithin } from '../time/prorated-days.ts'
import { countMonthsAhead, type MonthsAhead } from './months-ahead.ts'

/** By base of the pack: `taxable`, `gross`, `eobi`, `social_security`, `monthly_wage`. */
export type Bases = Readonly<Record<string, Amount>>

export interface StatutoryFacts {
  readonly rules: PayrollRules
  readonly facts: EmployeeFacts
  /** Of this run. */
  readonly amounts: Bases
  /** Of a full month under the package that later months are expected under. */
  readonly full_month: Bases
}

export interface StatutoryPay {
  readonly bookings: readonly Booking[]
  readonly warnings: readonly PayWarning[]
  readonly unverified: EntryResult['unverified']
}

/** It throws a LawError where the pack does not hold the tax year of the month. */
export function computeStatutory(of: StatutoryFacts): StatutoryPay {
  const { pack } = of.rules.law
  if (!pack) {
    const text = explainNoLawPack(of.rules.country)
    return { bookings: [], warnings: [{ code: 'no_law_pack', text }], unverified: [] }
  }
  const run = new StatutoryRun(of, pack)
  assertKnown(of, pack, run.whole)
  const { rules } = of
  const lines = run.lines().filter(({ type }) => type !== 'record')
  return {
    bookings: lines.map(({ code, amount, because }) => {
      const component = rules.components[code]
      must(component !== undefined, () => `that the line ${code} of ${pack.pack} has a component`)
      return book(component!, new Currency(rules).round(parseAmount(amount)), because)
    }),
    warnings: listWarnings(run.whole),
    unverified: run.whole.unverified.filter(each => !isConfirmed(rules, each)),
  }
}

/** Nobody is paid without what the law cannot do without. */
function assertKnown({ amounts }: StatutoryFacts, pack: Pack, { skipped }: LawResult): void {
  const isPaid = ['gross', 'taxable'].some(base => amounts[base] && !amounts[base].isZero())
  if (!isPaid) return
  const missing = new Map(
    skipped.flatMap(({ reason, field, text }) => {
      const what = reason === 'fact_missing' ? pack.facts[field]?.required : undefined
      return what === undefined ? [] : [[field, say`${text.raised}. ${sayWhole(what)}`] as const]
    }),
  )
  if (missing.size > 0) throw new LawError(sayTogether([...missing.values()], '. '))
}

/** What the workspace leaves open is off, and no reason to warn. */
function listWarnings({ skipped, assumed, warnings }: LawResult): PayWarning[] {
  const missing = skipped.filter(({ reason }) => reason === 'fact_missing')
  return [
    ...missing.map(({ code, text }) => ({
      code: 'law_fact_missing',
      text: say`${code} is not computed: ${text}`,
    })),
    ...assumed.map(({ text }) => ({ code: 'law_fact_assumed', text: text.raised })),
    ...warnings.map(({ code, text }) => ({ code: code.toLowerCase(), text })),
  ]
}

function isConfirmed(
  { law }: PayrollRules,
  { parameter, from }: { parameter: string; from: string },
): boolean {
  return law.confirmed.some(each => each.parameter === parameter && each.from === from)
}

/** One run of one employee under a pack. */
class StatutoryRun {
  /** With what this run pays. */
  readonly whole: LawResult
  readonly #of: StatutoryFacts
  readonly #pack: Pack
  readonly #isAtOnce: boolean
  readonly #projected: ReadonlySet<string>
  readonly #place: Pick<LawCase, 'date' | 'period'>
  readonly #months: MonthsAhead

  constructor(of: StatutoryFacts, pack: Pack) {
    const { facts, rules } = of
    const { year, month } = facts.month
    const date = endOfMonth(facts.month)
    const period = findPayPeriod(findTaxYear(pack, date), date, 'monthly')
    this.#of = of
    this.#pack = pack
    this.#place = { date, period }
    this.#isAtOnce = facts.kind === 'bonus' || facts.kind === 'correction'
    this.#projected = new Set(pack.lines.flatMap(({ code, basis }) => (basis === 'projected' ? [code] : [])))
    const { separation_date } = facts.employee
    const { day_basis } = rules
    this.#months = countMonthsAhead({ year, month, period, separation_date, day_basis })
    this.whole = computeLaw(pack, this.#case(of.amounts))
  }

  lines(): readonly LawLine[] {
    const others = Object.values(this.#of.facts.law.this_month).some(amount => !parseAmount(amount).isZero())
    const { lines } = this.whole
    if (!this.#isAtOnce && !others) return lines
    const nothing = Object.fromEntries(Object.keys(this.#of.amounts).map(base => [base, zero]))
    const without = computeLaw(this.#pack, this.#case(nothing)).lines
    return lines.map(line => {
      const before = without.find(({ code }) => code === line.code)
      return before && (this.#isAtOnce || !isOfYear(line)) ? this.#lessWithout(line, before) : line
    })
  }

  #case(amounts: Bases): LawCase {
    const { facts, rules } = this.#of
    const { law } = facts
    const withheld = this.#pack.lines.map(({ code }) => {
      const isLeftOut = this.#isAtOnce && this.#projected.has(code)
      return [code, isLeftOut ? '0' : (law.withheld[code] ?? '0')] as const
    })
    return {
      date: this.#place.date,
      period: this.#place.period,
      frequency: 'monthly',
      periods_left: this.#isAtOnce ? 1 : this.#months.left,
      at_average_rate: !this.#isAtOnce && rules.tax_method === 'average',
      amounts: withWage(addTo(law.this_month, amounts), amounts),
      to_date: addTo(law.to_date, amounts),
      to_come: this.#toCome(),
      withheld: Object.fromEntries(withheld),
      facts: law.facts,
      entered: rules.law.entered,
    }
  }

  #toCome(): Readonly<Record<string, string>> {
    const { full_month } = this.#of
    const ahead = this.#isAtOnce ? this.#months.ahead.plus(this.#thisMonth()) : this.#months.ahead
    const expected = Object.entries(full_month).map(([base, amount]) => {
      const text = amount.times(ahead).round(6, 'half_up').toString()
      return [base, text] as const
    })
    return Object.fromEntries(expected)
  }

  /** The employed part of the month that another run will pay. */
  #thisMonth(): Amount {
    const { days, windows } = this.#of.facts.month
    const due = windows.filter(({ is_due }) => is_due)
    const isDue = ({ date, is_employed }: PayDay) => is_employed && due.some(each => isWithin(each, date))
    const employed = days.filter(isDue).length
    return parseAmount(`${employed}`).dividedBy(parseAmount(`${days.length}`))
  }

  /** What is due with this run, less what is due without it. */
  #lessWithout(line: LawLine, before: LawLine): LawLine {
    const rest = parseAmount(line.amount).minus(parseAmount(before.amount))
    const amount = this.#text(rest)
    const text = say`Less ${before.amount}, which is due without this run`
    return withAmount(line, amount, toLine('without', text, amount))
  }

  #text(amount: Amount): string {
    const currency = new Currency(this.#of.rules)
    return currency.text(currency.round(amount))
  }
}

function withAmount({ code, type, because }: LawLine, amount: string, last: Because): LawLine {
  return { code, type, amount, because: [...because, last] }
}

/** Lines over the tax year take off what was withheld before, other runs of the month included. */
const isOfYear = ({ because }: LawLine): boolean =>
  because.some(({ rule }) => ['withheld', 'spread', 'average'].includes(rule))

/** A wage is that of a full month, however many runs pay a part of it. */
function withWage(summed: LawFacts['to_date'], { monthly_wage }: Bases): LawFacts['to_date'] {
  return monthly_wage === undefined ? summed : { ...summed, monthly_wage: monthly_wage.toString() }
}

function addTo(before: LawFacts['to_date'], amounts: Bases): Readonly<Record<string, string>> {
  const sums: Record<string, string> = {}
  for (const [base, amount] of Object.entries(before)) sums[base] = amount
  for (const [base, amount] of Object.entries(amounts))
    sums[base] = amount.plus(parseAmount(before[base] ?? '0')).toString()
  return sums
}
