// Leavers: what is still owed to them and by them is told by each regular run, and by the final run that cannot take all of it.

import { inConsole } from '../../../support/fixtures/console.ts'
import { addCategory, makeDraft } from '../../../support/fixtures/expenses.ts'
import { addLeave } from '../../../support/fixtures/leave.ts'
import { makeLoan } from '../../../support/fixtures/loans.ts'
import { inDatabase } from '../../../support/fixtures/make.ts'
import {
  createRun,
  entryOf,
  lockedRun,
  makePaying,
  operate,
  type Paying,
  processed,
} from '../../../support/fixtures/payroll.ts'
import { listed } from '../../../support/fixtures/payroll-payments.ts'
import { runJobs, setClock } from '../../../support/server/server.ts'

const march = { year: 2026, month: 3 }
const april = { year: 2026, month: 4 }
beforeEach(() => setClock('2026-03-30T05:00:00Z'))
afterEach(() => setClock())

interface Warning {
  readonly code: string
  readonly text: string
}

const inMay = () => setClock('2026-05-05T05:00:00Z')
const leaves = ({ muster, employee }: Paying) =>
  muster.employees.update(employee.id, { status: 'resigned', separation_date: '2026-03-31' })

/** Somebody earns 62,400 since January 2026; no gratuity is due before a year is over. */
async function makeEarning(): Promise<Paying> {
  const workspace = await makePaying()
  const employee = await workspace.muster.employees.create({
    first_name: 'Bilal',
    last_name: 'Shah',
    joining_date: '2026-01-01',
  })
  await workspace.muster.employees.delete(workspace.employee.id)
  await workspace.assign('62400', '2026-01-01', employee.id)
  return { ...workspace, employee }
}

const adjust = ({ id, employee }: Paying, kind: string, amount: string) =>
  inConsole({ id }, 'createPayrollAdjustment', {
    body: {
      employee_id: employee.id,
      kind,
      amount,
      from_month: '2026-04-01',
      to_month: '2026-04-01',
      reason: 'Agreed when they left',
    },
  })

async function lend(workspace: Paying, amount: string): Promise<void> {
  const { id: type } = await inConsole(workspace, 'createLoanType', {
    body: { name: 'Advance', code: 'ADV', interest_rate: '0' },
  })
  const terms = { amount, total_installments: 2, start_month: 5, start_year: 2026 }
  const of = { ...workspace, employee: workspace.employee.id, type }
  await makeLoan(of, terms, 'approveLoan', 'disburseLoan')
}

async function askForOvertime({ muster, employee }: Paying): Promise<string> {
  const asked = { employee_id: employee.id, date: '2026-03-27', requested_hours: '4.00' }
  return (await muster.overtimeRequests.create(asked)).id
}

async function claimExpenses(workspace: Paying): Promise<void> {
  const category = await addCategory(workspace, 'TRAVEL')
  const of = { ...workspace, employee: workspace.employee.id, category }
  const { id } = await makeDraft(of, ['1500'], { claim_date: '2026-03-28' })
  await inConsole(workspace, 'submitExpenseClaim', { id })
  await inConsole(workspace, 'approveExpenseClaim', { id })
  await inConsole(workspace, 'handExpenseClaimOver', { id })
}

async function encash(workspace: Paying): Promise<void> {
  const leave = await addLeave(workspace, { encashment_allowed: true })
  await runJobs()
  const { data } = await workspace.muster.leaveBalances.list({ employee_id: workspace.employee.id })
  const leave_balance_id = data.find(({ leave_type_id }) => leave_type_id === leave)!.id
  await inConsole(workspace, 'createLeaveEncashment', { body: { leave_balance_id, days: '2' } })
}

const told = (warnings: readonly Warning[]) =>
  warnings.filter(({ code }) => code === 'leaver_to_settle').map(({ text }) => text)

/** Of the run as it was processed, which is what its preview tells as well. */
async function warned(workspace: Paying, run: string): Promise<string[]> {
  await operate(workspace, 'processPayrollRun', run)
  const { warnings } = await inConsole(workspace, 'getPayrollRunDetail', { id: run })
  const preview = await listed(workspace, `/console/payroll_runs/${run}/preview`)
  expect(told(preview.warnings)).toEqual(told(warnings))
  return told(warnings)
}

