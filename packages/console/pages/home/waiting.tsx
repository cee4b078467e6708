// What waits for the person, counted, each with the way to it.
import { Link } from '@tanstack/react-router'
import { useCompany } from '../../app/company.ts'
import { formatCount, readToday } from '../../app/formats.ts'
import { addDays } from '../../app/months.ts'
import { useRead } from '../../app/queries.ts'
import { say, sayOf } from '../../app/words.ts'
import { getPendingWork } from '../../gen/operations/pending-work.ts'
import type { Output } from '../../records/operation.ts'
import { Loaded } from '../../ui/loading.tsx'

type Kind = Output<'getPendingWork'>['items'][number]['kind']

interface Way {
  readonly to: string
  readonly search?: Readonly<Record<string, string>>
}

/** What expires within so many days is counted. */
const soon = 30

const findWays = (today: string): Readonly<Record<Kind, Way>> => ({
  leave_applications: { to: '/leave/queue' },
  regularisations: { to: '/attendance/correction-queue' },
  overtime_requests: { to: '/attendance/overtime-queue' },
  late_punches: { to: '/attendance/late-punches', search: { status: 'waiting' } },
  expense_claims: { to: '/expenses', search: { status: 'submitted' } },
  loans: { to: '/loans', search: { status: 'pending' } },
  loans_to_disburse: { to: '/loans', search: { status: 'approved' } },
  hr_letter_requests: { to: '/documents/letter-requests', search: { status: 'pending' } },
  hr_letters_to_issue: { to: '/documents/letter-requests', search: { status: 'approved' } },
  employee_documents: { to: '/documents', search: { status: 'pending' } },
  expiring_documents: { to: '/documents', search: { expiring_before: addDays(today, soon + 1) } },
  expiring_contracts: { to: '/documents/contracts', search: { status: 'signed' } },
  payroll_runs_to_process: { to: '/payroll/runs', search: { status: 'draft' } },
  payroll_runs_to_approve: { to: '/payroll/runs', search: { status: 'processed' } },
  payroll_runs_to_lock: { to: '/payroll/runs', search: { status: 'approved' } },
  payroll_runs_to_pay: { to: '/payroll/runs', search: { status: 'locked' } },
  failing_endpoints: { to: '/developers/endpoints' },
  unread_messages: { to: '/developers/messages', search: { is_read: 'false' } },
})

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
                  <Link to={ways[kind].to} search={(ways[kind].search ?? {}) as never}>
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
