// The interpreter of law packs: the statutory lines of one person and period, each with the figures that it follows from.

import { type Sentence, say, sayCount, sayWhole } from '@muster/sentences'
import {
  type Amount,
  type Because,
  formatAmount,
  must,
  parseAmount,
  sumAmounts,
  toAmount,
} from '../amounts.ts'
import { currencyDecimals } from '../money.ts'
import { frequencies, type LawCase } from './case.ts'
import { readFacts } from './facts.ts'
import { capital, show } from './figures.ts'
import { type Basis, type Condition, type LineRule, nameBase, type Pack, type Step } from './pack.ts'
import { findAmount, type Law, LineSkipped, requireFact } from './parameters.ts'
import { nameFact } from './readers.ts'
import { requireAmount, runSteps, sourceOf } from './steps.ts'
import { countPeriods, findTaxYear } from './tax-year.ts'

export interface LawLine {
  readonly code: string
  readonly type: LineRule['type']
  readonly amount: string
  readonly because: readonly Because[]
}

export interface LawResult {
  readonly pack: string
  readonly tax_year: string
  readonly period: number
  readonly lines: readonly LawLine[]
  /** Lines that cannot be computed, because a fact is missing or the workspace has not entered a value. */
  readonly skipped: readonly {
    readonly code: string
    readonly reason: LineSkipped['reason']
    readonly field: string
    readonly text: Sentence
  }[]
  /** Facts that the law takes as nobody gave them. */
  readonly assumed: readonly { readonly fact: string; readonly text: Sentence }[]
  readonly warnings: readonly { readonly code: string; readonly text: Sentence }[]
  /** Values that were used and that nobody has verified at their source. */
  readonly unverified: readonly {
    readonly parameter: string
    readonly from: string
    readonly source: string
  }[]
}

function makeLaw(pack: Pack, of: LawCase): Law {
  const bare: Law = { pack, of, facts: {}, used: new Map(), assumed: new Map(), asked: new Set() }
  const { used, assumed, asked } = bare
  return { pack, of, facts: readFacts(bare), used, assumed, asked }
}

export function computeLaw(pack: Pack, of: LawCase): LawResult {
  const { name: tax_year } = findTaxYear(pack, of.date)
  const law = makeLaw(pack, of)
  const skipped: LawResult['skipped'][number][] = []
  const lines = pack.lines.flatMap((rule): LawLine[] => {
    try {
      return [computeLine(law, rule)]
    } catch (error) {
      if (!(error instanceof LineSkipped)) throw error
      skipped.push({ code: rule.code, reason: error.reason, field: error.field, text: error.message })
      return []
    }
  })
  const warnings = listWarnings(law)
  const assumed = [...law.assumed].map(([fact, { text }]) => ({ fact, text }))
  const unverified = [...law.used].flatMap(([parameter, { from, source, verified }]) =>
    verified ? [] : [{ parameter, from, source }],
  )
  return { pack: pack.pack, tax_year, period: of.period, lines, skipped, assumed, warnings, unverified }
}

function computeLine(law: Law, rule: LineRule): LawLine {
  law.asked.clear()
  const decimals = currencyDecimals(law.pack.currency)
  const line = (amount: Amount, because: readonly Because[]): LawLine => ({
    code: rule.code,
    type: rule.type,
    amount: formatAmount(amount, decimals),
    because,
  })
  const exempt = rule.unless?.flatMap(condition => holds(law, condition) ?? [])[0]
  if (exempt) return line(parseAmount('0'), [exempt])
  const basis = resolveBasis(law, rule)
  const base = sumBase(law, rule.base, basis)
  const { per_year, units } = frequencies[law.of.frequency]
  const counted = { period: units, cumulative: units * law.of.period, projected: per_year }
  const running = { law, began: base.amount, units: counted[basis] }
  const due = runSteps(running, rule.do, base.amount)
  const rest = takeOffWithheld(law, rule, basis, due.amount)
  const then: readonly Step[] = rule.then ?? []
  const last = runSteps(running, then, rest.amount)
  const because = [...listAssumed(law), ...base.because, ...due.because, ...rest.because, ...last.because]
  must(because.at(-1)!.amount === show(last.amount), () => `that ${rule.code} of ${last.amount} is explained`)
  return line(last.amount, because)
}

/** What was taken for facts that the line asked for and nobody gave. */
const listAssumed = ({ assumed, asked }: Law): Because[] =>
  [...assumed].flatMap(([fact, { text, source }]) =>
    asked.has(fact) ? [{ rule: 'assumed', text: text.raised, amount: null, source }] : [],
  )

