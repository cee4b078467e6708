// Graded days as payroll reads them: the halves that were worked, whatever the status says of them.

import { readGradedRecords } from '../../../../packages/server/features/grading/index.ts'
import {
  assignShift,
  clockComesTo,
  giveLeave,
  makeStaffed,
  noon,
  punchDay,
  type Staffed,
  standStill,
} from '../../../support/fixtures/attendance.ts'
import { useDatabase } from '../../../support/fixtures/background.ts'
import { inDatabase } from '../../../support/fixtures/make.ts'

standStill()
const background = useDatabase()

const recordsOf = async ({ id, employee }: Staffed) => {
  const span = { employees: [employee.id], first_day: '2026-08-10', last_day: '2026-08-14' }
  const records = await readGradedRecords(background.database.reader(id), span)
  return records
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
    .map(({ date, status, present_halves, is_late }) => [date, status, present_halves, is_late])
}

describe('the records of a week', () => {
  it('tell halves that were worked beside half a day of leave', async () => {
    const staffed = await makeStaffed()
    await assignShift(staffed, { start_time: '09:00:00', end_time: '18:00:00', grace_period_minutes: 0 })
    for (const day of ['2026-08-10', '2026-08-11']) await giveLeave(staffed, day, 'first_half')
    await punchDay(staffed, '2026-08-10', '13:30', '18:00')
    await punchDay(staffed, '2026-08-11', '17:00', '18:00')
    await punchDay(staffed, '2026-08-12', '10:00', '18:00')
    await punchDay(staffed, '2026-08-13', '09:00', '13:00')
    await punchDay(staffed, '2026-08-14', '09:00', '10:00')
    await clockComesTo(staffed, noon)
    expect(await recordsOf(staffed)).toEqual([
      ['2026-08-10', 'half_day', 1, false],
      ['2026-08-11', 'half_day', 0, true],
      ['2026-08-12', 'present', 2, true],
      ['2026-08-13', 'half_day', 1, false],
      ['2026-08-14', 'absent', 0, false],
    ])
  })

  it('are read by their status where their halves were not kept yet', async () => {
    const staffed = await makeStaffed()
    await punchDay(staffed, '2026-08-10', '09:00', '18:00')
    await punchDay(staffed, '2026-08-11', '09:00', '12:30')
    await inDatabase('update attendance_records set present_halves = null where workspace_id = $1', [
      staffed.id,
    ])
    expect(await recordsOf(staffed)).toEqual([
      ['2026-08-10', 'present', 2, false],
      ['2026-08-11', 'half_day', 1, false],
    ])
  })
})
