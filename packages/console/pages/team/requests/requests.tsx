// What the team has asked for and waits: leave with who else is away, corrections of days, and overtime.
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatAmount, formatDate, formatDays } from '../../../app/formats.ts'
import { useRead } from '../../../app/queries.ts'
import { findObstacle } from '../../../app/rights.ts'
import { useSession } from '../../../app/session.tsx'
import { say, sayTogether } from '../../../app/words.ts'
import { approveLeaveApplication, listLeaveApplications } from '../../../gen/operations/leave-applications.ts'
import { listOvertimeRequests } from '../../../gen/operations/overtime-requests.ts'
import { Name } from '../../../records/references/names.tsx'
import { Loaded } from '../../../ui/loading.tsx'
import { Page } from '../../../ui/page.tsx'
import { AskedOfMe } from '../../approvals/asked-of-me.tsx'
import { Corrections } from '../day/corrections.tsx'
import { Absences } from './absences.tsx'

/** The lists have the rest. */
const waiting = { query: { status: 'pending', limit: 20 } } as const

export default function TeamRequestsPage() {
  return (
    <Page title={say('team.requests')}>
      <AskedOfMe />
      <WhoDecides />
      <Leave />
      <Corrections />
      <Overtime />
    </Page>
  )
}

/** To see a request is a manager's; to decide it takes a right, or a step that asks them. */
function WhoDecides() {
  const mayDecide = findObstacle(approveLeaveApplication.id, useSession()) === undefined
  if (!mayDecide)
    return (
      <p className="faint">
        {say('team.hr_decides')} <Link to="/approvals">{say('approvals.title')}</Link>
      </p>
    )
  return (
    <p>
      <Link to="/inbox" className="button">
        {say('team.decide')}
      </Link>
    </p>
  )
}

function Leave() {
  const { employee_id: oneself } = useSession()
  const leave = useRead(listLeaveApplications, waiting)
  return (
    <section className="card" aria-labelledby="team-leave">
      <header className="card-head">
        <h2 id="team-leave">{say('team.leave')}</h2>
        <Link to="/team/leave">{say('team.see_all')}</Link>
      </header>
      <Loaded of={leave} lines={3}>
        {({ data }) => (
          <Lines none={say('team.no_leave')}>
            {data
              .filter(({ employee_id }) => employee_id !== oneself)
              .map(record => (
                <li key={record.id}>
                  <div>
                    <Link to="/team/leave/$id" params={{ id: record.id }}>
                      <Name id={record.employee_id} />
                    </Link>
                    <span className="faint">
                      <Name id={record.leave_type_id} /> · {formatDays(record.from_date, record.to_date)}
                    </span>
                    <Absences record={record} />
                  </div>
                </li>
              ))}
          </Lines>
        )}
      </Loaded>
    </section>
  )
}

function Overtime() {
  const { employee_id: oneself } = useSession()
  const overtime = useRead(listOvertimeRequests, waiting)
  return (
    <section className="card" aria-labelledby="team-overtime">
      <header className="card-head">
        <h2 id="team-overtime">{say('team.overtime')}</h2>
        <Link to="/team/overtime">{say('team.see_all')}</Link>
      </header>
      <Loaded of={overtime} lines={2}>
        {({ data }) => (
          <Lines none={say('team.no_overtime')}>
            {data
              .filter(({ employee_id }) => employee_id !== oneself)
              .map(({ id, employee_id, date, requested_hours: hours }) => (
                <li key={id}>
                  <div>
                    <Link to="/team/overtime/$id" params={{ id }}>
                      <Name id={employee_id} />
                    </Link>
                    <span className="faint">
                      {sayTogether(formatDate(date), say('team.hours', { hours: formatAmount(hours, 0) }))}
                    </span>
                  </div>
                </li>
              ))}
          </Lines>
        )}
      </Loaded>
    </section>
  )
}

interface LinesProps {
  readonly none: string
  readonly children: readonly ReactNode[]
}

function Lines({ none, children }: LinesProps) {
  return children.length === 0 ? <p className="empty">{none}</p> : <ul className="my-list">{children}</ul>
}
