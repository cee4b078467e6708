// Punches as they were recorded: what grading counts them to later is told by the day that they count to.

import pg from 'pg'
import {
  assignShift,
  at,
  clockComesTo,
  dayOf,
  makeStaffed,
  monday,
  noon,
  punch,
  punchDay,
  type Staffed,
  standStill,
} from '../../support/fixtures/attendance.ts'
import { inConsole } from '../../support/fixtures/console.ts'
import { server } from '../../support/server/server.ts'

standStill()

const tuesday = '2026-08-11'
const night = { start_time: '22:00:00', end_time: '07:30:00', weekly_off_days: [7] }

/** What the explanation of a day says of punches. */
async function explained(staffed: Staffed, date: string): Promise<string[]> {
  const { id } = (await dayOf(staffed, date))!
  const { lines } = await inConsole(staffed, 'getAttendanceRecordExplanation', { id })
  return (lines as { rule: string; text: string }[])
    .filter(({ rule }) => rule.startsWith('punch_') && rule !== 'punch_not_required')
    .map(({ rule, text }) => `${rule}: ${text}`)
}

const listed = async ({ muster }: Staffed) => (await muster.punches.list()).data

describe('the recorded values of a punch', () => {
  it('stay when a shift is assigned from a past day, and the explanation shows what counts', async () => {
    const staffed = await makeStaffed()
    await punch(staffed, monday, '22:00')
    const out = await punch(staffed, tuesday, '07:30')
    const before = await listed(staffed)
    expect(before.map(({ attendance_date }) => attendance_date)).toEqual([tuesday, monday])
    await assignShift(staffed, night, monday)
    expect(await listed(staffed)).toEqual(before)
    expect(await staffed.muster.punches.get(out.id)).toEqual(out)
    const { punches } = staffed.muster
    expect((await punches.list({ attendance_date: tuesday })).data).toEqual([out])
    expect(await dayOf(staffed, monday)).toMatchObject({ status: 'present', worked_minutes: 570 })
    expect(await explained(staffed, monday)).toEqual([
      `punch_counted: The punch at ${monday} 22:00 is an arrival.`,
      `punch_counted: The punch at ${tuesday} 07:30 is a departure. It was recorded for ${tuesday}.`,
    ])
  })

  it('stay when the punch was outside every shift and counts now', async () => {
    const staffed = await makeStaffed()
    const made = await punch(staffed, monday, '03:00')
    expect(made).toMatchObject({ attendance_date: null, is_ignored: true })
    await assignShift(staffed, { start_time: '03:00:00', end_time: '11:00:00' }, monday)
    expect(await listed(staffed)).toEqual([made])
    expect(await explained(staffed, monday)).toEqual([
      `punch_counted: The punch at ${monday} 03:00 is an arrival. It was recorded outside of every shift.`,
    ])
  })

  it('stay when the punch counted for a day and counts for none now', async () => {
    const staffed = await makeStaffed()
    await punchDay(staffed, monday, '09:00', '18:00')
    const before = await listed(staffed)
    const shift = await assignShift(staffed, { start_time: '16:00:00', end_time: '23:00:00' }, monday)
    expect(await listed(staffed)).toEqual(before)
    expect(await dayOf(staffed, monday)).toMatchObject({
      shift_id: shift.id,
      check_out_at: before[0]!.punched_at,
    })
    expect(await explained(staffed, monday)).toEqual([
      `punch_left_out: The punch at ${monday} 09:00 is outside of every shift. It was recorded for ${monday}.`,
      `punch_counted: The punch at ${monday} 18:00 is a departure.`,
    ])
  })

  it('stay when an earlier punch arrives later that it then repeats', async () => {
    const staffed = await makeStaffed()
    const made = await punch(staffed, monday, '09:00:30')
    expect(made.is_ignored).toBe(false)
    await punch(staffed, monday, '09:00:05')
    expect(await staffed.muster.punches.get(made.id)).toEqual(made)
    expect(await explained(staffed, monday)).toEqual([
      `punch_counted: The punch at ${monday} 09:00:05 is an arrival.`,
      `punch_left_out: The punch at ${monday} 09:00:30 repeats the one before it within 60 seconds. It was recorded as one that counts.`,
    ])
  })

  it('are not changed by jobs', async () => {
    const staffed = await makeStaffed()
    await punchDay(staffed, monday, '09:00', '18:00')
    const before = await listed(staffed)
    const [shift] = (await staffed.muster.shifts.list()).data
    await staffed.muster.shifts.update(shift!.id, { start_time: '16:00:00', end_time: '23:00:00' })
    await clockComesTo(staffed, noon)
    expect(await dayOf(staffed, monday)).toMatchObject({ missing_punch: true })
    expect(await listed(staffed)).toEqual(before)
  })

  it.each(['muster_app', 'muster_system'])('cannot be overwritten, not even as %s', async role => {
    const staffed = await makeStaffed()
    await punchDay(staffed, monday, '09:00')
    const client = new pg.Client({ connectionString: server.database_url })
    await client.connect()
    try {
      await client.query(`set role ${role}`)
      await client.query(`select set_config('app.workspace_id', $1, false)`, [staffed.id])
      for (const table of ['punches', 'employee_shifts'])
        for (const sql of [`update ${table} set created_at = now()`, `delete from ${table}`])
          await expect(client.query(sql)).rejects.toThrow(`permission denied for table ${table}`)
    } finally {
      await client.end()
    }
  })
})

describe('the explanation of a day', () => {
  it('lists the punches that others replace', async () => {
    const staffed = await makeStaffed()
    await punchDay(staffed, monday, '09:10', '12:00', '13:00', '18:00')
    const { id } = (await dayOf(staffed, monday))!
    const { muster } = staffed
    await muster.attendanceRecords.update(id, { check_in_at: `${monday}T04:00:00.000Z` })
    expect(await explained(staffed, monday)).toEqual([
      `punch_counted: The punch at ${monday} 09:10 is an arrival.`,
      `punch_counted: The punch at ${monday} 12:00 is a departure.`,
      `punch_counted: The punch at ${monday} 13:00 is an arrival.`,
      `punch_counted: The punch at ${monday} 18:00 is a departure.`,
    ])
    await muster.attendanceRecords.update(id, { check_in_at: `${monday}T04:30:00.000Z` })
    expect((await explained(staffed, monday))[0]).toBe(
      `punch_left_out: The punch at ${monday} 09:10 is replaced by a manual correction.`,
    )
  })

  it('lists the punches of a shift that is not graded by them', async () => {
    const staffed = await makeStaffed()
    await clockComesTo(staffed, at(monday, '12:00'))
    await assignShift(staffed, { attendance_mode: 'auto_present' }, monday)
    await punchDay(staffed, monday, '09:10')
    await clockComesTo(staffed, noon)
    expect(await explained(staffed, monday)).toEqual([
      `punch_left_out: The punch at ${monday} 09:10 is not needed by the shift.`,
    ])
  })
})
