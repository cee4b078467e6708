// Leave that ends early: which days are given back, what stays as it was paid, and what is told of it.

import { inConsole } from '../../support/fixtures/console.ts'
import { ask, explainedLeave, onLeave, over, shorten } from '../../support/fixtures/early-return.ts'
import {
  attendanceOf,
  available,
  balanceOf,
  ledgerOf,
  makeLeaveWorkspace,
  take,
  toldOfLeave,
} from '../../support/fixtures/leave.ts'
import { lockThrough } from '../../support/fixtures/locks.ts'
import { eventsOf, inDatabase } from '../../support/fixtures/make.ts'
import { setClock } from '../../support/server/server.ts'

// A Monday; 31 October is a Saturday, and Saturday and Sunday are off.
beforeEach(() => setClock('2026-10-26T05:00:00Z'))
afterEach(() => setClock())

describe('leave that ends early', () => {
  it('gives back the days after its new last day, and is seen so through the API', async () => {
    const workspace = await makeLeaveWorkspace()
    const { muster } = workspace
    const leave = await take(workspace, over)
    const told = await toldOfLeave(workspace)
    const body = { last_day: '2026-11-03', shortening_reason: 'Needed at the mill' }
    const after = await inConsole(workspace, 'shortenLeaveApplication', { id: leave.id, body })
    expect(after).toEqual({
      ...leave,
      to_date: '2026-11-03',
      total_days: '7.00',
      updated_at: after.updated_at,
    })
    expect(after.updated_at > leave.updated_at).toBe(true)
    expect(await muster.leaveApplications.get(leave.id)).toEqual(after)
    const changed = await muster.leaveApplications.list({ updated_since: after.updated_at })
    expect(changed.data).toEqual([after])
    expect(await ledgerOf(workspace)).toEqual(['use -10.00', 'restore 3.00'])
    expect(await balanceOf(workspace)).toMatchObject({ used_days: '7.00', available_days: '15.00' })
    expect(await onLeave(workspace)).toEqual(['10-26', '10-27', '10-28', '10-29', '10-30', '11-02', '11-03'])
    expect(await toldOfLeave(workspace)).toEqual(told)
  })

  it('explains what it was, why it ends, and what was given back', async () => {
    const workspace = await makeLeaveWorkspace()
    const leave = await take(workspace, over)
    await shorten(workspace, leave, '2026-11-04')
    await shorten(workspace, leave, '2026-10-30')
    expect(await explainedLeave(workspace, leave)).toEqual([
      '5.00 5 working days in 2026-10-26 to 2026-10-30',
      'It ends on 2026-11-04 instead of 2026-11-06: Needed at the mill',
      'It ends on 2026-10-30 instead of 2026-11-04: Needed at the mill',
      '2.00 days: Given back, because the leave ends before: 2026-11-05, 2026-11-06',
      '3.00 days: Given back, because the leave ends before: 2026-11-02, 2026-11-03, 2026-11-04',
    ])
    const { data } = await inConsole(workspace, 'listAuditEntries', { query: { object_id: leave.id } })
    expect(data.map(({ action }: { action: string }) => action)).toEqual([
      'leave_application.shortened',
      'leave_application.shortened',
    ])
  })

  it('changes its open days alone where payroll has locked the others', async () => {
    const workspace = await makeLeaveWorkspace()
    const leave = await take(workspace, over)
    await lockThrough(workspace, '2026-10-31')
    const october = () =>
      inDatabase(
        `select to_json(r) as row from attendance_records r where employee_id = $1 and date <= '2026-10-31' order by date`,
        [workspace.employee],
      )
    const before = await october()
    const refused = await ask(workspace, leave, '2026-10-29')
    expect(refused).toMatchObject({
      status: 409,
      json: {
        detail:
          'Payroll is locked through 2026-10-31, so nothing from 2026-10-30 to 2026-10-31 can change; let the leave end on 2026-10-31 or later.',
      },
    })
    expect(await shorten(workspace, leave, '2026-10-31')).toMatchObject({ total_days: '5.00' })
    expect(await onLeave(workspace)).toEqual(['10-26', '10-27', '10-28', '10-29', '10-30'])
    expect(await ledgerOf(workspace)).toEqual(['use -10.00', 'restore 5.00'])
    expect(await october()).toEqual(before)
    expect(await ask(workspace, leave, '2026-10-30')).toMatchObject({
      status: 409,
      json: {
        detail:
          'Payroll is locked through 2026-10-31, so nothing on 2026-10-31 can change; to give days back, adjust the balance, and to pay a day otherwise, enter a payroll correction.',
      },
    })
  })

  it('is what a cancellation of leave that is partly locked names as the way out', async () => {
    const workspace = await makeLeaveWorkspace()
    const { id } = await take(workspace, over)
    await lockThrough(workspace, '2026-10-31')
    await expect(workspace.muster.leaveApplications.cancel(id)).rejects.toMatchObject({
      detail:
        'Payroll is locked through 2026-10-31, so nothing from 2026-10-26 to 2026-10-31 can change. It can end early instead, on 2026-10-31 or a later day.',
    })
    await lockThrough(workspace, '2026-11-30')
    await expect(workspace.muster.leaveApplications.cancel(id)).rejects.toMatchObject({
      detail: 'Payroll is locked through 2026-11-30, so nothing from 2026-10-26 to 2026-11-06 can change.',
    })
  })

  it('fires the attendance events of the days that change', async () => {
    await setClock('2026-11-06T20:00:00Z')
    const workspace = await makeLeaveWorkspace()
    const leave = await take(workspace, over)
    const { muster, employee: employee_id } = workspace
    await muster.punches.create({ employee_id, punched_at: '2026-11-06T04:00:00Z', direction: 'in' })
    await muster.punches.create({ employee_id, punched_at: '2026-11-06T13:00:00Z', direction: 'out' })
    const before = (await eventsOf(workspace.id)).length
    await shorten(workspace, leave, '2026-11-05')
    expect((await attendanceOf(workspace))['2026-11-06']).toBe('present none')
    const told = (await eventsOf(workspace.id)).slice(before)
    expect(told).toEqual([
      expect.objectContaining({
        type: 'attendance.updated',
        data: expect.objectContaining({ date: '2026-11-06', status: 'present', leave_application_id: null }),
      }),
    ])
  })

  it('leaves everything as it was in a dry run, and answers a repeated key once', async () => {
    const workspace = await makeLeaveWorkspace()
    const leave = await take(workspace, over)
    const dry = await ask(workspace, leave, '2026-11-03', { headers: { 'Dry-Run': 'true' } })
    expect(dry).toMatchObject({ status: 200, json: { to_date: '2026-11-03', total_days: '7.00' } })
    expect(await workspace.muster.leaveApplications.get(leave.id)).toEqual(leave)
    expect(await ledgerOf(workspace)).toEqual(['use -10.00'])
    const key = { headers: { 'Idempotency-Key': 'back-on-wednesday' } }
    const first = await ask(workspace, leave, '2026-11-03', key)
    expect(await ask(workspace, leave, '2026-11-03', key)).toMatchObject({ status: 200, json: first.json })
    expect(await ledgerOf(workspace)).toEqual(['use -10.00', 'restore 3.00'])
  })

  it('can be asked for again on the days that it gave back, whole or half, and be cancelled', async () => {
    const workspace = await makeLeaveWorkspace()
    const leave = await take(workspace, over)
    await shorten(workspace, leave, '2026-11-03')
    const half = { from_date: '2026-11-04', is_half_day: true, half_day_type: 'second_half' } as const
    await take(workspace, half)
    await take(workspace, { from_date: '2026-11-05' })
    expect(await balanceOf(workspace)).toMatchObject({ used_days: '8.50' })
    await workspace.muster.leaveApplications.cancel(leave.id)
    expect(await balanceOf(workspace)).toMatchObject({ used_days: '1.50' })
    expect(await ledgerOf(workspace)).toEqual([
      'use -10.00',
      'restore 3.00',
      'use -0.50',
      'use -1.00',
      'restore 7.00',
    ])
  })

  it('makes its days available to encashments', async () => {
    const workspace = await makeLeaveWorkspace({ annual_quota: '10', encashment_allowed: true })
    const leave = await take(workspace, over)
    expect(await available(workspace)).toBe('0.00')
    await shorten(workspace, leave, '2026-10-30')
    expect(await available(workspace)).toBe('5.00')
    const later = { from_date: '2026-11-16', to_date: '2026-11-20' }
    expect(await take(workspace, later)).toMatchObject({ total_days: '5.00' })
  })
})

