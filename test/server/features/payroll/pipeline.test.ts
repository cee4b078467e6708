// The pipeline: a run is calculated, verified, locked and told, with the figures of the worked example.

import { askConsole, inConsole } from '../../../support/fixtures/console.ts'
import { addLeavePolicy, addLeaveType } from '../../../support/fixtures/leave.ts'
import { eventsOf, inDatabase } from '../../../support/fixtures/make.ts'
import { absentOn, paidSinceJuly } from '../../../support/fixtures/paid-since-july.ts'
import {
  createRun,
  entryOf,
  lockedRun,
  lockProcessed,
  operate,
  type Paying,
  processed,
  reopen,
} from '../../../support/fixtures/payroll.ts'
import { setClock } from '../../../support/server/server.ts'

const april = { year: 2026, month: 4 }
const may = { year: 2026, month: 5 }
beforeEach(() => setClock('2026-05-05T05:00:00Z'))
afterEach(() => setClock())

const rowVersions = ({ id }: Paying) =>
  inDatabase(
    `select 'run' as of, id, xmin::text, updated_at::text from payroll_runs where workspace_id = $1
     union all select 'entry', id, xmin::text, updated_at::text from payroll_entries where workspace_id = $1
     union all select 'line', id, xmin::text, null from payroll_entry_components where workspace_id = $1
     union all select 'claim', kind || object_id, xmin::text, null from payroll_claims where workspace_id = $1 order by 1, 2`,
    [id],
  )

