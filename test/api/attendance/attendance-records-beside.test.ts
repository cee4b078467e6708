// Attendance records of days beside one another: a punch counts to one of them, whatever changes.

import {
  assignShift,
  attributions,
  clockComesTo,
  dayOf,
  makeStaffed,
  monday,
  noon,
  punch,
  punchDay,
  type Staffed,
  saturday,
  standStill,
} from '../../support/fixtures/attendance.ts'
import { inConsole } from '../../support/fixtures/console.ts'
import { lockThrough } from '../../support/fixtures/locks.ts'

standStill()

const friday = '2026-08-14'

/** A night on Friday whose departure was forgotten, and work from 08:10 on the Saturday after it. */
async function forgotten(...changes: ((staffed: Staffed) => Promise<unknown>)[]): Promise<Staffed> {
  const staffed = await makeStaffed()
  const weekly_off_days = [7]
  await assignShift(staffed, { start_time: '22:00:00', end_time: '06:00:00', weekly_off_days })
  await assignShift(staffed, { weekly_off_days }, saturday)
  for (const change of changes) await change(staffed)
  return staffed
}

async function punchBoth(staffed: Staffed): Promise<void> {
  await punch(staffed, friday, '22:00')
  await punch(staffed, saturday, '08:10')
  await punch(staffed, saturday, '18:00')
}

/** What the two days are found to be, and where each punch counts. */
async function found(staffed: Staffed) {
  const records = [await dayOf(staffed, friday), await dayOf(staffed, saturday)]
  const punches = await attributions(staffed)
  return {
    days: records.map(each => [each?.status, each?.check_in_at, each?.check_out_at, each?.missing_punch]),
    punches: punches.map(({ punched_at, attendance_date }) => [punched_at, attendance_date]),
  }
}

const holiday = async (staffed: Staffed) => {
  await staffed.muster.holidays.create({ name: 'H', date: saturday, type: 'public' })
  await clockComesTo(staffed, noon)
}
const swap = ({ muster, employee }: Staffed) =>
  muster.restDaySwaps.create({
    employee_id: employee.id,
    rest_date: '2026-08-16',
    work_date: saturday,
  })

describe('a punch', () => {
  it.each([
    ['a holiday', holiday],
    ['a swap', swap],
  ])('counts for one day, the same one whether %s comes before or after it', async (_, change) => {
    const before = await forgotten(change, punchBoth)
    const after = await forgotten(punchBoth, change)
    expect(await found(after)).toEqual(await found(before))
  })

  it('goes back to its day when a holiday is removed', async () => {
    const staffed = await forgotten(holiday, punchBoth)
    const [made] = (await staffed.muster.holidays.list()).data
    await staffed.muster.holidays.update(made!.id, { date: '2026-09-01' })
    await clockComesTo(staffed, noon)
    expect(await found(staffed)).toEqual(await found(await forgotten(punchBoth)))
  })

  it('counts for no open day if a locked day was paid by it', async () => {
    const staffed = await makeStaffed()
    await assignShift(staffed, { start_time: '22:00:00', end_time: '06:00:00' })
    const [last, first] = ['2026-07-31', '2026-08-01']
    await punch(staffed, last, '22:00')
    await punch(staffed, first, '06:40')
    await punch(staffed, first, '15:00')
    const paid = await dayOf(staffed, last)
    await lockThrough(staffed, last)
    await assignShift(staffed, { start_time: '07:00:00', end_time: '15:00:00', weekly_off_days: [7] }, first)
    expect(await dayOf(staffed, last)).toEqual({ ...paid, is_locked: true })
    const counted = await attributions(staffed)
    expect(counted.map(({ attendance_date }) => attendance_date)).toEqual([first, last, last])
    expect(await dayOf(staffed, first)).toMatchObject({ missing_punch: true, worked_minutes: 0 })
  })

  it('stays with its record after a rehire, even when days are graded again', async () => {
    const staffed = await makeStaffed()
    const { employees } = staffed.muster
    await punchDay(staffed, monday, '09:00', '18:00')
    const over = { status: 'resigned', separation_date: '2026-08-12' } as const
    await employees.update(staffed.employee.id, over)
    await employees.update(staffed.employee.id, { status: 'active', joining_date: '2026-08-18' })
    await clockComesTo(staffed, noon)
    await inConsole(staffed, 'updateAttendanceSettings', { body: { late_marks_per_deduction: 3 } })
    await clockComesTo(staffed, noon)
    const counted = await attributions(staffed)
    const stays = { attendance_date: monday, is_ignored: false }
    expect(counted).toEqual([expect.objectContaining(stays), expect.objectContaining(stays)])
  })
})
