// The payroll register: entries beside those of the month before, with the lines that make the difference.

import type { PayrollRegisterEntry } from '@muster/contract'
import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { ayesha, inDatabase, makeWorkspace } from '../../support/fixtures/make.ts'
import { lockedRun, processed, succeed } from '../../support/fixtures/payroll.ts'
import { april, makePayday, type Payday } from '../../support/fixtures/payroll-payments.ts'
import { setClock } from '../../support/server/server.ts'

beforeEach(() => setClock('2026-06-05T05:00:00Z'))
afterEach(() => setClock())

interface TwoMonths extends Payday {
  readonly before: string
  readonly run: string
  readonly joiner: string
}

/** April is locked. In May the second employee earns 3,000 more, the third has left and another one joined. */
async function makeTwoMonths(): Promise<TwoMonths> {
  const workspace = await makePayday()
  const { muster, employees, assign } = workspace
  const before = await lockedRun(workspace, april)
  await assign('63000', '2026-05-01', employees[1])
  await muster.employees.update(employees[2], { separation_date: '2026-04-30', status: 'resigned' })
  const { id: joiner } = await muster.employees.create({
    ...ayesha,
    first_name: 'Dania',
    joining_date: '2026-05-01',
  })
  await assign('50000', '2026-05-01', joiner)
  return { ...workspace, before, joiner, run: await processed(workspace, { year: 2026, month: 5 }) }
}

const registerOf = async (
  workspace: TwoMonths,
  id = workspace.run,
  query: Record<string, string> = {},
): Promise<PayrollRegisterEntry[]> => (await inConsole(workspace, 'listPayrollRegister', { id, query })).data

describe('the register of a run', () => {
  it('shows each entry beside that of the month before', async () => {
    const workspace = await makeTwoMonths()
    const { muster, employees, joiner, run, before } = workspace
    const register = await registerOf(workspace)
    expect(register.map(each => each.employee_id).sort()).toEqual([employees[0], employees[1], joiner].sort())
    const of = (id: string) => register.find(each => each.employee_id === id)!
    const { data: now } = await muster.payrollEntries.list({ payroll_run_id: run, employee_id: employees[1] })
    const { data: then } = await muster.payrollEntries.list({
      payroll_run_id: before,
      employee_id: employees[1],
    })
    const [entry, earlier] = [now[0]!, then[0]!]
    const employee = await muster.employees.get(employees[1])
    const { reasons, ...figures } = of(employees[1])
    expect(figures).toEqual({
      object: 'payroll_register_entry',
      id: entry.id,
      employee_id: employee.id,
      employee_code: employee.employee_code,
      first_name: 'Bilal',
      last_name: 'Khan',
      department_id: employee.department_id,
      status: 'draft',
      gross_salary: '63000.00',
      total_earnings: entry.total_earnings,
      total_deductions: entry.total_deductions,
      net_salary: entry.net_salary,
      employer_contributions: entry.employer_contributions,
      previous_net_salary: earlier.net_salary,
      difference: (Number(entry.net_salary) - Number(earlier.net_salary)).toFixed(2),
    })
    expect(reasons).toHaveLength(3)
    expect(reasons[0]).toEqual({
      salary_component_id: expect.stringMatching(/^scm_/),
      code: 'BASIC',
      type: 'earning',
      figures: { before: '36000.00', after: '37800.00', difference: '1800.00', percent: '5.0' },
    })
    expect(of(employees[0])).toMatchObject({ difference: '0.00', reasons: [] })
    expect(of(joiner)).toMatchObject({ previous_net_salary: null, difference: null, reasons: [] })
  })

  it('compares with nothing where there is no run before, and for other kinds of run', async () => {
    const workspace = await makeTwoMonths()
    for (const each of await registerOf(workspace, workspace.before))
      expect(each).toMatchObject({ previous_net_salary: null, difference: null, reasons: [] })
    await inDatabase("update payroll_runs set kind = 'correction' where id = $1", [workspace.run])
    for (const each of await registerOf(workspace)) expect(each.previous_net_salary).toBeNull()
  })

  it('is filtered by status and department, and walked page by page', async () => {
    const workspace = await makeTwoMonths()
    const { muster, joiner, run } = workspace
    const other = await muster.departments.create({ name: 'Other' })
    await setClock('2026-05-20T05:00:00Z')
    await muster.employees.update(joiner, { department_id: other.id })
    await setClock('2026-06-05T05:00:00Z')
    await succeed(workspace, 'processPayrollRun', { id: run })
    const inOther = await registerOf(workspace, run, { department_id: other.id })
    expect(inOther.map(each => each.employee_id)).toEqual([joiner])
    expect(await registerOf(workspace, run, { status: 'paid' })).toEqual([])
    const walked: unknown[] = []
    for (let after = {}; ; ) {
      const query = { limit: '1', ...after }
      const page = await inConsole(workspace, 'listPayrollRegister', { id: run, query })
      walked.push(...page.data)
      if (!page.has_more) break
      after = { starting_after: page.next_cursor }
    }
    expect(walked).toEqual(await registerOf(workspace))
  })

  it('is of runs of this workspace', async () => {
    const { run } = await makeTwoMonths()
    expect((await askConsole(await makeWorkspace(), 'listPayrollRegister', { id: run })).status).toBe(404)
  })
})
