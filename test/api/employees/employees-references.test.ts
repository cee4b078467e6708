// What an employee refers to: records of its workspace, and managers that never lead back.

import type { Muster } from '@muster/sdk'
import { ayesha, eventsOf, makeWorkspace } from '../../support/fixtures/make.ts'

const unknownId = 'emp_01k21fe3zefz69jqj7htb64786'

describe('a reference of an employee', () => {
  const fields = [
    'department_id',
    'designation_id',
    'branch_id',
    'employment_type_id',
    'reporting_manager_id',
  ] as const

  const ownOf = async (muster: Muster): Promise<Record<(typeof fields)[number], string>> => ({
    department_id: (await muster.departments.create({ name: 'Other' })).id,
    designation_id: (await muster.designations.create({ name: 'Other' })).id,
    branch_id: (await muster.branches.create({ name: 'Other' })).id,
    employment_type_id: (await muster.employmentTypes.create({ name: 'Other' })).id,
    reporting_manager_id: (await muster.employees.create(ayesha)).id,
  })

  it('to a record of another workspace is rejected like a random id', async () => {
    const [{ muster }, other] = await Promise.all([makeWorkspace(), makeWorkspace()])
    const employee = await muster.employees.create(ayesha)
    const foreign = await ownOf(other.muster)
    for (const field of fields) {
      const refusal = { status: 400, errors: [{ field, message: 'names no record of this workspace' }] }
      for (const id of [foreign[field], unknownId]) {
        await expect(muster.employees.create({ ...ayesha, [field]: id })).rejects.toMatchObject(refusal)
        await expect(muster.employees.update(employee.id, { [field]: id })).rejects.toMatchObject(refusal)
      }
    }
  })

  it('is rejected together with all other wrong references', async () => {
    const { muster } = await makeWorkspace()
    const wrong = Object.fromEntries(fields.map(field => [field, unknownId]))
    await expect(muster.employees.create({ ...ayesha, ...wrong })).rejects.toMatchObject({
      errors: fields.map(field => ({ field })),
    })
  })

  it('cannot be a deleted manager, unless it already was', async () => {
    const { muster } = await makeWorkspace()
    const manager = await muster.employees.create(ayesha)
    const employee = await muster.employees.create({ ...ayesha, reporting_manager_id: manager.id })
    await muster.employees.delete(manager.id)
    await expect(
      muster.employees.create({ ...ayesha, reporting_manager_id: manager.id }),
    ).rejects.toMatchObject({
      errors: [{ field: 'reporting_manager_id' }],
    })
    const kept = { last_name: 'Shah', reporting_manager_id: manager.id }
    expect(await muster.employees.update(employee.id, kept)).toMatchObject(kept)
  })
})

describe('another workspace', () => {
  it('does not see, list, change or delete an employee', async () => {
    const [{ id, muster }, other] = await Promise.all([makeWorkspace(), makeWorkspace()])
    const employee = await muster.employees.create(ayesha)
    for (const asked of [employee.id, unknownId]) {
      const refusal = {
        status: 404,
        code: 'not_found',
        detail: `There is no employee ${asked} in this workspace.`,
      }
      await expect(other.muster.employees.get(asked)).rejects.toMatchObject(refusal)
      await expect(other.muster.employees.update(asked, { last_name: 'X' })).rejects.toMatchObject(refusal)
      await expect(other.muster.employees.delete(asked)).rejects.toMatchObject(refusal)
    }
    expect((await other.muster.employees.list({ include_deleted: true })).data).toEqual([])
    expect(await muster.employees.get(employee.id)).toEqual(employee)
    expect(await eventsOf(id)).toHaveLength(1)
  })
})

describe('a reporting line', () => {
  it('cannot loop', async () => {
    const { muster } = await makeWorkspace()
    const top = await muster.employees.create(ayesha)
    const middle = await muster.employees.create({ ...ayesha, reporting_manager_id: top.id })
    const low = await muster.employees.create({ ...ayesha, reporting_manager_id: middle.id })
    for (const { id } of [top, middle, low]) {
      await expect(muster.employees.update(top.id, { reporting_manager_id: id })).rejects.toMatchObject({
        status: 400,
        errors: [{ field: 'reporting_manager_id', message: 'leads back to this employee itself' }],
      })
    }
    expect(await muster.employees.update(low.id, { reporting_manager_id: top.id })).toMatchObject({
      reporting_manager_id: top.id,
    })
  })

  it('cannot loop through two changes at once', async () => {
    const { muster } = await makeWorkspace()
    for (let round = 0; round < 5; round++) {
      const [a, b] = await Promise.all([muster.employees.create(ayesha), muster.employees.create(ayesha)])
      const answers = await Promise.allSettled([
        muster.employees.update(a.id, { reporting_manager_id: b.id }),
        muster.employees.update(b.id, { reporting_manager_id: a.id }),
      ])
      expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    }
  })
})
