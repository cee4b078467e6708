// Salary structure components: what a structure has; formulas never need each other in a circle.

import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { clientOf, makeKey, makeWorkspace } from '../../support/fixtures/make.ts'
import { addComponent, addStructure } from '../../support/fixtures/salary.ts'

async function structured() {
  const workspace = await makeWorkspace()
  const basic = await addComponent(workspace, 'BASIC', '60%', { category: 'basic', display_order: 4 })
  const rent = await addComponent(workspace, 'HRA', '40%')
  const structure = await addStructure(workspace, [basic])
  const add = (salary_component_id: string, more: object = {}) =>
    askConsole(workspace, 'createSalaryStructureComponent', {
      body: { salary_structure_id: structure, salary_component_id, ...more },
    })
  const update = (id: string, body: object) =>
    askConsole(workspace, 'updateSalaryStructureComponent', { id, body })
  return { workspace, parts: workspace.muster.salaryStructureComponents, basic, rent, structure, add, update }
}

describe('a component of a structure', () => {
  it('takes over what the component says, unless it says otherwise', async () => {
    const { workspace, parts, basic, rent, structure } = await structured()
    const terms = { calculation_type: 'fixed', default_value: '4000', display_order: 9 }
    const json = await inConsole(workspace, 'createSalaryStructureComponent', {
      body: { salary_structure_id: structure, salary_component_id: rent, ...terms },
    })
    expect(json).toEqual({
      object: 'salary_structure_component',
      id: expect.stringMatching(/^ssc_/),
      salary_structure_id: structure,
      salary_component_id: rent,
      calculation_type: 'fixed',
      default_value: '4000.00',
      is_mandatory: false,
      display_order: 9,
    })
    const { data } = await parts.list({ salary_structure_id: structure })
    expect(data[0]).toEqual(json)
    expect(data[1]).toMatchObject({
      salary_component_id: basic,
      calculation_type: null,
      default_value: null,
      display_order: 4,
    })
    expect((await parts.list({ salary_component_id: basic })).data).toEqual([data[1]])
    expect(await parts.get(json.id)).toEqual(json)
  })

  it('is listed page by page, newest first', async () => {
    const { parts, rent, add } = await structured()
    await add(rent)
    const all = (await parts.list()).data
    const first = await parts.list({ limit: 1 })
    expect(first).toMatchObject({ has_more: true, data: [all[0]] })
    const second = await parts.list({ limit: 1, starting_after: first.next_cursor! })
    expect(second).toMatchObject({ has_more: false, data: [all[1]] })
  })

  it('is there once', async () => {
    const { basic, add } = await structured()
    expect(await add(basic)).toMatchObject({ status: 409 })
  })

  it('is changed, and calculated by a formula that the console shows', async () => {
    const { workspace, rent, add, update } = await structured()
    const { id } = (await add(rent)).json
    const changed = await update(id, {
      calculation_type: 'formula',
      formula: 'BASIC / 2',
      is_mandatory: true,
    })
    expect(changed.json).toMatchObject({
      calculation_type: 'formula',
      default_value: null,
      is_mandatory: true,
    })
    const formula = () => inConsole(workspace, 'getSalaryStructureComponentFormula', { id })
    expect(await formula()).toEqual({ object: 'salary_formula', id, formula: 'BASIC / 2' })
    expect((await update(id, { display_order: 3 })).json).toMatchObject({ calculation_type: 'formula' })
    expect((await update(id, { calculation_type: null })).json).toMatchObject({ calculation_type: null })
    expect(await formula()).toMatchObject({ formula: null })
    const valued = { id, body: { default_value: '35.5' } }
    const after = await inConsole(workspace, 'updateSalaryStructureComponent', valued)
    expect(after).toMatchObject({ default_value: '35.50' })
  })

  it.each([
    ['no value', { calculation_type: 'fixed' }, 'default_value is needed to calculate by a fixed amount'],
    ['a percentage above 100', { default_value: '140' }, 'default_value is 140'],
    [
      'a formula that names what the structure lacks',
      { calculation_type: 'formula', formula: 'PHONE * 2' },
      'formula names PHONE, which is not among the components',
    ],
    [
      'a formula of itself',
      { calculation_type: 'formula', formula: 'HRA * 2' },
      'formula goes in a circle: HRA needs HRA',
    ],
  ])('is rejected with %s', async (_what, fields, says) => {
    const { rent, add } = await structured()
    const answer = await add(rent, fields)
    expect(answer).toMatchObject({ status: 400 })
    expect(answer.json.detail).toContain(says)
  })

  it('is rejected if formulas would need each other, wherever they are changed', async () => {
    const { workspace, rent, add, update } = await structured()
    const phone = await addComponent(workspace, 'PHONE', '100')
    const own = (await add(phone)).json.id
    await add(rent, { calculation_type: 'formula', formula: 'PHONE * 2' })
    const says = 'formula goes in a circle: HRA needs PHONE, PHONE needs HRA'
    const inStructure = await update(own, { calculation_type: 'formula', formula: 'HRA / 2' })
    expect(inStructure).toMatchObject({ status: 400 })
    expect(inStructure.json.detail).toContain(says)
    const body = { calculation_type: 'formula', formula: 'HRA / 2' }
    const inComponent = await askConsole(workspace, 'updateSalaryComponent', { id: phone, body })
    expect(inComponent).toMatchObject({ status: 400 })
    expect(inComponent.json.detail).toContain(says)
    expect(await workspace.muster.salaryComponents.get(phone)).toMatchObject({ calculation_type: 'fixed' })
  })

  it('is rejected for a component that is inactive, computed by payroll, or of another workspace', async () => {
    const { workspace, rent, add } = await structured()
    await inConsole(workspace, 'updateSalaryComponent', { id: rent, body: { is_active: false } })
    expect((await add(rent)).json.detail).toContain('names a component that is not active')
    const { data } = await workspace.muster.salaryComponents.list({ limit: 100 })
    const byCode = new Map(data.map(({ code, id }) => [code, id]))
    expect((await add(byCode.get('TAX')!)).json.detail).toContain(
      'names TAX, whose amount payroll computes itself',
    )
    expect(await add(byCode.get('PF_EE')!)).toMatchObject({ status: 201 })
    const theirs = await addComponent(await makeWorkspace(), 'HRA')
    expect((await add(theirs)).json.detail).toContain('names no record of this workspace')
  })

  it('is removed, unless a formula names it', async () => {
    const { workspace, parts, basic, rent, structure, add } = await structured()
    const { id } = (await add(rent, { calculation_type: 'formula', formula: 'BASIC + 1' })).json
    const [own] = (await parts.list({ salary_structure_id: structure, salary_component_id: basic })).data
    const remove = (part: string) => askConsole(workspace, 'deleteSalaryStructureComponent', { id: part })
    const named = await remove(own!.id)
    expect(named).toMatchObject({ status: 409 })
    expect(named.json.detail).toContain('The formula of HRA names BASIC')
    expect(await remove(id)).toMatchObject({ status: 200, json: { id } })
    expect(await remove(id)).toMatchObject({ status: 404 })
    const last = await inConsole(workspace, 'deleteSalaryStructureComponent', { id: own!.id })
    expect(last).toEqual(own)
  })

  it('needs payroll:read', async () => {
    const { workspace } = await structured()
    const key = await makeKey(workspace.id, { scopes: ['org:read'] })
    await expect(clientOf(key).salaryStructureComponents.list()).rejects.toMatchObject({ status: 403 })
  })
})
