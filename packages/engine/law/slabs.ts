// Slabs: an amount cut into parts, each at the percent of the slab that it lies in.

import { type Sentence, say, sayTogether } from '@muster/sentences'
import { type Amount, type Because, must, parseAmount, sumAmounts } from '../amounts.ts'
import { percentOf, roundTo, show } from './figures.ts'
import type { SlabsStep } from './pack.ts'
import type { Table } from './parameters.ts'

export interface SlabsFacts {
  readonly amount: Amount
  readonly table: Table
  readonly step: SlabsStep
  /** The figure of a slab's start, which may be a parameter. */
  readonly findStart: (above: string) => Amount
  /** The share of a year's figure that counts in the periods so far. */
  readonly scale: (ofYear: Amount) => Amount
}

interface Bound {
  readonly above: Amount
  readonly percent: Amount
}

/** A line for each part, and one for their sum. */
export function applySlabs(facts: SlabsFacts): { readonly amount: Amount; readonly because: Because[] } {
  const { amount, step, table, scale } = facts
  const cut = (figure: Amount): Amount =>
    step.cut === undefined ? figure : roundTo(figure, [step.cut, 'down'])
  const bounds = table.slabs.map(
    ([above, percent]): Bound => ({ above: facts.findStart(above), percent: parseAmount(percent) }),
  )
  const start = ({ above }: Bound): Amount => cut(scale(above))
  const begins = (bound: Bound): Amount =>
    step.begin === 'up' ? roundTo(start(bound), ['1', 'up']) : start(bound)
  const top = bounds.findLastIndex(bound => amount.greaterThan(begins(bound)))
  if (top < 0) return { amount: parseAmount('0'), because: [nothing(amount, bounds[0])] }
  const lower = bounds.slice(0, top).map((bound, n): Part => {
    const next = bounds[n + 1]!
    const ofYear = percentOf(next.above.minus(bound.above), bound.percent)
    const text = say`${bound.percent} % of what lies from ${show(start(bound))} to ${show(start(next))}`
    return { text, width: start(next).minus(start(bound)), amount: scale(ofYear) }
  })
  const last = bounds[top]!
  const over = amount.minus(start(last))
  const text = say`${last.percent} % of ${show(over)} above ${show(start(last))}`
  const highest: Part = { text, width: over, amount: percentOf(over, last.percent) }
  assertWhole([...lower, highest], amount.minus(start(bounds[0]!)))
  const parts = [...cutParts(lower, cut, step.cut !== undefined && !table.cut_each), highest]
  const rounded = parts.map(part => ({
    text: part.text,
    amount: step.round_each ? roundTo(part.amount, step.round_each) : part.amount,
  }))
  const sum = sumAmounts(rounded.map(part => part.amount))
  const because = rounded.map(
    (part): Because => ({ rule: 'slab', text: part.text, amount: show(part.amount) }),
  )
  const total: Because = { rule: 'slabs', text: say`All slabs together`, amount: show(sum) }
  return { amount: sum, because: because.length > 1 ? [...because, total] : because }
}

interface Part {
  readonly text: Sentence
  /** How much of the amount lies in it. */
  readonly width: Amount
  readonly amount: Amount
}

/** The lower slabs, each cut; or their sum, cut once. */
function cutParts(parts: readonly Part[], cut: (figure: Amount) => Amount, atOnce: boolean): Part[] {
  if (!atOnce || parts.length < 2)
    return parts.map(({ text, width, amount }) => ({ text, width, amount: cut(amount) }))
  return [
    {
      text: sayTogether(
        parts.map(({ text }) => text),
        ', ',
      ),
      width: sumAmounts(parts.map(part => part.width)),
      amount: cut(sumAmounts(parts.map(part => part.amount))),
    },
  ]
}

/** Slabs ascend, also where parameters say where they begin, and leave nothing of the amount out. */
function assertWhole(parts: readonly Part[], whole: Amount): void {
  for (const { text, width } of parts) must(!width.isNegative(), () => `that slabs ascend (${text})`)
  const sum = sumAmounts(parts.map(({ width }) => width))
  must(sum.equals(whole), () => `that slabs of ${sum} hold ${whole}`)
}

function nothing(amount: Amount, first: Bound | undefined): Because {
  const from = first ? say`not above ${show(first.above)}, where the first slab begins` : say`in no slab`
  return { rule: 'slab', text: say`${show(amount)} is ${from}`, amount: '0.00' }
}
