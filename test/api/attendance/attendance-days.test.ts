// Attendance days: how the day of each employee stands at a moment, before it has a record and after.

import type { AttendanceDay } from '@muster/contract'
import {
  assignShift,
  at,
  giveLeave,
  makeStaffed,
  monday,
  punchDay,
  type Staffed,
  saturday,
  standStill,
  writeDay,
} from '../../support/fixtures/attendance.ts'
import { inConsole } from '../../support/fixtures/console.ts'
import { inDatabase } from '../../support/fixtures/make.ts'
import { joinAs } from '../../support/fixtures/reach.ts'
import { setClock } from '../../support/server/server.ts'

standStill()

/** The employee's day at a moment: today, or a day that is named. */
async function dayAt(of: Staffed, moment: string, date?: string): Promise<AttendanceDay> {
  await setClock(moment)
  const { data } = await inConsole(of, 'listAttendanceDays', date === undefined ? {} : { query: { date } })
  return data.find(({ id }: AttendanceDay) => id === of.employee.id)
}

const stateAt = async (of: Staffed, time: string, day = monday): Promise<string> =>
  (await dayAt(of, at(day, time))).state

describe('A working day', () => {
  it('has nobody in yet, with the time at which work begins, until somebody comes', async () => {
    const staffed = await makeStaffed()
    expect(await dayAt(staffed, at(monday, '08:00'))).toMatchObject({
      object: 'attendance_day',
      first_name: 'Ayesha',
      date: monday,
      kind: 'workday',
      state: 'not_in_yet',
      expected_in_at: at(monday, '09:00'),
      expected_out_at: at(monday, '18:00'),
      check_in_at: null,
      attendance_record_id: null,
    })
    expect(await stateAt(staffed, '12:00')).toBe('not_in_yet')
  })

  it('tells who is in, who is on a break, who is back and who has gone', async () => {
    const staffed = await makeStaffed()
    await setClock(at(monday, '19:00'))
    const [, , back] = await punchDay(staffed, monday, '09:00', '12:00', '13:00', '18:00')
    expect(await dayAt(staffed, at(monday, '19:00'))).toMatchObject({
      state: 'out',
      check_in_at: at(monday, '09:00'),
      check_out_at: at(monday, '18:00'),
      attendance_record_id: expect.any(String),
    })
    const forget = (time: string) =>
      inDatabase('delete from punches where employee_id = $1 and punched_at >= $2', [
        staffed.employee.id,
        at(monday, time),
      ])
    await forget('18:00')
    expect(back).toMatchObject({ direction: 'in' })
    expect(await dayAt(staffed, at(monday, '14:00'))).toMatchObject({ state: 'in', check_out_at: null })
    await forget('13:00')
    expect(await stateAt(staffed, '12:30')).toBe('out')
  })

  it('is late for whoever came late, and absent or present once it is over', async () => {
    const staffed = await makeStaffed()
    await setClock(at(monday, '18:30'))
    await punchDay(staffed, monday, '10:00')
    expect(await dayAt(staffed, at(monday, '11:00'))).toMatchObject({ state: 'late', late_minutes: 60 })
    await setClock(at(monday, '18:30'))
    await staffed.muster.punches.create({
      employee_id: staffed.employee.id,
      punched_at: at(monday, '18:00'),
      direction: 'out',
    })
    expect(await stateAt(staffed, '18:30')).toBe('out')
    expect((await dayAt(staffed, at('2026-08-13', '12:00'), monday)).state).toBe('late')
    expect((await dayAt(staffed, at('2026-08-13', '12:00'), '2026-08-11')).state).toBe('absent')
  })

  it('is as its record has it once it is over, whatever the calendar would say now', async () => {
    const staffed = await makeStaffed()
    await setClock(at('2026-08-13', '12:00'))
    const { id } = await writeDay(staffed, { status: 'absent' })
    await inDatabase(`update attendance_records set status = 'holiday' where id = $1`, [id])
    expect(await dayAt(staffed, at('2026-08-13', '12:00'), monday)).toMatchObject({
      kind: 'workday',
      state: 'holiday',
      attendance_record_id: id,
    })
  })

  it('asks for nothing where the shift asks for no punches', async () => {
    const staffed = await makeStaffed()
    await assignShift(staffed, { attendance_mode: 'punch_not_required' })
    expect(await stateAt(staffed, '10:00')).toBe('unasked')
  })
})

