// Attendance records of days that have none any more: they stay, flagged as deleted, for whoever follows changes.

import type { AttendanceRecord } from '@muster/contract'
import {
  at,
  attendanceEvents,
  clockComesTo,
  day,
  dayOf,
  makeStaffed,
  monday,
  noon,
  punchDay,
  refusal,
  type Staffed,
  standStill,
  withSettings,
  writeDay,
} from '../../support/fixtures/attendance.ts'
import { inConsole } from '../../support/fixtures/console.ts'
import { addLeave, allocateOn } from '../../support/fixtures/leave.ts'
import { eventsOf } from '../../support/fixtures/make.ts'

standStill()

/** A Monday to come. */
const later = '2026-09-07'

/** Leave of one day, applied for and approved. */
async function takeLeave(staffed: Staffed, leave_type_id: string, from_date = later): Promise<string> {
  const { muster, employee } = staffed
  const asked = { employee_id: employee.id, leave_type_id, from_date, to_date: from_date, reason: 'Rest' }
  const { id } = await muster.leaveApplications.create(asked)
  await muster.leaveApplications.approve(id)
  return id
}

/** An employee whose approved leave was cancelled, with the record that the day had. */
async function cancelled() {
  const staffed = await makeStaffed()
  const type = await addLeave(staffed)
  await allocateOn(staffed, '2026-08-20')
  const leave = await takeLeave(staffed, type)
  const before = (await dayOf(staffed, later))!
  await staffed.muster.leaveApplications.cancel(leave)
  return { ...staffed, type, before }
}

/** The record with the day's id, whatever became of it. */
const again = ({ muster }: Staffed, { id }: AttendanceRecord) => muster.attendanceRecords.get(id)

describe('the record of a day whose leave was cancelled', () => {
  it('stays with its last values, deleted, and is listed with include_deleted', async () => {
    const { before, ...staffed } = await cancelled()
    expect(before).toMatchObject({ status: 'on_leave', deleted: false })
    const gone = await again(staffed, before)
    expect(gone).toEqual({ ...before, deleted: true, updated_at: expect.any(String) })
    expect(gone.updated_at > before.updated_at).toBe(true)
    const { attendanceRecords } = staffed.muster
    expect((await attendanceRecords.list()).data).toEqual([])
    expect((await attendanceRecords.list({ updated_since: gone.updated_at })).data).toEqual([])
    const followed = { updated_since: gone.updated_at, include_deleted: true }
    expect((await attendanceRecords.list(followed)).data).toEqual([gone])
    expect((await attendanceRecords.list({ date: later, include_deleted: true })).data).toEqual([gone])
  })

  it('fires one event, with the record as the API shows it', async () => {
    const { before, ...staffed } = await cancelled()
    expect(await attendanceEvents(staffed)).toEqual([
      `attendance.recorded ${later} on_leave`,
      `attendance.updated ${later} on_leave`,
    ])
    const told = (await eventsOf(staffed.id)).filter(({ type }) => type === 'attendance.updated')
    expect(told.map(({ data }) => data)).toEqual([await again(staffed, before)])
  })

  it('comes back with the next leave of the day, under the same id', async () => {
    const { before, type, ...staffed } = await cancelled()
    const leave = await takeLeave(staffed, type)
    const back = await again(staffed, before)
    expect(back).toEqual({ ...before, leave_application_id: leave, updated_at: expect.any(String) })
    expect((await staffed.muster.attendanceRecords.list({ include_deleted: true })).data).toEqual([back])
    expect((await attendanceEvents(staffed)).at(-1)).toBe(`attendance.updated ${later} on_leave`)
  })

  it('comes back when the day is written or graded', async () => {
    const { before, ...staffed } = await cancelled()
    await clockComesTo(staffed, at('2026-09-08', '12:00'))
    const absent = await again(staffed, before)
    expect(absent).toMatchObject({ status: 'absent', leave_application_id: null, deleted: false })
    const written = await writeDay(staffed, { date: later, status: 'present' })
    expect(written.id).toBe(before.id)
  })

  it('does not change while the clock grades the days before it', async () => {
    const { before, ...staffed } = await cancelled()
    const gone = await again(staffed, before)
    await clockComesTo(staffed, noon)
    await clockComesTo(staffed, at('2026-08-21', '12:00'))
    const { data } = await staffed.muster.attendanceRecords.list({ date: later, include_deleted: true })
    expect(data).toEqual([gone])
  })

  it('rejects changes', async () => {
    const { before, ...staffed } = await cancelled()
    const gone = await again(staffed, before)
    const { attendanceRecords } = staffed.muster
    const refused = { ...refusal(409), detail: expect.stringContaining('is deleted') }
    await expect(attendanceRecords.update(before.id, { note: 'Seen' })).rejects.toMatchObject(refused)
    await expect(attendanceRecords.update(before.id, { status: 'present' })).rejects.toMatchObject(refused)
    expect(await again(staffed, before)).toEqual(gone)
  })

  it('is explained with its last values', async () => {
    const { before, ...staffed } = await cancelled()
    const { lines } = await inConsole(staffed, 'getAttendanceRecordExplanation', { id: before.id })
    expect(lines[0]).toMatchObject({
      rule: 'recorded',
      text: expect.stringMatching(/^The recorded status is on_leave\. /),
    })
    expect(lines[1]).toMatchObject({
      rule: 'graded_otherwise',
      text: `It is deleted: ${later} no longer has a record.`,
    })
  })
})

describe('the records of days before a later joining date', () => {
  const joined = async () => {
    const staffed = await makeStaffed()
    await punchDay(staffed, monday, '09:00', '18:00')
    const before = (await dayOf(staffed, monday))!
    const join = (joining_date: string) =>
      staffed.muster.employees.update(staffed.employee.id, { joining_date })
    return { ...staffed, before, join }
  }

  it('are deleted, and come back as the same records when the date is corrected', async () => {
    const { before, join, ...staffed } = await joined()
    await join('2026-08-18')
    expect(await again(staffed, before)).toEqual({ ...before, deleted: true, updated_at: expect.any(String) })
    await join('2026-08-19')
    await join('2026-08-10')
    expect(await dayOf(staffed, monday)).toEqual({ ...before, updated_at: expect.any(String) })
    expect((await attendanceEvents(staffed)).slice(-2)).toEqual([
      `attendance.updated ${monday} present`,
      `attendance.updated ${monday} present`,
    ])
  })

  it('are not paid: the automatic overtime request is withdrawn', async () => {
    const staffed = await makeStaffed()
    await withSettings(staffed, { overtime_auto_request: true })
    await punchDay(staffed, monday, '09:00', '20:00')
    const { overtimeRequests, employees } = staffed.muster
    expect((await overtimeRequests.list({ status: 'pending' })).data).toHaveLength(1)
    await employees.update(staffed.employee.id, { joining_date: '2026-08-18' })
    expect((await overtimeRequests.list({ status: 'pending' })).data).toEqual([])
    await employees.update(staffed.employee.id, { joining_date: '2026-08-03' })
    expect((await overtimeRequests.list({ status: 'pending' })).data).toHaveLength(1)
  })

  it('are still named by a regularisation of the day', async () => {
    const { join, ...staffed } = await joined()
    const { regularisations } = staffed.muster
    const asked = await regularisations.create({
      employee_id: staffed.employee.id,
      date: monday,
      type: 'missed_punch',
      reason: 'The reader broke',
      requested_check_out_at: day('09:00', '19:00').check_out_at,
    })
    await join('2026-08-18')
    expect(await regularisations.get(asked.id)).toEqual(asked)
  })
})
