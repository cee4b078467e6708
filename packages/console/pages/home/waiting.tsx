// What waits for the person, counted, each with the way to it.
import { Link, linkOptions } from '@tanstack/react-router'
import { useCompany } from '../../app/company.ts'
import { formatCount, readToday } from '../../app/formats.ts'
import { addDays } from '../../app/months.ts'
import { useRead } from '../../app/queries.ts'
import { say, sayOf } from '../../app/words.ts'
import { getPendingWork } from '../../gen/operations/pending-work.ts'
import type { Output } from '../../records/operation.ts'
import { Loaded } from '../../ui/loading.tsx'

type Kind = Output<'getPendingWork'>['items'][number]['kind']

/** What expires within so many days is counted. */
const soon = 30

const findWays = (today: string) =>
  ({
    leave_applications: linkOptions({ to: '/leave/queue' }),
    regularisations: linkOptions({ to: '/attendance/correction-queue' }),
    overtime_requests: linkOptions({ to: '/attendance/overtime-queue' }),
    late_punches: linkOptions({ to: '/attendance/late-punches', search: { status: 'waiting' } }),
    expense_claims: linkOptions({ to: '/expenses', search: { status: 'submitted' } }),
    loans: linkOptions({ to: '/loans', search: { status: 'pending' } }),
    loans_to_disburse: linkOptions({ to: '/loans', search: { status: 'approved' } }),
    hr_letter_requests: linkOptions({ to: '/documents/letter-requests', search: { status: 'pending' } }),
    hr_letters_to_issue: linkOptions({ to: '/documents/letter-requests', search: { status: 'approved' } }),
    employee_documents: linkOptions({ to: '/documents', search: { status: 'pending' } }),
    expiring_documents: linkOptions({
      to: '/documents',
      search: { expiring_before: addDays(today, soon + 1) },
    }),
    expiring_contracts: linkOptions({ to: '/documents/contracts', search: { status: 'signed' } }),
    payroll_runs_to_process: linkOptions({ to: '/payroll/runs', search: { status: 'draft' } }),
    payroll_runs_to_approve: linkOptions({ to: '/payroll/runs', search: { status: 'processed' } }),
    payroll_runs_to_lock: linkOptions({ to: '/payroll/runs', search: { status: 'approved' } }),
    payroll_runs_to_pay: linkOptions({ to: '/payroll/runs', search: { status: 'locked' } }),
    failing_endpoints: linkOptions({ to: '/developers/endpoints' }),
    unread_messages: linkOptions({ to: '/developers/messages', search: { is_read: 'false' } }),
  }) satisfies Readonly<Record<Kind, object>>

export function Waiting() {
  const work = useRead(getPendingWork, {})
  const { timezone } = useCompany()
  const ways = findWays(readToday(timezone))
  return (
    <section className="card">
      <h2>{say('home.waiting')}</h2>
      <Loaded of={work} lines={4}>
        {({ items }) => {
          const waiting = items.filter(({ count }) => count > 0)
          if (waiting.length === 0) return <p className="empty">{say('home.nothing')}</p>
          return (
            <ul className="waiting">
              {waiting.map(({ kind, count }) => (
                <li key={kind}>
                  <Link {...ways[kind]}>
                    <strong>{formatCount(count)}</strong> {sayOf('value', kind)}
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
