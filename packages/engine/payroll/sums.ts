// Sums of figures that were stored: of runs, of months and of a tax year to date.

import { formatAmount, parseAmount, roundHalfUp, sumOfTexts } from '../amounts.ts'
import type { MonthPay } from './facts.ts'

/** With all digits of what is added. */
export function sumTexts(amounts: readonly string[]): string {
  return sumOfTexts(amounts).toString()
}

/** In the decimals of the currency; an error where an amount has more. */
export function sumMoney(amounts: readonly string[], decimals: number): string {
  return formatAmount(sumOfTexts(amounts), decimals)
}

/** A figure that keeps more digits than the currency has, in the currency. */
export function roundMoney(amount: string, decimals: number): string {
  return formatAmount(roundHalfUp(parseAmount(amount), decimals), decimals)
}

/** What is paid on top of gross pay: net pay is gross pay and this less the deductions. */
export function findAdditions(
  { gross_salary, total_earnings }: { readonly gross_salary: string; readonly total_earnings: string },
  decimals: number,
): string {
  return formatAmount(parseAmount(total_earnings).minus(parseAmount(gross_salary)), decimals)
}

export function sumMonthParts(months: readonly MonthPay[]): MonthPay {
  const sum = (field: keyof MonthPay) => sumTexts(months.map(month => month[field]))
  return {
    gross_salary: sum('gross_salary'),
    time_deductions: sum('time_deductions'),
    overtime: sum('overtime'),
    taxable_income: sum('taxable_income'),
  }
}
