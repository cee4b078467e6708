// Corrections of salaries: an assignment that was wrong is changed, moved or deleted.

import { askConsole, inConsole } from '../../../support/fixtures/console.ts'
import { addComponent, addStructure, amountsOf, payable } from '../../../support/fixtures/salary.ts'

describe('a correction of a salary assignment', () => {
  async function corrected() {
    const own = await payable()
    const first = await own.assign('100000', '2026-01-01')
    const second = await own.assign('130000', '2026-06-16')
    const update = (body: object, id: string = second.id) =>
      askConsole(own.workspace, 'updateSalaryAssignment', { id, body })
    const read = (id: string) => own.muster.salaryAssignments.get(id)
    return { ...own, first, second, update, read }
  }

  it('resolves the amounts again as they were chosen', async () => {
    const own = await corrected()
    const { json } = await own.update({ gross_salary: '140000', reason: 'Corrected' })
    expect(json).toMatchObject({
      gross_salary: '140000.00',
      reason: 'Corrected',
      effective_from: '2026-06-16',
    })
    expect(json.updated_at > own.second.updated_at).toBe(true)
    expect(await amountsOf(own)).toEqual({ BASIC: '84000.00', HRA: '42000.00', MEDICAL: '14000.00' })
    expect((await own.update({ gross_salary: '140000' })).json).toEqual(json)
  })

  it('chooses the amounts anew', async () => {
    const own = await corrected()
    const components = [
      { salary_component_id: own.medical, is_excluded: true },
      { salary_component_id: own.rent, value: '40' },
    ]
    const { json } = await own.update({ components })
    expect(json.updated_at > own.second.updated_at).toBe(true)
    expect(await amountsOf(own)).toEqual({ BASIC: '78000.00', HRA: '52000.00' })
    expect((await own.update({ components })).json).toEqual(json)
    await own.update({ components: [] })
    expect(await amountsOf(own)).toEqual({ BASIC: '78000.00', HRA: '39000.00', MEDICAL: '13000.00' })
  })

  it('moves to another structure', async () => {
    const own = await corrected()
    const all = await addComponent(own.workspace, 'PAY', '0', { category: 'balancing' })
    const salary_structure_id = await addStructure(own.workspace, [all], 'One line')
    expect((await own.update({ salary_structure_id })).json).toMatchObject({ salary_structure_id })
    expect(await amountsOf(own)).toEqual({ PAY: '130000.00' })
  })

  it.each([
    ['earlier', '2026-06-01', '2026-05-31'],
    ['later', '2026-07-01', '2026-06-30'],
  ])('starts %s, and the one before it ends the day before', async (_when, effective_from, effective_to) => {
    const { first, update, read } = await corrected()
    expect((await update({ effective_from })).json).toMatchObject({ effective_from })
    expect(await read(first.id)).toMatchObject({ effective_to })
  })

  it('ends on a day, and no longer', async () => {
    const { first, second, update, read, assign } = await corrected()
    expect((await update({ effective_to: '2026-12-31' })).json).toMatchObject({ effective_to: '2026-12-31' })
    expect((await update({ effective_to: null })).json).toMatchObject({ effective_to: null })
    const overlapping = await update({ effective_to: null }, first.id)
    expect(overlapping).toMatchObject({ status: 409 })
    expect(overlapping.json.detail).toContain('Another salary assignment of the employee is in force')
    expect(await update({ effective_from: '2025-12-31' })).toMatchObject({ status: 409 })
    expect(await update({ effective_to: '2026-06-01' })).toMatchObject({ status: 400 })
    await update({ effective_to: '2026-12-31' })
    await assign('150000', '2027-02-01')
    expect(await read(second.id)).toMatchObject({ effective_to: '2026-12-31' })
  })

  it('is rejected with the figures if the earnings no longer add up', async () => {
    const own = await payable()
    const components = [{ salary_component_id: own.rent, calculation_type: 'fixed', value: '30000' }]
    const { id } = await own.assign('100000', '2026-01-01', { components })
    const body = { gross_salary: '110000' }
    const answer = await askConsole(own.workspace, 'updateSalaryAssignment', { id, body })
    expect(answer).toMatchObject({ status: 400 })
    expect(answer.json.detail).toContain(
      'gross_salary is 110000.00, and the earnings come to 107000.00, 3000.00 too little',
    )
  })

  it('is undone by deletion, and the one before it goes on', async () => {
    const own = await corrected()
    const { workspace, first, second, read } = own
    const deleted = await inConsole(workspace, 'deleteSalaryAssignment', { id: second.id })
    expect(deleted).toEqual({ ...second, deleted: true, updated_at: deleted.updated_at })
    expect(await read(second.id)).toEqual(deleted)
    expect(await read(first.id)).toMatchObject({ effective_to: null })
    expect(await amountsOf(own)).toMatchObject({ BASIC: '60000.00' })
  })
})
