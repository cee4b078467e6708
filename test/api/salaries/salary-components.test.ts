// Salary components: what pay is made of; made with the workspace, read by the API and written by the console.

import { lawPacks } from '../../../packages/engine/index.ts'
import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { clientOf, inDatabase, makeKey, makeWorkspace, raw } from '../../support/fixtures/make.ts'
import { addComponent, addStructure } from '../../support/fixtures/salary.ts'
import { soonAfter } from '../../support/soon-after.ts'

const systemCodes = (
  'OVERTIME BONUS ADJ_ADD ARREARS LEAVE_ENCASH GRATUITY REIMBURSE ABSENCE UNPAID_LEAVE LATE ' +
  'TAX EOBI_EE PF_EE LOAN ADJ_DED ARREARS_DED EOBI_ER PF_ER GRATUITY_ACCRUAL'
).split(' ')

async function codesOf({ muster }: Awaited<ReturnType<typeof makeWorkspace>>): Promise<string[]> {
  return (await muster.salaryComponents.list({ limit: 100 })).data.map(({ code }) => code)
}

describe('a salary component', () => {
  it('is created with what pay asks of it, and read by id and in the list', async () => {
    const workspace = await makeWorkspace()
    const { muster } = workspace
    const terms = { calculation_type: 'percentage', default_value: '60' }
    const body = { name: 'Basic salary', code: 'BASIC', type: 'earning', category: 'basic', ...terms }
    const { id } = await inConsole(workspace, 'createSalaryComponent', { body })
    const component = await muster.salaryComponents.get(id)
    expect(component).toEqual({
      object: 'salary_component',
      id,
      name: 'Basic salary',
      code: 'BASIC',
      type: 'earning',
      category: 'basic',
      calculation_type: 'percentage',
      default_value: '60.00',
      is_taxable: true,
      exemption_mode: 'none',
      exemption_value: '0.00',
      affects_gross: true,
      contributes_to_eobi: false,
      contributes_to_pf: false,
      contributes_to_overtime: false,
      contributes_to_gratuity: false,
      is_mandatory: false,
      is_active: true,
      display_order: 0,
      created_at: expect.any(String),
      updated_at: soonAfter(component.created_at),
    })
    const inList = await muster.salaryComponents.list({ type: 'earning', is_active: true, limit: 1 })
    expect(inList.data).toEqual([component])
  })

  it.each([
    ['PKR', '1500', '1500.00'],
    ['JPY', '1500', '1500'],
    ['KWD', '1500.5', '1500.500'],
  ])('has the decimals of %s', async (currency, sent, stored) => {
    const workspace = await makeWorkspace({ currency })
    const id = await addComponent(workspace, 'FUEL', sent)
    expect(await workspace.muster.salaryComponents.get(id)).toMatchObject({ default_value: stored })
  })

  it('is not taxable and no part of the gross if it is a deduction', async () => {
    const workspace = await makeWorkspace()
    const id = await addComponent(workspace, 'CANTEEN', '500', { type: 'deduction' })
    const expected = { is_taxable: false, affects_gross: false }
    expect(await workspace.muster.salaryComponents.get(id)).toMatchObject(expected)
  })

  it.each([
    ['a word of formulas as its code', { code: 'GROSS' }, 'code is GROSS'],
    ['BASIC without the category basic', { code: 'BASIC' }, 'category must be basic'],
    ['the category of tax', { category: 'tax' }, 'category must not be tax'],
    ['a balancing deduction', { category: 'balancing', type: 'deduction' }, 'category can be balancing only'],
    ['a deduction of the gross', { affects_gross: true, type: 'deduction' }, 'affects_gross must be false'],
    [
      'a percentage above 100',
      { calculation_type: 'percentage', default_value: '100.5' },
      'default_value is 100.5, and a percentage is at most 100',
    ],
    [
      'a third decimal of money',
      { default_value: '1.005' },
      'default_value is 1.005, which has more than the 2 decimals',
    ],
    ['no formula', { calculation_type: 'formula' }, 'formula is needed'],
    [
      'a formula beside an amount',
      { formula: 'GROSS' },
      'formula can be sent only with calculation_type formula',
    ],
    [
      'a formula that cannot be read',
      { calculation_type: 'formula', formula: 'GROSS *' },
      'formula ends where a number',
    ],
    [
      'a formula that always divides by zero',
      { calculation_type: 'formula', formula: 'GROSS / (2 - 2)' },
      'formula divides by zero at character 7',
    ],
    [
      'a formula of itself',
      { calculation_type: 'formula', formula: 'FUEL * 2' },
      'formula goes in a circle: FUEL needs FUEL',
    ],
    [
      'a formula of an unknown code',
      { calculation_type: 'formula', formula: 'NOTHING * 2' },
      'formula names NOTHING, which is the code of no component',
    ],
    [
      'a formula of 1,001 characters',
      { calculation_type: 'formula', formula: '1'.repeat(1001) },
      'formula must have at most 1000 characters',
    ],
    [
      'an exemption above 100 percent',
      { exemption_mode: 'pct_of_basic', exemption_value: '101' },
      'exemption_value is 101',
    ],
    ['mandatory and inactive', { is_mandatory: true, is_active: false }, 'is_active must stay true'],
    ['a code in small letters', { code: 'fuel' }, 'code must be a code of capital letters'],
  ])('is rejected with %s', async (_what, fields, says) => {
    const workspace = await makeWorkspace()
    const body = { name: 'Fuel', code: 'FUEL', type: 'earning', ...fields }
    const answer = await askConsole(workspace, 'createSalaryComponent', { body })
    expect(answer).toMatchObject({ status: 400, json: { code: 'validation_failed' } })
    expect(answer.json.detail).toContain(says)
  })

  it('has a code of its own', async () => {
    const workspace = await makeWorkspace()
    const body = { name: 'Tax', code: 'TAX', type: 'deduction' }
    expect(await askConsole(workspace, 'createSalaryComponent', { body })).toMatchObject({ status: 409 })
  })

  it('keeps its code and its type', async () => {
    const workspace = await makeWorkspace()
    const id = await addComponent(workspace, 'FUEL')
    for (const body of [{ code: 'PETROL' }, { type: 'deduction' }])
      expect(await askConsole(workspace, 'updateSalaryComponent', { id, body })).toMatchObject({
        status: 400,
      })
  })

  it('is calculated by a formula, which the console shows, and again by an amount', async () => {
    const workspace = await makeWorkspace()
    const id = await addComponent(workspace, 'FUEL', '= GROSS * 0.1')
    const component = await workspace.muster.salaryComponents.get(id)
    expect(component).toMatchObject({ calculation_type: 'formula', default_value: '0.00' })
    const formula = () => inConsole(workspace, 'getSalaryComponentFormula', { id })
    expect(await formula()).toEqual({ object: 'salary_formula', id, formula: 'GROSS * 0.1' })
    const update = (body: object) => inConsole(workspace, 'updateSalaryComponent', { id, body })
    const changed = await update({ formula: 'GROSS * 0.2' })
    expect(changed.updated_at > component.updated_at).toBe(true)
    expect(await update({ formula: 'GROSS * 0.2' })).toEqual(changed)
    expect(await update({ name: 'Fuel' })).toMatchObject({ name: 'Fuel', calculation_type: 'formula' })
    expect(await formula()).toMatchObject({ formula: 'GROSS * 0.2' })
    const fixed = await update({ calculation_type: 'fixed', default_value: '7500' })
    expect(fixed).toMatchObject({ calculation_type: 'fixed', default_value: '7500.00' })
    expect(await formula()).toMatchObject({ formula: null })
  })

  it('does not change its updated_at if nothing changes', async () => {
    const workspace = await makeWorkspace()
    const id = await addComponent(workspace, 'FUEL', '7500')
    const before = await workspace.muster.salaryComponents.get(id)
    const body = { default_value: '7500.0', name: 'FUEL' }
    expect(await inConsole(workspace, 'updateSalaryComponent', { id, body })).toEqual(before)
  })

  it('does not exist for another workspace', async () => {
    const [mine, theirs] = await Promise.all([makeWorkspace(), makeWorkspace()])
    const id = await addComponent(mine, 'FUEL')
    await expect(theirs.muster.salaryComponents.get(id)).rejects.toMatchObject({ status: 404 })
    const body = { name: 'Mine' }
    expect(await askConsole(theirs, 'updateSalaryComponent', { id, body })).toMatchObject({ status: 404 })
  })

  it('needs payroll:read, and cannot be written through the API', async () => {
    const { id, key } = await makeWorkspace()
    const { salaryComponents } = clientOf(await makeKey(id, { scopes: ['employees:read'] }))
    await expect(salaryComponents.list()).rejects.toMatchObject({ status: 403, code: 'insufficient_scope' })
    expect(await raw('POST', '/v1/salary_components', { key, body: {} })).toMatchObject({ status: 405 })
  })

  it('is not part of the plan starter', async () => {
    const { muster } = await makeWorkspace({ plan: 'starter' })
    await expect(muster.salaryComponents.list()).rejects.toMatchObject({ code: 'plan_upgrade_required' })
  })
})