describe('the sandwich rule of leave that ends early', () => {
  const sandwich = { sandwich_rule: true }

  it.each([
    // to Thursday, with the weekend between: 4 + 5 + 2; to Sunday, Saturday and Friday without it.
    ['2026-11-05', '11.00', 'restore 1.00'],
    ['2026-11-02', '8.00', 'restore 4.00'],
    ['2026-11-01', '5.00', 'restore 7.00'],
    ['2026-10-30', '5.00', 'restore 7.00'],
    ['2026-10-28', '3.00', 'restore 9.00'],
  ])(
    'charges the weekend only where work was left on both sides: to %s %s',
    async (to_date, total, entry) => {
      const workspace = await makeLeaveWorkspace(sandwich)
      const leave = await take(workspace, over)
      expect(leave.total_days).toBe('12.00')
      expect(await shorten(workspace, leave, to_date)).toMatchObject({ total_days: total })
      expect(await ledgerOf(workspace)).toEqual(['use -12.00', entry])
    },
  )

  it('keeps the rest day that was paid as leave, and gives back the one that was not', async () => {
    const workspace = await makeLeaveWorkspace(sandwich)
    const leave = await take(workspace, over)
    await lockThrough(workspace, '2026-10-31')
    // Monday to Friday and the locked Saturday; Sunday is given back.
    expect(await shorten(workspace, leave, '2026-11-01')).toMatchObject({ total_days: '6.00' })
    expect((await onLeave(workspace)).at(-1)).toBe('10-31')
  })

  it('gives back what linked it with the leave after it, whichever of both was charged', async () => {
    for (const isFirst of [true, false]) {
      const workspace = await makeLeaveWorkspace(sandwich)
      const week = { from_date: '2026-10-26', to_date: '2026-10-30' }
      const monday = { from_date: '2026-11-02' }
      const [one, other] = isFirst ? [week, monday] : [monday, week]
      const made = [await take(workspace, one), await take(workspace, other)]
      expect(await balanceOf(workspace)).toMatchObject({ used_days: '8.00' })
      const leave = made.find(({ from_date }) => from_date === week.from_date)!
      expect(await shorten(workspace, leave, '2026-10-29')).toMatchObject({ total_days: '4.00' })
      expect(await balanceOf(workspace)).toMatchObject({ used_days: '5.00' })
      expect(await onLeave(workspace)).toEqual(['10-26', '10-27', '10-28', '10-29', '11-02'])
    }
  })

  it('still charges the weekend where other leave follows on it', async () => {
    const workspace = await makeLeaveWorkspace(sandwich)
    const leave = await take(workspace, over)
    await shorten(workspace, leave, '2026-10-30')
    const monday = await take(workspace, { from_date: '2026-11-02' })
    expect(monday.total_days).toBe('3.00')
    expect(await balanceOf(workspace)).toMatchObject({ used_days: '8.00' })
  })
})
