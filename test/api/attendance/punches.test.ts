// Punches: who came or left when, and what record of the day they make.

import {
  assignShift,
  at,
  attendanceEvents,
  attributions,
  dayOf,
  makeStaffed,
  monday,
  punch,
  punchDay,
  refusal,
  type Staffed,
  standStill,
  withSettings,
} from '../../support/fixtures/attendance.ts'
import { inDatabase } from '../../support/fixtures/make.ts'
import { setClock } from '../../support/server/server.ts'

standStill()

describe('a punch', () => {
  it('counts for its day, is read by id and listed first', async () => {
    const staffed = await makeStaffed()
    const { muster, employee } = staffed
    await punch(staffed, monday, '08:55')
    const sent = {
      employee_id: employee.id,
      direction: 'out',
      source: 'device',
      device_id: 'gate-2',
      accuracy_meters: 15,
      note: 'Back door',
    } as const
    const made = await muster.punches.create({ ...sent, punched_at: '2026-08-10T18:02:03.4569+05:00' })
    expect(made).toEqual({
      object: 'punch',
      id: expect.stringMatching(/^pun_/),
      ...sent,
      punched_at: '2026-08-10T13:02:03.456Z',
      latitude: null,
      longitude: null,
      attendance_date: monday,
      geofenced_site_id: null,
      distance_meters: null,
      within_geofence: null,
      is_ignored: false,
      created_at: expect.stringMatching(/\.\d{3}Z$/),
    })
    expect(await muster.punches.get(made.id)).toEqual(made)
    expect((await muster.punches.list()).data[0]).toEqual(made)
  })

  it('has direction unknown and source api by default', async () => {
    const staffed = await makeStaffed()
    expect(await punch(staffed, monday, '08:55')).toMatchObject({ direction: 'unknown', source: 'api' })
  })

  it('is found by employee, time, day and site', async () => {
    const staffed = await makeStaffed()
    const { muster, employee } = staffed
    await withSettings(staffed, { geofence_mode: 'flag' })
    const place = { latitude: '31.5', longitude: '74.3' }
    const site = await muster.geofencedSites.create({ name: 'Gate', ...place })
    const first = await punch(staffed, monday, '09:00', place)
    const second = await punch(staffed, '2026-08-11', '09:00')
    const found = async (query: object) => (await muster.punches.list(query)).data.map(({ id }) => id)
    expect(await found({ employee_id: employee.id })).toEqual([second.id, first.id])
    expect(await found({ employee_id: site.id })).toEqual([])
    expect(await found({ punched_after: first.punched_at })).toEqual([second.id])
    expect(await found({ punched_before: second.punched_at })).toEqual([first.id])
    expect(await found({ attendance_date: monday })).toEqual([first.id])
    expect(await found({ geofenced_site_id: site.id })).toEqual([first.id])
  })

  it('creates the record of its day, and changes it', async () => {
    const staffed = await makeStaffed()
    await punchDay(staffed, monday, '09:00', '18:00')
    const [shift] = (await staffed.muster.shifts.list()).data
    expect(await dayOf(staffed, monday)).toMatchObject({
      employee_id: staffed.employee.id,
      shift_id: shift?.id,
      status: 'present',
      check_in_at: at(monday, '09:00'),
      check_out_at: at(monday, '18:00'),
      worked_minutes: 480,
      break_minutes: 60,
      scheduled_minutes: 480,
      source: 'punch',
      missing_punch: false,
      is_locked: false,
      note: null,
    })
    expect(await attendanceEvents(staffed)).toEqual([
      `attendance.recorded ${monday} absent`,
      `attendance.updated ${monday} present`,
    ])
  })

  it('shows that an employee is in before the window closes', async () => {
    const staffed = await makeStaffed()
    await setClock(at('2026-08-20', '09:30'))
    await punchDay(staffed, '2026-08-20', '09:20')
    expect(await dayOf(staffed, '2026-08-20')).toMatchObject({
      status: 'present',
      missing_punch: false,
      late_minutes: 20,
      is_late: true,
    })
  })
})

/** What all punches of an employee came to. */
async function cameTo(staffed: Staffed) {
  const { muster, employee } = staffed
  const { data: records } = await muster.attendanceRecords.list({ employee_id: employee.id })
  const punches = await attributions(staffed)
  const days = records.map(({ date, status, worked_minutes, check_in_at, check_out_at }) =>
    [date, status, worked_minutes, check_in_at, check_out_at].join(' '),
  )
  return [
    days.sort(),
    punches
      .map(({ punched_at, attendance_date, is_ignored }) =>
        [punched_at, attendance_date, is_ignored].join(' '),
      )
      .sort(),
  ]
}

