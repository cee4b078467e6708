// What a correction makes of a day while it is typed: the times and the status as they were, struck out, and as they become.
import { say } from '../../../app/words.ts'
import { getAttendanceRecord } from '../../../gen/operations/attendance-records.ts'
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
      {correction.requested_status === null && <p className="faint">{say('attendance.graded_anew')}</p>}
    </TrialCard>
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
