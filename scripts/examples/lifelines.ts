// How the records of the examples come about: when they begin, and what is set in each of their states.

import type { Json } from '@muster/codegen'

export interface Lifeline {
  /** When the record is created. */
  readonly begins?: string
  /** By state, the first first: the fields that are set by then, in the order in which that happens. */
  readonly states?: Readonly<Record<string, readonly string[]>>
  /** The state in which it is shown where nothing happens to it. */
  readonly usual?: string
  /** What fits together where the examples of its fields do not. */
  readonly values?: Readonly<Record<string, Json>>
  /** The same in its first state. */
  readonly atFirst?: Readonly<Record<string, Json>>
  /** What a request leaves out, because it does not go with the rest. */
  readonly without?: readonly string[]
  /** In which state an operation leaves the record, where what is sent decides and not its status. */
  readonly after?: Readonly<Record<string, string>>
}

/** What is so without an entry of its own. */
export const usualBeginning = '2026-08-03T05:12:44.318Z'

/** The audience that the examples have, which names nobody in particular. */
const toAll = { branch_ids: [], department_ids: [], employee_ids: [] }

export const lifelines: Readonly<Record<string, Lifeline>> = {
  ApiKey: { begins: '2025-08-04T05:12:44.318Z' },
  Company: { begins: '2025-08-04T05:12:44.318Z' },
  FiscalYear: { begins: '2025-06-30T19:00:00.000Z' },
  Employee: { begins: '2025-08-04T05:12:44.318Z' },
  Asset: { states: { available: [], assigned: ['current_assignment_id', 'holder_id'] }, usual: 'assigned' },
  Announcement: { values: toAll },
  AnnouncementDraft: {
    values: toAll,
    states: { draft: [], scheduled: ['publish_date', 'publish_time'], published: ['announcement_id'] },
    usual: 'scheduled',
  },
  AssetAssignment: {
    begins: '2026-11-20T05:12:44.318Z',
    states: {
      issued: [],
      returned: ['acknowledged_at', 'returned_on', 'condition_on_return'],
      lost: ['acknowledged_at'],
    },
  },
  Export: { states: { running: [], cancelled: ['finished_at'] }, values: { size_bytes: null } },
  BulkAction: { states: { running: [], cancelled: ['finished_at'] } },
  JobOpening: {
    states: { draft: [], open: ['opened_at'], on_hold: ['opened_at'], closed: ['opened_at', 'closed_at'] },
    usual: 'open',
    atFirst: { hired_count: 0 },
  },
  Candidate: { values: { employee_id: null } },
  JobApplication: {
    states: {
      applied: [],
      screening: ['stage_changed_at'],
      offer: ['stage_changed_at', 'offered_salary', 'offered_joining_date'],
      hired: ['stage_changed_at', 'offered_salary', 'offered_joining_date', 'hired_at'],
      rejected: ['stage_changed_at', 'rejected_at', 'rejection_reason'],
      withdrawn: ['stage_changed_at', 'withdrawn_at'],
    },
    usual: 'screening',
  },
  EmployeeDocument: {
    states: { pending: [], verified: ['verified_at'], rejected: ['rejection_reason'] },
    usual: 'verified',
  },
  EmploymentContract: {
    begins: '2026-11-20T05:12:44.318Z',
    states: {
      draft: [],
      sent: ['sent_at'],
      signed: ['sent_at', 'signed_at', 'signed_by_name'],
      terminated: ['sent_at', 'signed_at', 'signed_by_name', 'terminated_at'],
    },
    usual: 'signed',
    values: { renewed_from_id: null, file_name: null },
  },
  HrLetterRequest: {
    begins: '2026-11-20T05:12:44.318Z',
    states: {
      pending: [],
      approved: ['decided_at'],
      rejected: ['decided_at', 'rejection_reason'],
      issued: ['decided_at', 'hr_letter_id'],
    },
    usual: 'issued',
  },
  HrLetter: {
    begins: '2026-11-22T05:12:44.318Z',
    states: { issued: [], revoked: ['revoked_at'] },
  },
  Loan: {
    begins: '2026-12-07T05:12:44.318Z',
    states: {
      pending: [],
      approved: ['approved_at'],
      active: ['approved_at'],
      completed: ['approved_at', 'completed_at'],
      rejected: [],
      cancelled: [],
    },
    usual: 'active',
    atFirst: { outstanding_balance: '0.00' },
  },
  LoanInstallment: { begins: '2026-12-08T05:12:44.318Z' },
  ExpenseClaim: {
    begins: '2026-11-20T05:12:44.318Z',
    states: {
      draft: [],
      submitted: ['submitted_at'],
      approved: ['submitted_at', 'approved_at', 'total_approved', 'total_reimbursable'],
      rejected: ['submitted_at', 'rejection_reason'],
      paid: [
        'submitted_at',
        'approved_at',
        'total_approved',
        'total_reimbursable',
        'paid_at',
        'payment_method',
      ],
    },
    usual: 'approved',
    atFirst: { total_claimed: '0.00' },
  },
  ExpenseClaimItem: {
    begins: '2026-11-20T05:12:44.318Z',
    values: { approved_amount: null, has_receipt: false, receipt_file_name: null },
  },
  LeaveApplication: {
    states: {
      pending: [],
      approved: ['approved_at'],
      rejected: ['approved_at', 'rejection_reason'],
      cancelled: ['approved_at', 'cancelled_at', 'cancellation_reason'],
    },
    usual: 'approved',
  },
  AttendanceRecord: { begins: '2026-08-10T13:00:02.318Z', values: { source: 'api' } },
  Punch: {
    begins: '2026-08-10T04:00:02.318Z',
    values: { attendance_date: '2026-08-10', distance_meters: null, within_geofence: null },
  },
  OvertimeRequest: {
    begins: '2026-08-10T15:30:00.000Z',
    states: {
      pending: [],
      approved: ['decided_at', 'approved_hours'],
      rejected: ['decided_at', 'rejection_reason'],
      cancelled: [],
    },
    usual: 'approved',
  },
  Regularisation: {
    begins: '2026-08-11T05:12:44.318Z',
    states: {
      pending: [],
      approved: ['decided_at', 'attendance_record_id'],
      rejected: ['decided_at', 'rejection_reason'],
      cancelled: [],
    },
    usual: 'approved',
  },
  RestDaySwap: { states: { active: [], cancelled: ['cancelled_at'] } },
  PayrollRun: {
    begins: '2025-08-31T10:12:44.318Z',
    states: {
      draft: [],
      processed: [],
      approved: ['approved_at'],
      locked: ['approved_at', 'locked_at'],
      disbursed: ['approved_at', 'locked_at', 'disbursed_at'],
    },
    usual: 'locked',
  },
  PayrollEntry: {
    begins: '2025-08-31T10:12:44.318Z',
    states: {
      draft: [],
      approved: [],
      locked: [],
      paid: ['payment_date', 'payment_reference', 'paid_at', 'acknowledged_at'],
    },
    usual: 'paid',
  },
  PayrollEntryDetail: {
    states: { released: [], hold: ['hold_reason'] },
    values: { pending_batch: null, warnings: [], deferred: [] },
  },
  PayrollPayment: {
    begins: '2025-08-30T10:12:44.318Z',
    states: {
      pending: [],
      paid: ['payment_date', 'payment_reference'],
      failed: ['payment_date', 'payment_reference', 'failure_reason'],
    },
  },
  SalaryComponent: { without: ['formula'] },
  SalaryStructureComponent: { without: ['formula'] },
  SalaryComponentOverride: { without: ['formula'] },
  PayrollEntryComponent: { begins: '2025-08-31T10:12:44.318Z' },
  SalarySlip: { begins: '2025-09-02T10:12:44.318Z' },
  WebhookEndpoint: {
    states: { unverified: [], active: [], disabled: ['disabled_at'] },
    usual: 'active',
    after: { updateWebhookEndpoint: 'unverified' },
  },
  WebhookDelivery: {
    states: {
      pending: ['next_attempt_at'],
      delivered: ['last_attempt_at', 'last_response_status'],
      failed: ['last_attempt_at', 'last_error', 'next_attempt_at'],
    },
    usual: 'delivered',
    atFirst: { attempts: 0 },
  },
}

/** What an operation or an event does: create of createLoan, requested of leave.requested. */
export const findVerb = (moment: string): string =>
  moment.includes('.') ? moment.split('.').at(-1)! : (/^[a-z]+/.exec(moment)?.[0] ?? moment)

/**
 * The state in which a record is after an operation or an event, such as createLoan or leave.requested.
 * @param possible those in which the operation can leave it, where the contract says so
 */
export function stateAfter(
  { states = {}, usual, after = {} }: Lifeline,
  moment: string,
  possible?: readonly string[],
): string | undefined {
  if (possible !== undefined) return possible.find(state => state === usual) ?? possible[0]
  if (Object.hasOwn(after, moment)) return after[moment]
  const [first] = Object.keys(states)
  const verb = findVerb(moment)
  if (verb === 'create' || verb === 'requested' || verb === 'test' || verb === 'replay') return first
  return Object.hasOwn(states, verb) ? verb : (usual ?? first)
}
