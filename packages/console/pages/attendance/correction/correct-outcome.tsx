// What a correction makes of a day while it is typed: the times as they were, struck out, and as they become, and the grade that follows.
import { useObstacle } from '../../../app/session.tsx'
import { say, sayOf, sayTogether } from '../../../app/words.ts'
import { createAttendanceRecord, getAttendanceRecord } from '../../../gen/operations/attendance-records.ts'
import { createRegularisation } from '../../../gen/operations/regularisations.ts'
import { TrialCard } from '../../../records/actions/trial.tsx'
import { useTrial } from '../../../records/actions/use-trial.ts'
import type { FollowsProps } from '../../../records/declaration.ts'
import { Changes } from '../../../records/history/differences.tsx'
import type { RecordOf } from '../../../records/kind.ts'
import { readResult } from '../../../records/operation.ts'

type Correction = RecordOf<'Regularisation'>

export default function CorrectOutcome({ body, isReady }: FollowsProps) {
  const { answer } = useTrial(createRegularisation, { body }, isReady)
  if (answer === undefined) return null
  const correction = answer as unknown as Correction
  return (
    <TrialCard title={say('trial.title')}>
      <Changes
        changes={listBecoming(correction)}
        fields={readResult(getAttendanceRecord)}
        schemas={getAttendanceRecord.schemas}
      />
      <Grade of={correction} />
    </TrialCard>
  )
}

/**
 * As the day would be written by hand, which grades it alike. A time that was taken out of the form stays as somebody may
 * have written it before, so that nothing is foretold.
 */
function Grade({ of }: { readonly of: Correction }) {
  const { employee_id, date, requested_check_in_at: came, requested_check_out_at: left } = of
  const mayWrite = useObstacle()(createAttendanceRecord.id) === undefined
  const isWhole =
    (came !== null || of.original_check_in_at === null) &&
    (left !== null || of.original_check_out_at === null)
  const sent = Object.entries({ check_in_at: came, check_out_at: left, status: of.requested_status })
  const body = Object.fromEntries(sent.filter(([, value]) => value !== null))
  const input = { body: Object.assign({ employee_id, date }, body) }
  const { answer } = useTrial(createAttendanceRecord, input, mayWrite && isWhole)
  if (answer !== undefined)
    return (
      <p>
        {say('attendance.becomes')}{' '}
        <strong>{sayGrade(answer as unknown as RecordOf<'AttendanceRecord'>)}</strong>
      </p>
    )
  return of.requested_status === null && <p className="faint">{say('attendance.graded_anew')}</p>
}

function sayGrade(day: RecordOf<'AttendanceRecord'>): string {
  const { status, worked_minutes, late_minutes, early_leave_minutes, overtime_minutes } = day
  const worked = { hours: Math.floor(worked_minutes / 60), minutes: worked_minutes % 60 }
  return sayTogether(
    sayOf('value', status),
    say('attendance.hours_worked', worked),
    ...(late_minutes > 0 ? [say('attendance.minutes_late', { count: late_minutes })] : []),
    ...(early_leave_minutes > 0 ? [say('attendance.minutes_early', { count: early_leave_minutes })] : []),
    ...(overtime_minutes > 0 ? [say('attendance.minutes_overtime', { count: overtime_minutes })] : []),
  )
}

/** A time that is not asked for stays as it is. */
function listBecoming(of: Correction) {
  const changes = [
    { field: 'check_in_at', from: of.original_check_in_at, to: of.requested_check_in_at },
    { field: 'check_out_at', from: of.original_check_out_at, to: of.requested_check_out_at },
    { field: 'status', from: of.original_status, to: of.requested_status },
  ]
  return changes.filter(({ from, to }) => to !== null && to !== from)
}
