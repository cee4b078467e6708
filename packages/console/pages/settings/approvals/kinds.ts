// Kinds of requests: what decides one of each, whose right it takes to say who is asked.
import type { OperationId, Output } from '../../../records/operation.ts'

export type ApprovalKind = Output<'getApprovalPolicy'>['kind']

export const deciding = {
  leave: 'approveLeaveApplication',
  correction: 'approveRegularisation',
  overtime: 'approveOvertimeRequest',
  expense: 'approveExpenseClaim',
  loan: 'approveLoan',
  letter: 'approveHrLetterRequest',
  bank_account: 'approveBankAccountChange',
  profile: 'approveProfileChange',
} as const satisfies Readonly<Record<ApprovalKind, OperationId>>
