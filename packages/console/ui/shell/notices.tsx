// What the person was told, newest first, each with the way to what it is about.
import { Link, linkOptions } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useCompany } from '../../app/company.ts'
import { formatDate, formatMoment, formatMonth } from '../../app/formats.ts'
import { useWrite } from '../../app/queries.ts'
import type { Reach } from '../../app/rights.ts'
import { findRecordPath } from '../../app/rooms.ts'
import { useObstacle } from '../../app/session.tsx'
import { say, sayOf, sayTogether, sayValue } from '../../app/words.ts'
import { readNotifications } from '../../gen/operations/notifications.ts'
import { sayDeed } from '../../records/history/deeds.ts'
import type { Output } from '../../records/operation.ts'
import { Button } from '../button.tsx'
import { Problem } from '../problem.tsx'
import { Status } from '../status.tsx'

type Notification = Output<'listNotifications'>['data'][number]

interface NoticesProps {
  readonly notices: readonly Notification[]
  readonly onLeave: () => void
}

export default function Notices({ notices, onLeave }: NoticesProps) {
  const write = useWrite(readNotifications)
  const read = (ids?: readonly string[]) => write.mutate({ body: ids ? { ids } : {} })
  const isNew = notices.some(({ read_at }) => read_at === null)
  return (
    <>
      <header className="row-actions">
        <h2 className="grows">{say('told.title')}</h2>
        {isNew && (
          <Button look="quiet" isBusy={write.isPending} onPress={() => read()}>
            {say('told.read_all')}
          </Button>
        )}
      </header>
      {write.error && <Problem error={write.error} />}
      {notices.length === 0 && <p className="empty">{say('told.none')}</p>}
      <ul className="history">
        {notices.map(one => (
          <NoticeLine
            key={one.id}
            one={one}
            onFollow={() => {
              if (one.read_at === null) read([one.id])
              onLeave()
            }}
          />
        ))}
      </ul>
    </>
  )
}

interface LineProps {
  readonly one: Notification
  readonly onFollow: () => void
}

function NoticeLine({ one, onFollow }: LineProps) {
  const { timezone } = useCompany()
  const { type, outcome, created_at, read_at } = one
  return (
    <li>
      <div className="grows">
        <Way one={one} onFollow={onFollow}>
          {read_at === null ? <strong>{sayNotice(one)}</strong> : sayNotice(one)}
        </Way>
        {read_at === null && <span className="unseen"> {say('told.unread')}</span>}
        <p className="faint">
          {describe(one)} {type === 'request_decided' && outcome !== null && <Status value={outcome} />}
        </p>
        {one.is_done && <p className="faint">{say('told.done')}</p>}
        <p className="faint">
          <time dateTime={created_at}>{formatMoment(created_at, timezone)}</time>
        </p>
      </div>
    </li>
  )
}

const sayNotice = ({ type, name }: Notification): string => say(`told.${type}`, { name: name ?? '' })

const kinds = {
  leave_application: 'LeaveApplication',
  regularisation: 'Regularisation',
  overtime_request: 'OvertimeRequest',
  rest_day_swap: 'RestDaySwap',
  expense_claim: 'ExpenseClaim',
  loan: 'Loan',
  hr_letter_request: 'HrLetterRequest',
  bank_account_change: 'BankAccountChange',
  profile_change: 'ProfileChange',
  salary_slip: 'Payslip',
  announcement: 'Announcement',
  employee_document: 'EmployeeDocument',
  employee_bank_account: 'EmployeeBankAccount',
  member: 'Member',
  approval_delegation: 'ApprovalDelegation',
} as const satisfies Readonly<Record<Notification['subject'], string>>

/** What it is about, in the words that the console has for it anyway. */
function describe({ subject, type, outcome, day }: Notification): string {
  if (subject === 'member') return sayDeed(`member.${outcome}`)
  const kind = sayOf('kind', kinds[subject], { count: 1 })
  if (type === 'account_changed') return sayTogether(kind, sayValue(String(outcome)))
  if (day === null) return kind
  return sayTogether(kind, subject === 'salary_slip' ? formatMonth(day.slice(0, 7)) : formatDate(day))
}

/** Where what has no page of its own stands among one's own records. */
const ownPages = {
  salary_slip: linkOptions({ to: '/my/pay' }),
  hr_letter_request: linkOptions({ to: '/my/letters/requests' }),
  bank_account_change: linkOptions({ to: '/my/details' }),
  profile_change: linkOptions({ to: '/my/details' }),
  employee_bank_account: linkOptions({ to: '/my/details' }),
  rest_day_swap: linkOptions({ to: '/my/attendance' }),
} as const

/** What decides about what somebody asks for. */
const approve = {
  leave_application: 'approveLeaveApplication',
  regularisation: 'approveRegularisation',
  overtime_request: 'approveOvertimeRequest',
} as const

interface WayProps extends LineProps {
  readonly children: ReactNode
}

/** What asks the person waits among the approvals; what else somebody asks is decided in the inbox; what is one's own has a page there. */
function Way({ one, onFollow, children }: WayProps) {
  const { type, subject, subject_id: id, outcome } = one
  const missing = useObstacle()
  if (type === 'approval_asked')
    return (
      <Link to="/approvals" onClick={onFollow}>
        {children}
      </Link>
    )
  if (subject === 'approval_delegation')
    return (
      <Link to="/approvals" search={{ view: 'away' }} onClick={onFollow}>
        {children}
      </Link>
    )
  if (type === 'request_commented' && outcome !== 'own')
    return (
      <CommentWay one={one} onFollow={onFollow}>
        {children}
      </CommentWay>
    )
  if (type === 'request_made')
    return missing(approve[subject as keyof typeof approve]) === undefined ? (
      <Link to="/inbox" search={{ item: id }} onClick={onFollow}>
        {children}
      </Link>
    ) : (
      <RecordWay of={one} reach="team" onFollow={onFollow}>
        {children}
      </RecordWay>
    )
  if (subject === 'member')
    return (
      <Link to="/account" onClick={onFollow}>
        {children}
      </Link>
    )
  if (subject in ownPages)
    return (
      <Link {...ownPages[subject as keyof typeof ownPages]} onClick={onFollow}>
        {children}
      </Link>
    )
  const isOfCompany = subject === 'announcement'
  if (isOfCompany && missing('getAnnouncement') !== undefined) return <span>{children}</span>
  return (
    <RecordWay of={one} reach={isOfCompany ? undefined : 'own'} onFollow={onFollow}>
      {children}
    </RecordWay>
  )
}

/** Whoever is or was asked reads it among the approvals, and whoever sees all requests on the page of the record. */
function CommentWay({ one, onFollow, children }: WayProps) {
  if (one.outcome === 'commented')
    return (
      <RecordWay of={one} reach={undefined} onFollow={onFollow}>
        {children}
      </RecordWay>
    )
  return (
    <Link to="/approvals" search={one.outcome === 'asked' ? {} : { view: 'decided' }} onClick={onFollow}>
      {children}
    </Link>
  )
}

interface RecordWayProps {
  readonly of: Notification
  readonly reach: Reach | undefined
  readonly onFollow: () => void
  readonly children: ReactNode
}

/** To the page of the record within a reach, where there is one. */
function RecordWay({ of: { subject, subject_id: id }, reach, onFollow, children }: RecordWayProps) {
  const path = findRecordPath(kinds[subject], reach)
  if (path === undefined) return <span>{children}</span>
  return (
    <Link to={`${path}/$id`} params={{ id }} onClick={onFollow}>
      {children}
    </Link>
  )
}