describe('a component that payroll pays by', () => {
  it('is there for every line of a payslip, and for every line of the country’s law', async () => {
    for (const { pack, lines } of lawPacks) {
      const codes = await codesOf(await makeWorkspace({ country: pack.toUpperCase() }))
      const ofLaw = lines.flatMap(({ code, type }) => (type === 'record' ? [] : [code]))
      expect(codes).toEqual(expect.arrayContaining([...systemCodes, ...ofLaw]))
    }
  })

  it('is there without those of other countries', async () => {
    expect((await codesOf(await makeWorkspace({ country: 'DE' }))).sort()).toEqual([...systemCodes].sort())
  })

  it('is there in workspaces that were made before it', async () => {
    const { id } = await makeWorkspace()
    const rows = await inDatabase(
      `select count(*)::int as made from salary_components c
       join system_salary_components($1, 2, 'PK') s on s.id = c.id and s.code = c.code where c.workspace_id = $1`,
      [id],
    )
    expect(rows).toEqual([{ made: 20 }])
  })

  it('keeps its category, and is renamed, reordered and taxed as the workspace says', async () => {
    const workspace = await makeWorkspace()
    const { data } = await workspace.muster.salaryComponents.list({ limit: 100 })
    const { id } = data.find(({ code }) => code === 'OVERTIME')!
    const update = (body: object) => askConsole(workspace, 'updateSalaryComponent', { id, body })
    expect(await update({ category: 'bonus' })).toMatchObject({ status: 400 })
    expect(await update({ affects_gross: true })).toMatchObject({ status: 400 })
    expect(await update({ is_mandatory: true })).toMatchObject({ status: 400 })
    const body = { name: 'Extra hours', is_taxable: false, display_order: 7, is_active: false }
    expect(await update(body)).toMatchObject({ status: 200, json: body })
  })
})

describe('a mandatory component', () => {
  it('is added to every structure, old and new, and cannot be removed', async () => {
    const workspace = await makeWorkspace()
    const { salaryStructureComponents } = workspace.muster
    const fuel = await addComponent(workspace, 'FUEL', '100')
    const old = await addStructure(workspace, [])
    await inConsole(workspace, 'updateSalaryComponent', { id: fuel, body: { is_mandatory: true } })
    const other = await addComponent(workspace, 'PHONE', '50', { is_mandatory: true })
    const added = await addStructure(workspace, [], 'New')
    for (const salary_structure_id of [old, added]) {
      const { data } = await salaryStructureComponents.list({ salary_structure_id })
      expect(data.map(each => each.salary_component_id).sort()).toEqual([fuel, other].sort())
      expect(data.every(each => each.is_mandatory)).toBe(true)
      const answer = await askConsole(workspace, 'deleteSalaryStructureComponent', { id: data[0]!.id })
      expect(answer).toMatchObject({ status: 409 })
      expect(answer.json.detail).toContain('is mandatory, so every structure has it')
    }
  })
})
