// One day of the map in a dialog over it.
import { formatDate } from '../../app/formats.ts'
import { useRead } from '../../app/queries.ts'
import { sayOf, sayTogether } from '../../app/words.ts'
import { getAttendanceRecord } from '../../gen/operations/attendance-records.ts'
import { useName } from '../../records/references/names.tsx'
import { Loaded } from '../../ui/loading.tsx'
import { Dialog } from '../../ui/over/dialog.tsx'
import { WaitingCorrection } from './correction/waiting-correction.tsx'
import { DayFacts } from './day.tsx'

export function DayDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const read = useRead(getAttendanceRecord, { path: { id } })
  const name = useName(read.data?.employee_id)
  const title = read.data
    ? sayTogether(name ?? '', formatDate(read.data.date))
    : sayOf('kind', 'AttendanceRecord', { count: 1 })
  return (
    <Dialog title={title} onClose={onClose} size="wide">
      <Loaded of={read}>
        {day => (
          <>
            <WaitingCorrection record={day} />
            <DayFacts day={day} />
          </>
        )}
      </Loaded>
    </Dialog>
  )
}
