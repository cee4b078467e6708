// Steps of a law line: what each function of a pack does to an amount, and the line that explains it.

import { type Sentence, say, sayCount, sayWhole } from '@muster/sentences'
import {
  type Amount,
  type Because,
  greater,
  type LawSource,
  lesser,
  parseAmount,
  toAmount,
} from '../amounts.ts'
import { frequencies } from './case.ts'
import { percentOf, roundTo, show } from './figures.ts'
import { nameBase, type Pack, type ParameterValue, type Rounding, type Step, titleOf } from './pack.ts'
import {
  findAmount,
  findSlabs,
  findValue,
  type Law,
  LineSkipped,
  requireFact,
  takeValue,
} from './parameters.ts'
import { nameBelow, nameFact } from './readers.ts'
import { applySlabs } from './slabs.ts'

export interface Running {
  readonly law: Law
  /** What the line began with, such as the taxable pay of the year. */
  readonly began: Amount
  /** Units of the year that count: months, or weeks. */
  readonly units: number
}

interface Result {
  readonly amount: Amount
  readonly because: readonly Because[]
}

/** One after the other, each with what the one before came to. */
export function runSteps(running: Running, steps: readonly Step[], amount: Amount): Result {
  let due = amount
  const because: Because[] = []
  for (const step of steps) {
    const next = runStep(running, step, due)
    due = next.amount
    because.push(...next.because)
  }
  return { amount: due, because }
}

function runStep(running: Running, step: Step, amount: Amount): Result {
  const { law } = running
  if ('slabs' in step) return runSlabs(running, step, amount)
  if ('percent' in step) {
    const percent = findAmount(law, step.percent)
    const text = say`${percent} % of ${show(amount)}`
    return makeResult(law, 'percent', text, percentOf(amount, percent), step.percent)
  }
  if ('cap' in step) {
    const most = findAmount(law, step.cap)
    return makeResult(law, 'cap', say`At most ${show(most)} counts`, lesser(amount, most), step.cap)
  }
  if ('surcharge' in step) return runSurcharge(running, step.surcharge, amount)
  if ('less' in step) return runLess(running, step.less, amount)
  if ('round' in step) return runRound(law, step.round, amount)
  if ('floor' in step) {
    const least = findAmount(law, step.floor)
    return amount.lessThan(least)
      ? makeResult(law, 'floor', say`Never less than ${show(least)}`, least, step.floor)
      : { amount, because: [] }
  }
  if ('limit' in step) return runLimit(law, step.limit, amount)
  if ('reached' in step) {
    const start = findAmount(law, step.reached)
    const isReached = amount.greaterThanOrEqualTo(start)
    const text = say`${show(amount)} ${isReached ? say`reaches` : say`does not reach`} ${show(start)}`
    return makeResult(law, 'reached', text, isReached ? start : parseAmount('0'), step.reached)
  }
  const [from, to] = [findAmount(law, step.within[0]), findAmount(law, step.within[1])]
  const inside = greater(lesser(amount, to).minus(from), parseAmount('0'))
  return makeResult(law, 'within', say`What lies from ${show(from)} to ${show(to)}`, inside, step.within[0])
}

function makeResult(law: Law, rule: string, text: Sentence, amount: Amount, parameter?: string): Result {
  const value = parameter === undefined ? undefined : law.used.get(parameter)
  const because: Because = { rule, text, amount: show(amount) }
  if (!value) return { amount, because: [because] }
  return { amount, because: [{ ...because, source: sourceOf(law, parameter!, value) }] }
}

/** The value of a parameter from this day on; undefined where the pack has none. */
export function readLawSource(pack: Pack, parameter: string, from: string): LawSource | undefined {
  const value = pack.parameters[parameter]?.find(each => each.from === from)
  return value && sourceOf({ pack }, parameter, value)
}

/** A value of the pack, as explanations name it. */
export function sourceOf({ pack }: Pick<Law, 'pack'>, parameter: string, value: ParameterValue): LawSource {
  const { from, source: citation } = value
  return { parameter, title: titleOf(pack, parameter), from, citation }
}

function runSlabs({ law, units }: Running, step: Extract<Step, { slabs: string }>, amount: Amount): Result {
  const { per_year } = frequencies[law.of.frequency]
  const table = findSlabs(law, step.slabs)
  const source = sourceOf(law, step.slabs, findValue(law, step.slabs))
  const applied = applySlabs({
    amount,
    table,
    step,
    findStart: above => findAmount(law, above),
    scale: ofYear => (step.scale ? ofYear.times(toAmount(units)).dividedBy(toAmount(per_year)) : ofYear),
  })
  return { amount: applied.amount, because: applied.because.map(each => ({ ...each, source })) }
}

function runSurcharge({ law, began }: Running, parameter: string, tax: Amount): Result {
  const { above, percent, none } = takeValue(law, parameter)
  if (none || above === undefined || percent === undefined) return { amount: tax, because: [] }
  const start = parseAmount(above)
  if (began.lessThanOrEqualTo(start)) return { amount: tax, because: [] }
  const more = percentOf(tax, parseAmount(percent))
  const text = say`Surcharge of ${percent} % on ${show(tax)}, for ${show(began)} is above ${show(start)}: ${show(more)} more`
  return makeResult(law, 'surcharge', text, tax.plus(more), parameter)
}

const names = { month: say`month`, week: say`week` } as const

/** A fact that a reader read, such as the free pay of one month. */
function runLess({ law, units }: Running, fact: string, amount: Amount): Result {
  const { unit } = frequencies[law.of.frequency]
  const one = parseAmount(String(requireFact(law, fact)))
  const all = one.times(toAmount(units))
  const [count, each] = [sayCount(units, names[unit]), show(one.abs())]
  const text = all.isNegative()
    ? say`Plus ${nameBelow(law.pack, fact)}, ${count} at ${each}`
    : say`Less ${nameFact(law.pack, fact)}, ${count} at ${each}`
  return makeResult(law, 'less', text, amount.minus(all))
}

const ways: Readonly<Record<Rounding[1], Sentence>> = {
  down: say`down`,
  up: say`up`,
  half_up: say`half up`,
  third_digit: say`third digit`,
}

function runRound(law: Law, [unit, mode]: Rounding, amount: Amount): Result {
  const rounded = roundTo(amount, [unit, mode])
  if (rounded.equals(amount)) return { amount, because: [] }
  const text = say`${show(amount)} rounded to ${unit}, ${ways[mode]}`
  return makeResult(law, 'round', text, rounded)
}

function runLimit(law: Law, { percent, of }: { percent: string; of: string }, amount: Amount): Result {
  const pay = requireAmount(law, of)
  const most = roundTo(percentOf(pay, parseAmount(percent)), ['0.01', 'down'])
  if (amount.lessThanOrEqualTo(most)) return { amount, because: [] }
  const text = say`At most ${percent} % of ${sayWhole(nameBase(law.pack, of))} ${show(pay)}, of ${show(amount)}`
  return makeResult(law, 'limit', text, most)
}

/** Of this period. */
export function requireAmount({ of, pack }: Law, base: string): Amount {
  const amount = of.amounts[base]
  if (amount !== undefined) return parseAmount(amount)
  throw new LineSkipped('fact_missing', base, say`${sayWhole(nameBase(pack, base))} is not known`)
}
