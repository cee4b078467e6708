// Punches that arrive after payroll has locked their day: kept beside it, told, and dismissed or corrected.

import {
  assignShift,
  at,
  dayOf,
  makeStaffed,
  punch,
  type Staffed,
  standStill,
} from '../../support/fixtures/attendance.ts'
import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { lockThrough } from '../../support/fixtures/locks.ts'
import { eventsOf, inDatabase, makeKey, makeWorkspace } from '../../support/fixtures/make.ts'

standStill()

const night = { start_time: '22:00:00', end_time: '06:00:00', weekly_off_days: [] }
const last = '2026-07-31'

/** She came for the night of 31 July, the last day that payroll locks. */
async function makeNight(): Promise<Staffed> {
  const staffed = await makeStaffed()
  await assignShift(staffed, night, '2026-07-01')
  await punch(staffed, last, '22:00', { direction: 'in' })
  await lockThrough(staffed, last)
  return staffed
}

const leaves = (staffed: Staffed) => punch(staffed, '2026-08-01', '06:00', { direction: 'out' })

interface Late {
  readonly id: string
  readonly punch_id: string
  readonly status: string
}

const listed = async (staffed: Staffed, query = {}): Promise<Late[]> =>
  (await inConsole(staffed, 'listLatePunches', { query })).data

async function waiting(staffed: Staffed): Promise<number> {
  const { items } = await inConsole(staffed, 'getPendingWork')
  return items.find(({ kind }: { kind: string }) => kind === 'late_punches').count
}

const correct = (staffed: Staffed, date = last) =>
  inConsole(staffed, 'createPayrollCorrection', {
    body: { employee_id: staffed.employee.id, date, counts_as: 'present', reason: 'She was there' },
  })

const dismissal_reason = 'The night was paid as worked'

describe('a departure in the morning after the lock', () => {
  it('is kept for the night, which stays as it was paid, and fires nothing', async () => {
    const staffed = await makeNight()
    const [before, told] = [await dayOf(staffed, last), (await eventsOf(staffed.id)).length]
    const made = await leaves(staffed)
    expect(made).toMatchObject({
      punched_at: at('2026-08-01', '06:00'),
      attendance_date: last,
      is_ignored: true,
    })
    expect(await staffed.muster.punches.get(made.id)).toEqual(made)
    expect((await staffed.muster.punches.list({ attendance_date: last })).data).toHaveLength(2)
    expect(await dayOf(staffed, last)).toEqual(before)
    expect(await eventsOf(staffed.id)).toHaveLength(told)
  })

  it('is told to those who correct pay, and explained with the day', async () => {
    const staffed = await makeNight()
    const { id } = await leaves(staffed)
    expect(await listed(staffed)).toEqual([
      {
        object: 'late_punch',
        id: expect.stringMatching(/^ltp_/),
        employee_id: staffed.employee.id,
        punch_id: id,
        punched_at: at('2026-08-01', '06:00'),
        date: last,
        status: 'waiting',
        dismissed_at: null,
        dismissal_reason: null,
        created_at: expect.any(String),
        updated_at: expect.any(String),
      },
    ])
    expect(await waiting(staffed)).toBe(1)
    const { id: record } = (await dayOf(staffed, last))!
    const { lines } = await inConsole(staffed, 'getAttendanceRecordExplanation', { id: record })
    expect(lines.map(({ text }: { text: string }) => text)).toContain(
      'The punch at 2026-08-01 06:00 arrived after payroll had locked the day, and is kept beside it; a payroll correction pays the day otherwise.',
    )
  })

  it('does not count for the next night, whose own punches do', async () => {
    const staffed = await makeNight()
    await leaves(staffed)
    await punch(staffed, '2026-08-01', '22:00', { direction: 'in' })
    await punch(staffed, '2026-08-02', '06:00', { direction: 'out' })
    expect(await dayOf(staffed, '2026-08-01')).toMatchObject({
      check_in_at: at('2026-08-01', '22:00'),
      check_out_at: at('2026-08-02', '06:00'),
    })
    expect(await listed(staffed)).toHaveLength(1)
  })

  it('that is repeated within seconds is told once, and at the same instant refused', async () => {
    const staffed = await makeNight()
    await leaves(staffed)
    const { muster, employee } = staffed
    const punched_at = at('2026-08-01', '06:00').replace(':00.000Z', ':20.000Z')
    const again = await muster.punches.create({ employee_id: employee.id, punched_at, direction: 'out' })
    expect(again).toMatchObject({ attendance_date: last, is_ignored: true })
    expect(await listed(staffed)).toHaveLength(1)
    await expect(leaves(staffed)).rejects.toMatchObject({ status: 409 })
  })

  it('waits no more once its day is corrected, and again once the correction is cancelled', async () => {
    const staffed = await makeNight()
    await leaves(staffed)
    const { id } = await correct(staffed)
    expect(await listed(staffed)).toMatchObject([{ status: 'corrected' }])
    expect(await waiting(staffed)).toBe(0)
    expect(await listed(staffed, { status: 'waiting' })).toEqual([])
    await inConsole(staffed, 'cancelPayrollCorrection', { id })
    expect(await listed(staffed, { status: 'waiting' })).toHaveLength(1)
  })

  it('waits where its day was corrected before it arrived, for the correction knew nothing of it', async () => {
    const staffed = await makeNight()
    const { id } = await correct(staffed)
    await leaves(staffed)
    expect(await listed(staffed, { status: 'waiting' })).toHaveLength(1)
    expect(await waiting(staffed)).toBe(1)
    await inConsole(staffed, 'cancelPayrollCorrection', { id })
    await correct(staffed)
    expect(await listed(staffed)).toMatchObject([{ status: 'corrected' }])
  })

  it('counts where the lock is taken back and its day is graded again', async () => {
    const staffed = await makeNight()
    await leaves(staffed)
    await inDatabase('delete from time_locks where workspace_id = $1', [staffed.id])
    await punch(staffed, last, '21:30', { direction: 'in' })
    expect(await dayOf(staffed, last)).toMatchObject({ check_out_at: at('2026-08-01', '06:00') })
    expect(await listed(staffed)).toMatchObject([{ status: 'counted' }])
    expect(await waiting(staffed)).toBe(0)
  })
})

