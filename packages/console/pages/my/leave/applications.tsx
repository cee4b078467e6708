// Applications for leave as cards: which days, of which type, how it stands, and the way to take it back.
import { Link } from '@tanstack/react-router'
import { formatDays } from '../../../app/formats.ts'
import { say, sayOf, sayTogether } from '../../../app/words.ts'
import { cancelLeaveApplication } from '../../../gen/operations/leave-applications.ts'
import { ActionButton } from '../../../records/actions/actions.tsx'
import { isPossible } from '../../../records/noun.ts'
import { Status } from '../../../ui/status.tsx'
import { WaitsFor } from '../../approvals/waits-for.tsx'
import { type Application, type LeaveType, sayDays } from './own-leave.ts'

interface ApplicationsProps {
  readonly applications: readonly Application[]
  readonly types: ReadonlyMap<string, LeaveType>
}

export function Applications({ applications, types }: ApplicationsProps) {
  return (
    <ul className="my-list">
      {applications.map(application => (
        <li key={application.id}>
          <div>
            <Link to="/my/leave/applications/$id" params={{ id: application.id }}>
              {formatDays(application.from_date, application.to_date)}
            </Link>
            <span className="faint">{describe(application, types)}</span>
            {application.status === 'pending' && <WaitsFor of={application.id} />}
            {application.rejection_reason !== null && <span dir="auto">{application.rejection_reason}</span>}
          </div>
          <div className="my-end">
            <Status value={application.status} of="LeaveApplicationStatus" />
            <Withdrawal application={application} />
          </div>
        </li>
      ))}
    </ul>
  )
}

function describe(
  { leave_type_id, total_days, half_day_type }: Application,
  types: ApplicationsProps['types'],
) {
  const half = half_day_type === null ? [] : [sayOf('value', half_day_type)]
  return sayTogether(types.get(leave_type_id)?.name ?? '', sayDays(total_days), ...half)
}

/** Before a decision it is withdrawn; what was approved is given back. */
function Withdrawal({ application }: { readonly application: Application }) {
  if (!isPossible(cancelLeaveApplication, application)) return null
  const { id, from_date, to_date, status } = application
  const text = say(status === 'pending' ? 'my.withdraw' : 'my.give_back')
  const days = formatDays(from_date, to_date)
  return (
    <ActionButton
      operation={cancelLeaveApplication}
      path={{ id }}
      record={application}
      title={days}
      text={text}
      submit={say('form.action_of', { action: text, record: days })}
      look="quiet"
      onDone={() => undefined}
    />
  )
}
