// What the inbox decides: the kinds of work that its page has, each with the operation without which it waits for somebody else.
import type { OperationId } from '../../gen/needs.ts'
import type { WorkKind } from './pending-work.ts'

/** Everything else that waits stands on the first page. */
export const decided: Readonly<Partial<Record<WorkKind, OperationId>>> = {
  leave_applications: 'approveLeaveApplication',
  regularisations: 'approveRegularisation',
  overtime_requests: 'approveOvertimeRequest',
  expense_claims: 'approveExpenseClaim',
  loans: 'approveLoan',
  hr_letter_requests: 'approveHrLetterRequest',
  employee_documents: 'verifyEmployeeDocument',
  expiring_contracts: 'renewEmploymentContract',
  bank_account_changes: 'approveBankAccountChange',
  profile_changes: 'approveProfileChange',
  payroll_runs_to_approve: 'approvePayrollRun',
}
