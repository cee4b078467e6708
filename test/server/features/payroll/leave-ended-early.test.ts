// Leave that ends early in payroll: unpaid days that were not taken are paid, and the locked month stays.

import { inConsole } from '../../../support/fixtures/console.ts'
import { addLeavePolicy, addLeaveType } from '../../../support/fixtures/leave.ts'
import { inDatabase } from '../../../support/fixtures/make.ts'
import { paidSinceJuly } from '../../../support/fixtures/paid-since-july.ts'
import {
  entryOf,
  lockedRun,
  operate,
  type Paying,
  processed,
  succeed,
} from '../../../support/fixtures/payroll.ts'
import { setClock } from '../../../support/server/server.ts'

beforeEach(() => setClock('2026-05-05T05:00:00Z'))
afterEach(() => setClock())

const april = { year: 2026, month: 4 }
const may = { year: 2026, month: 5 }

/** 10 working days of unpaid leave, 4 of them in April, which is locked with them. */
async function makeAbroad(): Promise<{ workspace: Paying; leave: string; paidInApril: string }> {
  const workspace = await paidSinceJuly()
  const leave_type_id = await addLeaveType(workspace, { is_paid: false })
  await addLeavePolicy(workspace, leave_type_id, { effective_from: '2020-01-01' })
  const { id } = await workspace.muster.leaveApplications.create({
    employee_id: workspace.employee.id,
    leave_type_id,
    from_date: '2026-04-27',
    to_date: '2026-05-08',
    reason: 'Abroad',
  })
  await workspace.muster.leaveApplications.approve(id)
  const paidInApril = await lockedRun(workspace, april)
  await setClock('2026-06-05T05:00:00Z')
  return { workspace, leave: id, paidInApril }
}

const shorten = (workspace: Paying, id: string, last_day: string) =>
  inConsole(workspace, 'shortenLeaveApplication', { id, body: { last_day, shortening_reason: 'Back' } })

const unpaidOf = async (workspace: Paying, run: string) => {
  const { unpaid_leave_days, unpaid_leave_deduction, lines } = await entryOf(workspace, run)
  return [unpaid_leave_days, unpaid_leave_deduction, lines.ARREARS, lines.ARREARS_DED]
}

describe('unpaid leave that ends early', () => {
  it('takes pay for the days that were taken, and nothing of the locked month', async () => {
    const { workspace, leave, paidInApril } = await makeAbroad()
    const run = await processed(workspace, may)
    const stored = () =>
      inDatabase('select to_json(e)::text as entry from payroll_entries e where payroll_run_id = $1', [
        paidInApril,
      ])
    const before = await stored()
    // Of 100,000 for 31 days: 6 days of May, and 3 once she is back on Wednesday 6 May.
    expect(await unpaidOf(workspace, run)).toEqual(['6.00', '19354.84', undefined, undefined])
    expect(await shorten(workspace, leave, '2026-05-05')).toMatchObject({ total_days: '7.00' })
    await succeed(workspace, 'processPayrollRun', { id: run })
    expect(await unpaidOf(workspace, run)).toEqual(['3.00', '9677.42', undefined, undefined])
    expect(await stored()).toEqual(before)
    expect(await unpaidOf(workspace, paidInApril)).toEqual(['4.00', '13333.33', undefined, undefined])
  })

  it('keeps a run that was calculated before from being approved', async () => {
    const { workspace, leave } = await makeAbroad()
    const run = await processed(workspace, may)
    await shorten(workspace, leave, '2026-05-05')
    const ended = await operate(workspace, 'approvePayrollRun', run, workspace.approver)
    expect(ended.status).not.toBe('succeeded')
  })
})
