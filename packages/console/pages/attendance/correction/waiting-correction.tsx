// Says of a day that somebody has asked to correct it, and leads to the request.
import { Link } from '@tanstack/react-router'
import { useRead } from '../../../app/queries.ts'
import { useObstacle } from '../../../app/session.tsx'
import { say } from '../../../app/words.ts'
import { listRegularisations } from '../../../gen/operations/regularisations.ts'
import type { RecordOf } from '../../../records/kind.ts'

interface WaitingCorrectionProps {
  readonly record: Pick<RecordOf<'AttendanceRecord'>, 'employee_id' | 'date'>
}

export function WaitingCorrection({ record: { employee_id, date } }: WaitingCorrectionProps) {
  const isAllowed = useObstacle()(listRegularisations.id) === undefined
  const query = { employee_id, date_from: date, date_to: date, status: 'pending' as const }
  const waiting = useRead(listRegularisations, { query }, { enabled: isAllowed })
  return waiting.data?.data.map(({ id }) => (
    <p key={id} className="notice" role="status">
      {say('attendance.correction_waits')}{' '}
      <Link to="/attendance/regularisations/$id" params={{ id }}>
        {say('attendance.open_correction')}
      </Link>
    </p>
  ))
}
