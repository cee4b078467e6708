// Leave that is charged later without a balance that covers it: told in the list of overdrafts and in the explanations.

import { clockComesTo } from '../../support/fixtures/attendance.ts'
import { askConsole, inConsole, tokenOf } from '../../support/fixtures/console.ts'
import {
  addLeaveType,
  allocateOn,
  attendanceOf,
  available,
  balanceOf,
  type LeaveWorkspace,
  makeLeaveWorkspace,
  take,
} from '../../support/fixtures/leave.ts'
import { makeWorkspace, raw } from '../../support/fixtures/make.ts'
import { paid } from '../../support/fixtures/salary.ts'
import { setClock } from '../../support/server/server.ts'

// A Thursday; Saturdays and Sundays are off.
const now = '2026-08-20T05:00:00Z'
beforeEach(() => setClock(now))
afterEach(() => setClock())

const wednesday = '2026-08-12'
const week = { from_date: '2026-08-10', to_date: '2026-08-14' }
const because = `Charged, because it is now a working day: ${wednesday}`

let minute = 0
const jobRuns = (workspace: LeaveWorkspace) =>
  clockComesTo(workspace, Temporal.Instant.from(now).add({ minutes: ++minute }).toString())

/** Leave over a holiday that is none any more. */
async function chargedLater(
  policy: Parameters<typeof makeLeaveWorkspace>[0],
  asked: Partial<Parameters<typeof take>[1]> | ((workspace: LeaveWorkspace) => Promise<object>) = {},
) {
  const workspace = await makeLeaveWorkspace(policy)
  const { muster } = workspace
  await setClock('2026-08-01T05:00:00Z')
  await clockComesTo(workspace, '2026-08-01T05:00:00Z')
  await clockComesTo(workspace, now)
  const holiday = await muster.holidays.create({ name: 'Rain', date: wednesday, type: 'company' })
  const leave = await take(workspace, {
    ...week,
    ...(typeof asked === 'function' ? await asked(workspace) : asked),
  })
  return {
    workspace,
    leave,
    /** The day becomes a working day. */
    becomesWorkday: async () => {
      await muster.holidays.update(holiday.id, { type: 'optional' })
      await jobRuns(workspace)
    },
    becomesHoliday: async () => {
      await muster.holidays.update(holiday.id, { type: 'company' })
      await jobRuns(workspace)
    },
  }
}

const overdraftsOf = async (workspace: LeaveWorkspace) =>
  (await inConsole(workspace, 'listLeaveOverdrafts')).data as Record<string, unknown>[]

const linesOf = async (
  workspace: LeaveWorkspace,
  operation: 'getLeaveApplicationExplanation' | 'getLeaveBalanceExplanation',
  id: string,
): Promise<string[]> => {
  const { lines } = await inConsole(workspace, operation, { id })
  return lines.map(({ text, figure }: { text: string; figure: string | null }) =>
    figure === null ? text : `${figure} ${text}`,
  )
}

describe('leave that the balance does not cover', () => {
  it('is charged anyway, and listed', async () => {
    const { workspace, leave, becomesWorkday } = await chargedLater({ annual_quota: '4' })
    expect(await available(workspace)).toBe('0.00')
    await becomesWorkday()
    expect(await attendanceOf(workspace)).toMatchObject({ [wednesday]: 'on_leave full' })
    const balance = (await balanceOf(workspace))!
    expect(balance).toMatchObject({ used_days: '5.00', available_days: '-1.00' })
    const [overdraft, ...others] = await overdraftsOf(workspace)
    expect(others).toEqual([])
    expect(overdraft).toEqual({
      object: 'leave_overdraft',
      id: expect.stringMatching(/^lod_/),
      employee_id: workspace.employee,
      leave_application_id: leave.id,
      leave_balance_id: balance.id,
      days: '1.00',
      uncovered_days: '1.00',
      available_days: '-1.00',
      because,
      created_at: expect.stringMatching(/\.\d{3}Z$/),
    })
    const short = 'The balance does not cover 1.00 of the days charged to it: -1.00 available'
    expect(await linesOf(workspace, 'getLeaveApplicationExplanation', leave.id)).toEqual([
      '5.00 5 working days in 2026-08-10 to 2026-08-14',
      short,
      `-1.00 days: ${because}`,
    ])
    expect(await linesOf(workspace, 'getLeaveBalanceExplanation', balance.id)).toContain(short)
  })

  it('is listed with today’s balance', async () => {
    const { workspace, becomesWorkday, becomesHoliday } = await chargedLater({ annual_quota: '4' })
    await becomesWorkday()
    const { id } = (await balanceOf(workspace))!
    await inConsole(workspace, 'adjustLeaveBalance', { id, body: { days: '1.5', reason: 'Agreed' } })
    expect(await overdraftsOf(workspace)).toMatchObject([{ uncovered_days: '1.00', available_days: '0.50' }])
    expect(await linesOf(workspace, 'getLeaveBalanceExplanation', id)).not.toContainEqual(
      expect.stringContaining('does not cover'),
    )
    await becomesHoliday()
    expect(await overdraftsOf(workspace)).toMatchObject([{ uncovered_days: '1.00', available_days: '1.50' }])
    // What is covered makes no overdraft.
    await becomesWorkday()
    expect(await overdraftsOf(workspace)).toHaveLength(1)
  })

  it.each([
    ['5', {}, []],
    ['4.5', {}, ['0.50']],
    ['4', { negative_balance_allowed: true, max_negative_days: '1' }, []],
    ['4', { negative_balance_allowed: true, max_negative_days: '0.25' }, ['0.75']],
  ])('is counted with a quota of %s and %j', async (annual_quota, more, uncovered) => {
    const { workspace, becomesWorkday } = await chargedLater({ annual_quota, ...more })
    await becomesWorkday()
    expect((await overdraftsOf(workspace)).map(({ uncovered_days }) => uncovered_days)).toEqual(uncovered)
  })

  it('counts days to be paid out as reserved', async () => {
    const { workspace, becomesWorkday } = await chargedLater({ annual_quota: '5', encashment_allowed: true })
    await paid(workspace, '100000.00')
    const { id } = (await balanceOf(workspace))!
    await inConsole(workspace, 'createLeaveEncashment', { body: { leave_balance_id: id, days: '1' } })
    await becomesWorkday()
    expect(await overdraftsOf(workspace)).toMatchObject([{ uncovered_days: '1.00', available_days: '0.00' }])
    expect(await linesOf(workspace, 'getLeaveBalanceExplanation', id)).toContain(
      'The balance does not cover 1.00 of the days charged to it: 0.00 available, 1.00 to be paid out',
    )
  })

  it('does not exist for unpaid leave without a policy', async () => {
    const { workspace, leave, becomesWorkday } = await chargedLater({}, async workspace => ({
      leave_type_id: await addLeaveType(workspace, { is_paid: false }),
    }))
    await becomesWorkday()
    expect(await workspace.muster.leaveApplications.get(leave.id)).toMatchObject({ total_days: '5.00' })
    expect(await attendanceOf(workspace)).toMatchObject({ [wednesday]: 'on_leave full' })
    expect(await overdraftsOf(workspace)).toEqual([])
  })
})

