// Attendance records that are amended, and those that are refused.

import {
  assignShift,
  at,
  attendanceEvents,
  clockComesTo,
  day,
  dayOf,
  giveLeave,
  gradeDays,
  makeStaffed,
  monday,
  punch,
  punchDay,
  refusal,
  standStill,
  writeDay,
} from '../../support/fixtures/attendance.ts'
import { lockThrough } from '../../support/fixtures/locks.ts'

standStill()

describe('writing a day of attendance', () => {
  it('rejects a status that callers cannot write', async () => {
    const staffed = await makeStaffed()
    for (const status of ['on_leave', 'holiday', 'rest_day', 'unscheduled'] as const)
      await expect(writeDay(staffed, { status })).rejects.toMatchObject(refusal(400, 'status'))
  })

  it('rejects a departure before the arrival, or a day after it', async () => {
    const staffed = await makeStaffed()
    const refused = refusal(400, 'check_out_at')
    await expect(writeDay(staffed, day('18:00', '09:00'))).rejects.toMatchObject(refused)
    await expect(writeDay(staffed, day('18:00', '18:00'))).rejects.toMatchObject(refused)
    const long = { check_in_at: at(monday, '09:00'), check_out_at: at('2026-08-11', '09:00:01') }
    await expect(writeDay(staffed, long)).rejects.toMatchObject(refused)
    await writeDay(staffed, { ...long, check_out_at: at('2026-08-11', '09:00') })
  })

  it('rejects a day outside the employment', async () => {
    const staffed = await makeStaffed({ joining_date: monday })
    const refused = refusal(400, 'date')
    await expect(writeDay(staffed, { date: '2026-08-09' })).rejects.toMatchObject(refused)
    const leaving = { status: 'resigned', separation_date: '2026-08-12' } as const
    await staffed.muster.employees.update(staffed.employee.id, leaving)
    await expect(writeDay(staffed, { date: '2026-08-13' })).rejects.toMatchObject(refused)
    await writeDay(staffed, { date: '2026-08-12', status: 'present' })
  })

  it('rejects a future day and a future time today', async () => {
    const staffed = await makeStaffed()
    const today = '2026-08-20'
    await expect(writeDay(staffed, { date: '2026-08-21', status: 'present' })).rejects.toMatchObject(
      refusal(400, 'date'),
    )
    const tomorrow = day('09:00', '17:00', '2026-08-21')
    await expect(writeDay(staffed, { date: '2026-08-21', ...tomorrow })).rejects.toMatchObject(
      refusal(400, 'date'),
    )
    const written = await writeDay(staffed, { date: today, ...day('09:00', '17:00', today) })
    const late = day('17:01', '18:00', today)
    await expect(writeDay(staffed, { date: today, ...late })).rejects.toMatchObject(
      refusal(400, 'check_in_at', 'check_out_at'),
    )
    const { check_out_at } = late
    await expect(staffed.muster.attendanceRecords.update(written.id, { check_out_at })).rejects.toMatchObject(
      refusal(400, 'check_out_at'),
    )
  })

  it('rejects a future day that leave has marked, whatever is sent', async () => {
    const staffed = await makeStaffed()
    await giveLeave(staffed, '2026-08-21', 'first_half')
    await gradeDays(staffed, { first_day: '2026-08-21', last_day: '2026-08-21', is_exact: true })
    const { id } = (await dayOf(staffed, '2026-08-21'))!
    for (const times of [{ check_in_at: at('2026-08-21', '13:00') }, { status: 'present' } as const])
      await expect(staffed.muster.attendanceRecords.update(id, times)).rejects.toMatchObject({
        ...refusal(409),
        detail: expect.stringContaining('2026-08-21 is in the future; today is 2026-08-20'),
      })
  })

  it('reports all errors at once', async () => {
    const staffed = await makeStaffed()
    const wrong = { date: '2024-02-29', status: 'holiday', ...day('18:00', '09:00') } as const
    await expect(writeDay(staffed, wrong)).rejects.toMatchObject(
      refusal(400, 'date', 'status', 'check_in_at', 'check_out_at'),
    )
  })

  it('rejects an unknown employee', async () => {
    const staffed = await makeStaffed()
    const other = await makeStaffed()
    const refused = refusal(400, 'employee_id')
    await expect(writeDay(staffed, { employee_id: other.employee.id })).rejects.toMatchObject(refused)
    await staffed.muster.employees.delete(staffed.employee.id)
    await expect(writeDay(staffed, { status: 'present' })).rejects.toMatchObject(refused)
  })

  it('rejects a full day of approved leave, in one application or two halves', async () => {
    const staffed = await makeStaffed()
    await giveLeave(staffed, monday, 'full')
    await expect(writeDay(staffed, { status: 'present' })).rejects.toMatchObject(refusal(409))
    const tuesday = '2026-08-11'
    await giveLeave(staffed, tuesday, 'first_half')
    await giveLeave(staffed, tuesday, 'second_half')
    await expect(writeDay(staffed, { date: tuesday, status: 'present' })).rejects.toMatchObject(refusal(409))
    const wednesday = '2026-08-12'
    await giveLeave(staffed, wednesday, 'full', 'pending')
    await writeDay(staffed, { date: wednesday, status: 'present' })
  })

  it('rejects a locked day', async () => {
    const staffed = await makeStaffed()
    const written = await writeDay(staffed, day('09:00', '18:00'))
    await lockThrough(staffed, monday)
    await expect(writeDay(staffed, { status: 'absent' })).rejects.toMatchObject(refusal(409))
    const { attendanceRecords } = staffed.muster
    await expect(attendanceRecords.update(written.id, { note: 'Late' })).rejects.toMatchObject(refusal(409))
    expect(await attendanceRecords.get(written.id)).toEqual({ ...written, is_locked: true })
  })
})

