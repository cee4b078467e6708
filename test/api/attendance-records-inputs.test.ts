// Attendance records when what they follow from changes: holidays, and the employment itself.

import {
  at,
  attendanceEvents,
  clockComesTo,
  dayOf,
  lockMonth,
  makeStaffed,
  monday,
  punchDay,
  standStill,
} from '../support/attendance.ts'

standStill()

describe('a holiday', () => {
  it('that is made later frees a day that was worked, and one that was not', async () => {
    const staffed = await makeStaffed()
    const { muster } = staffed
    await clockComesTo(staffed, at(monday, '12:00'))
    await punchDay(staffed, monday, '09:00', '11:00')
    await clockComesTo(staffed, at('2026-08-12', '12:00'))
    expect(await dayOf(staffed, '2026-08-11')).toMatchObject({ status: 'absent' })
    const eid = await muster.holidays.create({ name: 'Eid', date: monday, type: 'religious' })
    expect(await dayOf(staffed, monday)).toMatchObject({
      status: 'holiday',
      holiday_id: eid.id,
      overtime_minutes: 120,
    })
    await muster.holidays.update(eid.id, { date: '2026-08-11' })
    expect(await dayOf(staffed, monday)).toMatchObject({ status: 'absent', holiday_id: null })
    expect(await dayOf(staffed, '2026-08-11')).toMatchObject({ status: 'holiday', holiday_id: eid.id })
  })

  it('frees those of its branch', async () => {
    const staffed = await makeStaffed()
    const { muster, employee } = staffed
    const branch = await muster.branches.create({ name: 'Mill' })
    const here = await muster.employees.create({ ...newcomer(employee), branch_id: branch.id })
    for (const each of [staffed, { ...staffed, employee: here }])
      await punchDay(each, monday, '09:00', '18:00')
    await muster.holidays.create({ name: 'Mela', date: monday, type: 'company', branch_id: branch.id })
    expect(await dayOf(staffed, monday)).toMatchObject({ status: 'present' })
    expect(await dayOf({ ...staffed, employee: here }, monday)).toMatchObject({ status: 'holiday' })
  })

  it('comes back in every year, and makes no records of days on which nothing happened', async () => {
    const staffed = await makeStaffed()
    await punchDay(staffed, '2025-08-11', '09:00', '18:00')
    await punchDay(staffed, '2026-08-11', '09:00', '18:00')
    const day = { name: 'Founding', date: '2024-08-11', type: 'company', is_recurring: true } as const
    await staffed.muster.holidays.create(day)
    expect(await dayOf(staffed, '2024-08-11')).toBeUndefined()
    expect(await dayOf(staffed, '2025-08-11')).toMatchObject({ status: 'holiday' })
    expect(await dayOf(staffed, '2026-08-11')).toMatchObject({ status: 'holiday' })
  })

  it('leaves the days of a locked month as they were paid', async () => {
    const staffed = await makeStaffed()
    await punchDay(staffed, monday, '09:00', '18:00')
    await lockMonth(staffed)
    const before = await dayOf(staffed, monday)
    await staffed.muster.holidays.create({ name: 'Eid', date: monday, type: 'religious' })
    expect(await dayOf(staffed, monday)).toEqual(before)
    expect(await attendanceEvents(staffed)).toHaveLength(2)
  })
})

const newcomer = ({ joining_date }: { joining_date: string }) => ({
  first_name: 'Bilal',
  last_name: 'Ahmed',
  joining_date,
})

describe('an employment', () => {
  it('that turns out to begin later, or to end earlier, has no records outside', async () => {
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

  it('that begins again keeps the days of the one before', async () => {
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

  it('in another branch has its holidays from today on', async () => {
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