describe('leave that is in the employment again', () => {
  const days = ['2026-09-07', '2026-09-08', '2026-09-09', '2026-09-10', '2026-09-11']
  const leaves = (workspace: LeaveWorkspace, separation_date: string, more: object = {}) =>
    workspace.muster.employees.update(workspace.employee, { separation_date, ...more })

  it('is listed after a later separation date, if other leave used the days meanwhile', async () => {
    const workspace = await makeLeaveWorkspace({ annual_quota: '7' })
    const [first, second] = [
      await take(workspace, { from_date: days[0]!, to_date: days[2]! }),
      await take(workspace, { from_date: days[3]!, to_date: days[4]! }),
    ]
    await leaves(workspace, '2026-08-31')
    await take(workspace, { from_date: '2026-08-24', to_date: '2026-08-27' })
    await leaves(workspace, days[4]!)
    expect(await balanceOf(workspace)).toMatchObject({ available_days: '-2.00' })
    expect(await overdraftsOf(workspace)).toMatchObject([
      { leave_application_id: second.id, days: '2.00', uncovered_days: '2.00', available_days: '-2.00' },
    ])
    expect((await overdraftsOf(workspace))[0]!.because).toBe(
      'Of the 2.00 days of the leave, 2.00 are in the employment from 2024-03-01 to 2026-09-11',
    )
    // What is given back makes no overdraft.
    await leaves(workspace, '2026-08-31')
    await leaves(workspace, days[2]!)
    expect(await overdraftsOf(workspace)).toHaveLength(1)
    expect(first.total_days).toBe('3.00')
  })

  it('is listed after a rehire, if the new balance does not cover it', async () => {
    const workspace = await makeLeaveWorkspace({ annual_quota: '12', accrual_method: 'monthly' })
    await allocateOn(workspace, '2026-08-20')
    const { id } = (await balanceOf(workspace))!
    await inConsole(workspace, 'adjustLeaveBalance', { id, body: { days: '10', reason: 'Agreed' } })
    const leave = await take(workspace, { from_date: days[0]!, to_date: days[4]! })
    await leaves(workspace, '2026-08-20', { status: 'resigned' })
    await setClock('2026-09-01T05:00:00Z')
    await workspace.muster.employees.update(workspace.employee, {
      status: 'active',
      joining_date: '2026-09-01',
    })
    // One of ten months is released, and nothing of the former employment counts.
    expect(await balanceOf(workspace)).toMatchObject({ accrued_days: '1.00', available_days: '-4.00' })
    expect(await overdraftsOf(workspace)).toMatchObject([
      { leave_application_id: leave.id, days: '5.00', uncovered_days: '4.00', available_days: '-4.00' },
    ])
  })
})

describe('the list of overdrafts', () => {
  it('is filtered, and belongs to its workspace', async () => {
    const { workspace, leave, becomesWorkday } = await chargedLater({ annual_quota: '4' })
    await becomesWorkday()
    const key = await tokenOf(workspace)
    const found = async (query: string) =>
      (await raw('GET', `/console/leave_overdrafts?${query}`, { key })).json.data.length
    const nobody = 'emp_01k21fe3zefz69jqj7htb64786'
    expect(await found(`employee_id=${workspace.employee}&leave_application_id=${leave.id}`)).toBe(1)
    expect(await found(`employee_id=${nobody}`)).toBe(0)
    expect(await found(`leave_application_id=${nobody}`)).toBe(0)
    const other = await makeWorkspace()
    expect(await inConsole(other, 'listLeaveOverdrafts')).toMatchObject({ data: [], has_more: false })
    const answer = await askConsole(other, 'getLeaveApplicationExplanation', { id: leave.id })
    expect(answer.status).toBe(404)
  })
})
