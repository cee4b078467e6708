// Overtime requests that are made by themselves: what was measured, for as long as nobody has decided.

import {
  clockComesTo,
  dayOf,
  makeStaffed,
  monday,
  noon,
  punchDay,
  type Staffed,
  saturday,
  standStill,
  withSettings,
} from '../../support/fixtures/attendance.ts'

standStill()

describe('an automatic overtime request', () => {
  const automatic = async (): Promise<Staffed> => {
    const staffed = await makeStaffed()
    await withSettings(staffed, { overtime_auto_request: true })
    return staffed
  }
  const requests = async ({ muster }: Staffed) =>
    (await muster.overtimeRequests.list()).data.map(({ date, status, requested_hours }) => ({
      date,
      status,
      requested_hours,
    }))

  it('requests the measured minutes, and follows them while it is pending', async () => {
    const staffed = await automatic()
    await punchDay(staffed, monday, '09:00', '18:50')
    expect(await requests(staffed)).toEqual([{ date: monday, status: 'pending', requested_hours: '0.83' }])
    await punchDay(staffed, monday, '18:51', '20:00')
    expect(await requests(staffed)).toEqual([{ date: monday, status: 'pending', requested_hours: '1.98' }])
  })

  it('names the record and the kind of the day', async () => {
    const staffed = await automatic()
    await punchDay(staffed, saturday, '09:00', '12:00')
    expect((await staffed.muster.overtimeRequests.list()).data).toMatchObject([
      {
        attendance_record_id: (await dayOf(staffed, saturday))?.id,
        day_type: 'rest_day',
        requested_hours: '3.00',
      },
    ])
  })

  it('follows a change of the kind of its day', async () => {
    const staffed = await automatic()
    await punchDay(staffed, saturday, '09:00', '12:00')
    const [before] = (await staffed.muster.overtimeRequests.list()).data
    await staffed.muster.holidays.create({ name: 'Eid', date: saturday, type: 'religious' })
    await clockComesTo(staffed, noon)
    expect((await staffed.muster.overtimeRequests.list()).data).toEqual([
      { ...before, day_type: 'holiday', rate_multiplier: '3.00', updated_at: expect.any(String) },
    ])
  })

  it('is withdrawn with the record of its day', async () => {
    const staffed = await automatic()
    const { employees } = staffed.muster
    await punchDay(staffed, monday, '09:00', '19:00')
    await employees.update(staffed.employee.id, { joining_date: '2026-08-11' })
    expect(await requests(staffed)).toMatchObject([{ status: 'cancelled' }])
    await employees.update(staffed.employee.id, { joining_date: '2026-08-01' })
    expect(await requests(staffed)).toMatchObject([{ status: 'pending' }, { status: 'cancelled' }])
  })

  it('stays as it was decided', async () => {
    const staffed = await automatic()
    const { overtimeRequests } = staffed.muster
    await punchDay(staffed, monday, '09:00', '19:00')
    const [made] = (await overtimeRequests.list()).data
    await overtimeRequests.reject(made!.id, { rejection_reason: 'No' })
    await punchDay(staffed, monday, '19:30', '20:00')
    expect(await requests(staffed)).toEqual([{ date: monday, status: 'rejected', requested_hours: '1.00' }])
    await punchDay(staffed, '2026-08-11', '09:00', '19:00')
    const [second] = (await overtimeRequests.list()).data
    await overtimeRequests.approve(second!.id, {})
    await punchDay(staffed, '2026-08-11', '19:30', '20:00')
    expect((await requests(staffed))[0]).toMatchObject({ status: 'approved', requested_hours: '1.00' })
  })

  it('is withdrawn if no overtime is left, and created again if there is some', async () => {
    const staffed = await automatic()
    const { muster, employee } = staffed
    await punchDay(staffed, monday, '09:00', '19:00')
    const body = { employee_id: employee.id, date: monday }
    await muster.attendanceRecords.create({ ...body, status: 'absent' })
    expect(await requests(staffed)).toMatchObject([{ status: 'cancelled' }])
    await muster.attendanceRecords.create(body)
    expect(await requests(staffed)).toMatchObject([{ status: 'pending' }, { status: 'cancelled' }])
  })

  it('is not created if one was requested, or the workspace does not want it', async () => {
    const staffed = await automatic()
    const body = { employee_id: staffed.employee.id, date: monday, requested_hours: '4' }
    await staffed.muster.overtimeRequests.create(body)
    await punchDay(staffed, monday, '09:00', '19:00')
    expect(await requests(staffed)).toEqual([{ date: monday, status: 'pending', requested_hours: '4.00' }])
    await withSettings(staffed, { overtime_auto_request: false })
    await punchDay(staffed, '2026-08-11', '09:00', '19:00')
    expect(await requests(staffed)).toHaveLength(1)
  })
})
