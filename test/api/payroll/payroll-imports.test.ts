// Payroll imports: a run of the past, from its rows to its lock.

import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { inDatabase, makeWorkspace } from '../../support/fixtures/make.ts'
import {
  createRun,
  entryOf,
  lockProcessed,
  operate,
  processed,
  reopen,
} from '../../support/fixtures/payroll.ts'
import {
  bodyOf,
  codesOf,
  figures,
  lines,
  march,
  rowOf,
  totals,
} from '../../support/fixtures/payroll-imports.ts'
import { april, makePayday, type Payday, prepare } from '../../support/fixtures/payroll-payments.ts'
import { setClock } from '../../support/server/server.ts'

beforeEach(() => setClock('2026-05-05T05:00:00Z'))
afterEach(() => setClock())

async function refusals(workspace: Payday, more: object): Promise<unknown[]> {
  const answer = await askConsole(workspace, 'createPayrollImport', { body: bodyOf(workspace, more) })
  expect(answer.status).toBe(400)
  return answer.json.errors.map(({ field, message }: { field: string; message: string }) => [field, message])
}

describe('an imported run', () => {
  it('is a draft with the figures of the file, and zero days', async () => {
    const workspace = await makePayday()
    const entries = [rowOf(workspace, { lines, present_days: '22', late_count: 2, overtime_hours: '8' })]
    const run = await inConsole(workspace, 'createPayrollImport', { body: bodyOf(workspace, { entries }) })
    expect(run).toMatchObject({
      ...march,
      status: 'draft',
      source: 'imported',
      kind: 'regular',
      run_date: '2026-03-31',
      total_employees: 1,
      total_net: '99560.00',
    })
    expect(await entryOf(workspace, run.id)).toMatchObject({
      present_days: '0.00',
      late_count: 0,
      overtime_hours: '0.00',
      gross_salary: '100000.00',
      net_salary: '99560.00',
      loan_deduction: '0.00',
      payment_method: 'bank_transfer',
      lines: { BASIC: '60000.00', HRA: '40000.00', TAX: '440.00', EOBI_ER: '2000.00' },
    })
  })

  it('is approved and locked as it is, without slips, and counts in the year to date', async () => {
    const workspace = await makePayday()
    const { id } = await inConsole(workspace, 'createPayrollImport', { body: bodyOf(workspace) })
    await lockProcessed(workspace, id)
    expect(await workspace.muster.payrollRuns.get(id)).toMatchObject({
      status: 'locked',
      total_net: '99560.00',
    })
    expect((await workspace.muster.salarySlips.list({ payroll_run_id: id })).data).toEqual([])
    const [closed] = await inDatabase<{ through: string }>(
      'select locked_through::text as through from time_locks where workspace_id = $1',
      [workspace.id],
    )
    expect(closed?.through).toBe('2026-03-31')
    const next = await processed(workspace, april)
    const { taxable_income, tax_amount, lines: found } = await entryOf(workspace, next)
    expect(found).not.toHaveProperty('ARREARS')
    // What the year comes to is below 600,000.00, so nothing is due.
    expect([taxable_income, tax_amount]).toEqual(['94000.00', '0.00'])
    expect(await prepare(workspace, id)).toMatchObject({ total_payments: 1, total_amount: '99560.00' })
  })

  it('is not approved where an opening says that the system before Muster paid the month', async () => {
    const workspace = await makePayday()
    const [employee_id] = workspace.employees
    const { id } = await inConsole(workspace, 'createPayrollImport', { body: bodyOf(workspace) })
    const opening = {
      employee_id,
      tax_year: '2025-26',
      taxable_income: '940000',
      tax_withheld: '3960',
      source: 'previous_system',
      through_month: '2026-03-01',
    }
    const { id: opened } = await inConsole(workspace, 'createTaxOpening', { body: opening })
    const { employee_code } = await workspace.muster.employees.get(employee_id)
    expect(await operate(workspace, 'approvePayrollRun', id, workspace.approver)).toMatchObject({
      status: 'failed',
      message:
        "Openings of the system before Muster cover 2026-03 for 1 of the run's employees, so the tax year would count the month twice. End these openings before 2026-03, or take the employees out of the run.",
      problems: [{ employee_code, message: 'has an opening from the previous system through 2026-03' }],
    })
    const body = { through_month: '2026-02-01' }
    await inConsole(workspace, 'updateTaxOpening', { id: opened, body })
    expect(await operate(workspace, 'approvePayrollRun', id, workspace.approver)).toMatchObject({
      status: 'succeeded',
    })
  })

  it('keeps the month of its employees when it is reopened, so that no other run pays it', async () => {
    const workspace = await makePayday()
    const { id } = await inConsole(workspace, 'createPayrollImport', { body: bodyOf(workspace) })
    await operate(workspace, 'approvePayrollRun', id, workspace.approver)
    await reopen(workspace, id)
    const claims = await inDatabase('select kind, object_id from payroll_claims where payroll_run_id = $1', [
      id,
    ])
    expect(claims).toEqual([{ kind: 'time', object_id: `${workspace.employees[0]}:2026-03` }])
  })

  it('tells each mistake with its row', async () => {
    const workspace = await makePayday()
    const { employees } = workspace
    const [first, second, third] = await codesOf(workspace)
    const entries = [
      rowOf(workspace, { net_salary: '99560.01' }),
      { employee_code: 'NOBODY', ...figures },
      rowOf(workspace),
      { ...figures },
      rowOf(workspace, { employee_id: employees[1], tax_amount: '440.005' }),
      rowOf(workspace, { employee_id: employees[2], lines: [{ code: 'BASIC', amount: '99999' }] }),
    ]
    expect(await refusals(workspace, { entries })).toEqual([
      ['entries[0].net_salary', `of row 1 (${first}) is 99560.01, and 100000 less 440 is 99560`],
      ['entries[1].employee_code', 'of row 2 (NOBODY) names no record of this workspace'],
      ['entries[2].employee_id', `of row 3 (${first}) names the employee of row 1 again`],
      [
        'entries[3].employee_code',
        'of row 4 (nobody) has to name the employee by id or by code, and not by both',
      ],
      [
        'entries[4].tax_amount',
        `of row 5 (${second}) is 440.005, and the currency has 2 digits after the point`,
      ],
      ['entries[5].total_earnings', `of row 6 (${third}) is 100000, and the lines add up to 99999`],
      ['entries[5].total_deductions', `of row 6 (${third}) is 440, and the lines add up to 0`],
      ['entries[5].employer_contributions', `of row 6 (${third}) is 2000, and the lines add up to 0`],
    ])
  })

  it('has gross pay as a part of its earnings, so that nothing is added below zero', async () => {
    const workspace = await makePayday()
    const [first] = await codesOf(workspace)
    const entries = [rowOf(workspace, { gross_salary: '100000.01' })]
    const more = Object.assign({}, totals, { total_gross: '100000.01' })
    expect(await refusals(workspace, { entries, totals: more })).toEqual([
      [
        'entries[0].gross_salary',
        `of row 1 (${first}) is 100000.01, more than the earnings of 100000, which include it; what was not paid of it is a deduction`,
      ],
    ])
  })

  it('has totals that its entries add up to', async () => {
    const workspace = await makePayday()
    const entries = [rowOf(workspace), rowOf(workspace, { employee_id: workspace.employees[1] })]
    const twice = { total_gross: '200000', total_deductions: '880', total_employer_cost: '4000' }
    const wrong = { ...totals, ...twice, total_net: '199120.01' }
    expect(await refusals(workspace, { entries, totals: wrong })).toEqual([
      ['totals.total_employees', 'is 1, and there are 2 entries'],
      ['totals.total_net', 'is 199120.01, and the entries add up to 199120'],
    ])
  })

  it('needs a salary assignment, the nearest if none is of the month', async () => {
    const workspace = await makePayday()
    const { muster } = workspace
    const { id, employee_code } = await muster.employees.create({
      first_name: 'Dania',
      last_name: 'Ali',
      joining_date: '2026-01-01',
    })
    const entries = [{ employee_code, ...figures }]
    expect(await refusals(workspace, { entries })).toEqual([
      [
        'entries[0].employee_code',
        `of row 1 (${employee_code}) names an employee without a salary assignment; create one first`,
      ],
    ])
    const { id: assignment } = (await workspace.assign('50000', '2026-05-01', id)) as { id: string }
    const run = await inConsole(workspace, 'createPayrollImport', { body: bodyOf(workspace, { entries }) })
    expect(await entryOf(workspace, run.id, id)).toMatchObject({ salary_assignment_id: assignment })
  })

  it('is the only regular run of its month, and of one workspace', async () => {
    const workspace = await makePayday()
    await createRun(workspace, march)
    const answer = await askConsole(workspace, 'createPayrollImport', { body: bodyOf(workspace) })
    expect(answer.status).toBe(409)
    const other = await makeWorkspace()
    const foreign = await askConsole(other, 'createPayrollImport', { body: bodyOf(workspace) })
    expect(foreign.json.errors[0].message).toMatch(/names no record of this workspace$/)
  })
})
