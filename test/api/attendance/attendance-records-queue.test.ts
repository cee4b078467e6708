// Attendance records of long ago when a change affects more days than one request grades: the job grades the rest.

import pg from 'pg'
import {
  assignShift,
  attendanceEvents,
  clockComesTo,
  dayOf,
  makeStaffed,
  noon,
  punchDay,
  type Staffed,
  standStill,
} from '../../support/fixtures/attendance.ts'
import { lockThrough } from '../../support/fixtures/locks.ts'
import { ayesha, inDatabase, raw } from '../../support/fixtures/make.ts'
import { server } from '../../support/server/server.ts'

standStill()

const founding = { name: 'Founding', date: '1900-05-04', type: 'company', is_recurring: true } as const

const queued = async ({ id }: Staffed): Promise<number> => {
  const rows = await inDatabase('select from attendance_regrades where workspace_id = $1', [id])
  return rows.length
}

/** Somebody else changes the time of everybody in the workspace until `release` is called. */
async function holdEmployees({ id }: Staffed): Promise<{ release(): Promise<void> }> {
  const client = new pg.Client({ connectionString: server.database_url })
  await client.connect()
  await client.query('begin')
  await client.query('select from employees where workspace_id = $1 for update', [id])
  return { release: () => client.end() }
}

describe('a holiday in the distant past', () => {
  it.each(['0001-01-02', '1899-12-31'])('cannot be on %s', async date => {
    const { key } = await makeStaffed()
    const { status, json } = await raw('POST', '/v1/holidays', { key, body: { ...founding, date } })
    expect(status).toBe(400)
    expect(json.errors).toEqual([
      { field: 'date', message: 'must be a date that exists, YYYY-MM-DD, from 1900-01-01 on' },
    ])
  })

  it('can be created and changed while every employee is locked', async () => {
    const staffed = await makeStaffed({ joining_date: '2016-01-01' })
    await punchDay(staffed, '2018-05-04', '09:00', '18:00')
    const held = await holdEmployees(staffed)
    try {
      const made = await staffed.muster.holidays.create(founding)
      await staffed.muster.holidays.update(made.id, { date: '1901-05-04' })
    } finally {
      await held.release()
    }
    await clockComesTo(staffed, noon)
    expect(await dayOf(staffed, '2018-05-04')).toMatchObject({ status: 'holiday' })
    expect(await queued(staffed)).toBe(0)
  })

  it('is graded once however often it was edited', async () => {
    const staffed = await makeStaffed({ joining_date: '2016-01-01' })
    await punchDay(staffed, '2018-05-04', '09:00', '18:00')
    const { holidays } = staffed.muster
    const made = await holidays.create(founding)
    for (const date of ['1901-05-04', '1902-05-04', '1903-05-04']) await holidays.update(made.id, { date })
    expect(await queued(staffed)).toBe(1)
    await clockComesTo(staffed, noon)
    const events = (await attendanceEvents(staffed)).filter(event => event.includes('2018-05-04'))
    expect(events).toEqual([
      'attendance.recorded 2018-05-04 absent',
      'attendance.updated 2018-05-04 present',
      'attendance.updated 2018-05-04 holiday',
    ])
  })

  it('frees more employees than fit in one piece, and none of another branch', async () => {
    const staffed = await makeStaffed({ joining_date: '2016-01-01' })
    const { muster, id } = staffed
    const mill = await muster.branches.create({ name: 'Mill' })
    const there = await muster.employees.create({ ...ayesha, joining_date: '2016-01-01', branch_id: mill.id })
    await inDatabase(
      `insert into employees (workspace_id, id, employee_code, first_name, last_name, joining_date, branch_id, department_id, designation_id, employment_type_id, status, nationality)
       select workspace_id, 'emp_' || lpad(n::text, 26, '0'), 'N' || n, 'A', 'B', joining_date, branch_id, department_id, designation_id, employment_type_id, status, nationality
       from employees, generate_series(1, 250) n where workspace_id = $1 and id = $2`,
      [id, there.id],
    )
    await inDatabase(
      `insert into employee_shifts (workspace_id, id, employee_id, shift_id, effective_from)
       select workspace_id, 'esh_' || e.id, e.id, shift_id, effective_from from employee_shifts a join employees e using (workspace_id)
       where workspace_id = $1 and a.employee_id = $2 and e.employee_code like 'N%'`,
      [id, there.id],
    )
    const last = { ...staffed, employee: { ...there, id: `emp_${'250'.padStart(26, '0')}` } }
    const people = [staffed, { ...staffed, employee: there }, last]
    for (const each of people) await punchDay(each, '2018-05-04', '09:00', '18:00')
    await muster.holidays.create({ ...founding, branch_id: mill.id })
    await clockComesTo(staffed, noon)
    const records = await Promise.all(people.map(each => dayOf(each, '2018-05-04')))
    expect(records.map(record => record?.status)).toEqual(['present', 'holiday', 'holiday'])
  })

  it('does not change locked days', async () => {
    const staffed = await makeStaffed({ joining_date: '2016-01-01' })
    for (const day of ['2017-05-04', '2018-05-04']) await punchDay(staffed, day, '09:00', '18:00')
    await lockThrough(staffed, '2017-05-04')
    await staffed.muster.holidays.create(founding)
    await clockComesTo(staffed, noon)
    expect(await dayOf(staffed, '2017-05-04')).toMatchObject({ status: 'present' })
    expect(await dayOf(staffed, '2018-05-04')).toMatchObject({ status: 'holiday' })
  })
})

describe('a shift that is assigned from a date long ago', () => {
  const [longAgo, before, recent] = ['1904-08-18', '2019-08-19', '2024-08-21']

  it('grades the last two years at once, and the job grades the years before', async () => {
    const staffed = await makeStaffed({ joining_date: '1900-01-01' })
    for (const day of [longAgo, before, recent]) await punchDay(staffed, day, '10:00', '18:00')
    await assignShift(staffed, { start_time: '10:00:00' }, '1900-01-01')
    const late = async () => {
      const records = [longAgo, before, recent].map(day => dayOf(staffed, day))
      return (await Promise.all(records)).map(record => record?.late_minutes)
    }
    expect(await late()).toEqual([60, 60, 0])
    expect(await queued(staffed)).toBe(1)
    await clockComesTo(staffed, noon)
    expect(await late()).toEqual([0, 0, 0])
    expect(await queued(staffed)).toBe(0)
  })

  it('is not queued if there is nothing to grade in the years before', async () => {
    const staffed = await makeStaffed({ joining_date: '1900-01-01' })
    await punchDay(staffed, recent, '10:00', '18:00')
    await assignShift(staffed, { start_time: '10:00:00' }, '1900-01-01')
    expect(await queued(staffed)).toBe(0)
  })
})

describe('an employment that turns out to begin later', () => {
  it('loses its oldest days through the job', async () => {
    const staffed = await makeStaffed({ joining_date: '2010-01-01' })
    await punchDay(staffed, '2012-05-04', '09:00', '18:00')
    await staffed.muster.employees.update(staffed.employee.id, { joining_date: '2015-01-01' })
    await clockComesTo(staffed, noon)
    expect(await dayOf(staffed, '2012-05-04')).toBeUndefined()
  })
})
