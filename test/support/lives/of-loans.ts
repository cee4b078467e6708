// Loans and their installments, in each state.

import { inConsole } from '../fixtures/console.ts'
import { type LoanWorkspace, makeLoan, makeLoanWorkspace } from '../fixtures/loans.ts'
import { inDatabase } from '../fixtures/make.ts'
import { writeRun } from '../fixtures/payroll.ts'
import type { Kind, Life, RecordInState } from './life.ts'

const reason = { reason: 'As agreed' }

const steps = {
  pending: [],
  approved: ['approveLoan'],
  active: ['approveLoan', 'disburseLoan'],
} as const

async function makeEach(workspace: LoanWorkspace): Promise<Record<keyof typeof steps, { id: string }>> {
  const made: Record<string, { id: string }> = {}
  for (const [state, operations] of Object.entries(steps))
    made[state] = await makeLoan(workspace, {}, ...operations)
  return made as Record<keyof typeof steps, { id: string }>
}

async function liveLoans(): Promise<Life> {
  const workspace = await makeLoanWorkspace({ max_active_loans: 20 })
  const made = await makeEach(workspace)
  const completed = await makeLoan(workspace, {}, 'approveLoan', 'disburseLoan')
  await inConsole(workspace, 'writeLoanOff', { id: completed.id, body: reason })
  const rejected = await makeLoan(workspace)
  await inConsole(workspace, 'rejectLoan', { id: rejected.id, body: reason })
  const cancelled = await makeLoan(workspace)
  await inConsole(workspace, 'cancelLoan', { id: cancelled.id, body: reason })
  return { workspace, records: { ...made, completed, rejected, cancelled } }
}

async function liveInstallments(): Promise<Life> {
  const workspace = await makeLoanWorkspace({ max_active_loans: 20 })
  const made = await makeEach(workspace)
  const settled = await makeLoan(workspace, {}, 'approveLoan', 'disburseLoan')
  await inConsole(workspace, 'settleLoan', { id: settled.id, body: { amount: '20000', ...reason } })
  const records: Record<string, RecordInState> = {}
  const loans = { 'approved loan': made.approved, 'active loan': made.active, 'loan paid early': settled }
  for (const [what, { id }] of Object.entries(loans)) {
    const rows = await inDatabase<{ id: string; status: string }>(
      'select distinct on (status) id, status from loan_installments where loan_id = $1 order by status, installment_no',
      [id],
    )
    for (const row of rows) records[`${row.status}, ${what}`] = { id: row.id, rows: [`/loans/${id}`] }
  }
  const [other] = await inDatabase<{ id: string }>(
    'select id from loan_installments where loan_id = $1 order by installment_no offset 5',
    [made.active.id],
  )
  await inConsole(workspace, 'waiveLoanInstallment', { id: other!.id, body: reason })
  records['waived, active loan'] = { id: other!.id, rows: [`/loans/${made.active.id}`] }
  Object.assign(records, await takeByPayroll(workspace, made.active.id))
  return { workspace, records }
}

/** One that a run has claimed, and one that it has paid. */
async function takeByPayroll(workspace: LoanWorkspace, loan: string): Promise<Record<string, RecordInState>> {
  const { run, entry } = await writeRun(workspace)
  const records: Record<string, RecordInState> = {}
  for (const [status, number] of [
    ['claimed', 7],
    ['settled', 8],
  ] as const) {
    const [row] = await inDatabase<{ id: string }>(
      `update loan_installments set status = $2, payroll_run_id = $3, payroll_entry_id = $4, claimed_at = now(),
         settled_at = case when $2 = 'settled' then now() end,
         paid_amount = case when $2 = 'settled' then total_due else 0 end
       where loan_id = $1 and installment_no = $5 returning id`,
      [loan, status, run, entry, number],
    )
    records[`${status}, active loan`] = { id: row!.id, rows: [`/loans/${loan}`] }
  }
  return records
}

export const loans: Kind = {
  collections: ['loans'],
  page: '/loans',
  bodies: {
    cancelLoan: reason,
    rejectLoan: reason,
    rescheduleLoan: { installments: 6, ...reason },
    settleLoan: { amount: '20000', ...reason },
    writeLoanOff: reason,
  },
  live: liveLoans,
}

export const loanInstallments: Kind = {
  collections: ['loan_installments'],
  page: '/loans/installments',
  bodies: { waiveLoanInstallment: reason, deferLoanInstallment: reason },
  // The loan is looked at first.
  refusals: { waiveLoanInstallment: /This loan is/, deferLoanInstallment: /This loan is/ },
  live: liveInstallments,
}
