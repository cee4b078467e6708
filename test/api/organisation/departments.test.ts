// Departments: how the organisation nests.

import { describePlain } from '../../support/contract/plain.ts'
import { ayesha, makeWorkspace } from '../../support/fixtures/make.ts'

describePlain({
  object: 'department',
  path: '/v1/departments',
  of: muster => muster.departments,
  least: { name: 'Weaving' },
  defaults: { code: null, parent_id: null, head_employee_id: null, cost_center: null, status: 'active' },
  whole: { name: 'Finance', code: 'FIN', cost_center: 'CC-410', status: 'inactive' },
  references: async muster => ({
    parent_id: (await muster.departments.create({ name: 'Above' })).id,
    head_employee_id: (await muster.employees.create(ayesha)).id,
  }),
  unique: { name: 'FINANCE', code: 'fin' },
  refused: [
    ['name', ' '],
    ['name', null],
    ['status', 'closed'],
    ['deleted', true],
  ],
  filters: [{ status: 'inactive' }, { parent_id: 'parent' }],
})

describe('a department', () => {
  it('can have the name of a department under another parent', async () => {
    const { muster } = await makeWorkspace()
    const [east, west] = await Promise.all(['East', 'West'].map(name => muster.departments.create({ name })))
    const sales = await muster.departments.create({ name: 'Sales', parent_id: east!.id })
    await muster.departments.create({ name: 'Sales', parent_id: west!.id })
    await muster.departments.create({ name: 'Sales' })
    const taken = { status: 409, errors: [{ field: 'name', message: 'is already in use' }] }
    for (const parent_id of [west!.id, null])
      await expect(muster.departments.update(sales.id, { parent_id })).rejects.toMatchObject(taken)
  })

  it('cannot be its own ancestor', async () => {
    const { muster } = await makeWorkspace()
    const top = await muster.departments.create({ name: 'Top' })
    const inner = await muster.departments.create({ name: 'Inner', parent_id: top.id })
    const innermost = await muster.departments.create({ name: 'Innermost', parent_id: inner.id })
    for (const parent of [top, inner, innermost]) {
      await expect(muster.departments.update(top.id, { parent_id: parent.id })).rejects.toMatchObject({
        code: 'validation_failed',
        errors: [{ field: 'parent_id', message: 'leads back to this department itself' }],
      })
    }
    expect(await muster.departments.update(inner.id, { parent_id: null })).toMatchObject({ parent_id: null })
    expect(await muster.departments.update(top.id, { parent_id: innermost.id })).toMatchObject({
      parent_id: innermost.id,
    })
  })

  it('does not become its own ancestor through moves at once', async () => {
    const { muster } = await makeWorkspace()
    for (let round = 0; round < 5; round++) {
      const ring = await Promise.all(
        ['a', 'b', 'c'].map(name => muster.departments.create({ name: `${name}${round}` })),
      )
      const moves = ring.map(({ id }, index) =>
        muster.departments.update(id, { parent_id: ring[(index + 1) % 3]!.id }),
      )
      const answers = await Promise.allSettled(moves)
      expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'fulfilled', 'rejected'])
    }
  })

  it('cannot be led by a deleted employee, unless it already was', async () => {
    const { muster } = await makeWorkspace()
    const head = await muster.employees.create(ayesha)
    const led = await muster.departments.create({ name: 'Finance', head_employee_id: head.id })
    await muster.employees.delete(head.id)
    await expect(
      muster.departments.create({ name: 'Other', head_employee_id: head.id }),
    ).rejects.toMatchObject({
      status: 400,
      errors: [{ field: 'head_employee_id' }],
    })
    const kept = { name: 'Accounts', head_employee_id: head.id }
    expect(await muster.departments.update(led.id, kept)).toMatchObject(kept)
  })
})
