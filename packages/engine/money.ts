// Money: decimal text in the currency's minor units, never a JavaScript number.

import { type Sentence, say } from '@muster/sentences'
import { Decimal } from 'decimal.js'

/**
 * The text with exactly `decimals` digits after the point (`"1000"` -> `"1000.00"`). Undefined where the amount has
 * more digits than that: it is refused rather than rounded, because a cent that nobody wrote is a wrong cent.
 */
export function canonicalDecimal(text: string, decimals: number): string | undefined {
  const amount = new Decimal(text)
  return amount.decimalPlaces() > decimals ? undefined : amount.toFixed(decimals)
}

/** Why such an amount is refused; it follows the name of a field. */
export function explainDecimals(text: string, decimals: number): Sentence {
  return say`is ${text}, which has more than the ${decimals} decimals of the workspace's currency`
}

// ISO 4217:2015, list one: every currency whose minor unit is not the usual two digits.
const unusual = [
  [0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'],
  [3, 'BHD IQD JOD KWD LYD OMR TND'],
  [4, 'CLF UYW'],
] as const
const minorUnits: ReadonlyMap<string, number> = new Map(
  unusual.flatMap(([decimals, currencies]) =>
    currencies.split(' ').map(currency => [currency, decimals] as const),
  ),
)

/** The digits after the point of a currency's amounts. */
export function currencyDecimals(currency: string): number {
  return minorUnits.get(currency) ?? 2
}
