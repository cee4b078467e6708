// The costs of payroll: by department in a run, and by month.

import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { makeWorkspace } from '../../support/fixtures/make.ts'
import { createRun, lockedRun, processed } from '../../support/fixtures/payroll.ts'
import { april, makePayday } from '../../support/fixtures/payroll-payments.ts'
import { setClock } from '../../support/server/server.ts'

beforeEach(() => setClock('2026-06-05T05:00:00Z'))
afterEach(() => setClock())

describe('the cost of payroll', () => {
  it('is that of each department in a run, the largest first', async () => {
    await setClock('2026-04-20T05:00:00Z')
    const workspace = await makePayday()
    const { muster, employees } = workspace
    const other = await muster.departments.create({ name: 'Other' })
    await muster.employees.update(employees[2], { department_id: other.id })
    await setClock('2026-06-05T05:00:00Z')
    const run = await lockedRun(workspace, april)
    const { department_id } = await muster.employees.get(employees[1])
    const { data } = await muster.payrollEntries.list({ payroll_run_id: run, employee_id: employees[2] })
    const { total_deductions, net_salary, employer_contributions } = data[0]!
    const cost = await inConsole(workspace, 'getPayrollCost', { id: run })
    expect(cost).toMatchObject({
      object: 'payroll_cost',
      id: run,
      departments: [
        { department_id, name: 'General', employees: 2, gross_salary: '160000.00' },
        {
          department_id: other.id,
          name: 'Other',
          employees: 1,
          gross_salary: '40000.00',
          total_deductions,
          net_salary,
          employer_contributions,
        },
      ],
    })
    expect((await askConsole(await makeWorkspace(), 'getPayrollCost', { id: run })).status).toBe(404)
  })

  it('is that of each month with a run, all kinds together, without drafts', async () => {
    const workspace = await makePayday()
    const first = await lockedRun(workspace, april)
    const second = await processed(workspace, { year: 2026, month: 5 })
    await createRun(workspace, { year: 2026, month: 6 })
    const [locked, later] = [
      await workspace.muster.payrollRuns.get(first),
      await workspace.muster.payrollRuns.get(second),
    ]
    const month = ({ total_deductions, total_net, total_employer_cost }: typeof locked) => ({
      runs: 1,
      gross_salary: '200000.00',
      total_additions: '0.00',
      total_deductions,
      net_salary: total_net,
      employer_contributions: total_employer_cost,
      total_cost: '215996.00',
    })
    expect(await inConsole(workspace, 'getPayrollCosts')).toEqual({
      months: [
        { month: '2026-04', status: 'locked', ...month(locked) },
        { month: '2026-05', status: 'processed', ...month(later) },
      ],
    })
    const { months } = await inConsole(workspace, 'getPayrollCosts', { query: { months: '2' } })
    expect(months.map((each: { month: string }) => each.month)).toEqual(['2026-05'])
    expect(await inConsole(await makeWorkspace(), 'getPayrollCosts')).toEqual({ months: [] })
  })
})
