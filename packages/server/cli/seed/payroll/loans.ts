// Loans in volume: of one employee in ten, with installments that each month takes back.

import { type Db, homeStatement } from '@muster/db'
import { type Day, makeLoanSchedule } from '@muster/engine'
import { newId } from '../../../resource/ids.ts'
import type { Batch } from '../bulk.ts'
import { insertIn } from '../rows.ts'
import { idOf, numbered } from './people.ts'

const amounts = ['60000.00', '90000.00', '150000.00']
const [interest_rate, interest_method, total_installments] = ['8.00', 'flat', 12] as const
const every = 10
const hasLoan = `at % ${every} = 4`
const kind = `at / ${every} % ${amounts.length}`

/** What the loans have in common. */
export interface LoanPlan {
  readonly loan_type: string
  /** JSON, a plan for each amount. */
  readonly plans: string
}

/** Makes the type of the loans, and their plans from a month on. */
export async function makeLoanPlan(db: Db, first_day: Day, employees: number): Promise<LoanPlan> {
  const id = newId('LoanType')
  const type = {
    id,
    name: 'Personal loan',
    code: 'PERSONAL',
    interest_rate,
    max_installments: total_installments,
  }
  await insertIn(db, 'loan_types', [type])
  await insertIn(db, 'loan_numbering', [{ number_digits: 7, number_next: Math.ceil(employees / every) + 2 }])
  const [start_year, start_month] = first_day.split('-').map(Number) as [number, number]
  const plans = amounts.map((amount, n) => {
    const terms = { amount, interest_rate, interest_method, total_installments, start_year, start_month }
    const made = makeLoanSchedule(terms, 2)
    if ('refused' in made) throw new Error(`A generated loan ${made.refused[0]!.message}.`)
    const { total_payable, installment_amount, installments } = made.schedule
    return { kind: n, amount, start_year, start_month, total_payable, installment_amount, installments }
  })
  return { loan_type: id, plans: JSON.stringify(plans) }
}

type Lent = Batch & LoanPlan & { readonly first_day: Day }

export const loans = homeStatement<unknown, Lent>(
  '',
  `insert into loans (workspace_id, id, employee_id, loan_type_id, loan_number, amount, interest_rate, interest_method, total_payable,
     installment_amount, total_installments, paid_amount, outstanding_balance, start_month, start_year, status, approved_at, disbursed_on)
   select :workspace, ${idOf('lon', 'n.id', '1')}, n.id, :loan_type, 'LN-' || lpad((at / ${every} + 1)::text, 7, '0'), p.amount,
     ${interest_rate}, '${interest_method}', p.total_payable, p.installment_amount, ${total_installments}, 0.00, p.total_payable, p.start_month,
     p.start_year, 'active', :first_day::date, :first_day::date
   from ${numbered} n join json_to_recordset(:plans::json) as p (kind integer, amount numeric, total_payable numeric, installment_amount numeric,
     start_month integer, start_year integer) on p.kind = ${kind}
   where ${hasLoan}`,
)

export const installments = homeStatement<unknown, Omit<Lent, 'loan_type' | 'first_day'>>(
  '',
  `insert into loan_installments (workspace_id, id, loan_id, employee_id, installment_no, due_month, due_year, principal, interest, total_due,
     paid_amount)
   select :workspace, ${idOf('lni', 'n.id', 'i.installment_no')}, ${idOf('lon', 'n.id', '1')}, n.id, i.installment_no, i.due_month, i.due_year,
     i.principal, i.interest, i.total_due, 0.00
   from ${numbered} n join json_to_recordset(:plans::json) as p (kind integer, installments json) on p.kind = ${kind},
     json_to_recordset(p.installments) as i (installment_no integer, due_month integer, due_year integer, principal numeric, interest numeric, total_due numeric)
   where ${hasLoan}`,
)
