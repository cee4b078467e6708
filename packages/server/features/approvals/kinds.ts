// Kinds: of each kind of request, what files it, what decides it, and what its figures are. All else is the same for all of them.

import type { Approval, ApprovalKind, OperationId } from '@muster/contract'
import { type Statement, statement } from '@muster/db'

/** A record as the operation that files it answers. */
export type Filed = Readonly<Record<string, unknown>> & { readonly id: string; readonly employee_id: string }

export interface Figures extends Pick<Approval, 'days' | 'amount' | 'from_date' | 'to_date'> {
  readonly leave_type_id: string | null
}

export interface Kind {
  readonly table: string
  readonly files: OperationId
  readonly approve: OperationId
  readonly reject: OperationId
  /** The field in which a rejection says why. */
  readonly reason: 'rejection_reason' | 'reason'
  /** Whether being asked is not enough: what it shows is private, so whoever decides has the right of the operation too. */
  readonly isPrivate?: true
  /** Read from the record as it was filed. */
  readonly figures: Partial<Readonly<Record<keyof Figures, string>>>
}

export const kinds: Readonly<Record<ApprovalKind, Kind>> = {
  leave: {
    table: 'leave_applications',
    files: 'createLeaveApplication',
    approve: 'approveLeaveApplication',
    reject: 'rejectLeaveApplication',
    reason: 'rejection_reason',
    figures: {
      days: 'total_days',
      from_date: 'from_date',
      to_date: 'to_date',
      leave_type_id: 'leave_type_id',
    },
  },
  correction: {
    table: 'regularisations',
    files: 'createRegularisation',
    approve: 'approveRegularisation',
    reject: 'rejectRegularisation',
    reason: 'rejection_reason',
    figures: { from_date: 'date', to_date: 'date' },
  },
  overtime: {
    table: 'overtime_requests',
    files: 'createOvertimeRequest',
    approve: 'approveOvertimeRequest',
    reject: 'rejectOvertimeRequest',
    reason: 'rejection_reason',
    figures: { from_date: 'date', to_date: 'date' },
  },
  expense: {
    table: 'expense_claims',
    files: 'submitExpenseClaim',
    approve: 'approveExpenseClaim',
    reject: 'rejectExpenseClaim',
    reason: 'rejection_reason',
    figures: { amount: 'total_claimed', from_date: 'claim_date', to_date: 'claim_date' },
  },
  loan: {
    table: 'loans',
    files: 'createLoan',
    approve: 'approveLoan',
    reject: 'rejectLoan',
    reason: 'reason',
    figures: { amount: 'amount' },
  },
  letter: {
    table: 'hr_letter_requests',
    files: 'createHrLetterRequest',
    approve: 'approveHrLetterRequest',
    reject: 'rejectHrLetterRequest',
    reason: 'rejection_reason',
    figures: {},
  },
  bank_account: {
    table: 'bank_account_changes',
    files: 'createBankAccountChange',
    approve: 'approveBankAccountChange',
    reject: 'rejectBankAccountChange',
    reason: 'rejection_reason',
    figures: {},
  },
  profile: {
    table: 'profile_changes',
    files: 'createProfileChange',
    approve: 'approveProfileChange',
    reject: 'rejectProfileChange',
    reason: 'rejection_reason',
    isPrivate: true,
    figures: {},
  },
}

/** SQL: the kinds that are about private details. */
export const privateKinds = (Object.keys(kinds) as ApprovalKind[])
  .filter(kind => kinds[kind].isPrivate)
  .map(kind => `'${kind}'`)
  .join(', ')

export function readFigures({ figures }: Kind, record: Filed): Figures {
  const read = (name: keyof Figures) => {
    const field = figures[name]
    const value = field === undefined ? null : record[field]
    return value === undefined || value === null ? null : String(value)
  }
  return {
    days: read('days'),
    amount: read('amount'),
    from_date: read('from_date'),
    to_date: read('to_date'),
    leave_type_id: read('leave_type_id'),
  }
}

/** What a decision needs of a record that is locked. */
export interface Subject {
  readonly status: string
  readonly leave_type_id: string | null
}

const makeLock = ({ table }: Kind): Statement<Subject, { readonly id: string }> =>
  statement<Subject, { readonly id: string }>(
    `lock_${table}_for_approval`,
    `select r.status, to_jsonb(r) ->> 'leave_type_id' as leave_type_id from ${table} r
     where r.workspace_id = :workspace_id and r.id = :id for no key update`,
  )

/** Locks the record that is decided about, before its approval. */
export const lockSubject: Readonly<Record<ApprovalKind, Statement<Subject, { readonly id: string }>>> = {
  leave: makeLock(kinds.leave),
  correction: makeLock(kinds.correction),
  overtime: makeLock(kinds.overtime),
  expense: makeLock(kinds.expense),
  loan: makeLock(kinds.loan),
  letter: makeLock(kinds.letter),
  bank_account: makeLock(kinds.bank_account),
  profile: makeLock(kinds.profile),
}