/** Why nothing is due, where the condition holds. */
function holds(law: Law, condition: Condition): Because | undefined {
  const name = typeof condition === 'string' ? condition : condition.fact
  const fact = law.facts[name]
  const title = nameFact(law.pack, name)
  const nothing = (why: Sentence): Because => ({
    rule: 'unless',
    text: say`Nothing is due: ${why}`,
    amount: '0.00',
  })
  if (typeof condition === 'string') return fact === true ? nothing(title) : undefined
  if (typeof fact !== 'string') return undefined
  const bound = 'above' in condition ? condition.above : condition.from
  const limit = findAmount(law, bound)
  const figure = parseAmount(fact)
  if (!('above' in condition ? figure.greaterThan(limit) : figure.greaterThanOrEqualTo(limit)))
    return undefined
  const how = 'above' in condition ? say`is above` : say`has reached`
  const because = nothing(say`${title} ${fact} ${how} ${limit}`)
  const value = law.used.get(bound)
  if (!value) return because
  const { rule, text, amount } = because
  return { rule, text, amount, source: sourceOf(law, bound, value) }
}

/** A period beyond the year's last, such as week 53, stands for itself. */
function resolveBasis(law: Law, { basis }: LineRule): Basis {
  const chosen = typeof basis === 'string' ? basis : (String(requireFact(law, basis.fact)) as Basis)
  return chosen === 'cumulative' && law.of.period > countPeriods(law.of.frequency) ? 'period' : chosen
}

interface Sum {
  readonly amount: Amount
  readonly because: readonly Because[]
}

function sumBase(law: Law, base: string, basis: Basis): Sum {
  const { period } = law.of
  const title = sayWhole(capital(nameBase(law.pack, base)))
  if (basis === 'period') {
    const amount = requireAmount(law, base)
    return makeSum('base', say`${title} of this period`, amount)
  }
  const to_date = requireGiven(law.of.to_date[base], `${base}_to_date`, say`adds up the tax year`)
  if (basis === 'cumulative')
    return makeSum('base', say`${title} of the tax year, up to period ${period}`, to_date)
  const to_come = requireGiven(
    law.of.to_come[base],
    `${base}_to_come`,
    say`looks ahead to the end of the year`,
  )
  const amount = sumAmounts([to_date, to_come])
  return makeSum(
    'base',
    say`${title} of the tax year: ${show(to_date)} to date, ${show(to_come)} to come`,
    amount,
  )
}

function requireGiven(text: string | undefined, field: string, why: Sentence): Amount {
  if (text !== undefined) return parseAmount(text)
  throw new LineSkipped('fact_missing', field, say`${field} is not known, and the line ${why}`)
}

function takeOffWithheld(law: Law, { code, base }: LineRule, basis: Basis, due: Amount): Sum {
  if (basis === 'period') return { amount: due, because: [] }
  const withheld = requireGiven(law.of.withheld[code], `withheld.${code}`, say`takes off what was withheld`)
  if (basis === 'projected' && law.of.at_average_rate) return takeAverage(law, base, { due, withheld })
  const rest = due.minus(withheld)
  const text = say`Less ${show(withheld)} withheld before`
  if (basis === 'cumulative') return makeSum('withheld', text, rest)
  const left = law.of.periods_left
  return makeSum('spread', say`${text}, over ${sayCount(left, say`period`)}`, rest.dividedBy(toAmount(left)))
}

/** Nothing is rounded before the steps that follow. */
function takeAverage(
  { of }: Law,
  base: string,
  { due, withheld }: { readonly due: Amount; readonly withheld: Amount },
): Sum {
  const to_date = parseAmount(of.to_date[base]!)
  const year = to_date.plus(parseAmount(of.to_come[base]!))
  const share = year.isZero() ? due : due.times(to_date).dividedBy(year)
  const text = say`${show(due)} x ${show(to_date)} to date / ${show(year)} of the year, less ${show(withheld)} withheld`
  return makeSum('average', text, share.minus(withheld))
}

const makeSum = (rule: string, text: Sentence, amount: Amount): Sum => ({
  amount,
  because: [{ rule, text, amount: show(amount) }],
})

/** Only for bases that are known: a warning asks for nothing. */
function listWarnings(law: Law): LawResult['warnings'] {
  return (law.pack.warnings ?? []).flatMap(({ code, base, below, says }) => {
    try {
      const [amount, least] = [requireAmount(law, base), findAmount(law, below)]
      if (amount.greaterThanOrEqualTo(least)) return []
      return [
        {
          code,
          text: say`${sayWhole(says)}: ${sayWhole(nameBase(law.pack, base))} ${show(amount)} is below ${show(least)}`,
        },
      ]
    } catch (error) {
      if (error instanceof LineSkipped) return []
      throw error
    }
  })
}
