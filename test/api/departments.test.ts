// Departments: how the organisation nests.

import { ayesha, makeWorkspace } from '../support/make.ts'

describe('a department', () => {
  it('is created with what was sent, and listed first', async () => {
    const { muster } = await makeWorkspace()
    const created = await muster.departments.create({ name: 'Finance', code: 'FIN' })
    expect(created).toMatchObject({ object: 'department', name: 'Finance', code: 'FIN', parent_id: null, status: 'active' })
    const page = await muster.departments.list()
    expect(page.data[0]).toEqual(created)
  })

  it('cannot be its own ancestor', async () => {
    const { muster } = await makeWorkspace()
    const top = await muster.departments.create({ name: 'Top' })
    const inner = await muster.departments.create({ name: 'Inner', parent_id: top.id })
    await expect(muster.departments.update(top.id, { parent_id: inner.id })).rejects.toMatchObject({
      code: 'validation_failed',
      errors: [{ field: 'parent_id', message: 'leads back to this department itself' }],
    })
    await expect(muster.departments.update(top.id, { parent_id: top.id })).rejects.toMatchObject({ code: 'validation_failed' })
  })

  it('is led by an employee of the workspace', async () => {
    const { muster } = await makeWorkspace()
    const head = await muster.employees.create(ayesha)
    const department = await muster.departments.create({ name: 'Finance', head_employee_id: head.id })
    expect(department.head_employee_id).toBe(head.id)
  })
})
