// The explanation of a leave application: what it costs and why, in each state.

import { inConsole } from '../../support/fixtures/console.ts'
import { type LeaveWorkspace, makeLeaveWorkspace, take } from '../../support/fixtures/leave.ts'
import { setClock } from '../../support/server/server.ts'

// A Thursday; Saturdays and Sundays are off.
beforeEach(() => setClock('2026-08-20T05:00:00Z'))
afterEach(() => setClock())

const wednesday = '2026-08-12'
const week = { from_date: '2026-08-10', to_date: '2026-08-14' }

const linesOf = async (workspace: LeaveWorkspace, id: string): Promise<string[]> => {
  const { lines } = await inConsole(workspace, 'getLeaveApplicationExplanation', { id })
  return lines.map(({ text, figure }: { text: string; figure: string | null }) =>
    figure === null ? text : `${figure} ${text}`,
  )
}

describe('the explanation of an application', () => {
  it('shows the cost while it is pending, and no cost once it has ended', async () => {
    const workspace = await makeLeaveWorkspace({ sandwich_rule: true })
    const { leaveApplications } = workspace.muster
    const asked = await leaveApplications.create({
      employee_id: workspace.employee,
      leave_type_id: workspace.leave,
      reason: 'Family visit',
      from_date: '2026-08-14',
      to_date: '2026-08-17',
    })
    expect(await linesOf(workspace, asked.id)).toEqual([
      '2.00 2 working days in 2026-08-14 to 2026-08-17',
      '2.00 2 rest days or holidays between working days of the leave: 2026-08-15, 2026-08-16',
    ])
    await leaveApplications.cancel(asked.id)
    expect(await linesOf(workspace, asked.id)).toEqual(['4.00 It is cancelled, so nothing is charged'])
  })

  it('names the policy, the assignment and the holiday that decide it, and what used the balance', async () => {
    const workspace = await makeLeaveWorkspace({ sandwich_rule: true })
    const { holidays, leavePolicies, employeeShifts, leaveBalances } = workspace.muster
    const holiday = await holidays.create({ name: 'Rain', date: '2026-08-17', type: 'company' })
    const leave = await take(workspace, { from_date: '2026-08-14', to_date: '2026-08-18' })
    const { lines } = await inConsole(workspace, 'getLeaveApplicationExplanation', { id: leave.id })
    const [policy] = (await leavePolicies.list()).data
    const [assignment] = (await employeeShifts.list()).data
    expect(lines).toMatchObject([
      { rule: 'workdays', figure: '2.00', refs: [assignment!.id] },
      { rule: 'sandwich', figure: '3.00', source: { kind: 'leave_policy', id: policy!.id } },
    ])
    await inConsole(workspace, 'updateLeavePolicy', { id: policy!.id, body: { sandwich_rule: false } })
    const other = await take(workspace, { from_date: '2026-08-21', to_date: '2026-08-24' })
    const { lines: free } = await inConsole(workspace, 'getLeaveApplicationExplanation', { id: other.id })
    expect(free[1]).toMatchObject({
      rule: 'rest_day',
      source: { kind: 'shift', id: assignment!.shift_id },
      refs: [assignment!.id],
    })
    expect(holiday.id).toMatch(/^hol_/)
    const [balance] = (await leaveBalances.list({ employee_id: workspace.employee })).data
    const told = await inConsole(workspace, 'getLeaveBalanceExplanation', { id: balance!.id })
    const used = told.lines.find(({ rule }: { rule: string }) => rule === 'use')
    expect(used).toMatchObject({ figure: '-7.00', refs: [other.id, leave.id] })
  })

  it('shows what is about to be charged', async () => {
    const workspace = await makeLeaveWorkspace()
    const leave = await take(workspace, week)
    await workspace.muster.holidays.create({ name: 'Rain', date: wednesday, type: 'company' })
    expect(await linesOf(workspace, leave.id)).toEqual([
      '5.00 Its calendar changed, and it is charged again within a day',
      `Given back, because it is now a holiday: ${wednesday}`,
    ])
  })

  it('uses the sandwich rule of the approval, whatever the policy says now', async () => {
    const workspace = await makeLeaveWorkspace({ sandwich_rule: true })
    const leave = await take(workspace, { from_date: '2026-08-14', to_date: '2026-08-17' })
    const [policy] = (await workspace.muster.leavePolicies.list()).data
    await inConsole(workspace, 'updateLeavePolicy', { id: policy!.id, body: { sandwich_rule: false } })
    expect(await linesOf(workspace, leave.id)).toEqual([
      '2.00 2 working days in 2026-08-14 to 2026-08-17',
      '2.00 2 rest days or holidays between working days of the leave: 2026-08-15, 2026-08-16',
    ])
  })

  it('shows what was charged to a deleted employee', async () => {
    const workspace = await makeLeaveWorkspace()
    const leave = await take(workspace, week)
    await workspace.muster.employees.delete(workspace.employee)
    expect(await linesOf(workspace, leave.id)).toEqual([
      '5.00 The employee is deleted, so it stays as it was charged',
    ])
  })
})
