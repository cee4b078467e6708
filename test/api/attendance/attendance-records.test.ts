// Attendance records: the days of employees, as they are graded and as they are written.

import {
  absent,
  assignShift,
  at,
  attendanceEvents,
  day,
  dayOf,
  forbidden,
  giveLeave,
  limitedTo,
  makeStaffed,
  monday,
  punchDay,
  saturday,
  standStill,
  withSettings,
  writeDay,
} from '../../support/fixtures/attendance.ts'
import { inDatabase, makeWorkspace, raw } from '../../support/fixtures/make.ts'
import { soonAfter } from '../../support/soon-after.ts'

standStill()

describe('an attendance record that is written', () => {
  it('is graded by its times, read by id and listed first', async () => {
    const staffed = await makeStaffed()
    const { muster, employee } = staffed
    const [shift] = (await muster.shifts.list()).data
    const written = await writeDay(staffed, { ...day('09:20', '18:45'), note: 'Paper sheet' })
    expect(written).toEqual({
      object: 'attendance_record',
      deleted: false,
      id: expect.stringMatching(/^atr_/),
      employee_id: employee.id,
      date: monday,
      shift_id: shift?.id,
      status: 'present',
      ...day('09:20', '18:45'),
      worked_minutes: 505,
      break_minutes: 60,
      scheduled_minutes: 480,
      late_minutes: 20,
      is_late: true,
      early_leave_minutes: 0,
      is_early_leave: false,
      overtime_minutes: 0,
      missing_punch: false,
      leave_application_id: null,
      leave_portion: 'none',
      holiday_id: null,
      regularisation_id: null,
      source: 'api',
      is_locked: false,
      note: 'Paper sheet',
      created_at: expect.stringMatching(/\.\d{3}Z$/),
      updated_at: soonAfter(written.created_at),
    })
    expect(await muster.attendanceRecords.get(written.id)).toEqual(written)
    expect((await muster.attendanceRecords.list()).data).toEqual([written])
    expect(await attendanceEvents(staffed)).toEqual([`attendance.recorded ${monday} present`])
  })

  it('returns 200 for the first and every later write, with one record', async () => {
    const { key, employee, muster } = await makeStaffed()
    const body = { employee_id: employee.id, date: monday, status: 'present' }
    const answers = [1, 2, 3].map(() => raw('POST', '/v1/attendance_records', { key, body }))
    for (const { status } of await Promise.all(answers)) expect(status).toBe(200)
    expect((await muster.attendanceRecords.list()).data).toHaveLength(1)
  })

  it('replaces all earlier corrections', async () => {
    const staffed = await makeStaffed()
    const first = await writeDay(staffed, { ...day('09:00', '18:00'), note: 'First' })
    const second = await writeDay(staffed, { check_in_at: at(monday, '10:00'), status: 'half_day' })
    expect(second).toMatchObject({ id: first.id, ...day('10:00', null), status: 'half_day', note: null })
    expect(second.updated_at > first.updated_at).toBe(true)
    expect(await attendanceEvents(staffed)).toHaveLength(2)
  })

  it('changes nothing when the same values are written again', async () => {
    const staffed = await makeStaffed()
    const first = await writeDay(staffed, day('09:00', '18:00'))
    expect(await writeDay(staffed, day('09:00', '18:00'))).toEqual(first)
    expect(await attendanceEvents(staffed)).toHaveLength(1)
  })

  it('overrides punches, which count again once it is removed', async () => {
    const staffed = await makeStaffed()
    await punchDay(staffed, monday, '09:00', '18:00')
    expect(await writeDay(staffed, { status: 'absent' })).toMatchObject({ status: 'absent', source: 'api' })
    await punchDay(staffed, monday, '18:30')
    expect(await dayOf(staffed, monday)).toMatchObject({ status: 'absent' })
    expect(await writeDay(staffed, {})).toMatchObject({
      status: 'present',
      source: 'punch',
      ...day('09:00', '18:00'),
    })
  })

  it('keeps a record of a day without inputs, until a punch arrives', async () => {
    const staffed = await makeStaffed()
    const date = '2026-08-20'
    expect(await writeDay(staffed, { date, note: 'Asked' })).toMatchObject({ source: 'api', note: 'Asked' })
    await punchDay(staffed, date, '09:00')
    expect(await dayOf(staffed, date)).toMatchObject({ status: 'present', source: 'punch', note: 'Asked' })
  })

  it.each(['present', 'absent', 'half_day'] as const)('is %s when that is written', async status => {
    const staffed = await makeStaffed()
    expect(await writeDay(staffed, { status })).toMatchObject({
      status,
      check_in_at: null,
      worked_minutes: 0,
    })
  })

  it('has a status on a day without a shift only if one is written', async () => {
    const staffed = await makeStaffed()
    await inDatabase('delete from employee_shifts where workspace_id = $1', [staffed.id])
    expect(await writeDay(staffed, day('09:00', '18:00'))).toMatchObject({
      status: 'unscheduled',
      shift_id: null,
      worked_minutes: 540,
    })
    expect(await writeDay(staffed, { status: 'present' })).toMatchObject({ status: 'present' })
  })

  it('is all overtime on a rest day or a holiday', async () => {
    const staffed = await makeStaffed()
    const { muster } = staffed
    expect(await writeDay(staffed, { date: saturday, ...day('10:00', '12:00', saturday) })).toMatchObject({
      status: 'rest_day',
      worked_minutes: 120,
      overtime_minutes: 120,
      scheduled_minutes: 0,
    })
    const holiday = await muster.holidays.create({ name: 'Eid', date: monday, type: 'religious' })
    expect(await writeDay(staffed, day('10:00', '12:00'))).toMatchObject({
      status: 'holiday',
      holiday_id: holiday.id,
      worked_minutes: 120,
      overtime_minutes: 120,
    })
  })

  it('keeps half a day of leave, and grades the other half', async () => {
    const staffed = await makeStaffed()
    const leave = await giveLeave(staffed, monday, 'first_half')
    const half = { status: 'half_day', leave_application_id: leave, leave_portion: 'first_half' }
    expect(await writeDay(staffed, day('13:30', '18:00'))).toMatchObject({ ...half, late_minutes: 0 })
    expect(await writeDay(staffed, {})).toMatchObject(half)
  })
})

