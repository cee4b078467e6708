// What waits for the person, counted, each with the way to it.
import { Link, linkOptions } from '@tanstack/react-router'
import { useCompany } from '../../app/company.ts'
import { formatCount, readToday } from '../../app/formats.ts'
import { addDays } from '../../app/months.ts'
import { say, sayOf } from '../../app/words.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { Loaded } from '../../ui/loading.tsx'
import type { usePendingWork, WorkKind } from '../../ui/shell/pending-work.ts'
import { useIsSetUp } from './setup/first-morning.tsx'

/** What expires within so many days is counted. */
const soon = 30

const findWays = (today: string) =>
  ({
    leave_applications: linkOptions({ to: '/inbox' }),
    regularisations: linkOptions({ to: '/inbox' }),
    overtime_requests: linkOptions({ to: '/inbox' }),
    late_punches: linkOptions({ to: '/attendance/late-punches', search: { status: 'waiting' } }),
    expense_claims: linkOptions({ to: '/inbox' }),
    loans: linkOptions({ to: '/inbox' }),
    loans_to_disburse: linkOptions({ to: '/loans', search: { status: 'approved' } }),
    hr_letter_requests: linkOptions({ to: '/inbox' }),
    hr_letters_to_issue: linkOptions({ to: '/documents/letter-requests', search: { status: 'approved' } }),
    employee_documents: linkOptions({ to: '/inbox' }),
    expiring_documents: linkOptions({
      to: '/documents',
      search: { expiring_before: addDays(today, soon + 1) },
    }),
    expiring_contracts: linkOptions({ to: '/documents/contracts', search: { status: 'signed' } }),
    bank_account_changes: linkOptions({ to: '/inbox' }),
    profile_changes: linkOptions({ to: '/inbox' }),
    payroll_runs_to_process: linkOptions({
      to: '/payroll/runs',
      search: { status: 'draft', source: 'processed' },
    }),
    payroll_runs_to_approve: linkOptions({ to: '/inbox' }),
    payroll_runs_to_lock: linkOptions({ to: '/payroll/runs', search: { status: 'approved' } }),
    payroll_runs_to_pay: linkOptions({ to: '/payroll/runs', search: { status: 'locked' } }),
    waiting_members: linkOptions({ to: '/settings/members', search: { is_waiting: 'true' } }),
    failing_endpoints: linkOptions({ to: '/developers/endpoints' }),
    unread_messages: linkOptions({ to: '/developers/messages', search: { is_read: 'false' } }),
  }) satisfies Readonly<Record<WorkKind, object>>

const icons = {
  leave_applications: 'calendar-clock',
  regularisations: 'pencil',
  overtime_requests: 'clock',
  late_punches: 'clock',
  expense_claims: 'receipt-text',
  loans: 'hand-coins',
  loans_to_disburse: 'banknote',
  hr_letter_requests: 'mail',
  hr_letters_to_issue: 'mail',
  employee_documents: 'file-text',
  expiring_documents: 'file-text',
  expiring_contracts: 'users',
  bank_account_changes: 'wallet',
  profile_changes: 'users',
  payroll_runs_to_process: 'banknote',
  payroll_runs_to_approve: 'check',
  payroll_runs_to_lock: 'lock',
  payroll_runs_to_pay: 'wallet',
  waiting_members: 'users',
  failing_endpoints: 'triangle-alert',
  unread_messages: 'bell',
} satisfies Readonly<Record<WorkKind, IconName>>

interface WaitingProps {
  readonly work: ReturnType<typeof usePendingWork>
}

export function Waiting({ work }: WaitingProps) {
  const isSetUp = useIsSetUp()
  const { timezone } = useCompany()
  const ways = findWays(readToday(timezone))
  const isNothing = work.data?.items.every(({ count }) => count === 0)
  // While something is left to set up, nobody is told that nothing waits.
  if (isNothing && isSetUp !== true) return null
  return (
    <section className="card" aria-labelledby="waiting">
      <header className="card-head">
        <h2 id="waiting">{say('home.waiting')}</h2>
      </header>
      <Loaded of={work} lines={6}>
        {({ items }) => {
          const waiting = items.filter(({ count }) => count > 0)
          if (waiting.length === 0) return <p className="empty">{say('home.nothing_waits')}</p>
          return (
            <ul className="waiting">
              {waiting.map(({ kind, count }) => (
                <li key={kind}>
                  <Link {...ways[kind]}>
                    <Icon name={icons[kind]} />
                    <span>{sayOf('value', kind)}</span> <strong>{formatCount(count)}</strong>
                  </Link>
                </li>
              ))}
            </ul>
          )
        }}
      </Loaded>
    </section>
  )
}
