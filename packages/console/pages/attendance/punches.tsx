// The punches that count to a day, in their order, with what makes one doubtful.
import { useCompany } from '../../app/company.ts'
import { formatMoment } from '../../app/formats.ts'
import { useRead } from '../../app/queries.ts'
import { say, sayOf } from '../../app/words.ts'
import { listPunches } from '../../gen/operations/punches.ts'
import { Loaded } from '../../ui/loading.tsx'

interface PunchesProps {
  readonly day: string
  /** Not needed where a page reaches one employee alone. */
  readonly employee_id?: string
}

export function Punches({ day, employee_id }: PunchesProps) {
  const query = Object.assign(
    { attendance_date: day, limit: 50 },
    employee_id !== undefined && { employee_id },
  )
  const punches = useRead(listPunches, { query })
  const { timezone } = useCompany()
  return (
    <Loaded of={punches} lines={2}>
      {({ data }) => (
        <ul className="history">
          {data.length === 0 && <li className="empty">{say('attendance.no_punches')}</li>}
          {data.map(punch => (
            <li key={punch.id}>
              <time dateTime={punch.punched_at}>{formatMoment(punch.punched_at, timezone)}</time>{' '}
              {sayOf('value', punch.direction)}{' '}
              <span className="faint">
                {sayOf('value', punch.source)}
                {punch.is_ignored && ` · ${say('attendance.ignored')}`}
                {punch.within_geofence === false &&
                  ` · ${say(punch.distance_meters === null ? 'attendance.nowhere' : 'attendance.outside')}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  )
}
