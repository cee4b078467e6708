// Imports of attendance: days by the code of the employee and the date, checked and written as by hand.

import {
  assignShift,
  at,
  attendanceEvents,
  dayOf,
  giveLeave,
  makeStaffed,
  monday,
  type Staffed,
  saturday,
  standStill,
} from '../../support/fixtures/attendance.ts'
import { apply, check, fileOf, rowsOf, upload } from '../../support/fixtures/imports.ts'
import { inDatabase, makeKey, makeWorkspace } from '../../support/fixtures/make.ts'

standStill()

const options = { kind: 'attendance' }
const [tuesday, wednesday] = ['2026-08-11', '2026-08-12']
const row = ({ employee }: Staffed, date: string, more: Record<string, string> = {}) => ({
  employee_code: employee.employee_code,
  date,
  ...more,
})
const times = { check_in: '09:20', check_out: '18:45' }
const messagesOf = async (staffed: Staffed, made: { readonly id: string }) =>
  (await rowsOf(staffed, made)).flatMap(({ errors }: { errors: { column: string; message: string }[] }) =>
    errors.map(({ column, message }) => `${column}: ${message}`),
  )

describe('an import of attendance', () => {
  it('writes days as the requests by hand do, with their events and entries of the audit', async () => {
    const staffed = await makeStaffed()
    const file = fileOf([
      row(staffed, monday, { ...times, note: 'Paper sheet' }),
      row(staffed, tuesday, { status: 'absent' }),
      row(staffed, wednesday, { check_in: '21:00', check_out: `2026-08-13 02:30` }),
    ])
    const made = await check(staffed, file, options)
    expect(made).toMatchObject({ status: 'checked', to_create: 3, with_errors: 0 })
    expect(await dayOf(staffed, monday)).toBeUndefined()
    expect(await apply(staffed, made)).toMatchObject({ status: 'applied', applied: 3 })
    expect(await dayOf(staffed, monday)).toMatchObject({
      status: 'present',
      check_in_at: at(monday, '09:20'),
      check_out_at: at(monday, '18:45'),
      late_minutes: 20,
      note: 'Paper sheet',
    })
    expect(await dayOf(staffed, tuesday)).toMatchObject({ status: 'absent' })
    expect(await dayOf(staffed, wednesday)).toMatchObject({ check_out_at: at('2026-08-13', '02:30') })
    expect(await attendanceEvents(staffed)).toEqual(
      Array(3).fill(expect.stringContaining('attendance.recorded')),
    )
    const entries = await inDatabase<{ action: string; date: string }>(
      `select action, details::json ->> 'date' as date from audit_entries where workspace_id = $1 and action like '%AttendanceRecord' order by id`,
      [staffed.id],
    )
    expect(entries.map(({ action, date }) => [action, date]).sort()).toEqual(
      [monday, tuesday, wednesday].map(date => ['createAttendanceRecord', date]),
    )
  })

  it('changes what a file says of a day that has a record, and nothing twice', async () => {
    const staffed = await makeStaffed()
    await apply(
      staffed,
      await check(staffed, fileOf([row(staffed, monday, { ...times, note: 'Sheet' })]), options),
    )
    const file = fileOf([row(staffed, monday, { check_in: '', check_out: '17:00', note: '(clear)' })])
    const made = await check(staffed, file, options)
    expect(await rowsOf(staffed, made)).toMatchObject([{ outcome: 'change', changed: ['check_out', 'note'] }])
    await apply(staffed, made)
    expect(await dayOf(staffed, monday)).toMatchObject({
      check_in_at: at(monday, '09:20'),
      check_out_at: at(monday, '17:00'),
      note: null,
    })
    expect(await check(staffed, file, options)).toMatchObject({ unchanged: 1, to_change: 0 })
  })

  it('tells row by row what the requests by hand would refuse', async () => {
    const staffed = await makeStaffed({ joining_date: '2026-08-03' })
    await giveLeave(staffed, tuesday)
    const made = await check(
      staffed,
      fileOf([
        { employee_code: 'E99999', date: monday, ...times },
        row(staffed, '2026-07-31', times),
        row(staffed, '2026-08-21', { status: 'present' }),
        row(staffed, tuesday, times),
        row(staffed, wednesday, { check_in: '18:45', check_out: '09:20' }),
        row(staffed, '2026-08-13', { status: 'late' }),
        row(staffed, '2026-08-14'),
        row(staffed, saturday, { check_in: '9 o clock' }),
        row(staffed, monday, times),
        row(staffed, monday, { status: 'present' }),
      ]),
      options,
    )
    expect(made).toMatchObject({ with_errors: 10 })
    expect(await messagesOf(staffed, made)).toEqual([
      'employee_code: is the code of no employee; import the employee first',
      expect.stringMatching(/^date: .*2026-08-03/),
      expect.stringMatching(/^date: is in the future; today is 2026-08-20/),
      expect.stringMatching(/^null: 2026-08-11 is a full day of approved leave/),
      expect.stringMatching(/^check_out: /),
      expect.stringMatching(/^status: /),
      'null: The row says nothing of the day. Write a time or a status.',
      expect.stringMatching(/^check_in: "9 o clock" is not a time of day/),
      expect.stringMatching(/^null: Line 11 is about/),
      expect.stringMatching(/^null: Line 10 is about/),
    ])
    expect(await apply(staffed, made, 'valid')).toMatchObject({ applied: 0 })
    expect(await attendanceEvents(staffed)).toEqual([])
  })

  it('refuses a time that the clocks show twice or skip', async () => {
    const workspace = await makeWorkspace({ timezone: 'Europe/Berlin' })
    const employee = await workspace.muster.employees.create({
      first_name: 'A',
      last_name: 'B',
      joining_date: '2024-01-01',
    })
    const staffed = { ...workspace, employee }
    const made = await check(
      staffed,
      fileOf([
        row(staffed, '2026-03-29', { check_in: '02:30' }),
        row(staffed, '2026-03-30', { check_in: '2026-03-29T03:30:00+02:00' }),
      ]),
      options,
    )
    const [first] = await messagesOf(staffed, made)
    expect(first).toMatch(/^check_in: is a time that the clocks of Europe\/Berlin skip or show twice/)
    expect(made).toMatchObject({ to_create: 1, with_errors: 1 })
  })

  it('leaves out a row that somebody has made impossible since the check', async () => {
    const staffed = await makeStaffed()
    await assignShift(staffed, {})
    const made = await check(
      staffed,
      fileOf([row(staffed, monday, times), row(staffed, tuesday, times)]),
      options,
    )
    await giveLeave(staffed, tuesday)
    expect(await apply(staffed, made)).toMatchObject({ applied: 1, with_errors: 1 })
    expect(await messagesOf(staffed, made)).toEqual([
      expect.stringContaining('is a full day of approved leave'),
    ])
  })

  it('needs the right to write attendance, and no other', async () => {
    const staffed = await makeStaffed()
    const file = fileOf([row(staffed, monday, times)])
    const tokenWith = (permission: string) =>
      makeKey(staffed.id, { scopes: [], permissions: [permission] as never })
    const allowed = await upload(staffed, file, { ...options, token: await tokenWith('attendance:write') })
    expect(allowed.status).toBe(201)
    const refused = await upload(staffed, file, { ...options, token: await tokenWith('employees:write') })
    expect([refused.status, refused.json.detail]).toEqual([
      403,
      expect.stringContaining('createAttendanceRecord needs attendance:write'),
    ])
  })
})
