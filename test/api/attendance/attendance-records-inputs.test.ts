// Attendance records when what they follow from changes: holidays, and the employment itself.

import {
  at,
  attendanceEvents,
  clockComesTo,
  day,
  dayOf,
  giveLeave,
  gradeDays,
  makeStaffed,
  monday,
  noon,
  punchDay,
  standStill,
  writeDay,
} from '../../support/fixtures/attendance.ts'
import { inConsole } from '../../support/fixtures/console.ts'
import { lockThrough } from '../../support/fixtures/locks.ts'
import { inDatabase } from '../../support/fixtures/make.ts'

standStill()

describe('a holiday', () => {
  it('that is created later frees days, worked or not', async () => {
    const staffed = await makeStaffed()
    const { muster } = staffed
    await clockComesTo(staffed, at(monday, '12:00'))
    await punchDay(staffed, monday, '09:00', '11:00')
    await clockComesTo(staffed, at('2026-08-12', '12:00'))
    expect(await dayOf(staffed, '2026-08-11')).toMatchObject({ status: 'absent' })
    const eid = await muster.holidays.create({ name: 'Eid', date: monday, type: 'religious' })
    await clockComesTo(staffed, noon)
    expect(await dayOf(staffed, monday)).toMatchObject({
      status: 'holiday',
      holiday_id: eid.id,
      overtime_minutes: 120,
    })
    await muster.holidays.update(eid.id, { date: '2026-08-11' })
    await clockComesTo(staffed, noon)
    expect(await dayOf(staffed, monday)).toMatchObject({ status: 'absent', holiday_id: null })
    expect(await dayOf(staffed, '2026-08-11')).toMatchObject({ status: 'holiday', holiday_id: eid.id })
  })

  it('frees the employees of its branch', async () => {
    const staffed = await makeStaffed()
    const { muster, employee } = staffed
    const branch = await muster.branches.create({ name: 'Mill' })
    const here = await muster.employees.create({ ...newcomer(employee), branch_id: branch.id })
    for (const each of [staffed, { ...staffed, employee: here }])
      await punchDay(each, monday, '09:00', '18:00')
    await muster.holidays.create({ name: 'Mela', date: monday, type: 'company', branch_id: branch.id })
    await clockComesTo(staffed, noon)
    expect(await dayOf(staffed, monday)).toMatchObject({ status: 'present' })
    expect(await dayOf({ ...staffed, employee: here }, monday)).toMatchObject({ status: 'holiday' })
  })

  it('repeats every year, and creates no records of days without events', async () => {
    const staffed = await makeStaffed()
    await punchDay(staffed, '2025-08-11', '09:00', '18:00')
    await punchDay(staffed, '2026-08-11', '09:00', '18:00')
    const day = { name: 'Founding', date: '2024-08-11', type: 'company', is_recurring: true } as const
    await staffed.muster.holidays.create(day)
    await clockComesTo(staffed, noon)
    expect(await dayOf(staffed, '2024-08-11')).toBeUndefined()
    expect(await dayOf(staffed, '2025-08-11')).toMatchObject({ status: 'holiday' })
    expect(await dayOf(staffed, '2026-08-11')).toMatchObject({ status: 'holiday' })
  })

  it('frees an employee who punches in while it is created', async () => {
    const staffed = await makeStaffed()
    const { muster, employee } = staffed
    const hired = Array.from({ length: 24 }, () => muster.employees.create(newcomer(employee)))
    const people = (await Promise.all(hired)).map(each => each.id)
    for (const day of ['2026-08-10', '2026-08-11', '2026-08-12', '2026-08-13']) {
      const punched = people.map(employee_id =>
        muster.punches.create({ employee_id, punched_at: at(day, '09:00') }),
      )
      const made = muster.holidays.create({ name: day, date: day, type: 'public' })
      await Promise.all([...punched, made])
      await clockComesTo(staffed, noon)
      const { data } = await muster.attendanceRecords.list({ date: day, limit: 100 })
      expect(data.map(({ status }) => status)).toEqual(people.map(() => 'holiday'))
    }
  })

  it('grades nothing and waits for no lock if it frees the same days as before, or none', async () => {
    const staffed = await makeStaffed()
    const { holidays } = staffed.muster
    await punchDay(staffed, monday, '10:00', '18:00')
    const eid = await holidays.create({ name: 'Eid', date: monday, type: 'religious' })
    await clockComesTo(staffed, noon)
    const before = await dayOf(staffed, monday)
    await inDatabase('update attendance_settings set overtime_min_minutes = 1440 where workspace_id = $1', [
      staffed.id,
    ])
    await holidays.update(eid.id, { name: 'Eid ul-Azha', type: 'public' })
    const optional = await holidays.create({ name: 'Diwali', date: monday, type: 'optional' })
    await holidays.update(optional.id, { date: '2026-08-11' })
    await clockComesTo(staffed, noon)
    expect(await dayOf(staffed, monday)).toEqual(before)
    await holidays.update(optional.id, { date: monday, type: 'company' })
    await clockComesTo(staffed, noon)
    expect(await dayOf(staffed, monday)).toMatchObject({ overtime_minutes: 0 })
  })

  it('before last month grades its own day, and does not change the days beside it', async () => {
    const staffed = await makeStaffed()
    const [date, next] = ['2026-06-29', '2026-06-30']
    for (const day of [date, next]) await punchDay(staffed, day, '10:00', '18:00')
    const before = await dayOf(staffed, next)
    await inDatabase('update shifts set grace_period_minutes = 90 where workspace_id = $1', [staffed.id])
    await staffed.muster.holidays.create({ name: 'Eid', date, type: 'religious' })
    await clockComesTo(staffed, noon)
    expect(await dayOf(staffed, date)).toMatchObject({ status: 'holiday' })
    expect(await dayOf(staffed, next)).toEqual(before)
  })

  it('does not change locked days', async () => {
    const staffed = await makeStaffed()
    await punchDay(staffed, monday, '09:00', '18:00')
    await lockThrough(staffed, monday)
    const before = await dayOf(staffed, monday)
    await staffed.muster.holidays.create({ name: 'Eid', date: monday, type: 'religious' })
    await clockComesTo(staffed, noon)
    expect(await dayOf(staffed, monday)).toEqual(before)
  })
})