describe('attendance records', () => {
  it('are found by employee, day, status and change', async () => {
    const staffed = await makeStaffed()
    const { muster, employee } = staffed
    await writeDay(staffed, { status: 'present' })
    await writeDay(staffed, { date: '2026-08-11', status: 'absent' })
    const last = await writeDay(staffed, { date: '2026-08-12', status: 'half_day' })
    const found = async (query: object) =>
      (await muster.attendanceRecords.list(query)).data.map(({ date }) => date)
    expect(await found({ employee_id: employee.id })).toHaveLength(3)
    expect(await found({ employee_id: last.id })).toEqual([])
    expect(await found({ date: monday })).toEqual([monday])
    expect(await found({ date_from: '2026-08-11' })).toEqual(['2026-08-12', '2026-08-11'])
    expect(await found({ date_to: '2026-08-11' })).toEqual(['2026-08-11', monday])
    expect(await found({ status: 'absent' })).toEqual(['2026-08-11'])
    expect(await found({ updated_since: last.updated_at })).toEqual(['2026-08-12'])
  })

  it('belong to their workspace', async () => {
    const staffed = await makeStaffed()
    const { attendanceRecords } = (await makeWorkspace()).muster
    const { id } = await writeDay(staffed, { status: 'present' })
    await expect(attendanceRecords.get(id)).rejects.toMatchObject(absent)
    await expect(attendanceRecords.update(id, { note: 'Mine' })).rejects.toMatchObject(absent)
    expect((await attendanceRecords.list()).data).toEqual([])
  })

  it('need their scopes', async () => {
    const staffed = await makeStaffed()
    const { id, employee_id, date } = await writeDay(staffed, { status: 'present' })
    const reader = (await limitedTo(staffed, 'attendance:read')).attendanceRecords
    expect(await reader.get(id)).toMatchObject({ id })
    await expect(reader.create({ employee_id, date })).rejects.toMatchObject(forbidden)
    await expect(reader.update(id, { note: 'Mine' })).rejects.toMatchObject(forbidden)
    const writer = (await limitedTo(staffed, 'attendance:write')).attendanceRecords
    expect(await writer.update(id, { note: 'Mine' })).toMatchObject({ note: 'Mine' })
    await expect(writer.list()).rejects.toMatchObject(forbidden)
    await expect(writer.get(id)).rejects.toMatchObject(forbidden)
  })

  it('are graded by the percents and times of the settings', async () => {
    const staffed = await makeStaffed()
    const statusOf = async (out: string) => (await writeDay(staffed, day('09:00', out))).status
    expect(await statusOf('16:00')).toBe('present')
    expect(await statusOf('15:59')).toBe('half_day')
    expect(await statusOf('12:11')).toBe('absent')
    await withSettings(staffed, { full_day_min_percent: 90, missing_punch_status: 'half_day' })
    expect(await statusOf('16:00')).toBe('half_day')
    expect(await writeDay(staffed, day('09:00', null))).toMatchObject({
      status: 'half_day',
      missing_punch: true,
    })
  })

  it('can be on the first possible day', async () => {
    const staffed = await makeStaffed({ joining_date: '1900-01-01' })
    const date = '1900-01-01'
    expect(await writeDay(staffed, { date, status: 'present' })).toMatchObject({ date, status: 'present' })
    const body = { employee_id: staffed.employee.id, rest_date: '1900-01-06', work_date: date }
    expect(await staffed.muster.restDaySwaps.create(body)).toMatchObject({ work_date: date })
  })

  it('belong to the night on which their shift starts', async () => {
    const staffed = await makeStaffed()
    await assignShift(staffed, { start_time: '22:00:00', end_time: '06:00:00', weekly_off_days: [] })
    const times = { check_in_at: at(monday, '22:05'), check_out_at: at('2026-08-11', '06:00') }
    expect(await writeDay(staffed, times)).toMatchObject({
      status: 'present',
      worked_minutes: 475,
      late_minutes: 5,
    })
  })
})
