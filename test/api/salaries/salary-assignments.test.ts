// Salary assignments: what each employee earns, from when to when; read by the API and written by the console.

import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import {
  ayesha,
  clientOf,
  eventsOf,
  inDatabase,
  makeKey,
  makeWorkspace,
  raw,
} from '../../support/fixtures/make.ts'
import { amountsOf, askForSalary, payable } from '../../support/fixtures/salary.ts'
import { soonAfter } from '../../support/soon-after.ts'

describe('a salary assignment', () => {
  it('is created, read by id and in the list, and is the compensation', async () => {
    const own = await payable()
    const { muster, employee, structure } = own
    const salary = { gross_salary: '100000', effective_from: '2026-01-01', reason: 'Joined' }
    const made = await inConsole(own.workspace, 'createSalaryAssignment', {
      body: { employee_id: employee.id, salary_structure_id: structure, ...salary },
    })
    expect(made).toEqual({
      object: 'salary_assignment',
      deleted: false,
      id: expect.stringMatching(/^sas_/),
      employee_id: employee.id,
      salary_structure_id: structure,
      gross_salary: '100000.00',
      effective_from: '2026-01-01',
      effective_to: null,
      reason: 'Joined',
      created_at: expect.any(String),
      updated_at: soonAfter(made.created_at),
    })
    expect(await muster.salaryAssignments.get(made.id)).toEqual(made)
    expect((await muster.salaryAssignments.list()).data).toEqual([made])
    expect(await muster.employeeCompensation.get(employee.id)).toMatchObject({
      id: made.id,
      salary_structure_id: structure,
      gross_salary: '100000.00',
      basic_salary: '60000.00',
      effective_from: '2026-01-01',
    })
    expect(await amountsOf(own)).toEqual({ BASIC: '60000.00', HRA: '30000.00', MEDICAL: '10000.00' })
  })

  it('does not move the employee, and fires no event', async () => {
    const { workspace, muster, employee, assign } = await payable()
    await assign('100000', '2026-01-01')
    expect(await muster.employees.get(employee.id)).toEqual(employee)
    expect((await eventsOf(workspace.id)).map(({ type }) => type)).toEqual(['employee.created'])
  })

  it('ends the one before it, and is filtered by day and by what is current', async () => {
    const { muster, employee, structure, assign } = await payable()
    const first = await assign('100000', '2026-01-01')
    const second = await assign('130000', '2026-06-16')
    const ids = async (query: object) => (await muster.salaryAssignments.list(query)).data.map(({ id }) => id)
    expect(await muster.salaryAssignments.get(first.id)).toMatchObject({ effective_to: '2026-06-15' })
    expect(await ids({})).toEqual([second.id, first.id])
    expect(await ids({ effective_on: '2026-06-15' })).toEqual([first.id])
    expect(await ids({ effective_on: '2026-06-16' })).toEqual([second.id])
    expect(await ids({ current: true, employee_id: employee.id })).toEqual([second.id])
    expect(await ids({ current: false, salary_structure_id: structure })).toEqual([first.id])
    expect(await ids({ updated_since: '2999-01-01T00:00:00Z' })).toEqual([])
  })

  it('is rejected on or before the first day of the current one', async () => {
    const own = await payable()
    await own.assign('100000', '2026-06-16')
    for (const effective_from of ['2026-06-16', '2026-01-01']) {
      const answer = await askForSalary(own, { effective_from })
      expect(answer).toMatchObject({ status: 409, json: { code: 'conflict' } })
      expect(answer.json.detail).toContain('starts on 2026-06-16; a new one starts after that day')
    }
  })

  it('is made once of two at the same time', async () => {
    const own = await payable()
    const answers = await Promise.all([
      askForSalary(own, { effective_from: '2026-02-01' }),
      askForSalary(own, { effective_from: '2026-02-01' }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  })

  it('overlaps no other one, whoever writes it', async () => {
    const { workspace, employee, structure, assign } = await payable()
    await assign('100000', '2026-01-01')
    const insert = inDatabase(
      `insert into salary_assignments (workspace_id, id, employee_id, salary_structure_id, gross_salary, effective_from, effective_to)
       values ($1, 'sas_x', $2, $3, 1, '2026-03-01', '2026-03-31')`,
      [workspace.id, employee.id, structure],
    )
    await expect(insert).rejects.toMatchObject({ code: '23P01' })
  })

  it('is rejected for what is inactive, deleted or of another workspace', async () => {
    const own = await payable()
    const theirs = await payable()
    const component = [{ salary_component_id: theirs.rent, value: '30' }]
    const elsewhere = [
      [{ employee_id: theirs.employee.id }, 'employee_id names no record of this workspace'],
      [{ salary_structure_id: theirs.structure }, 'salary_structure_id names no record of this workspace'],
      [
        { components: component },
        'components[0].salary_component_id names no active component of the structure',
      ],
    ] as const
    for (const [body, says] of elsewhere) {
      const answer = await askForSalary(own, body)
      expect(answer).toMatchObject({ status: 400 })
      expect(answer.json.detail).toContain(says)
    }
    const { workspace, structure, muster, employee } = own
    await inConsole(workspace, 'updateSalaryStructure', { id: structure, body: { is_active: false } })
    expect((await askForSalary(own, {})).json.detail).toContain(
      'salary_structure_id names a structure that is not active',
    )
    await muster.employees.delete(employee.id)
    expect(await askForSalary(own, {})).toMatchObject({ status: 409 })
  })

  it('has overrides, and lines that are left out', async () => {
    const own = await payable()
    const { workspace, rent, medical, assign } = own
    const { id } = await assign('100000', '2026-01-01', {
      components: [
        { salary_component_id: rent, calculation_type: 'fixed', value: '40000' },
        { salary_component_id: medical, is_excluded: true },
      ],
    })
    expect(await amountsOf(own)).toEqual({ BASIC: '60000.00', HRA: '40000.00' })
    const { gross_salary, components } = await inConsole(workspace, 'getSalaryAssignmentPackage', { id })
    expect(gross_salary).toBe('100000.00')
    expect(components).toEqual([
      expect.objectContaining({
        code: 'BASIC',
        calculation_type: 'percentage',
        value: '60.00',
        is_overridden: false,
      }),
      {
        salary_component_id: rent,
        code: 'HRA',
        name: 'HRA',
        type: 'earning',
        calculation_type: 'fixed',
        value: '40000.00',
        formula: null,
        is_overridden: true,
        amount: '40000.00',
      },
    ])
  })

  it('has every mandatory component of its structure', async () => {
    const own = await payable()
    const { workspace, medical, structure } = own
    const { data } = await own.muster.salaryStructureComponents.list({ salary_structure_id: structure })
    const part = data.find(each => each.salary_component_id === medical)!
    await inConsole(workspace, 'updateSalaryStructureComponent', {
      id: part.id,
      body: { is_mandatory: true },
    })
    const answer = await askForSalary(own, {
      components: [{ salary_component_id: medical, is_excluded: true }],
    })
    expect(answer).toMatchObject({ status: 400 })
    expect(answer.json.detail).toContain(
      'components[0].is_excluded must be false, because MEDICAL is mandatory',
    )
  })

  it('keeps its amounts when a component or the structure changes', async () => {
    const own = await payable()
    const { workspace, basic, rent, structure, assign } = own
    await assign('100000', '2026-01-01')
    const before = await amountsOf(own)
    await inConsole(workspace, 'updateSalaryComponent', { id: basic, body: { default_value: '70' } })
    const { data } = await own.muster.salaryStructureComponents.list({ salary_component_id: rent })
    await inConsole(workspace, 'updateSalaryStructureComponent', {
      id: data[0]!.id,
      body: { default_value: '20' },
    })
    expect(await amountsOf(own)).toEqual(before)
    const other = await own.muster.employees.create(ayesha)
    const assigned = await askForSalary(own, { employee_id: other.id, salary_structure_id: structure })
    expect(assigned).toMatchObject({ status: 201 })
    expect(await amountsOf({ ...own, employee: other })).toMatchObject({ BASIC: '70000.00', HRA: '20000.00' })
  })

  it.each([
    ['JPY', '300001', { BASIC: '180001', HRA: '90000', MEDICAL: '30000' }],
    ['KWD', '1000.005', { BASIC: '600.003', HRA: '300.002', MEDICAL: '100.000' }],
  ])('has the minor units of %s', async (currency, gross, amounts) => {
    const own = await payable({ currency })
    await own.assign(gross, '2026-01-01')
    expect(await amountsOf(own)).toEqual(amounts)
  })

  it('is audited', async () => {
    const { workspace, assign } = await payable()
    const { id } = await assign('100000', '2026-01-01')
    await inConsole(workspace, 'updateSalaryAssignment', { id, body: { gross_salary: '110000' } })
    await inConsole(workspace, 'deleteSalaryAssignment', { id })
    const rows = await inDatabase(
      'select action from audit_entries where workspace_id = $1 and object_id = $2 order by id',
      [workspace.id, id],
    )
    const actions = ['created', 'updated', 'deleted'].map(verb => ({ action: `salary_assignment.${verb}` }))
    expect(rows).toEqual(actions)
  })

  it('needs payroll:read, and cannot be written through the API', async () => {
    const { id, key } = await makeWorkspace()
    const scopes = ['employees:read', 'employees.sensitive:read'] as const
    const { salaryAssignments } = clientOf(await makeKey(id, { scopes }))
    await expect(salaryAssignments.list()).rejects.toMatchObject({ status: 403, code: 'insufficient_scope' })
    expect(await raw('POST', '/v1/salary_assignments', { key, body: {} })).toMatchObject({ status: 405 })
  })

  it('does not exist for another workspace', async () => {
    const { assign } = await payable()
    const { id } = await assign('100000', '2026-01-01')
    const theirs = await makeWorkspace()
    await expect(theirs.muster.salaryAssignments.get(id)).rejects.toMatchObject({ status: 404 })
    for (const operation of ['deleteSalaryAssignment', 'getSalaryAssignmentPackage'] as const)
      expect(await askConsole(theirs, operation, { id })).toMatchObject({ status: 404 })
  })
})

describe('the preview of a salary', () => {
  it('shows what each component comes to, and writes nothing', async () => {
    const { workspace, muster, structure, rent } = await payable()
    const body = {
      salary_structure_id: structure,
      gross_salary: '90000',
      components: [{ salary_component_id: rent, calculation_type: 'formula', formula: 'round(GROSS * 0.3)' }],
    }
    const { gross_salary, components } = await inConsole(workspace, 'previewSalaryAssignment', { body })
    expect(gross_salary).toBe('90000.00')
    expect(components.map(({ code, amount }: { code: string; amount: string }) => [code, amount])).toEqual([
      ['BASIC', '54000.00'],
      ['HRA', '27000.00'],
      ['MEDICAL', '9000.00'],
    ])
    expect((await muster.salaryAssignments.list()).data).toEqual([])
  })

  it('is refused as the assignment would be', async () => {
    const { workspace, structure, rent } = await payable()
    const components = [{ salary_component_id: rent, value: '31' }]
    const body = { salary_structure_id: structure, gross_salary: '90000', components }
    const answer = await askConsole(workspace, 'previewSalaryAssignment', { body })
    expect(answer).toMatchObject({ status: 400 })
    expect(answer.json.detail).toContain('90900.00, 900.00 too much')
  })
})
