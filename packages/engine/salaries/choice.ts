// A choice of terms: what a component, a structure or an assignment says of how an amount is calculated.

import { type Sentence, say } from '@muster/sentences'
import { parseAmount } from '../amounts.ts'
import { canonicalDecimal, explainDecimals } from '../money.ts'
import { parseFormula } from './formula.ts'
import type { CalculationType } from './terms.ts'

/** Null says nothing: what stands below it holds. */
export interface Choice {
  readonly calculation_type: CalculationType | null
  /** An amount, or a percentage with 2 to 4 decimals. */
  readonly value: string | null
  readonly formula: string | null
}

export interface ChoiceRefusal {
  readonly field: keyof Choice
  /** Follows the name of the field. */
  readonly message: Sentence
}

/**
 * The choice in canonical text, or what is wrong with it. `inherited` is how the amount is calculated where the choice
 * does not say.
 */
export function settleChoice(
  { calculation_type, value, formula }: Choice,
  inherited: CalculationType,
  currency_decimals: number,
): { readonly choice: Choice } | { readonly refused: readonly ChoiceRefusal[] } {
  const used = calculation_type ?? inherited
  if (calculation_type === 'formula') return settleFormula(value, formula)
  if (formula !== null) return refuse('formula', say`can be sent only with calculation_type formula`)
  if (value === null && calculation_type !== null)
    return refuse('value', say`is needed to calculate by ${nameValue(calculation_type)}`)
  if (value === null) return { choice: { calculation_type, value, formula } }
  if (used === 'formula')
    return refuse('value', say`has no effect on a formula; send calculation_type fixed or percentage with it`)
  const settled = settleAmount(used, value, currency_decimals)
  if ('refused' in settled) return refuse('value', settled.refused)
  return { choice: { calculation_type, value: settled.amount, formula } }
}

function settleFormula(value: string | null, formula: string | null): ReturnType<typeof settleChoice> {
  if (value !== null && !parseAmount(value).isZero())
    return refuse('value', say`is ${value}, and a formula has none; send 0 or leave it out`)
  if (formula === null) return refuse('formula', say`is needed to calculate by formula`)
  const parsed = parseFormula(formula)
  if ('refused' in parsed) return refuse('formula', parsed.refused)
  return { choice: { calculation_type: 'formula', value: null, formula } }
}

/** An amount with the decimals of the currency, or a percentage with 2 to 4; the message follows a field's name. */
export function settleAmount(
  type: 'fixed' | 'percentage',
  value: string,
  currency_decimals: number,
): { readonly amount: string } | { readonly refused: Sentence } {
  if (type === 'fixed') {
    const amount = canonicalDecimal(value, currency_decimals)
    if (amount !== undefined) return { amount }
    return { refused: explainDecimals(value, currency_decimals) }
  }
  if (parseAmount(value).greaterThan(parseAmount('100')))
    return { refused: say`is ${value}, and a percentage is at most 100` }
  const amount = canonicalDecimal(value, 2) ?? canonicalDecimal(value, 3) ?? canonicalDecimal(value, 4)
  return amount === undefined
    ? { refused: say`is ${value}, which has more than the 4 decimals of a percentage` }
    : { amount }
}

function nameValue(type: 'fixed' | 'percentage'): Sentence {
  return type === 'fixed' ? say`a fixed amount` : say`percentage`
}

function refuse(field: keyof Choice, message: Sentence): { readonly refused: readonly ChoiceRefusal[] } {
  return { refused: [{ field, message }] }
}
