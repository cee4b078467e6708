// Shift assignments and the joining date: no day of an employment is left without a shift by a date that was put right.

import {
  assignShift,
  dayOf,
  makeStaffed,
  monday,
  punchDay,
  type Staffed,
  standStill,
} from '../../support/fixtures/attendance.ts'
import { addLeave, allocateOn } from '../../support/fixtures/leave.ts'
import { inDatabase } from '../../support/fixtures/make.ts'

standStill()

const join = ({ muster, employee }: Staffed, joining_date: string) =>
  muster.employees.update(employee.id, { joining_date })

/** The assignments of the employee as `shift from to`, by their first day. */
async function assigned({ muster, employee }: Staffed): Promise<string[]> {
  const names = new Map((await muster.shifts.list()).data.map(({ id, name }) => [id, name]))
  const { data } = await muster.employeeShifts.list({ employee_id: employee.id })
  return data
    .map(
      ({ shift_id, effective_from, effective_to }) =>
        `${effective_from} ${effective_to} ${names.get(shift_id)}`,
    )
    .sort()
}

const night = { name: 'Night', start_time: '22:00:00', end_time: '06:00:00', weekly_off_days: [7] }

describe('the days that an earlier joining date adds', () => {
  const late = () => makeStaffed({ joining_date: '2026-08-17' })

  it('have the shift of the first assignment', async () => {
    const staffed = await late()
    const [before] = (await staffed.muster.employeeShifts.list()).data
    await join(staffed, '2026-08-03')
    expect(await assigned(staffed)).toEqual(['2026-08-03 2026-08-16 General', '2026-08-17 null General'])
    expect(await staffed.muster.employeeShifts.get(before!.id)).toEqual(before)
    await punchDay(staffed, monday, '09:00', '18:00')
    expect(await dayOf(staffed, monday)).toMatchObject({ status: 'present', worked_minutes: 480 })
  })

  it('cost leave over a weekend like other days', async () => {
    const staffed = await late()
    const leave_type_id = await addLeave(staffed)
    await join(staffed, '2026-08-03')
    await allocateOn(staffed, '2026-08-20')
    const asked = { leave_type_id, from_date: '2026-08-07', to_date: '2026-08-10', reason: 'Wedding' }
    const leave = await staffed.muster.leaveApplications.create({
      employee_id: staffed.employee.id,
      ...asked,
    })
    expect(leave.total_days).toBe('2.00')
  })

  it('have the shift of the first day instead of the default one', async () => {
    const staffed = await late()
    await assignShift(staffed, night, '2026-08-17')
    await join(staffed, '2026-08-03')
    expect((await assigned(staffed))[0]).toBe('2026-08-03 2026-08-16 Night')
  })

  it('get a shift once, but not if the first assignment begins later on purpose', async () => {
    const staffed = await late()
    await join(staffed, '2026-08-03')
    const filled = await assigned(staffed)
    for (const date of ['2026-08-10', '2026-08-19', '2026-08-05', '2026-08-03']) await join(staffed, date)
    expect(await assigned(staffed)).toEqual(filled)

    const other = await late()
    await inDatabase('delete from employee_shifts where employee_id = $1', [other.employee.id])
    await assignShift(other, night, '2026-08-24')
    await join(other, '2026-08-03')
    expect(await assigned(other)).toEqual(['2026-08-24 null Night'])
  })

  it('do not exist if the date moves to a later day', async () => {
    const staffed = await late()
    await join(staffed, '2026-08-19')
    expect(await assigned(staffed)).toEqual(['2026-08-17 null General'])
  })
})

describe('a rehire', () => {
  /** Left at the end of July with a shift until the day, and came back. */
  async function rehired(
    effective_to: string | null,
    more: (staffed: Staffed) => Promise<unknown> = async () => 0,
  ) {
    const staffed = await makeStaffed()
    const { muster, employee } = staffed
    await inDatabase('update employee_shifts set effective_to = $2 where employee_id = $1', [
      employee.id,
      effective_to,
    ])
    await more(staffed)
    await muster.employees.update(employee.id, { status: 'resigned', separation_date: '2026-07-31' })
    await muster.employees.update(employee.id, { status: 'active', joining_date: '2026-08-10' })
    return staffed
  }

  it('keeps the shift that is still in force', async () => {
    expect(await assigned(await rehired(null))).toEqual(['2024-03-01 null General'])
  })

  it('has the default shift if none is in force, until one begins', async () => {
    const former = '2024-03-01 2026-07-31 General'
    expect(await assigned(await rehired('2026-07-31'))).toEqual([former, '2026-08-10 null General'])
    const planned = await rehired('2026-07-31', staffed => assignShift(staffed, night, '2026-08-24'))
    expect(await assigned(planned)).toEqual([
      former,
      '2026-08-10 2026-08-23 General',
      '2026-08-24 null Night',
    ])
  })

  it('has its shift from the first day when that moves to an earlier day between the employments', async () => {
    const staffed = await rehired('2026-07-31')
    await join(staffed, '2026-08-05')
    expect(await assigned(staffed)).toEqual([
      '2024-03-01 2026-07-31 General',
      '2026-08-05 2026-08-09 General',
      '2026-08-10 null General',
    ])
  })
})
