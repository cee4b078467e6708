// Grading that payroll asks for: no working day is left without the record that it should have.

import { gradeForPayroll } from '../../../../packages/server/features/attendance/index.ts'
import {
  assignShift,
  clockComesTo,
  dayOf,
  makeStaffed,
  noon,
  type Staffed,
  standStill,
} from '../../../support/fixtures/attendance.ts'
import { useDatabase } from '../../../support/fixtures/background.ts'
import { lockThrough } from '../../../support/fixtures/locks.ts'
import { inDatabase } from '../../../support/fixtures/make.ts'

standStill()
const background = useDatabase()
const [first_day, last_day] = ['2026-08-10', '2026-08-14']

const grade = ({ id: workspace_id }: Staffed) =>
  gradeForPayroll(
    background.database,
    { workspace_id, timezone: 'Asia/Karachi' },
    { first_day, last_day },
    Temporal.Instant.from(noon),
  )

/** The clock has graded all since the first of August. */
const settled = async () => {
  const staffed = await makeStaffed()
  for (const now of ['2026-08-01T12:00:00Z', '2026-08-10T12:00:00Z', noon]) await clockComesTo(staffed, now)
  return staffed
}

const forget = ({ id }: Staffed, day: string) =>
  inDatabase('delete from attendance_records where workspace_id = $1 and date = $2', [id, day])

describe('the days of a month', () => {
  it('are graded where they have no record', async () => {
    const staffed = await settled()
    const before = await dayOf(staffed, '2026-08-11')
    for (const day of ['2026-08-11', '2026-08-13']) await forget(staffed, day)
    expect(await grade(staffed)).toBe(2)
    expect(await dayOf(staffed, '2026-08-11')).toMatchObject({ status: before!.status, date: before!.date })
    expect(await grade(staffed)).toBe(0)
  })

  it('are graded where the clock stands still', async () => {
    const staffed = await makeStaffed()
    await clockComesTo(staffed, '2026-08-01T12:00:00Z')
    expect(await dayOf(staffed, '2026-08-12')).toBeUndefined()
    expect(await grade(staffed)).toBe(0)
    expect(await dayOf(staffed, '2026-08-12')).toMatchObject({ status: 'absent' })
  })

  it('stay without a record where they are locked or need no punches', async () => {
    const staffed = await settled()
    for (const day of ['2026-08-11', '2026-08-13']) await forget(staffed, day)
    await lockThrough(staffed, '2026-08-12')
    await assignShift(staffed, { attendance_mode: 'punch_not_required' }, '2026-08-13')
    expect(await grade(staffed)).toBe(0)
    expect(await dayOf(staffed, '2026-08-11')).toBeUndefined()
  })
})
