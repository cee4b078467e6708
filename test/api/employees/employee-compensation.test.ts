// Employee compensation: the current package with the monthly amount of each component.

import { newId } from '../../../packages/server/resource/ids.ts'
import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { ayesha, clientOf, inDatabase, makeKey, makeWorkspace } from '../../support/fixtures/make.ts'

async function employed() {
  const workspace = await makeWorkspace()
  const employee = await workspace.muster.employees.create(ayesha)
  const get = () => workspace.muster.employeeCompensation.get(employee.id)
  return { ...workspace, workspace: workspace.id, employee, id: employee.id, get }
}

const components = [
  ['BASIC', 'Basic salary', 'earning', 'basic', 'percentage', 1, '120000.00'],
  ['PF', 'Provident fund', 'deduction', 'provident_fund', 'formula', 9, '9996.00'],
  ['HRA', 'House rent', 'earning', 'allowance', 'fixed', 2, '65000.00'],
  ['EOBI', 'Old-age benefits', 'employer_contribution', 'social_security', 'fixed', 10, '1850.00'],
] as const

/** Puts a package into the database, as the console would. */
async function assigned(
  workspace: string,
  employee: string,
  from: string,
  to: string | null = null,
  gross = '185000.00',
) {
  const structure = newId('SalaryStructure')
  const assignment = newId('SalaryAssignment')
  await inDatabase('insert into salary_structures (workspace_id, id, name) values ($1, $2, $2)', [
    workspace,
    structure,
  ])
  await inDatabase(
    `insert into salary_assignments (workspace_id, id, employee_id, salary_structure_id, gross_salary, effective_from, effective_to)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [workspace, assignment, employee, structure, gross, from, to],
  )
  return { structure, assignment }
}

async function composed(workspace: string, assignment: string): Promise<object[]> {
  const lines: object[] = []
  for (const [code, name, type, category, calculation_type, order, amount] of components) {
    const salary_component_id = newId('SalaryComponent')
    await inDatabase(
      `insert into salary_components (workspace_id, id, code, name, type, category, calculation_type, display_order)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [workspace, salary_component_id, code, name, type, category, calculation_type, order],
    )
    const id = newId('SalaryAssignmentComponent')
    await inDatabase(
      `insert into salary_assignment_components
         (workspace_id, id, salary_assignment_id, salary_component_id, amount, calculation_type, display_order)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [workspace, id, assignment, salary_component_id, amount, calculation_type, order],
    )
    const object = 'employee_compensation_component'
    lines[order] = { object, id, salary_component_id, code, name, type, calculation_type, amount }
  }
  return lines.filter(Boolean)
}

describe('the compensation of an employee', () => {
  it('is empty, with the employee’s id, if no package is assigned', async () => {
    const { muster, employee, id, get } = await employed()
    const grade = await muster.payGrades.create({ name: 'M2', min_salary: '1', max_salary: '2' })
    await muster.designations.update(employee.designation_id, { pay_grade_id: grade.id })
    expect(await get()).toEqual({
      object: 'employee_compensation',
      id,
      employee_id: id,
      salary_assignment_id: null,
      salary_structure_id: null,
      pay_grade_id: grade.id,
      gross_salary: null,
      basic_salary: null,
      effective_from: null,
      payment_method: 'bank_transfer',
      components: [],
    })
  })

  it('is the package without an end, with its components in the order of the payslip', async () => {
    const { workspace, id, get } = await employed()
    await assigned(workspace, id, '2024-03-01', '2025-08-03', '150000.00')
    const { structure, assignment } = await assigned(workspace, id, '2025-08-04')
    const lines = await composed(workspace, assignment)
    await inDatabase(
      'insert into employee_payment_settings (workspace_id, employee_id, payment_method) values ($1, $2, $3)',
      [workspace, id, 'cheque'],
    )
    expect(await get()).toEqual({
      object: 'employee_compensation',
      id: assignment,
      employee_id: id,
      salary_assignment_id: assignment,
      salary_structure_id: structure,
      pay_grade_id: null,
      gross_salary: '185000.00',
      basic_salary: '120000.00',
      effective_from: '2025-08-04',
      payment_method: 'cheque',
      components: lines,
    })
  })

  it('has no basic salary without a basic component', async () => {
    const { workspace, id, get } = await employed()
    await assigned(workspace, id, '2025-08-04')
    expect(await get()).toMatchObject({ gross_salary: '185000.00', basic_salary: null, components: [] })
  })

  it('does not show a colleague’s pay', async () => {
    const { workspace, muster, id, get } = await employed()
    const colleague = await muster.employees.create(ayesha)
    const { assignment } = await assigned(workspace, colleague.id, '2025-08-04')
    await composed(workspace, assignment)
    expect(await get()).toMatchObject({ id, gross_salary: null, components: [] })
  })

  it('stays readable after the employee is deleted', async () => {
    const { muster, id, get } = await employed()
    await muster.employees.delete(id)
    expect(await get()).toMatchObject({ employee_id: id })
  })

  it('does not exist for another workspace', async () => {
    const [mine, theirs] = await Promise.all([employed(), employed()])
    await expect(theirs.muster.employeeCompensation.get(mine.id)).rejects.toMatchObject({
      status: 404,
      code: 'not_found',
      detail: `There is no employee ${mine.id} in this workspace.`,
    })
  })

  it('needs the sensitive scope', async () => {
    const { workspace, id } = await employed()
    const without = clientOf(await makeKey(workspace, { scopes: ['employees:read', 'payroll:read'] }))
    await expect(without.employeeCompensation.get(id)).rejects.toMatchObject({
      status: 403,
      code: 'insufficient_scope',
      requiredScopes: ['employees.sensitive:read'],
    })
  })

  it('has the payment method that the console chose, and the employee stays as they are', async () => {
    const { workspace, key, muster, employee, id, get } = await employed()
    const inWorkspace = { id: workspace, key, muster }
    for (const payment_method of ['cash', 'mobile_wallet']) {
      const body = { payment_method }
      const made = await inConsole(inWorkspace, 'updateEmployeeCompensation', { id, body })
      expect(made).toMatchObject({ employee_id: id, payment_method })
      expect(await get()).toEqual(made)
    }
    expect(await muster.employees.get(id)).toEqual(employee)
    await muster.employees.delete(id)
    const body = { payment_method: 'cash' }
    expect(await askConsole(inWorkspace, 'updateEmployeeCompensation', { id, body })).toMatchObject({
      status: 409,
    })
  })
})