describe('punches', () => {
  const times = ['09:00', '12:00', '12:40', '18:30']
  const expected = {
    status: 'present',
    check_in_at: at(monday, '09:00'),
    check_out_at: at(monday, '18:30'),
    worked_minutes: 510,
    break_minutes: 20,
    overtime_minutes: 30,
  }

  it.each([
    ['in their order', [0, 1, 2, 3]],
    ['backwards', [3, 2, 1, 0]],
    ['in any order', [2, 0, 3, 1]],
  ])('give the same record %s', async (_, order) => {
    const staffed = await makeStaffed()
    for (const n of order) await punch(staffed, monday, times[n]!)
    expect(await dayOf(staffed, monday)).toMatchObject(expected)
  })

  it('give the same record when they arrive at the same time', async () => {
    const staffed = await makeStaffed()
    await Promise.all(times.map(time => punch(staffed, monday, time)))
    expect(await dayOf(staffed, monday)).toMatchObject(expected)
    const events = await attendanceEvents(staffed)
    expect(events.filter(event => event.startsWith('attendance.recorded'))).toHaveLength(1)
  })

  it('give the same days of overlapping shifts in whatever order they come', async () => {
    const long = { start_time: '08:00:00', end_time: '06:00:00', weekly_off_days: [] }
    const instants = [
      `${monday} 07:30`,
      `${monday} 12:00`,
      `${monday} 12:00:30`,
      '2026-08-11 05:00',
      '2026-08-11 07:20',
      '2026-08-11 08:10',
      '2026-08-11 23:00',
      '2026-08-12 06:30',
      '2026-08-12 07:50',
      '2026-08-12 18:00',
    ].map(text => text.split(' ') as [string, string])
    const orders = [instants, instants.toReversed(), instants.toSorted(([, a], [, b]) => (a < b ? -1 : 1))]
    const staffed = await makeStaffed()
    const seen: unknown[] = []
    for (const [n, order] of orders.entries()) {
      const name = { first_name: 'Bilal', last_name: `N${n}`, joining_date: '2024-03-01' }
      const own = { ...staffed, employee: await staffed.muster.employees.create(name) }
      await assignShift(own, { ...long, name: `Long ${n}` })
      for (const [day, time] of order) await punch(own, day, time)
      seen.push(await cameTo(own))
    }
    expect(seen[1]).toEqual(seen[0])
    expect(seen[2]).toEqual(seen[0])
  })

  it('are stored once if the same instant is sent twice', async () => {
    const staffed = await makeStaffed()
    const answers = await Promise.allSettled([1, 2].map(() => punch(staffed, monday, '09:00')))
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    await expect(punch(staffed, monday, '09:00')).rejects.toMatchObject({
      ...refusal(409),
      errors: [{ field: 'punched_at', message: 'is already in use' }],
    })
    expect((await staffed.muster.punches.list()).data).toHaveLength(1)
  })

  it('do not count within seconds of another one', async () => {
    const staffed = await makeStaffed()
    await punch(staffed, monday, '09:00')
    expect(await punch(staffed, monday, '09:00:59')).toMatchObject({
      is_ignored: true,
      attendance_date: monday,
    })
    expect(await punch(staffed, monday, '09:01')).toMatchObject({ is_ignored: false })
  })

  it('of a night shift count for the day on which the shift starts', async () => {
    const staffed = await makeStaffed()
    await assignShift(staffed, { start_time: '22:00:00', end_time: '06:00:00', weekly_off_days: [7] })
    await punch(staffed, '2026-08-11', '06:05', { direction: 'out' })
    await punch(staffed, monday, '21:55', { direction: 'in' })
    expect(await dayOf(staffed, monday)).toMatchObject({
      check_in_at: at(monday, '21:55'),
      check_out_at: at('2026-08-11', '06:05'),
      worked_minutes: 490,
      status: 'present',
    })
    expect(await dayOf(staffed, '2026-08-11')).toBeUndefined()
  })

  it('lose an hour in the night on which the clocks go forward', async () => {
    const timezone = 'America/New_York'
    const staffed = await makeStaffed({}, { timezone })
    await assignShift(staffed, { start_time: '22:00:00', end_time: '06:00:00', weekly_off_days: [] })
    const { muster, employee } = staffed
    for (const [day, time] of [
      ['2026-03-07', '22:00'],
      ['2026-03-08', '06:00'],
    ] as const)
      await muster.punches.create({ employee_id: employee.id, punched_at: at(day, time, timezone) })
    expect(await dayOf(staffed, '2026-03-07')).toMatchObject({
      worked_minutes: 420,
      scheduled_minutes: 420,
      status: 'present',
      late_minutes: 0,
    })
  })

  it('are kept but do not count outside every shift', async () => {
    const staffed = await makeStaffed()
    expect(await punch(staffed, monday, '03:00')).toMatchObject({ attendance_date: null, is_ignored: true })
    expect(await dayOf(staffed, monday)).toBeUndefined()
  })

  it('are kept without error for an employee without a shift', async () => {
    const staffed = await makeStaffed()
    await inDatabase('delete from employee_shifts where workspace_id = $1', [staffed.id])
    expect(await punch(staffed, monday, '09:00')).toMatchObject({ attendance_date: null, is_ignored: true })
    await assignShift(staffed, {}, monday)
    expect(await attributions(staffed)).toMatchObject([{ attendance_date: monday, is_ignored: false }])
    expect(await dayOf(staffed, monday)).toMatchObject({ check_in_at: at(monday, '09:00') })
  })
})
