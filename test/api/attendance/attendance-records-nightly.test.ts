// Attendance records that the clock makes: days on which nothing happened.

import {
  assignShift,
  at,
  attendanceEvents,
  clockComesTo,
  dayOf,
  giveLeave,
  makeStaffed,
  monday,
  punchDay,
  type Staffed,
  saturday,
  standStill,
} from '../../support/fixtures/attendance.ts'
import { lockThrough } from '../../support/fixtures/locks.ts'
import { inDatabase } from '../../support/fixtures/make.ts'
import { setClock } from '../../support/server/server.ts'

standStill(at(monday, '12:00'))

/** Old enough not to be taken for new by the next round. */
async function settled(staffed: Staffed): Promise<Staffed> {
  await inDatabase(
    `update employees set created_at = created_at - interval '1 day' where workspace_id = $1`,
    [staffed.id],
  )
  return staffed
}

const statusesOf = async ({ muster, employee }: Staffed): Promise<string[]> => {
  const { data } = await muster.attendanceRecords.list({ employee_id: employee.id, limit: 100 })
  return data.map(({ date, status }) => `${date} ${status}`).sort()
}

describe('the nightly grading', () => {
  it('starts with yesterday, and marks absence once the window has closed', async () => {
    const staffed = await settled(await makeStaffed())
    await clockComesTo(staffed, at(monday, '12:00'))
    expect(await statusesOf(staffed)).toEqual(['2026-08-09 rest_day'])
    await clockComesTo(staffed, at('2026-08-11', '00:00'))
    expect(await dayOf(staffed, monday)).toBeUndefined()
    await clockComesTo(staffed, at('2026-08-11', '00:01'))
    expect(await dayOf(staffed, monday)).toMatchObject({
      status: 'absent',
      source: 'auto',
      scheduled_minutes: 480,
    })
    expect(await attendanceEvents(staffed)).toEqual([
      'attendance.recorded 2026-08-09 rest_day',
      `attendance.recorded ${monday} absent`,
    ])
  })

  it('grades a night shift after the morning', async () => {
    const staffed = await settled(await makeStaffed())
    await assignShift(staffed, { start_time: '22:00:00', end_time: '06:00:00', weekly_off_days: [] }, monday)
    await clockComesTo(staffed, at(monday, '13:00'))
    await clockComesTo(staffed, at('2026-08-11', '12:00'))
    expect(await dayOf(staffed, monday)).toBeUndefined()
    await clockComesTo(staffed, at('2026-08-11', '12:01'))
    expect(await dayOf(staffed, monday)).toMatchObject({ status: 'absent' })
  })

  it('marks present at the end of an auto_present shift, and makes no record for punch_not_required', async () => {
    const staffed = await settled(await makeStaffed())
    await assignShift(staffed, { attendance_mode: 'auto_present' }, monday)
    await clockComesTo(staffed, at(monday, '17:59'))
    expect(await dayOf(staffed, monday)).toBeUndefined()
    await clockComesTo(staffed, at(monday, '18:00'))
    expect(await dayOf(staffed, monday)).toMatchObject({ status: 'present', source: 'auto' })
    await assignShift(staffed, { attendance_mode: 'punch_not_required' }, '2026-08-11')
    await clockComesTo(staffed, at('2026-08-13', '12:00'))
    expect(await statusesOf(staffed)).toEqual(['2026-08-09 rest_day', `${monday} present`])
  })

  it('reports a missing punch once the window has closed', async () => {
    const staffed = await settled(await makeStaffed())
    await clockComesTo(staffed, at(monday, '12:00'))
    await punchDay(staffed, monday, '09:00')
    expect(await dayOf(staffed, monday)).toMatchObject({ status: 'present', missing_punch: false })
    await clockComesTo(staffed, at('2026-08-11', '01:00'))
    expect(await dayOf(staffed, monday)).toMatchObject({
      status: 'absent',
      missing_punch: true,
      source: 'punch',
    })
  })

  it('grades days without a shift when they are over', async () => {
    const staffed = await settled(await makeStaffed())
    await clockComesTo(staffed, at(monday, '12:00'))
    await inDatabase('delete from employee_shifts where workspace_id = $1', [staffed.id])
    await clockComesTo(staffed, at(monday, '23:59:59'))
    expect(await dayOf(staffed, monday)).toBeUndefined()
    await clockComesTo(staffed, at('2026-08-11', '00:00'))
    expect(await dayOf(staffed, monday)).toMatchObject({ status: 'unscheduled', shift_id: null })
  })

  it('keeps leave, manual corrections and locked days', async () => {
    const staffed = await settled(await makeStaffed())
    const { muster, employee } = staffed
    await clockComesTo(staffed, at(monday, '12:00'))
    await giveLeave(staffed, '2026-08-11')
    await setClock(at('2026-08-12', '12:00'))
    await muster.attendanceRecords.create({ employee_id: employee.id, date: '2026-08-12', status: 'present' })
    await clockComesTo(staffed, at('2026-08-13', '12:00'))
    expect(await statusesOf(staffed)).toEqual([
      '2026-08-09 rest_day',
      '2026-08-10 absent',
      '2026-08-11 on_leave',
      '2026-08-12 present',
    ])
    await lockThrough(staffed, '2026-08-31')
    await clockComesTo(staffed, at(saturday, '12:00'))
    expect(await statusesOf(staffed)).toHaveLength(4)
  })

  it('catches up day by day, and does nothing twice', async () => {
    const staffed = await settled(await makeStaffed())
    await clockComesTo(staffed, at(monday, '12:00'))
    const later = at('2026-08-18', '12:00')
    await clockComesTo(staffed, later)
    const statuses = [
      '2026-08-09 rest_day',
      '2026-08-10 absent',
      '2026-08-11 absent',
      '2026-08-12 absent',
      '2026-08-13 absent',
      '2026-08-14 absent',
      '2026-08-15 rest_day',
      '2026-08-16 rest_day',
      '2026-08-17 absent',
    ]
    expect(await statusesOf(staffed)).toEqual(statuses)
    await inDatabase('update attendance_grading set graded_until = $2, due_at = $2 where workspace_id = $1', [
      staffed.id,
      at(monday, '12:00'),
    ])
    await clockComesTo(staffed, later)
    expect(await statusesOf(staffed)).toEqual(statuses)
    expect(await attendanceEvents(staffed)).toHaveLength(9)
  })

  it('leaves the rest of a long standstill to later rounds', async () => {
    const staffed = await settled(await makeStaffed())
    await clockComesTo(staffed, at(monday, '12:00'))
    for (const count of [12, 22, 23]) {
      await clockComesTo(staffed, at('2026-09-01', '12:00'))
      expect(await statusesOf(staffed)).toHaveLength(count)
    }
    expect((await statusesOf(staffed)).at(-1)).toBe('2026-08-31 absent')
  })

  it('can run in parallel', async () => {
    const staffed = await makeStaffed()
    await Promise.all([1, 2, 3].map(() => clockComesTo(staffed, at('2026-08-12', '12:00'))))
    expect(await statusesOf(staffed)).toEqual(['2026-08-11 absent'])
    expect(await attendanceEvents(staffed)).toHaveLength(1)
  })

  it('grades many employees in pieces', async () => {
    const staffed = await makeStaffed()
    await clockComesTo(staffed, at(monday, '12:00'))
    await inDatabase(
      `insert into employees (workspace_id, id, employee_code, first_name, last_name, joining_date, department_id, designation_id, employment_type_id, status, nationality)
       select workspace_id, 'emp_' || lpad(n::text, 26, '0'), 'N' || n, 'A', 'B', joining_date, department_id, designation_id, employment_type_id, status, nationality
       from employees, generate_series(1, 450) n where workspace_id = $1`,
      [staffed.id],
    )
    await clockComesTo(staffed, at('2026-08-11', '12:00'))
    const counts = await inDatabase<{ date: string; count: number }>(
      `select to_char(date, 'YYYY-MM-DD') as date, count(*)::int as count from attendance_records where workspace_id = $1 group by 1 order by 1`,
      [staffed.id],
    )
    expect(counts).toEqual([
      { date: '2026-08-09', count: 451 },
      { date: monday, count: 451 },
    ])
  })

  it('grades the days of an employee who is entered late, and none from before it began', async () => {
    const first = await settled(await makeStaffed())
    const { muster } = first
    await clockComesTo(first, at(monday, '12:00'))
    await clockComesTo(first, at('2026-08-13', '12:00'))
    const names = { first_name: 'Bilal', last_name: 'Ahmed' }
    const employee = await muster.employees.create({ ...names, joining_date: '2026-08-12' })
    const older = await muster.employees.create({ ...names, joining_date: '2020-01-01' })
    await clockComesTo(first, at('2026-08-14', '12:00'))
    expect(await statusesOf({ ...first, employee })).toEqual(['2026-08-12 absent', '2026-08-13 absent'])
    expect(await statusesOf({ ...first, employee: older })).toHaveLength(5)
  })

  it('ends with the employment', async () => {
    const staffed = await settled(await makeStaffed())
    await clockComesTo(staffed, at(monday, '12:00'))
    const leaving = { status: 'resigned', separation_date: '2026-08-11' } as const
    await staffed.muster.employees.update(staffed.employee.id, leaving)
    await clockComesTo(staffed, at('2026-08-14', '12:00'))
    expect(await statusesOf(staffed)).toEqual([
      '2026-08-09 rest_day',
      '2026-08-10 absent',
      '2026-08-11 absent',
    ])
  })

  it('follows daylight saving time', async () => {
    const timezone = 'America/New_York'
    const staffed = await settled(await makeStaffed({}, { timezone }))
    await assignShift(
      staffed,
      { start_time: '14:00:00', end_time: '23:00:00', weekly_off_days: [] },
      '2026-03-01',
    )
    await clockComesTo(staffed, at('2026-03-07', '12:00', timezone))
    await clockComesTo(staffed, at('2026-03-08', '05:59', timezone))
    expect(await dayOf(staffed, '2026-03-07')).toBeUndefined()
    // The window is open for six hours, one of which does not exist.
    await clockComesTo(staffed, at('2026-03-08', '06:01', timezone))
    expect(await dayOf(staffed, '2026-03-07')).toMatchObject({ status: 'absent' })
  })
})