describe('a regular run tells of somebody who left', () => {
  // 4 hours at 62,400 / 208 x 2.00 are 2,400.00.
  it('overtime that was approved and a bonus that was entered after their last run, until a final run pays them', async () => {
    const workspace = await makeEarning()
    const { muster, employee } = workspace
    const overtime = await askForOvertime(workspace)
    await leaves(workspace)
    await inMay()
    await lockedRun(workspace, march)
    await muster.overtimeRequests.approve(overtime, { approved_hours: '4.00' })
    await adjust(workspace, 'bonus', '5000.00')
    const { id: run } = await createRun(workspace, april)
    expect(await warned(workspace, run)).toEqual([
      `${employee.employee_code} has left and is not in this run: 2400.00 is still owed for overtime; 5000.00 is still owed as bonus. Make a final run of this month with them.`,
    ])
    const final = { ...april, kind: 'final', employee_ids: [employee.id] }
    const { lines } = await entryOf(workspace, await lockedRun(workspace, final))
    expect([lines.OVERTIME, lines.BONUS]).toEqual(['2400.00', '5000.00'])
    expect(await warned(workspace, run)).toEqual([])
  })

  it('additions, deductions, expense claims, encashed leave and loans, each with its figure', async () => {
    const workspace = await makeEarning()
    const { employee } = workspace
    await claimExpenses(workspace)
    await encash(workspace)
    await lend(workspace, '9000')
    await inDatabase(
      "update leave_encashments set amount = 4160 where workspace_id = $1 and status = 'pending'",
      [workspace.id],
    )
    await inMay()
    await leaves(workspace)
    await adjust(workspace, 'addition', '3000.00')
    await adjust(workspace, 'deduction', '700.00')
    const { id: run } = await createRun(workspace, april)
    expect(await warned(workspace, run)).toEqual([
      `${employee.employee_code} has left and is not in this run: 700.00 of deductions is to be taken; 9000.00 of loans is still owed by them; 3000.00 is still owed as additions to pay; 4160.00 is still owed for encashed leave; 1500.00 is still owed for expense claims. Make a final run of this month with them; what it cannot take is to be paid back otherwise.`,
    ])
  })

  it('pay on hold, and a loan that no pay is left for', async () => {
    const workspace = await makeEarning()
    const { employee, approver } = workspace
    await lend(workspace, '9000')
    await leaves(workspace)
    await inMay()
    const paid = await lockedRun(workspace, march)
    const { id, net_salary } = await entryOf(workspace, paid)
    await inConsole(workspace, 'holdPayrollEntry', { id, body: { reason: 'The laptop' }, token: approver })
    const { id: run } = await createRun(workspace, april)
    expect(await warned(workspace, run)).toEqual([
      `${employee.employee_code} has left and is not in this run: 9000.00 of loans is still owed by them; ${net_salary} of net pay is on hold (2026-03). No pay is left to take it from: have it paid back otherwise, and settle the loan or write it off. Release what is on hold to pay it.`,
    ])
  })

  it('the gratuity that no final run has paid', async () => {
    const workspace = await makePaying()
    const { employee } = workspace
    await workspace.assign('60000', '2024-03-01')
    await leaves(workspace)
    await inMay()
    await lockedRun(workspace, march)
    const { id: run } = await createRun(workspace, april)
    expect(await warned(workspace, run)).toEqual([
      `${employee.employee_code} has left and is not in this run: 120000.00 is still owed as gratuity. Make a final run of this month with them.`,
    ])
  })
})

describe('a final run that takes more than it pays', () => {
  // 3,000.00 is paid, 4,500.00 of the loan does not fit into it, twice.
  it('says what is still owed in its warnings, its entry, the explanation and the slip', async () => {
    const workspace = await makeEarning()
    const { employee, id: workspace_id } = workspace
    await lend(workspace, '9000')
    await leaves(workspace)
    await inMay()
    await lockedRun(workspace, march)
    await adjust(workspace, 'addition', '3000.00')
    const run = await lockedRun(workspace, { ...april, kind: 'final', employee_ids: [employee.id] })
    const entry = await entryOf(workspace, run)
    expect(entry.net_salary).toBe('3000.00')
    const text = 'In all 9000.00 is still owed after this final run, because its pay does not suffice'
    const { warnings } = await inConsole(workspace, 'getPayrollRunDetail', { id: run })
    expect(warnings).toContainEqual({
      code: 'still_owed',
      text: `${employee.employee_code}: ${text}. Have it paid back otherwise.`,
    })
    const detail = await inConsole(workspace, 'getPayrollEntryDetail', { id: entry.id })
    expect(detail.warnings).toContainEqual({ code: 'still_owed', text })
    const { lines } = await inConsole(workspace, 'getPayrollEntryExplanation', { id: entry.id })
    expect(lines).toContainEqual(expect.objectContaining({ rule: 'still_owed', text, figure: '9000.00' }))
    expect(lines.filter(({ rule }: { rule: string }) => rule === 'deferred')).toHaveLength(2)
    const [slip] = await inDatabase<{ owed: string }>(
      "select printed::json->>'still_owed' as owed from salary_slips where workspace_id = $1 and payroll_run_id = $2",
      [workspace_id, run],
    )
    expect(slip!.owed).toBe('9000.00')
  })

  it('has an entry where it pays nothing and something is owed', async () => {
    const workspace = await makeEarning()
    const { employee } = workspace
    await lend(workspace, '9000')
    await leaves(workspace)
    await inMay()
    await lockedRun(workspace, march)
    const run = await processed(workspace, { ...april, kind: 'final', employee_ids: [employee.id] })
    expect((await entryOf(workspace, run)).net_salary).toBe('0.00')
  })
})