describe('A day off', () => {
  it('is a rest day or a holiday while it lasts, and does not miss anybody', async () => {
    const staffed = await makeStaffed()
    expect(await dayAt(staffed, at('2026-08-16', '10:00'))).toMatchObject({
      kind: 'rest_day',
      state: 'rest_day',
      expected_in_at: null,
    })
    await staffed.muster.holidays.create({ name: 'Eid', date: monday, type: 'religious' })
    expect(await stateAt(staffed, '10:00')).toBe('holiday')
    expect((await dayAt(staffed, at('2026-08-13', '12:00'), monday)).state).toBe('holiday')
  })

  it('is a holiday for those of its branch alone', async () => {
    const staffed = await makeStaffed()
    const { muster, employee } = staffed
    const [here, there] = [
      await muster.branches.create({ name: 'Multan' }),
      await muster.branches.create({ name: 'Quetta' }),
    ]
    await muster.employees.update(employee.id, { branch_id: here.id })
    await muster.holidays.create({ name: 'There', date: '2026-08-11', type: 'public', branch_id: there.id })
    await muster.holidays.create({ name: 'Here', date: monday, type: 'public', branch_id: here.id })
    expect(await stateAt(staffed, '10:00')).toBe('holiday')
    expect(await stateAt(staffed, '10:00', '2026-08-11')).toBe('not_in_yet')
  })

  it('has whoever comes all the same', async () => {
    const staffed = await makeStaffed()
    await setClock(at('2026-08-16', '12:00'))
    await punchDay(staffed, '2026-08-16', '09:00')
    expect(await stateAt(staffed, '12:00', '2026-08-16')).toBe('in')
  })

  it('is leave all day, or for the half that is leave', async () => {
    const staffed = await makeStaffed()
    await giveLeave(staffed, monday)
    await giveLeave(staffed, '2026-08-11', 'first_half')
    await giveLeave(staffed, '2026-08-12', 'second_half')
    expect(await stateAt(staffed, '10:00')).toBe('on_leave')
    expect(await stateAt(staffed, '10:00', '2026-08-11')).toBe('on_leave')
    expect(await dayAt(staffed, at('2026-08-11', '14:00'))).toMatchObject({
      state: 'not_in_yet',
      leave_portion: 'first_half',
      expected_in_at: at('2026-08-11', '13:30'),
    })
    expect(await stateAt(staffed, '10:00', '2026-08-12')).toBe('not_in_yet')
    expect(await stateAt(staffed, '14:00', '2026-08-12')).toBe('absent')
    await setClock(at('2026-08-12', '14:00'))
    await punchDay(staffed, '2026-08-12', '09:00', '13:30')
    expect(await stateAt(staffed, '14:00', '2026-08-12')).toBe('on_leave')
  })
})

describe('A shift of the night', () => {
  it('is today after midnight, until it ends', async () => {
    const staffed = await makeStaffed()
    await assignShift(staffed, { start_time: '22:00:00', end_time: '06:00:00' })
    expect(await dayAt(staffed, at('2026-08-11', '02:00'))).toMatchObject({
      date: monday,
      state: 'not_in_yet',
      expected_in_at: at(monday, '22:00'),
    })
    await setClock(at('2026-08-11', '02:00'))
    await punchDay(staffed, monday, '21:55')
    expect(await dayAt(staffed, at('2026-08-11', '02:00'))).toMatchObject({ date: monday, state: 'in' })
    // Nobody has seen them go.
    expect(await dayAt(staffed, at('2026-08-11', '07:00'))).toMatchObject({ date: monday, state: 'in' })
    await staffed.muster.punches.create({
      employee_id: staffed.employee.id,
      punched_at: at('2026-08-11', '06:00'),
      direction: 'out',
    })
    expect(await dayAt(staffed, at('2026-08-11', '07:00'))).toMatchObject({
      date: '2026-08-11',
      state: 'not_in_yet',
      expected_in_at: at('2026-08-11', '22:00'),
    })
  })

  it('of a working day lasts into the rest day after it', async () => {
    const staffed = await makeStaffed()
    await assignShift(staffed, { start_time: '22:00:00', end_time: '06:00:00' })
    expect(await dayAt(staffed, at(saturday, '03:00'))).toMatchObject({ date: '2026-08-14' })
    expect(await stateAt(staffed, '08:00', saturday)).toBe('rest_day')
  })
})

describe('The days', () => {
  it('are those of one’s team for a manager, with the holidays of their branch, and of nobody else', async () => {
    const staffed = await makeStaffed()
    const { muster, employee } = staffed
    const branch = await muster.branches.create({ name: 'Multan' })
    const names = { joining_date: '2024-03-01', last_name: 'Khan' }
    const report = await muster.employees.create({
      ...names,
      first_name: 'Report',
      branch_id: branch.id,
      reporting_manager_id: employee.id,
    })
    await muster.employees.create({ ...names, first_name: 'Stranger' })
    await muster.holidays.create({ name: 'Here', date: monday, type: 'public', branch_id: branch.id })
    // A code of a second factor is of the present.
    await setClock()
    const manager = await joinAs(staffed, employee.id)
    const member = await joinAs(staffed, report.id)
    await setClock(at(monday, '10:00'))
    const ask = async (reach: string, { browser } = manager) => {
      const headers = { 'muster-reach': reach }
      const answer = await browser.send('GET', '/console/attendance_days', { headers })
      return [
        answer.status,
        answer.json.data?.map((day: AttendanceDay) => `${day.first_name} ${day.state}`).toSorted(),
      ]
    }
    expect(await ask('team')).toEqual([200, ['Ayesha not_in_yet', 'Report holiday']])
    expect(await ask('own')).toEqual([200, ['Ayesha not_in_yet']])
    expect(await ask('own', member)).toEqual([200, ['Report holiday']])
    expect(await ask('team', member)).toEqual([403, undefined])
  })

  it('have whoever works here on the day, and a page each', async () => {
    const staffed = await makeStaffed()
    const { muster } = staffed
    const names = { last_name: 'Khan', first_name: 'Later' }
    await muster.employees.create({ ...names, joining_date: '2026-08-11' })
    await setClock(at('2026-08-13', '10:00'))
    const list = (query: Record<string, string>) => inConsole(staffed, 'listAttendanceDays', { query })
    expect((await list({ date: monday })).data).toHaveLength(1)
    const first = await list({ date: '2026-08-11', limit: '1' })
    expect([first.data.length, first.has_more]).toEqual([1, true])
    const rest = await list({ date: '2026-08-11', limit: '1', starting_after: first.next_cursor })
    expect([rest.data[0].first_name, rest.has_more]).toEqual(['Ayesha', false])
  })
})
