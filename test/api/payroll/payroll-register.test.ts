// The payroll register: entries beside those of the month before, with the lines that make the difference.

import type { PayrollRegisterEntry } from '@muster/contract'
import { sumOfTexts } from '../../../packages/engine/amounts.ts'
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
      total_additions: '0.00',
      total_deductions: entry.total_deductions,
      net_salary: entry.net_salary,
      employer_contributions: entry.employer_contributions,
      previous_net_salary: earlier.net_salary,
      difference: (Number(entry.net_salary) - Number(earlier.net_salary)).toFixed(2),
      has_warnings: true,
      pending_batch: null,
    })
    expect(reasons[0]).toEqual({
      code: 'raise',
      difference: '3000.00',
      quantity: null,
      quantity_before: null,
      from: '2026-05-01',
      name: null,
      text: 'Raise from 2026-05-01',
    })
    expect(sumOfTexts(reasons.map(({ difference }) => difference)).toFixed(2)).toBe(figures.difference)
    expect(of(employees[0])).toMatchObject({ difference: '0.00', reasons: [] })
    expect(of(joiner)).toMatchObject({
      previous_net_salary: null,
      difference: of(joiner).net_salary,
      reasons: [{ code: 'joined', difference: of(joiner).net_salary }],
    })
  })

  it('has the largest change first, or the order that is asked for', async () => {
    const workspace = await makeTwoMonths()
    const names = async (query: Record<string, string>) =>
      (await registerOf(workspace, workspace.run, query)).map(each => each.first_name)
    expect(await names({})).toEqual(['Dania', 'Bilal', 'Ayesha'])
    expect(await names({ order: 'name' })).toEqual(['Ayesha', 'Bilal', 'Dania'])
    expect(await names({ order: 'net' })).toEqual(['Ayesha', 'Bilal', 'Dania'])
  })

  it('shows what has changed, what is on hold, and who is searched for', async () => {
    const workspace = await makeTwoMonths()
    const names = async (query: Record<string, string>, run = workspace.run) =>
      (await registerOf(workspace, run, query)).map(each => each.first_name)
    expect(await names({ view: 'changed' })).toEqual(['Dania', 'Bilal'])
    expect(await names({ view: 'on_hold' })).toEqual([])
    expect(await names({ search: 'khan BIL' })).toEqual(['Bilal'])
    expect(await names({ search: 'nobody' })).toEqual([])
    const [held] = await registerOf(workspace, workspace.before, { search: 'bilal' })
    await inConsole(workspace, 'holdPayrollEntry', { id: held!.id, body: { reason: 'Left unseen' } })
    expect(await names({ view: 'on_hold' }, workspace.before)).toEqual(['Bilal'])
  })

  it('adds up to its totals, and they to the difference of the runs', async () => {
    const workspace = await makeTwoMonths()
    const register = await registerOf(workspace)
    const totals = await inConsole(workspace, 'getPayrollRegisterTotals', { id: workspace.run })
    const sum = (
      name: 'gross_salary' | 'total_additions' | 'total_deductions' | 'net_salary' | 'difference',
    ) => sumOfTexts(register.map(each => each[name]!)).toFixed(2)
    expect(totals).toEqual({
      object: 'payroll_register_totals',
      id: workspace.run,
      entries: 3,
      changed: 2,
      with_warnings: 3,
      on_hold: 0,
      total_gross: sum('gross_salary'),
      total_additions: sum('total_additions'),
      total_deductions: sum('total_deductions'),
      total_net: sum('net_salary'),
      total_difference: sum('difference'),
      left_net: expect.stringMatching(/^\d+\.\d\d$/),
    })
    const { net } = await inConsole(workspace, 'getPayrollVariance', { id: workspace.run })
    expect(sumOfTexts([net.difference, totals.left_net!]).toFixed(2)).toBe(totals.total_difference)
    expect(await inConsole(workspace, 'getPayrollRegisterTotals', { id: workspace.before })).toMatchObject({
      changed: 0,
      total_difference: null,
      left_net: null,
    })
    const stranger = await makeWorkspace()
    expect((await askConsole(stranger, 'getPayrollRegisterTotals', { id: workspace.run })).status).toBe(404)
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
