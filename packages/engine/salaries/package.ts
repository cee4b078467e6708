// A salary package: what each component comes to in a full month under the gross salary.

import { type Sentence, say, sayTogether } from '@muster/sentences'
import { type Amount, formatAmount, parseAmount, roundHalfUp, sumAmounts, toAmount } from '../amounts.ts'
import { explainDecimals } from '../money.ts'
import { evaluateFormula } from './formula.ts'
import { fundFlag, isBalancing, isEarningOfGross, isFromLaw, type LineFacts, orderLines } from './order.ts'
import {
  byDisplay,
  type PackageLine,
  type PackageRefusal,
  type PackageTerms,
  type PayComponent,
} from './terms.ts'

export interface PackageFacts {
  readonly gross_salary: string
  readonly lines: readonly PackageTerms[]
  readonly currency_decimals: number
  /** Of the month of a run. Without it a package is saved: a month of 30 days, 26 of which are worked. */
  readonly month?: PackageMonth
}

export interface PackageMonth {
  readonly days: number
  readonly working_days: number
}

/** What a run counts as 0, because a formula fails in its month. */
export interface PackageWarning {
  readonly component_id: string
  readonly text: Sentence
}

export type ResolvedPackage =
  | { readonly lines: readonly PackageLine[]; readonly warnings: readonly PackageWarning[] }
  | { readonly refused: readonly PackageRefusal[] }

const savedMonth: PackageMonth = { days: 30, working_days: 26 }
const nothing = parseAmount('0')

/** No field of money holds an amount from here on. */
const tooMuch = parseAmount('1000000000000000')

/**
 * The full-month amount of each line, by (display_order, code), or every reason why the package is refused. When a
 * package is saved, its earnings add up to the gross. In a run a formula that fails counts 0, with a warning.
 */
export function resolvePackage(of: PackageFacts): ResolvedPackage {
  const ordered = orderLines(of.lines)
  if ('refused' in ordered) return ordered
  if (parseAmount(of.gross_salary).decimalPlaces() > of.currency_decimals)
    return {
      refused: [
        {
          component_id: null,
          field: 'gross_salary',
          message: explainDecimals(of.gross_salary, of.currency_decimals),
        },
      ],
    }
  const resolver = new Resolver(of, ordered.lines)
  const { refused, warnings } = resolver
  if (refused.length > 0) return { refused }
  const lines = [...of.lines].sort(byDisplay)
  return {
    lines: lines.map(({ component, calculation_type, value, formula }) => ({
      component,
      calculation_type,
      value,
      formula,
      amount: resolver.text(component),
    })),
    warnings,
  }
}

/** The amounts so far, while lines are resolved in the order of what they need. */
class Resolver {
  readonly refused: PackageRefusal[] = []
  readonly warnings: PackageWarning[] = []
  readonly #decimals: number
  readonly #isRun: boolean
  readonly #gross: Amount
  readonly #ofGross: readonly LineFacts[]
  readonly #amounts = new Map<string, Amount>()
  readonly #names: Map<string, Amount>
  /** Of the earnings of the gross, before each is rounded. */
  #unrounded = nothing

