// Attendance records when the shift or the settings that they are graded by change: the job grades them again.

import type { Shift } from '@muster/contract'
import {
  at,
  attendanceEvents,
  clockComesTo,
  dayOf,
  giveLeave,
  gradeDays,
  makeStaffed,
  noon,
  punchDay,
  type Staffed,
  standStill,
} from '../../support/fixtures/attendance.ts'
import { inConsole } from '../../support/fixtures/console.ts'
import { lockThrough } from '../../support/fixtures/locks.ts'
import { inDatabase } from '../../support/fixtures/make.ts'

standStill()

const [beforeJuly, firstOfJuly, yesterday, today] = ['2026-06-30', '2026-07-01', '2026-08-19', '2026-08-20']

/** An employee who came an hour late on four days, of which the clock has graded yesterday and today alone. */
async function late(): Promise<Staffed> {
  const staffed = await makeStaffed()
  for (const day of [beforeJuly, firstOfJuly, yesterday]) await punchDay(staffed, day, '10:00', '18:00')
  await punchDay(staffed, today, '10:00')
  await clockComesTo(staffed, noon)
  return staffed
}

const changeShift = async ({ muster }: Staffed, change: Partial<Shift>): Promise<void> => {
  const [shift] = (await muster.shifts.list()).data
  await muster.shifts.update(shift!.id, change)
}

const minutesLate = async (staffed: Staffed): Promise<unknown[]> => {
  const days = [beforeJuly, firstOfJuly, yesterday, today].map(day => dayOf(staffed, day))
  return (await Promise.all(days)).map(record => record?.late_minutes)
}

describe('editing the hours of a shift', () => {
  it('grades from the first of last month through today, and makes nobody absent before the clock began', async () => {
    const staffed = await late()
    await changeShift(staffed, { start_time: '10:00:00' })
    expect(await minutesLate(staffed)).toEqual([60, 60, 60, 60])
    await clockComesTo(staffed, noon)
    expect(await minutesLate(staffed)).toEqual([60, 0, 0, 0])
    const { data } = await staffed.muster.attendanceRecords.list()
    expect(data.map(({ date }) => date).sort()).toEqual([beforeJuly, firstOfJuly, yesterday, today])
  })

  it('uses the new hours for a day that is over, even if the clock has passed it', async () => {
    const staffed = await makeStaffed()
    await clockComesTo(staffed, noon)
    await changeShift(staffed, { start_time: '05:00:00', end_time: '10:00:00' })
    await clockComesTo(staffed, at(today, '17:01'))
    expect(await dayOf(staffed, today)).toMatchObject({ status: 'absent', scheduled_minutes: 240 })
  })

  it('changes no locked day, and elsewhere only what differs', async () => {
    const staffed = await late()
    await lockThrough(staffed, '2026-07-31')
    const events = (await attendanceEvents(staffed)).length
    await changeShift(staffed, { grace_period_minutes: 60 })
    await clockComesTo(staffed, noon)
    expect(await minutesLate(staffed)).toEqual([60, 60, 0, 0])
    expect(await attendanceEvents(staffed)).toHaveLength(events + 2)
  })

  it('keeps the note of a day without a record while the shift needs no punches', async () => {
    const staffed = await late()
    const { attendanceRecords } = staffed.muster
    const { id } = (await dayOf(staffed, yesterday))!
    const noted = await attendanceRecords.update(id, { note: 'Bus' })
    await changeShift(staffed, { attendance_mode: 'punch_not_required' })
    await clockComesTo(staffed, noon)
    expect(await dayOf(staffed, yesterday)).toBeUndefined()
    await changeShift(staffed, { attendance_mode: 'punch_required' })
    await clockComesTo(staffed, noon)
    expect(await dayOf(staffed, yesterday)).toEqual({ ...noted, updated_at: expect.any(String) })
  })

  it('grades future leave again too', async () => {
    const staffed = await makeStaffed()
    const day = '2026-09-07'
    await giveLeave(staffed, day, 'first_half')
    await gradeDays(staffed, { first_day: day, last_day: day })
    await clockComesTo(staffed, noon)
    expect(await dayOf(staffed, day)).toMatchObject({ status: 'half_day', scheduled_minutes: 480 })
    await changeShift(staffed, { end_time: '16:00:00' })
    await clockComesTo(staffed, noon)
    expect(await dayOf(staffed, day)).toMatchObject({ status: 'half_day', scheduled_minutes: 360 })
  })

  it('grades nothing if only the name changes', async () => {
    const staffed = await late()
    await inDatabase('update shifts set grace_period_minutes = 60 where workspace_id = $1', [staffed.id])
    await changeShift(staffed, { name: 'Day' })
    await clockComesTo(staffed, noon)
    expect(await minutesLate(staffed)).toEqual([60, 60, 60, 60])
  })

  it('lets a clock that stood still catch up', async () => {
    const staffed = await late()
    await inDatabase(
      `update attendance_grading set graded_until = '2026-06-27', graded_from = '2026-06-27', due_at = '2026-06-27'
       where workspace_id = $1`,
      [staffed.id],
    )
    await changeShift(staffed, { start_time: '10:00:00' })
    for (let round = 1; round <= 6; round++) await clockComesTo(staffed, noon)
    expect(await minutesLate(staffed)).toEqual([0, 0, 0, 0])
    expect((await staffed.muster.attendanceRecords.list({ limit: 100 })).data).toHaveLength(55)
  })
})

describe('editing the attendance settings', () => {
  it('grades in one round, however often the settings were edited', async () => {
    const staffed = await late()
    for (const percent of [90, 100])
      await inConsole(staffed, 'updateAttendanceSettings', { body: { full_day_min_percent: percent } })
    await clockComesTo(staffed, noon)
    expect(await dayOf(staffed, yesterday)).toMatchObject({ status: 'half_day' })
  })

  it('grades the same days, in pieces for many employees', async () => {
    const staffed = await late()
    await inDatabase(
      `insert into employees (workspace_id, id, employee_code, first_name, last_name, joining_date, department_id, designation_id, employment_type_id, status, nationality)
       select workspace_id, 'emp_' || lpad(n::text, 26, '0'), 'N' || n, 'A', 'B', joining_date, department_id, designation_id, employment_type_id, status, nationality
       from employees, generate_series(1, 250) n where workspace_id = $1`,
      [staffed.id],
    )
    await inConsole(staffed, 'updateAttendanceSettings', { body: { full_day_min_percent: 90 } })
    await clockComesTo(staffed, noon)
    const statuses = [beforeJuly, firstOfJuly, yesterday].map(day => dayOf(staffed, day))
    expect((await Promise.all(statuses)).map(record => record?.status)).toEqual([
      'present',
      'half_day',
      'half_day',
    ])
  })
})
