// Employee shifts: who works which shift from when.

import {
  absent,
  assignShift,
  at,
  attributions,
  dayOf,
  forbidden,
  limitedTo,
  makeStaffed,
  monday,
  punchDay,
  refusal,
  standStill,
} from '../../support/fixtures/attendance.ts'
import { lockThrough } from '../../support/fixtures/locks.ts'
import { makeWorkspace } from '../../support/fixtures/make.ts'

standStill()

const night = { name: 'Night', start_time: '22:00:00', end_time: '06:00:00', weekly_off_days: [7] }

describe('an employee shift', () => {
  it('is assigned from a day, read by id and listed first', async () => {
    const { muster, employee } = await makeStaffed()
    const shift = await muster.shifts.create(night)
    const site = await muster.geofencedSites.create({ name: 'Gate', latitude: '31.5', longitude: '74.3' })
    const body = {
      employee_id: employee.id,
      shift_id: shift.id,
      effective_from: '2026-09-01',
      effective_to: '2026-09-30',
      geofenced_site_id: site.id,
    }
    const made = await muster.employeeShifts.create(body)
    expect(made).toEqual({
      object: 'employee_shift',
      id: expect.stringMatching(/^esh_/),
      ...body,
      created_at: expect.stringMatching(/\.\d{3}Z$/),
    })
    expect(await muster.employeeShifts.get(made.id)).toEqual(made)
    expect((await muster.employeeShifts.list()).data[0]).toEqual(made)
  })

  it('is the default one from the joining date for a new employee', async () => {
    const { muster, employee } = await makeStaffed()
    const { data } = await muster.employeeShifts.list({ employee_id: employee.id })
    expect(data).toMatchObject([
      { effective_from: '2024-03-01', effective_to: null, geofenced_site_id: null },
    ])
  })

  it('is found by employee, by shift and by a day that it covers', async () => {
    const staffed = await makeStaffed()
    const { muster, employee } = staffed
    const shift = await assignShift(staffed, night, '2026-09-01')
    const counts = async (query: object) => (await muster.employeeShifts.list(query)).data.length
    expect(await counts({ employee_id: employee.id })).toBe(2)
    expect(await counts({ shift_id: shift.id })).toBe(1)
    expect(await counts({ effective_on: '2026-08-31' })).toBe(1)
    expect(await counts({ effective_on: '2026-09-01' })).toBe(2)
    expect(await counts({ effective_on: '2024-02-29' })).toBe(0)
  })

  it('replaces an earlier one, and grades the days that it covers', async () => {
    const staffed = await makeStaffed()
    await punchDay(staffed, monday, '11:00', '20:00')
    expect(await dayOf(staffed, monday)).toMatchObject({ late_minutes: 120, is_late: true })
    const late = await assignShift(staffed, { start_time: '11:00:00', end_time: '20:00:00' }, monday)
    expect(await dayOf(staffed, monday)).toMatchObject({
      shift_id: late.id,
      late_minutes: 0,
      status: 'present',
    })
  })

  it('moves punches to another day, and deletes a record without any left', async () => {
    const staffed = await makeStaffed()
    await punchDay(staffed, '2026-08-11', '05:30')
    expect(await dayOf(staffed, '2026-08-11')).toBeUndefined()
    const [out] = (await staffed.muster.punches.list()).data
    expect(out).toMatchObject({ attendance_date: null, is_ignored: true })
    await assignShift(staffed, night, monday)
    expect(await attributions(staffed)).toMatchObject([{ attendance_date: monday, is_ignored: false }])
    expect(await dayOf(staffed, monday)).toMatchObject({
      missing_punch: true,
      check_in_at: at('2026-08-11', '05:30'),
    })
  })

  it('applies again after another assignment in between ends', async () => {
    const staffed = await makeStaffed()
    const { muster, employee } = staffed
    const first = await assignShift(staffed, night, '2026-09-01')
    await assignShift(staffed, { name: 'Other' }, '2026-09-01')
    const again = { employee_id: employee.id, shift_id: first.id, effective_from: '2026-09-01' }
    expect(await muster.employeeShifts.create(again)).toMatchObject(again)
    // Ids of assignments have no name that a reader could be shown.
    const told = 'This shift is assigned from 2026-09-01 already; another assignment is not needed.'
    await expect(muster.employeeShifts.create(again)).rejects.toMatchObject({ ...refusal(409), detail: told })
  })

  it('is created once when several requests are identical', async () => {
    const { muster, employee } = await makeStaffed()
    const shift = await muster.shifts.create(night)
    const body = { employee_id: employee.id, shift_id: shift.id, effective_from: '2026-09-01' }
    const answers = await Promise.allSettled([1, 2, 3].map(() => muster.employeeShifts.create(body)))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('rejects impossible values', async () => {
    const { muster, employee } = await makeStaffed()
    const shift = await muster.shifts.create(night)
    const idle = await muster.shifts.create({ ...night, name: 'Idle', status: 'inactive' })
    const body = { employee_id: employee.id, shift_id: shift.id, effective_from: '2026-09-01' }
    const refused: [object, string][] = [
      [{ shift_id: idle.id }, 'shift_id'],
      [{ shift_id: employee.id }, 'shift_id'],
      [{ employee_id: shift.id }, 'employee_id'],
      [{ geofenced_site_id: shift.id }, 'geofenced_site_id'],
      [{ effective_from: '2024-02-29' }, 'effective_from'],
      [{ effective_to: '2026-08-31' }, 'effective_to'],
    ]
    for (const [change, field] of refused)
      await expect(muster.employeeShifts.create({ ...body, ...change })).rejects.toMatchObject(
        refusal(400, field),
      )
  })

  it('rejects a deleted employee', async () => {
    const { muster, employee } = await makeStaffed()
    const shift = await muster.shifts.create(night)
    await muster.employees.delete(employee.id)
    const body = { employee_id: employee.id, shift_id: shift.id, effective_from: '2026-09-01' }
    await expect(muster.employeeShifts.create(body)).rejects.toMatchObject(refusal(400, 'employee_id'))
  })

  it('cannot begin on a locked day', async () => {
    const staffed = await makeStaffed()
    const { muster, employee } = staffed
    const shift = await muster.shifts.create(night)
    await lockThrough(staffed, '2026-07-31')
    const body = { employee_id: employee.id, shift_id: shift.id }
    await expect(
      muster.employeeShifts.create({ ...body, effective_from: '2026-06-15' }),
    ).rejects.toMatchObject(refusal(409))
    await muster.employeeShifts.create({ ...body, effective_from: '2026-08-01' })
  })

  it('belongs to its workspace and needs its scopes', async () => {
    const staffed = await makeStaffed()
    const other = await makeWorkspace()
    const [made] = (await staffed.muster.employeeShifts.list()).data
    await expect(other.muster.employeeShifts.get(made!.id)).rejects.toMatchObject(absent)
    const reader = await limitedTo(staffed, 'attendance:read')
    expect(await reader.employeeShifts.get(made!.id)).toEqual(made)
    const { employee_id, shift_id } = made!
    const body = { employee_id, shift_id, effective_from: monday }
    await expect(reader.employeeShifts.create(body)).rejects.toMatchObject(forbidden)
    const none = await limitedTo(staffed, 'leave:read')
    await expect(none.employeeShifts.list()).rejects.toMatchObject(forbidden)
    await expect(none.employeeShifts.get(made!.id)).rejects.toMatchObject(forbidden)
  })
})
