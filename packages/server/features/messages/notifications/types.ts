// What members are told of: the one table of what causes a notification, with whom it tells, what it says and how soon.

import type { Notification, OperationId } from '@muster/contract'

/** What was done to a record, as far as somebody is told of it. */
export interface Notice extends Pick<Notification, 'type' | 'subject' | 'subject_id' | 'importance'> {
  /** Whose record it is. */
  readonly employee_id: string
  /** Whether their manager is told, who may decide about it, instead of themselves. */
  readonly asks: boolean
  readonly outcome: string | null
  /** Null: that of the employee, where their manager is told. */
  readonly name: string | null
  readonly day: string | null
}

/** SQL: the types that are told to whoever works here. Whoever has left is still told what is their own, such as their last payslip. */
export const ofWork = `('approval_asked', 'request_made', 'request_commented', 'announcement_published', 'stand_in_named', 'stand_in_revoked')`

/** What an operation answers with, as far as it is read here. */
type Answer = Readonly<Record<string, unknown>>
type Telling = (answer: Answer) => Notice | undefined

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)

interface Subject {
  readonly subject: Notification['subject']
  /** The field with the day that it is about. */
  readonly day?: string
}

const describe = ({ subject, day = '' }: Subject, answer: Answer) => ({
  subject,
  subject_id: String(answer.id),
  employee_id: String(answer.employee_id),
  day: text(answer[day]),
  name: null,
})

/** The employee is told what became of what they asked for. Whoever does it themselves is told nothing. */
const tellOfDecision =
  (of: Subject): Telling =>
  answer =>
    Object.assign(describe(of, answer), {
      type: 'request_decided' as const,
      importance: 'now' as const,
      asks: false,
      outcome: text(answer.status),
    })

/** The manager is told that somebody asks, while it waits. */
const tellOfRequest =
  (of: Subject): Telling =>
  answer =>
    answer.status === 'pending'
      ? Object.assign(describe(of, answer), {
          type: 'request_made' as const,
          importance: 'now' as const,
          asks: true,
          outcome: null,
        })
      : undefined

/** Where somebody is paid is theirs to know, whoever has changed it. */
const tellOfAccount =
  (outcome: string): Telling =>
  answer =>
    Object.assign(describe({ subject: 'employee_bank_account' }, answer), {
      type: 'account_changed' as const,
      importance: 'now' as const,
      asks: false,
      outcome,
    })

const leave = { subject: 'leave_application', day: 'from_date' } as const
const correction = { subject: 'regularisation', day: 'date' } as const
const overtime = { subject: 'overtime_request', day: 'date' } as const
const swap = { subject: 'rest_day_swap' } as const
const claim = { subject: 'expense_claim' } as const
const loan = { subject: 'loan' } as const
const letter = { subject: 'hr_letter_request' } as const
const account = { subject: 'bank_account_change' } as const
const profile = { subject: 'profile_change' } as const

const byOperation: { readonly [Id in OperationId]?: Telling } = {
  createLeaveApplication: tellOfRequest(leave),
  approveLeaveApplication: tellOfDecision(leave),
  rejectLeaveApplication: tellOfDecision(leave),
  cancelLeaveApplication: tellOfDecision(leave),
  createRegularisation: tellOfRequest(correction),
  approveRegularisation: tellOfDecision(correction),
  rejectRegularisation: tellOfDecision(correction),
  cancelRegularisation: tellOfDecision(correction),
  createOvertimeRequest: tellOfRequest(overtime),
  approveOvertimeRequest: tellOfDecision(overtime),
  rejectOvertimeRequest: tellOfDecision(overtime),
  cancelOvertimeRequest: tellOfDecision(overtime),
  createRestDaySwap: tellOfDecision(swap),
  cancelRestDaySwap: tellOfDecision(swap),
  approveExpenseClaim: tellOfDecision(claim),
  rejectExpenseClaim: tellOfDecision(claim),
  cancelExpenseClaim: tellOfDecision(claim),
  approveLoan: tellOfDecision(loan),
  rejectLoan: tellOfDecision(loan),
  cancelLoan: tellOfDecision(loan),
  approveHrLetterRequest: tellOfDecision(letter),
  rejectHrLetterRequest: tellOfDecision(letter),
  cancelHrLetterRequest: tellOfDecision(letter),
  issueHrLetterRequest: tellOfDecision(letter),
  approveBankAccountChange: tellOfDecision(account),
  rejectBankAccountChange: tellOfDecision(account),
  withdrawBankAccountChange: tellOfDecision(account),
  freezeBankAccountChange: tellOfDecision(account),
  approveProfileChange: tellOfDecision(profile),
  rejectProfileChange: tellOfDecision(profile),
  withdrawProfileChange: tellOfDecision(profile),
  createEmployeeBankAccount: tellOfAccount('created'),
  updateEmployeeBankAccount: tellOfAccount('updated'),
  deleteEmployeeBankAccount: tellOfAccount('deleted'),
}

/** What is told of an operation; undefined where nobody is. */
export const findNotice = (operation: OperationId, answer: object): Notice | undefined =>
  byOperation[operation]?.(answer as Answer)

export const documentExpiring = (
  document: Pick<Notice, 'subject_id' | 'employee_id' | 'day' | 'name'>,
): Notice =>
  Object.assign(
    {
      type: 'document_expiring' as const,
      subject: 'employee_document' as const,
      importance: 'later' as const,
      asks: false,
      outcome: null,
    },
    document,
  )