describe('changing an attendance record', () => {
  it('keeps values that are not sent, including those from punches', async () => {
    const staffed = await makeStaffed()
    const { attendanceRecords } = staffed.muster
    await punchDay(staffed, monday, '09:00')
    const { id } = (await dayOf(staffed, monday))!
    const out = await attendanceRecords.update(id, { check_out_at: at(monday, '18:00') })
    expect(out).toMatchObject({
      ...day('09:00', '18:00'),
      status: 'present',
      source: 'api',
      missing_punch: false,
    })
    const half = await attendanceRecords.update(id, { status: 'half_day' })
    expect(half).toMatchObject({ ...day('09:00', '18:00'), status: 'half_day', worked_minutes: 480 })
    expect(await attendanceRecords.update(id, { check_out_at: null })).toMatchObject({
      ...day('09:00', null),
      status: 'half_day',
    })
  })

  it('keeps the sessions from punches when a status or one time is sent', async () => {
    const staffed = await makeStaffed()
    const { attendanceRecords } = staffed.muster
    await punchDay(staffed, monday, '09:00', '11:00', '14:00', '18:00')
    const { id } = (await dayOf(staffed, monday))!
    expect(await attendanceRecords.update(id, { status: 'half_day' })).toMatchObject({ worked_minutes: 360 })
    expect(await attendanceRecords.update(id, { check_out_at: at(monday, '19:00') })).toMatchObject({
      ...day('09:00', '19:00'),
      worked_minutes: 420,
      status: 'half_day',
    })
    expect(await attendanceRecords.update(id, { status: 'absent', check_out_at: null })).toMatchObject({
      ...day(null, null),
      worked_minutes: 0,
    })
  })

  it('still uses punches that arrive later', async () => {
    const staffed = await makeStaffed()
    const today = '2026-08-20'
    await punchDay(staffed, today, '11:00')
    const { id } = (await dayOf(staffed, today))!
    await staffed.muster.attendanceRecords.update(id, { check_in_at: at(today, '09:00') })
    await clockComesTo(staffed, at(today, '19:00'))
    await punch(staffed, today, '18:00', { direction: 'out' })
    expect(await dayOf(staffed, today)).toMatchObject({
      ...day('09:00', '18:00', today),
      worked_minutes: 480,
      status: 'present',
    })
  })

  it('does not check against times that are not sent', async () => {
    const staffed = await makeStaffed()
    await assignShift(staffed, { start_time: '08:00:00', end_time: '07:59:00', weekly_off_days: [2, 3] })
    await punch(staffed, monday, '08:00', { direction: 'in' })
    await punch(staffed, '2026-08-11', '13:00', { direction: 'out' })
    const { id, worked_minutes } = (await dayOf(staffed, monday))!
    const { attendanceRecords } = staffed.muster
    expect(await attendanceRecords.update(id, { status: 'half_day' })).toMatchObject({ worked_minutes })
    await expect(attendanceRecords.update(id, { check_in_at: at(monday, '07:00') })).rejects.toMatchObject(
      refusal(400, 'check_in_at'),
    )
  })

  it('takes a note without counting as a manual correction', async () => {
    const staffed = await makeStaffed()
    await punchDay(staffed, monday, '09:00', '17:00')
    const before = (await dayOf(staffed, monday))!
    const noted = await staffed.muster.attendanceRecords.update(before.id, { note: 'Early bus' })
    expect(noted).toEqual({ ...before, note: 'Early bus', updated_at: noted.updated_at })
    await punchDay(staffed, monday, '17:30', '18:00')
    expect(await dayOf(staffed, monday)).toMatchObject({
      note: 'Early bus',
      ...day('09:00', '18:00'),
      source: 'punch',
    })
  })

  it('takes a note on a day that would no longer have a record, and changes nothing else', async () => {
    const staffed = await makeStaffed()
    const { attendanceRecords, shifts } = staffed.muster
    await punchDay(staffed, monday, '09:00', '18:00')
    const before = (await dayOf(staffed, monday))!
    const [shift] = (await shifts.list()).data
    await shifts.update(shift!.id, { attendance_mode: 'punch_not_required' })
    const noted = await attendanceRecords.update(before.id, { note: 'Seen' })
    expect(noted).toEqual({ ...before, note: 'Seen', updated_at: noted.updated_at })
    expect(noted.updated_at > before.updated_at).toBe(true)
  })

  it('takes only a note for a former employment', async () => {
    const staffed = await makeStaffed()
    const { attendanceRecords, employees } = staffed.muster
    await punchDay(staffed, monday, '09:00', '18:00')
    const { id } = (await dayOf(staffed, monday))!
    const over = { status: 'resigned', separation_date: '2026-08-12' } as const
    await employees.update(staffed.employee.id, over)
    await employees.update(staffed.employee.id, { status: 'active', joining_date: '2026-08-18' })
    expect(await attendanceRecords.update(id, { note: 'Seen' })).toMatchObject({ note: 'Seen' })
    await expect(attendanceRecords.update(id, { status: 'absent' })).rejects.toMatchObject(refusal(409))
  })

  it('keeps the record if nothing changes', async () => {
    const staffed = await makeStaffed()
    await punchDay(staffed, monday, '09:00', '18:00')
    const before = (await dayOf(staffed, monday))!
    const same = { check_in_at: '2026-08-10T09:00:00+05:00', status: 'present', note: null } as const
    expect(await staffed.muster.attendanceRecords.update(before.id, same)).toEqual(before)
    expect(await attendanceEvents(staffed)).toHaveLength(2)
  })

  it('uses the punches again when the times are removed', async () => {
    const staffed = await makeStaffed()
    await punchDay(staffed, monday, '09:00', '18:00')
    const { id } = await writeDay(staffed, day('11:00', '15:00'))
    const nothing = { check_in_at: null, check_out_at: null }
    expect(await staffed.muster.attendanceRecords.update(id, nothing)).toMatchObject(day('09:00', '18:00'))
  })

  it('rejects the same values as writing a day does', async () => {
    const staffed = await makeStaffed()
    const { attendanceRecords, employees } = staffed.muster
    const { id } = await writeDay(staffed, day('09:00', '18:00'))
    const refused: [object, string][] = [
      [{ status: 'on_leave' }, 'status'],
      [{ check_out_at: at(monday, '08:59') }, 'check_out_at'],
      [{ check_in_at: at(monday, '18:00') }, 'check_in_at'],
      [{ date: monday }, 'date'],
      [{}, 'body'],
    ]
    for (const [change, field] of refused)
      await expect(attendanceRecords.update(id, change)).rejects.toMatchObject(refusal(400, field))
    await giveLeave(staffed, monday)
    await expect(attendanceRecords.update(id, { note: 'Away' })).rejects.toMatchObject(refusal(409))
    await employees.delete(staffed.employee.id)
    await expect(attendanceRecords.update(id, { note: 'Away' })).rejects.toMatchObject(refusal(409))
  })
})
