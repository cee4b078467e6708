// The annual gross: twelve months of a salary.

import { formatAmount, parseAmount, toAmount } from '../amounts.ts'

/** Decimal text, in the decimals of the currency. */
export function annualGross(gross_salary: string, currency_decimals: number): string {
  return formatAmount(parseAmount(gross_salary).times(toAmount(12)), currency_decimals)
}
