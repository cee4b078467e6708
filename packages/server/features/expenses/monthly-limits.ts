// Monthly limits: how much of them the claims of an employee have used.

import type { ExpenseClaim } from '@muster/contract'
import { statement } from '@muster/db'
import { findExceededLimits, type LimitedMonth, type MonthlyExpense } from '@muster/engine'
import { say, sayTogether } from '@muster/sentences'
import type { Context } from '../../http/context.ts'
import { Problem } from '../../http/problem.ts'
import { oneByOne } from '../../resource/checks.ts'
import { decimalsOf } from './claims.ts'

interface Wanted {
  readonly claim: string
  readonly employee_id: string
  readonly counted: readonly NonNullable<ExpenseClaim['status']>[]
}

const selectLimitedMonthsOfExpenseClaim = statement<LimitedMonth, Wanted>(
  'limited_months_of_expense_claim',
  `select l.expense_category_id, c.code, m.month, l.monthly_amount, coalesce((
       select sum(coalesce(o.approved_amount, o.amount)) from expense_claims other
       join expense_claim_items o on o.workspace_id = :workspace_id and o.expense_claim_id = other.id and not o.deleted
         and o.expense_category_id = l.expense_category_id
         and o.expense_date >= m.month and o.expense_date < m.month + interval '1 month'
       where other.workspace_id = :workspace_id and other.employee_id = :employee_id and other.id <> :claim
         and other.status = any(:counted::text[])), 0) as used_amount
   from (select distinct i.expense_category_id, date_trunc('month', i.expense_date)::date as month from expense_claim_items i
     where i.workspace_id = :workspace_id and i.expense_claim_id = :claim and not i.deleted) as m
   join expense_limits l on l.workspace_id = :workspace_id and l.expense_category_id = m.expense_category_id and not l.deleted
   join expense_categories c on c.workspace_id = :workspace_id and c.id = l.expense_category_id
   order by c.code, m.month`,
)

/**
 * A 409 with the figures of each month whose limit a locked claim exceeds with these amounts. Claims of the employee
 * with these statuses count as well; they are decided one by one.
 */
export async function assertWithinLimits(
  call: Context,
  { id: claim, employee_id }: Pick<ExpenseClaim, 'employee_id'> & { readonly id: string },
  expenses: readonly MonthlyExpense[],
  counted: Wanted['counted'],
): Promise<void> {
  const { db } = call
  await db.run(oneByOne, { scope: `expenses/${employee_id}` })
  const months = await db.run(selectLimitedMonthsOfExpenseClaim, {
    claim,
    employee_id: employee_id!,
    counted,
  })
  const exceeded = findExceededLimits(expenses, months, decimalsOf(call))
  if (exceeded.length === 0) return
  const messages = exceeded.map(({ field, message }) => say`${field}: ${message}`)
  throw new Problem('conflict', say`A monthly limit is exceeded. ${sayTogether(messages, '; ')}.`, {
    errors: exceeded,
  })
}