describe('a processed run', () => {
  it('has the figures of the worked entry', async () => {
    const workspace = await paidSinceJuly()
    const run = await processed(workspace, april)
    expect(await entryOf(workspace, run)).toMatchObject({
      gross_salary: '100000.00',
      taxable_income: '94000.00',
      tax_amount: '440.00',
      total_deductions: '5838.00',
      net_salary: '94162.00',
      employer_contributions: '6998.00',
      status: 'draft',
      lines: {
        BASIC: '60000.00',
        HRA: '30000.00',
        MEDICAL: '10000.00',
        TAX: '440.00',
        EOBI_EE: '400.00',
        PF_EE: '4998.00',
        EOBI_ER: '2000.00',
        PF_ER: '4998.00',
      },
    })
    expect(await workspace.muster.payrollRuns.get(run)).toMatchObject({
      status: 'processed',
      total_employees: 1,
      total_gross: '100000.00',
      total_deductions: '5838.00',
      total_net: '94162.00',
      total_employer_cost: '6998.00',
    })
  })

  it('takes absence by the day', async () => {
    const workspace = await paidSinceJuly()
    await absentOn(workspace, '2026-04-07')
    await absentOn(workspace, '2026-04-08')
    const run = await processed(workspace, april)
    expect(await entryOf(workspace, run)).toMatchObject({
      absent_days: '2.00',
      absence_deduction: '6666.67',
      gross_salary: '100000.00',
    })
  })

  it('has the figures of the worked entry with two days of absence and one of unpaid leave', async () => {
    const workspace = await paidSinceJuly()
    await absentOn(workspace, '2026-04-07')
    await absentOn(workspace, '2026-04-08')
    const leave_type_id = await addLeaveType(workspace, { is_paid: false })
    await addLeavePolicy(workspace, leave_type_id, { effective_from: '2020-01-01' })
    const day = '2026-04-09'
    const { id } = await workspace.muster.leaveApplications.create({
      employee_id: workspace.employee.id,
      leave_type_id,
      from_date: day,
      to_date: day,
      reason: 'Private',
    })
    await workspace.muster.leaveApplications.approve(id)
    expect(await entryOf(workspace, await processed(workspace, april))).toMatchObject({
      working_days: '22.00',
      present_days: '19.00',
      absent_days: '2.00',
      unpaid_leave_days: '1.00',
      taxable_income: '84600.00',
      tax_amount: '408.67',
      absence_deduction: '6666.67',
      unpaid_leave_deduction: '3333.33',
      total_deductions: '15806.67',
      net_salary: '84193.33',
      employer_contributions: '6998.00',
    })
  })

  it('writes nothing when it is processed again', async () => {
    const workspace = await paidSinceJuly()
    const run = await processed(workspace, april)
    const before = await rowVersions(workspace)
    expect(await operate(workspace, 'processPayrollRun', run)).toMatchObject({ status: 'succeeded' })
    expect(await rowVersions(workspace)).toEqual(before)
  })

  it('keeps ids and changes what differs', async () => {
    const workspace = await paidSinceJuly()
    const run = await processed(workspace, april)
    const before = await entryOf(workspace, run)
    await absentOn(workspace, '2026-04-07')
    await operate(workspace, 'processPayrollRun', run)
    const after = await entryOf(workspace, run)
    expect(after).toMatchObject({ id: before.id, created_at: before.created_at, absent_days: '1.00' })
    expect(after.updated_at > before.updated_at).toBe(true)
  })

  it('explains each line', async () => {
    const workspace = await paidSinceJuly()
    const entry = await entryOf(workspace, await processed(workspace, april))
    const { lines } = await inConsole(workspace, 'getPayrollEntryExplanation', { id: entry.id })
    expect(lines.map(({ rule }: { rule: string }) => rule)).toEqual(
      expect.arrayContaining(['BASIC', 'TAX', 'net_salary']),
    )
  })

  it('is one of two operators’', async () => {
    const workspace = await paidSinceJuly()
    const { id } = await createRun(workspace, april)
    const both = await Promise.all([
      askConsole(workspace, 'processPayrollRun', { id }),
      askConsole(workspace, 'processPayrollRun', { id, token: workspace.approver }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([202, 409])
    expect(both.find(({ status }) => status === 409)!.json.detail).toMatch(
      /being worked on: process, asked for by test;/,
    )
  })

  it('is previewed without a row', async () => {
    const workspace = await paidSinceJuly()
    const { id } = await createRun(workspace, april)
    const before = await rowVersions(workspace)
    const preview = await inConsole(workspace, 'getPayrollRunPreview', { id })
    expect(preview).toMatchObject({ total_employees: 1, total_net: '94162.00' })
    expect(await rowVersions(workspace)).toEqual(before)
  })
})

describe('approval and lock', () => {
  it('make a run final, with slips and events', async () => {
    const workspace = await paidSinceJuly()
    const run = await lockedRun(workspace, april)
    const entry = await entryOf(workspace, run)
    expect(entry.status).toBe('locked')
    const { data: slips } = await workspace.muster.salarySlips.list({ payroll_run_id: run })
    expect(slips).toMatchObject([
      { payroll_entry_id: entry.id, slip_number: 'SLP-2026-04-0001', language: null },
    ])
    const types = (await eventsOf(workspace.id)).map(({ type }) => type)
    expect(types.filter(type => /payroll|slip/.test(type))).toEqual([
      'payroll.run.approved',
      'payroll.run.locked',
      'salary_slip.published',
    ])
    const locks = await inDatabase('select locked_through::text from time_locks where workspace_id = $1', [
      workspace.id,
    ])
    expect(locks).toEqual([{ locked_through: '2026-04-30' }])
  })

  it('are refused where a figure would be another, with both', async () => {
    const workspace = await paidSinceJuly()
    const run = await processed(workspace, april)
    await absentOn(workspace, '2026-04-07')
    const refused = await operate(workspace, 'approvePayrollRun', run, workspace.approver)
    expect(refused).toMatchObject({ status: 'failed', problems: [{ employee_id: workspace.employee.id }] })
    expect(refused.problems[0]!.message).toMatch(/ABSENCE is not there and would be 3333.33/)
  })

  it('leave days open if the lock is refused', async () => {
    const workspace = await paidSinceJuly()
    const run = await processed(workspace, april)
    expect(await operate(workspace, 'approvePayrollRun', run, workspace.approver)).toMatchObject({
      status: 'succeeded',
    })
    await absentOn(workspace, '2026-04-07')
    expect(await operate(workspace, 'lockPayrollRun', run, workspace.approver)).toMatchObject({
      status: 'failed',
    })
    expect(await inDatabase('select from time_locks where workspace_id = $1', [workspace.id])).toEqual([])
  })

  it('need another token than that which processed', async () => {
    const workspace = await paidSinceJuly()
    const id = await processed(workspace, april)
    const { status, json } = await askConsole(workspace, 'approvePayrollRun', { id })
    expect([status, json.detail]).toEqual([409, expect.stringMatching(/four eyes/)])
  })

  it('wait for the run date to be over', async () => {
    const workspace = await paidSinceJuly()
    const id = await processed(workspace, { ...may, run_date: '2026-05-25' })
    const { status, json } = await askConsole(workspace, 'approvePayrollRun', {
      id,
      token: workspace.approver,
    })
    expect([status, json.detail]).toEqual([409, expect.stringMatching(/2026-05-25, which is not over/)])
  })

  it('process a draft first, where one person may do both', async () => {
    const workspace = await paidSinceJuly()
    await inConsole(workspace, 'updatePayrollSettings', { body: { four_eyes: false } })
    const { id } = await createRun(workspace, april)
    await operate(workspace, 'approvePayrollRun', id, workspace.approver)
    expect(await entryOf(workspace, id)).toMatchObject({ status: 'approved', net_salary: '94162.00' })
  })

  it('are undone by reopening until the lock, which gives back what was claimed', async () => {
    const workspace = await paidSinceJuly()
    const id = await processed(workspace, april)
    await operate(workspace, 'approvePayrollRun', id, workspace.approver)
    expect(await reopen(workspace, id)).toMatchObject({
      status: 'draft',
      approved_at: null,
    })
    expect(await entryOf(workspace, id)).toMatchObject({ status: 'draft', net_salary: '94162.00' })
    expect(await inDatabase('select from payroll_claims where workspace_id = $1', [workspace.id])).toEqual([])
    await operate(workspace, 'processPayrollRun', id)
    await lockProcessed(workspace, id)
    const { status } = await askConsole(workspace, 'reopenPayrollRun', { id })
    expect(status).toBe(409)
  })
})
