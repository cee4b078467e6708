// What a request is about: in a line, and with what of its record the person may read.
import { useCompany } from '../../app/company.ts'
import { formatAmount, formatDays } from '../../app/formats.ts'
import { useReadAny } from '../../app/queries.ts'
import { ReachProvider } from '../../app/reach.ts'
import type { Reach } from '../../app/rights.ts'
import { useObstacle, useSession } from '../../app/session.tsx'
import { sayOf, sayTogether } from '../../app/words.ts'
import { getBankAccountChange } from '../../gen/operations/bank-account-changes.ts'
import { getExpenseClaim } from '../../gen/operations/expense-claims.ts'
import { getHrLetterRequest } from '../../gen/operations/hr-letter-requests.ts'
import { getLeaveApplication } from '../../gen/operations/leave-applications.ts'
import { getLoan } from '../../gen/operations/loans.ts'
import { getOvertimeRequest } from '../../gen/operations/overtime-requests.ts'
import { getProfileChange } from '../../gen/operations/profile-changes.ts'
import { getRegularisation } from '../../gen/operations/regularisations.ts'
import type { Part } from '../../records/comments/takes.ts'
import { type AnyOperation, readResult } from '../../records/operation.ts'
import { Facts } from '../../records/value.tsx'
import { sayDays } from '../my/leave/own-leave.ts'
import { Absences } from '../team/requests/absences.tsx'
import { type Approval, findOpen } from './read.ts'

interface OfKind {
  readonly kind: string
  readonly get: AnyOperation
  /** What its record says beside the approval. */
  readonly facts: readonly string[]
}

export const kinds: Readonly<Record<Approval['kind'], OfKind>> = {
  leave: {
    kind: 'LeaveApplication',
    get: getLeaveApplication,
    facts: ['leave_type_id', 'half_day_type', 'reason'],
  },
  correction: {
    kind: 'Regularisation',
    get: getRegularisation,
    facts: ['type', 'requested_check_in_at', 'requested_check_out_at', 'requested_status', 'reason'],
  },
  overtime: {
    kind: 'OvertimeRequest',
    get: getOvertimeRequest,
    facts: ['start_at', 'end_at', 'requested_hours', 'reason'],
  },
  expense: {
    kind: 'ExpenseClaim',
    get: getExpenseClaim,
    facts: ['claim_number', 'title', 'purpose', 'notes'],
  },
  loan: { kind: 'Loan', get: getLoan, facts: ['loan_type_id', 'total_installments', 'purpose'] },
  letter: {
    kind: 'HrLetterRequest',
    get: getHrLetterRequest,
    facts: ['letter_type', 'addressed_to', 'copies', 'purpose'],
  },
  bank_account: {
    kind: 'BankAccountChange',
    get: getBankAccountChange,
    facts: [
      'bank_name',
      'account_title',
      'account_ends',
      'iban_ends',
      'old_bank_name',
      'old_account_ends',
      'flags',
    ],
  },
  profile: {
    kind: 'ProfileChange',
    get: getProfileChange,
    facts: [
      'fields',
      'old_marital_status',
      'marital_status',
      'old_personal_email',
      'personal_email',
      'old_phone_primary',
      'phone_primary',
      'old_addresses',
      'addresses',
      'outdated_fields',
    ],
  },
}

export const nameKind = ({ kind }: Approval): string => sayOf('kind', kinds[kind].kind, { count: 1 })

/** Kind, days, dates and amount, of each that it has. */
export function About({ approval }: { readonly approval: Approval }) {
  const { currency, currency_decimals: decimals } = useCompany()
  const { days, amount, from_date: from, to_date: to } = approval
  const parts = [
    nameKind(approval),
    ...(days === null ? [] : [sayDays(days)]),
    ...(from === null ? [] : [formatDays(from, to ?? from)]),
    ...(amount === null ? [] : [`${currency} ${formatAmount(amount, decimals)}`]),
  ]
  return sayTogether(...parts)
}

/** A manager is asked about somebody of their team, and sees how many of it are away then. */
const isOfTeam = (approval: Approval, me: string): boolean =>
  findOpen(approval)?.asked.some(({ member_id, via }) => member_id === me && via === 'line') ?? false

/** Who else of one's team is away, where somebody of it asks for leave. */
export function AwayThen({ approval }: { readonly approval: Approval }) {
  const { member_id: me } = useSession()
  const { kind, employee_id, from_date, to_date } = approval
  if (kind !== 'leave' || from_date === null || to_date === null || !isOfTeam(approval, me)) return null
  return (
    <ReachProvider value="team">
      <Absences record={{ employee_id, from_date, to_date, status: 'pending' }} />
    </ReachProvider>
  )
}

/** What the person has to do with comments on the request. Once it is decided, a manager reads on, and who else was asked does not. */
export function usePart({ kind, employee_id, status, steps }: Approval): Part | undefined {
  const { member_id: me, employee_id: own } = useSession()
  const missing = useObstacle()
  const { get } = kinds[kind]
  if (missing(get.id) === undefined) return 'all'
  if (employee_id === own) return 'writer'
  const mine = steps.flatMap(({ asked }) => asked.filter(({ member_id }) => member_id === me))
  if (status === 'waiting') return mine.length > 0 ? 'writer' : undefined
  return mine.some(({ via }) => via === 'line') && missing(get.id, 'team') === undefined
    ? 'reader'
    : undefined
}

/** What the record says, to whoever may read it: by a right, or as a manager of the employee. */
export function Subject({ approval }: { readonly approval: Approval }) {
  const { member_id: me } = useSession()
  const missing = useObstacle()
  const { get } = kinds[approval.kind]
  const may = (reach?: Reach) => missing(get.id, reach) === undefined
  if (may()) return <Record approval={approval} />
  if (!isOfTeam(approval, me) || !may('team')) return null
  return (
    <ReachProvider value="team">
      <Record approval={approval} />
    </ReachProvider>
  )
}

function Record({ approval }: { readonly approval: Approval }) {
  const { get, facts } = kinds[approval.kind]
  const { data: record } = useReadAny(get, { path: { id: approval.subject_id } })
  if (!record) return null
  return (
    <Facts
      fields={readResult(get)}
      record={record}
      schemas={get.schemas}
      names={facts.filter(name => (record[name] ?? null) !== null)}
    />
  )
}
