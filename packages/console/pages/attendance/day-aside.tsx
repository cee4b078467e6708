// The day of attendance beside a request that concerns it.
import { useRead } from '../../app/queries.ts'
import { say } from '../../app/words.ts'
import { listAttendanceRecords } from '../../gen/operations/attendance-records.ts'
import { Loaded } from '../../ui/loading.tsx'
import { DayFacts } from './day.tsx'

interface DayOfEmployee {
  readonly record: { readonly employee_id: string; readonly date: string }
}

export default function DayAside({ record: { employee_id, date } }: DayOfEmployee) {
  const query = { employee_id, date }
  const days = useRead(listAttendanceRecords, { query })
  return (
    <Loaded of={days} lines={4}>
      {({ data: [day] }) =>
        day ? <DayFacts day={day} /> : <p className="empty">{say('attendance.no_record')}</p>
      }
    </Loaded>
  )
}
