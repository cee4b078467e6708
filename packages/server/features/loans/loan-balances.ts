// Balances of a loan: its installments, each with what is still to be taken after it.

import type { LoanBalances } from '@muster/contract'
import { type Db, statement } from '@muster/db'

// Zero has the digits of what is due.
const balances = statement<Pick<LoanBalances, 'installments'>, { id: string }>(
  'loan_balances',
  `select coalesce(json_agg(json_build_object('loan_installment_id', l.id, 'installment_no', l.installment_no, 'due_month', l.due_month,
     'due_year', l.due_year, 'status', l.status, 'principal', l.principal::text, 'interest', l.interest::text,
     'total_due', l.total_due::text, 'balance', l.balance::text) order by l.installment_no), '[]') as installments
   from (
     select i.id, i.installment_no, i.due_month, i.due_year, i.status, i.principal, i.interest, i.total_due,
       coalesce(sum(i.total_due) filter (where i.status <> 'waived') over (order by i.installment_no desc rows between unbounded preceding and 1 preceding),
         i.total_due - i.total_due) as balance
     from loan_installments i where i.workspace_id = :workspace_id and i.loan_id = :id) as l`,
)

export async function readLoanBalances(db: Db, id: string): Promise<LoanBalances> {
  const [found] = await db.run(balances, { id })
  return { object: 'loan_balances', id, installments: found!.installments }
}