const newcomer = ({ joining_date }: { joining_date: string }) => ({
  first_name: 'Bilal',
  last_name: 'Ahmed',
  joining_date,
})

describe('an employment', () => {
  it('has no records outside its dates when they are corrected', async () => {
    const staffed = await makeStaffed()
    const { muster, employee } = staffed
    for (const day of [monday, '2026-08-11', '2026-08-12']) await punchDay(staffed, day, '09:00', '18:00')
    await muster.employees.update(employee.id, { joining_date: '2026-08-11' })
    expect(await dayOf(staffed, monday)).toBeUndefined()
    await muster.employees.update(employee.id, { status: 'resigned', separation_date: '2026-08-11' })
    expect(await dayOf(staffed, '2026-08-11')).toMatchObject({ status: 'present' })
    expect(await dayOf(staffed, '2026-08-12')).toBeUndefined()
    await muster.employees.update(employee.id, { joining_date: '2024-03-01', separation_date: '2026-08-31' })
    expect(await dayOf(staffed, monday)).toMatchObject({ status: 'present' })
    expect(await dayOf(staffed, '2026-08-12')).toMatchObject({ status: 'present' })
  })

  it('has no records after its end, not even of future leave', async () => {
    const staffed = await makeStaffed()
    const { muster, employee } = staffed
    const [near, far] = ['2026-08-27', '2026-09-07']
    for (const day of [near, far]) {
      await giveLeave(staffed, day)
      await gradeDays(staffed, { first_day: day, last_day: day })
    }
    await muster.employees.update(employee.id, { status: 'resigned', separation_date: '2026-08-31' })
    expect(await dayOf(staffed, near)).toMatchObject({ status: 'on_leave' })
    expect(await dayOf(staffed, far)).toBeUndefined()
    await muster.employees.update(employee.id, { separation_date: '2026-09-30' })
    expect(await dayOf(staffed, far)).toMatchObject({ status: 'on_leave' })
  })

  it('gets its corrections back, under the same id, when a wrong date is corrected', async () => {
    const staffed = await makeStaffed()
    const { muster, employee } = staffed
    const written = await writeDay(staffed, { ...day('09:00', '18:00'), note: 'By the manager' })
    const [tuesday, wednesday] = ['2026-08-11', '2026-08-12']
    const asked = await muster.regularisations.create({
      employee_id: employee.id,
      date: tuesday,
      type: 'on_duty',
      requested_status: 'present',
      reason: 'At a customer',
    })
    await muster.regularisations.approve(asked.id)
    const regularised = await dayOf(staffed, tuesday)
    await punchDay(staffed, wednesday, '09:00', '18:00')
    await muster.employees.update(employee.id, { separation_date: '2026-08-07' })
    expect((await muster.attendanceRecords.list()).data).toEqual([])
    expect(await muster.attendanceRecords.get(written.id)).toMatchObject({ deleted: true })
    await muster.employees.update(employee.id, { separation_date: null })
    const updated_at = expect.any(String)
    expect(await dayOf(staffed, monday)).toEqual({ ...written, updated_at })
    expect(await dayOf(staffed, tuesday)).toEqual({ ...regularised, updated_at })
    expect(await dayOf(staffed, wednesday)).toMatchObject({ status: 'present' })
    const told = (await attendanceEvents(staffed)).slice(-3)
    expect(told.sort()).toEqual(
      [monday, tuesday, wednesday].map(date => `attendance.updated ${date} present`),
    )
  })

  it('has the holidays of today when branch and end change together', async () => {
    const staffed = await makeStaffed()
    const { muster, employee } = staffed
    const { id: branch_id } = await muster.branches.create({ name: 'Mill' })
    await muster.holidays.create({ name: 'Mela', date: '2026-08-20', type: 'company', branch_id })
    await punchDay(staffed, '2026-08-20', '09:00')
    const leaving = { status: 'resigned', separation_date: '2026-08-31' } as const
    await muster.employees.update(employee.id, { branch_id, ...leaving })
    expect(await dayOf(staffed, '2026-08-20')).toMatchObject({ status: 'holiday' })
  })

  it('keeps the days of the former employment after a rehire', async () => {
    const staffed = await makeStaffed()
    const { muster, employee } = staffed
    await punchDay(staffed, monday, '09:00', '18:00')
    await muster.employees.update(employee.id, { status: 'resigned', separation_date: '2026-08-11' })
    await muster.employees.update(employee.id, { status: 'active', joining_date: '2026-08-18' })
    expect(await dayOf(staffed, monday)).toMatchObject({ status: 'present' })
    await muster.holidays.create({ name: 'Eid', date: monday, type: 'religious' })
    expect(await dayOf(staffed, monday)).toMatchObject({ status: 'present' })
    await punchDay(staffed, '2026-08-19', '09:00', '18:00')
    expect(await dayOf(staffed, '2026-08-19')).toMatchObject({ status: 'present' })
  })

  it('has the holidays of a new branch from today on', async () => {
    const staffed = await makeStaffed()
    const { muster, employee } = staffed
    const branch = await muster.branches.create({ name: 'Mill' })
    for (const date of [monday, '2026-08-20']) {
      await muster.holidays.create({ name: 'Mela', date, type: 'company', branch_id: branch.id })
      await punchDay(staffed, date, '09:00')
    }
    await muster.employees.update(employee.id, { branch_id: branch.id })
    expect(await dayOf(staffed, monday)).toMatchObject({ status: 'absent', holiday_id: null })
    expect(await dayOf(staffed, '2026-08-20')).toMatchObject({ status: 'holiday' })
  })
})