describe('a punch of a locked day', () => {
  it('is kept beside any day that is locked, and outside of every shift without being told', async () => {
    const staffed = await makeStaffed()
    await lockThrough(staffed, last)
    expect(await punch(staffed, '2026-07-20', '09:00')).toMatchObject({
      attendance_date: '2026-07-20',
      is_ignored: true,
    })
    expect(await punch(staffed, '2026-07-20', '03:00')).toMatchObject({
      attendance_date: null,
      is_ignored: true,
    })
    expect(await dayOf(staffed, '2026-07-20')).toBeUndefined()
    expect(await listed(staffed)).toHaveLength(1)
  })
})

describe('dismissing a late punch', () => {
  it('says that nothing is to be corrected, once, and is in the audit', async () => {
    const staffed = await makeNight()
    await leaves(staffed)
    const [{ id }] = (await listed(staffed)) as [Late]
    const done = await inConsole(staffed, 'dismissLatePunch', { id, body: { dismissal_reason } })
    expect(done).toMatchObject({
      id,
      status: 'dismissed',
      dismissal_reason,
      dismissed_at: expect.any(String),
    })
    expect(await waiting(staffed)).toBe(0)
    const { status, json } = await askConsole(staffed, 'dismissLatePunch', { id, body: { dismissal_reason } })
    expect([status, json.detail]).toEqual([
      409,
      'This late punch is dismissed; only one that is waiting can be dismissed.',
    ])
    const { data } = await inConsole(staffed, 'listAuditEntries', { query: { object_id: id } })
    expect(data).toMatchObject([{ action: 'late_punch.dismissed' }])
  })

  it('is of its day, as a correction is: the others that wait for it are dismissed too, and a later one waits', async () => {
    const staffed = await makeNight()
    await punch(staffed, last, '23:30', { direction: 'out' })
    await leaves(staffed)
    await punch(staffed, '2026-07-30', '22:00', { direction: 'in' })
    const before = await listed(staffed)
    expect(before).toHaveLength(3)
    const answers = await Promise.all(
      before
        .slice(1)
        .map(({ id }) => askConsole(staffed, 'dismissLatePunch', { id, body: { dismissal_reason } })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await listed(staffed, { status: 'dismissed' })).length).toBe(2)
    expect(await listed(staffed, { status: 'waiting' })).toEqual([before[0]])
    await punch(staffed, '2026-08-01', '06:30', { direction: 'out' })
    expect(await listed(staffed, { status: 'waiting' })).toHaveLength(2)
  })

  it('is for those who manage attendance or payroll, of their own workspace', async () => {
    const staffed = await makeNight()
    await leaves(staffed)
    const [{ id }] = (await listed(staffed)) as [Late]
    const other = await makeWorkspace()
    expect(await askConsole(other, 'dismissLatePunch', { id, body: { dismissal_reason } })).toMatchObject({
      status: 404,
    })
    const leave = await makeKey(staffed.id, { scopes: [], permissions: ['leave.manage'] })
    expect(await askConsole(staffed, 'listLatePunches', { token: leave })).toMatchObject({ status: 403 })
    for (const permission of ['attendance.manage', 'payroll.manage'] as const) {
      const token = await makeKey(staffed.id, { scopes: [], permissions: [permission] })
      expect(await askConsole(staffed, 'listLatePunches', { token })).toMatchObject({ status: 200 })
    }
  })
})
