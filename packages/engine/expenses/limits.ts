// Monthly limits: the most that an employee is reimbursed for a category in a calendar month.

import { say } from '@muster/sentences'
import { formatAmount, parseAmount, sumAmounts } from '../amounts.ts'
import { type Day, firstOfMonth } from '../days.ts'
import type { ExpenseRefusal } from './items.ts'

/** An expense that counts: with what is asked of it, or what is approved. */
export interface MonthlyExpense {
  readonly expense_category_id: string
  readonly expense_date: Day
  readonly amount: string
}

/** A category and a month that has a limit, and what the employee's other claims have used of it. */
export interface LimitedMonth {
  readonly expense_category_id: string
  readonly code: string
  /** The first day. */
  readonly month: Day
  readonly monthly_amount: string
  readonly used_amount: string
}

/** The months whose limit the expenses exceed together with those of other claims, with the figures. */
export function findExceededLimits(
  expenses: readonly MonthlyExpense[],
  limits: readonly LimitedMonth[],
  decimals: number,
): ExpenseRefusal[] {
  return limits.flatMap(({ expense_category_id, code, month, monthly_amount, used_amount }) => {
    const own = sumAmounts(
      expenses
        .filter(
          each =>
            each.expense_category_id === expense_category_id && firstOfMonth(each.expense_date) === month,
        )
        .map(({ amount }) => parseAmount(amount)),
    )
    const used = parseAmount(used_amount)
    const limit = parseAmount(monthly_amount)
    if (own.isZero() || own.plus(used).lessThanOrEqualTo(limit)) return []
    const text = (amount: typeof own) => formatAmount(amount, decimals)
    const left = limit.greaterThan(used) ? text(limit.minus(used)) : text(parseAmount('0'))
    const message = say`${text(own)} for ${month.slice(0, 7)} is above the ${left} that is left of the ${text(limit)} a month`
    return [{ field: code, message }]
  })
}
