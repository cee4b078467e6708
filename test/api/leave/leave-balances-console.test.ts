// Leave balances in the console: adjusted with a reason, and explained line by line.

import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { ayesha, makeWorkspace, type TestWorkspace } from '../../support/fixtures/make.ts'
import { runJobs } from '../../support/server/server.ts'

let workspace: TestWorkspace
let id: string
beforeEach(async () => {
  workspace = await makeWorkspace()
  const type = await inConsole(workspace, 'createLeaveType', { body: { name: 'Annual', code: 'AL' } })
  const body = { leave_type_id: type.id, annual_quota: '20', effective_from: '2020-01-01' }
  await inConsole(workspace, 'createLeavePolicy', { body })
  await workspace.muster.employees.create({ ...ayesha, joining_date: '2020-01-01' })
  await runJobs()
  id = (await workspace.muster.leaveBalances.list()).data[0]!.id
})

describe('a leave balance of the console', () => {
  it('is adjusted upwards and downwards', async () => {
    const more = { days: '1.5', reason: 'Worked on a holiday' }
    expect(await inConsole(workspace, 'adjustLeaveBalance', { id, body: more })).toMatchObject({
      available_days: '21.50',
      accrued_days: '21.50',
    })
    const less = { days: '-2', reason: 'Counted twice' }
    await inConsole(workspace, 'adjustLeaveBalance', { id, body: less })
    expect(await workspace.muster.leaveBalances.get(id)).toMatchObject({ available_days: '19.50' })
  })

  it('cannot be adjusted by zero', async () => {
    const answer = await askConsole(workspace, 'adjustLeaveBalance', {
      id,
      body: { days: '0.00', reason: 'x' },
    })
    expect([answer.status, answer.json.errors]).toEqual([400, [{ field: 'days', message: 'must not be 0' }]])
  })

  it('cannot be adjusted for a deleted employee', async () => {
    const [employee] = (await workspace.muster.employees.list()).data
    await workspace.muster.employees.delete(employee!.id)
    const answer = await askConsole(workspace, 'adjustLeaveBalance', { id, body: { days: '1', reason: 'x' } })
    expect([answer.status, answer.json.detail]).toEqual([409, expect.stringContaining('is deleted')])
  })

  it('is explained by lines for adjustments and rules, which add up to it', async () => {
    const adjust = (days: string, reason: string) =>
      inConsole(workspace, 'adjustLeaveBalance', { id, body: { days, reason } })
    await adjust('1.5', 'A holiday worked')
    await adjust('-1.5', 'Counted twice')
    await adjust('2', 'Long service')
    const { lines } = await inConsole(workspace, 'getLeaveBalanceExplanation', { id })
    expect(lines.map(({ rule, text, figure }: Record<string, string>) => [rule, text, figure])).toEqual([
      ['annual_quota', '12 of 12 months at 20.00 days a year: 20.00', null],
      ['grant', '12 of 12 months at 20.00 days a year, granted at once', '20.00'],
      ['adjust', 'Adjusted by 1.50 days: A holiday worked', '1.50'],
      ['adjust', 'Adjusted by -1.50 days: Counted twice', '-1.50'],
      ['adjust', 'Adjusted by 2.00 days: Long service', '2.00'],
    ])
    const [policy] = (await workspace.muster.leavePolicies.list()).data
    expect(lines[1]).toMatchObject({
      source: {
        kind: 'leave_policy',
        id: policy!.id,
        title: 'Leave policy',
        effective_from: policy!.effective_from,
      },
    })
    expect(lines[2]).toMatchObject({ source: null, refs: [expect.stringMatching(/^lle_/)] })
  })
})
