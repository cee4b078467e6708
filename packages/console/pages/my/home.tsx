// The first page of whoever works here: the clock, the next leave, the last payslip, what waits for a decision and what was decided.
import { Link } from '@tanstack/react-router'
import { useCompany } from '../../app/company.ts'
import { formatDays, formatLongDay, readToday } from '../../app/formats.ts'
import { useObstacle, useSession } from '../../app/session.tsx'
import { say, sayOf, sayTogether } from '../../app/words.ts'
import { FrameIcon } from '../../ui/icons/frame-icon.tsx'
import { Loaded } from '../../ui/loading.tsx'
import { Page } from '../../ui/page.tsx'
import { Status } from '../../ui/status.tsx'
import { AskedOfMe } from '../approvals/asked-of-me.tsx'
import { WaitsFor } from '../approvals/waits-for.tsx'
import { News } from './announcements/news.tsx'
import { Balances } from './leave/balances.tsx'
import { type OwnLeave, sayDays, useNewestApplications, useOwnLeave } from './leave/own-leave.ts'
import { LastPayslip } from './pay/last-payslip.tsx'
import { type Asked, useRequests } from './requests.ts'
import { PunchCard } from './time/punch.tsx'

export default function MyHome() {
  const { name } = useSession()
  const { timezone } = useCompany()
  const leave = useOwnLeave()
  const missing = useObstacle()
  return (
    <Page
      title={say('home.hello', { name })}
      mark={<span className="faint">{formatLongDay(readToday(timezone))}</span>}
    >
      <AskedOfMe />
      <div className="my">
        <div>
          <PunchCard />
          <NextLeave leave={leave.data} />
          <Loaded of={leave} lines={3}>
            {({ balances }) => <Balances balances={balances} />}
          </Loaded>
          <nav className="my-ways" aria-label={say('my.ways')}>
            <Link to="/my/leave/ask" className="button primary">
              <FrameIcon name="calendar-clock" size="small" /> {say('my.ask')}
            </Link>
            <Link to="/my/attendance" className="button">
              <FrameIcon name="clock" size="small" /> {say('my.see_days')}
            </Link>
            {missing('listExpenseClaims') === undefined && (
              <Link to="/my/claims" className="button">
                <FrameIcon name="receipt-text" size="small" /> {say('my.claim')}
              </Link>
            )}
          </nav>
        </div>
        <div>
          <News />
          <LastPayslip />
          <Requests />
        </div>
      </div>
    </Page>
  )
}

/** The one that has begun or comes next, whether or not it is decided. */
function NextLeave({ leave }: { readonly leave: OwnLeave | undefined }) {
  const { timezone } = useCompany()
  const newest = useNewestApplications()
  const today = readToday(timezone)
  return (
    <section className="card" aria-labelledby="my-next">
      <h2 id="my-next">{say('my.next_leave')}</h2>
      <Loaded of={newest} lines={2}>
        {({ data }) => {
          const [next] = data
            .filter(({ to_date: to, status }) => to >= today && ['approved', 'pending'].includes(status))
            .sort((one, other) => (one.from_date < other.from_date ? -1 : 1))
          if (next === undefined) return <p className="empty">{say('my.no_leave')}</p>
          return (
            <p className="my-next">
              <Link to="/my/leave/applications/$id" params={{ id: next.id }}>
                {formatDays(next.from_date, next.to_date)}
              </Link>
              <Status value={next.status} of="LeaveApplicationStatus" />
              <span className="faint">
                {sayTogether(leave?.types.get(next.leave_type_id)?.name ?? '', sayDays(next.total_days))}
              </span>
            </p>
          )
        }}
      </Loaded>
    </section>
  )
}

function Requests() {
  const requests = useRequests()
  return (
    <Loaded of={requests} lines={4}>
      {({ waiting, decided }) => (
        <>
          <RequestsCard
            id="my-waiting"
            title={say('my.waiting')}
            none={say('my.nothing_waits')}
            asked={waiting}
          />
          <RequestsCard
            id="my-decided"
            title={say('my.decided')}
            none={say('my.nothing_decided')}
            asked={decided.slice(0, mostShown)}
          />
        </>
      )}
    </Loaded>
  )
}

/** The lists of each kind have the rest. */
const mostShown = 5

interface RequestsCardProps {
  readonly id: string
  readonly title: string
  readonly none: string
  readonly asked: readonly Asked[]
}

function RequestsCard({ id, title, none, asked }: RequestsCardProps) {
  return (
    <section className="card" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {asked.length === 0 && <p className="empty">{none}</p>}
      <ul className="my-list">
        {asked.map(one => (
          <li key={one.id}>
            <div>
              <Link to={`${one.path}/$id`} params={{ id: one.id }}>
                {one.days}
              </Link>
              <span className="faint">{sayOf('kind', one.kind, { count: 1 })}</span>
              {one.status === 'pending' && <WaitsFor of={one.id} />}
            </div>
            <Status value={one.status} />
          </li>
        ))}
      </ul>
    </section>
  )
}