  constructor({ gross_salary, currency_decimals, month }: PackageFacts, ordered: readonly LineFacts[]) {
    const { days, working_days } = month ?? savedMonth
    this.#decimals = currency_decimals
    this.#isRun = month !== undefined
    this.#gross = parseAmount(gross_salary)
    this.#ofGross = ordered.filter(({ terms }) => isEarningOfGross(terms.component))
    this.#names = new Map([
      ['GROSS', this.#gross],
      ['BASIC', nothing],
      ['DAYS', toAmount(days)],
      ['WORKING_DAYS', toAmount(working_days)],
    ])
    if (this.#ofGross.length === 0 && !this.#gross.isZero())
      this.#refuse(
        null,
        'gross_salary',
        say`is ${this.#show(this.#gross)}, and no earning is part of the gross`,
      )
    for (const line of ordered) this.#resolve(line)
  }

  text({ id }: PayComponent): string {
    return this.#show(this.#amounts.get(id)!)
  }

  #resolve(line: LineFacts): void {
    const { component } = line.terms
    const exact = this.#check(line, this.#exact(line))
    const rounded = roundHalfUp(exact, this.#decimals)
    if (isEarningOfGross(component)) this.#unrounded = this.#unrounded.plus(exact)
    this.#set(component, line === this.#ofGross.at(-1) ? this.#close(line, rounded) : rounded)
  }

  #exact({ terms, formula, needs }: LineFacts): Amount | null {
    const { component, calculation_type, value } = terms
    if (isFromLaw(component)) return nothing
    if (isBalancing(component)) {
      const rest = this.#gross.minus(this.#sumOf(needs))
      return this.#unrounded.greaterThan(this.#gross) ? rest : this.#giveBack(rest)
    }
    if (formula) return evaluateFormula(formula.term, this.#names)
    const given = parseAmount(value)
    if (calculation_type === 'percentage') {
      const base = fundFlag(component) ? this.#sumOf(needs) : this.#gross
      return base.times(given).dividedBy(toAmount(100))
    }
    if (given.decimalPlaces() > this.#decimals)
      this.#refuse(component, 'value', explainDecimals(value, this.#decimals))
    return given
  }

  /** An amount that can be paid; 0 in the place of one that cannot. */
  #check(line: LineFacts, amount: Amount | null): Amount {
    const { component, calculation_type } = line.terms
    const field = calculation_type === 'formula' ? 'formula' : 'value'
    if (!amount) return this.#fail(component, field, say`divides by zero`)
    if (amount.abs().greaterThanOrEqualTo(tooMuch))
      return this.#fail(component, field, say`comes to an amount of ${this.#show(tooMuch)} or more`)
    const shown = this.#show(roundHalfUp(amount, this.#decimals))
    if (!amount.isNegative() || amount.isZero()) return amount
    if (!isBalancing(component)) return this.#fail(component, field, say`comes to ${shown}, which is below 0`)
    const others = this.#show(this.#sumOf(line.needs))
    const gross = this.#show(this.#gross)
    const text = say`is ${gross}, and the other earnings come to ${others}; ${component.code} would be ${shown}`
    return this.#fail(component, 'gross_salary', text)
  }

  /** The last earning of the gross takes the cents that rounding left, where the earnings come to the gross. */
  #close({ terms }: LineFacts, rounded: Amount): Amount {
    if (isBalancing(terms.component)) return rounded
    const others = this.#sumOf(this.#ofGross)
    if (roundHalfUp(this.#unrounded, this.#decimals).equals(this.#gross))
      return this.#giveBack(this.#gross.minus(others))
    if (!this.#isRun && this.refused.length === 0) this.#refuseSum(terms.component, others, rounded)
    return rounded
  }

  /** What rounding up made of the other earnings beyond the gross comes off the last of them, for none is below 0. */
  #giveBack(rest: Amount): Amount {
    if (!rest.isNegative()) return rest
    let over = rest.negated()
    for (const { terms } of this.#ofGross.slice(0, -1).reverse()) {
      const amount = this.#amounts.get(terms.component.id)!
      const part = amount.lessThan(over) ? amount : over
      this.#set(terms.component, amount.minus(part))
      over = over.minus(part)
    }
    return nothing
  }

  #set(component: PayComponent, amount: Amount): void {
    this.#amounts.set(component.id, amount)
    if (component.code !== 'BASIC') this.#names.set(component.code, amount)
    if (component.category === 'basic') this.#names.set('BASIC', amount)
  }

  #refuseSum({ code }: PayComponent, others: Amount, last: Amount): void {
    const sum = others.plus(last)
    const parts = this.#ofGross
      .slice(0, -1)
      .map(({ terms: { component } }) => `${component.code} ${this.text(component)}`)
    const all = sayTogether([...parts, say`${code} ${this.#show(last)}`], ' + ')
    const off = say`${this.#show(sum.minus(this.#gross).abs())} too ${sum.lessThan(this.#gross) ? say`little` : say`much`}`
    const message = say`is ${this.#show(this.#gross)}, and the earnings come to ${this.#show(sum)}, ${off}: ${all}`
    this.#refuse(null, 'gross_salary', message)
  }

  #fail(component: PayComponent, field: PackageRefusal['field'], message: Sentence): Amount {
    if (!this.#isRun) this.#refuse(component, field, message)
    const subject = field === 'gross_salary' ? say`The gross salary` : component.code
    this.warnings.push({ component_id: component.id, text: say`${subject} ${message}, and counts 0` })
    return nothing
  }

  #refuse(component: PayComponent | null, field: PackageRefusal['field'], message: Sentence): void {
    this.refused.push({ component_id: component?.id ?? null, field, message })
  }

  #sumOf(lines: readonly LineFacts[]): Amount {
    return sumAmounts(lines.flatMap(({ terms }) => this.#amounts.get(terms.component.id) ?? []))
  }

  #show(amount: Amount): string {
    return formatAmount(amount, this.#decimals)
  }
}

/** Twelve months of a salary, as decimal text in the decimals of the currency. */
export function annualGross(gross_salary: string, currency_decimals: number): string {
  return formatAmount(parseAmount(gross_salary).times(toAmount(12)), currency_decimals)
}