describe('an employee who moves to another branch', () => {
  const tuesday = '2026-08-11'

  /** An employee of a branch that had a holiday on Tuesday, which the clock has graded. */
  async function moved() {
    const staffed = await makeStaffed()
    const { muster, employee } = staffed
    const { id: branch_id } = await muster.branches.create({ name: 'Mill' })
    const since = { employee_id: employee.id, branch_id, effective_from: '2026-08-01' }
    await inConsole(staffed, 'createJobChange', { body: since })
    await clockComesTo(staffed, at(monday, '12:00'))
    const mela = { name: 'Mela', date: tuesday, type: 'company', branch_id } as const
    const holiday = await muster.holidays.create(mela)
    await clockComesTo(staffed, noon)
    const other = await muster.branches.create({ name: 'Shop' })
    await muster.employees.update(employee.id, { branch_id: other.id })
    return { ...staffed, holiday, other }
  }

  it('keeps the previous branch’s holidays for earlier days', async () => {
    const staffed = await moved()
    const before = await dayOf(staffed, tuesday)
    expect(before).toMatchObject({ status: 'holiday' })
    await inConsole(staffed, 'updateAttendanceSettings', { body: { late_marks_per_deduction: 3 } })
    await clockComesTo(staffed, noon)
    expect(await dayOf(staffed, tuesday)).toEqual(before)
  })

  it('is graded again when one of those holidays changes, and not by the new branch’s holidays', async () => {
    const staffed = await moved()
    const { holidays } = staffed.muster
    const day = { date: '2026-08-12', type: 'company', branch_id: staffed.other.id } as const
    await holidays.create({ name: 'Opening', ...day })
    await clockComesTo(staffed, noon)
    expect(await dayOf(staffed, '2026-08-12')).toMatchObject({ status: 'absent' })
    await holidays.update(staffed.holiday.id, { date: '2026-08-13' })
    await clockComesTo(staffed, noon)
    expect(await dayOf(staffed, tuesday)).toMatchObject({ status: 'absent' })
    expect(await dayOf(staffed, '2026-08-13')).toMatchObject({ status: 'holiday' })
  })
})

describe('days that overlap', () => {
  it('are graded once each', async () => {
    const staffed = await makeStaffed()
    for (const day of [monday, '2026-08-11', '2026-08-12']) await punchDay(staffed, day, '09:00', '18:00')
    await inDatabase('delete from attendance_records where workspace_id = $1', [staffed.id])
    await gradeDays(
      staffed,
      { first_day: '2026-08-11', last_day: '2026-08-12' },
      { first_day: monday, last_day: '2026-08-11', is_exact: true },
    )
    for (const day of [monday, '2026-08-11', '2026-08-12'])
      expect(await dayOf(staffed, day)).toMatchObject({ status: 'present' })
  })
})
