// The demo's loans: one that payroll has been taking back for months, and one that is approved and not handed over yet.

import { addDays, addMonths, type Day, makeLoanSchedule } from '@muster/engine'
import { newId } from '../../../../resource/ids.ts'
import { insertIn, type SeedRow } from '../../rows.ts'
import type { Demo } from '../organisation.ts'

interface Lent {
  /** The index of the post. */
  readonly n: number
  readonly amount: string
  readonly months: number
  /** Of the first installment, counted from the present month. */
  readonly starts: number
  readonly status: 'active' | 'approved'
  readonly purpose: string
}

const lent: readonly Lent[] = [
  { n: 12, amount: '120000.00', months: 12, starts: -5, status: 'active', purpose: "A daughter's wedding" },
  { n: 36, amount: '300000.00', months: 24, starts: 1, status: 'approved', purpose: 'A used car' },
]

const interest_rate = '8.00'

export async function demoLoans({ database, workspaceId, employees, today }: Demo): Promise<void> {
  const type = {
    id: newId('LoanType'),
    name: 'Personal loan',
    code: 'PERSONAL',
    interest_rate,
    max_amount: '500000.00',
    max_installments: 36,
  }
  const made = lent.map((loan, at) =>
    makeRows(loan, { at, employee: employees[loan.n]!, type: type.id, today }),
  )
  await database.write(workspaceId, async db => {
    await insertIn(db, 'loan_types', [type])
    await insertIn(db, 'loan_numbering', [
      { number_prefix: 'LN-', number_digits: 5, number_next: lent.length + 1 },
    ])
    await insertIn(
      db,
      'loans',
      made.map(({ loan }) => loan),
    )
    await insertIn(
      db,
      'loan_installments',
      made.flatMap(({ installments }) => installments),
    )
  })
}

interface Place {
  readonly at: number
  readonly employee: string
  readonly type: string
  readonly today: Day
}

function makeRows({ amount, months, starts, status, purpose }: Lent, { at, employee, type, today }: Place) {
  const [year, month] = addMonths(today, starts).split('-').map(Number) as [number, number]
  const terms = { amount, interest_rate, interest_method: 'flat', total_installments: months } as const
  const start = { start_year: year, start_month: month }
  const scheduled = makeLoanSchedule({ ...terms, ...start }, 2)
  if ('refused' in scheduled) throw new Error(`A loan of the demo ${scheduled.refused[0]!.message}.`)
  const { total_payable, installment_amount, installments } = scheduled.schedule
  const disbursed_on = addDays(`${addMonths(today, starts).slice(0, 7)}-01`, 2)
  const decided_on = addDays(disbursed_on < today ? disbursed_on : today, -2)
  const id = newId('Loan')
  const loan: SeedRow = {
    id,
    employee_id: employee,
    loan_type_id: type,
    loan_number: `LN-${String(at + 1).padStart(5, '0')}`,
    ...terms,
    ...start,
    total_payable,
    installment_amount,
    paid_amount: '0.00',
    outstanding_balance: total_payable,
    purpose,
    status,
    created_at: `${addDays(decided_on, -3)}T06:00:00.000Z`,
    approved_at: `${decided_on}T06:00:00.000Z`,
    disbursed_on: status === 'active' ? disbursed_on : null,
  }
  const rows = installments.map(part => ({
    id: newId('LoanInstallment'),
    loan_id: id,
    employee_id: employee,
    ...part,
    paid_amount: '0.00',
  }))
  return { loan, installments: rows }
}
