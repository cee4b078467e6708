// Salary structures: kinds of package; read by the API and written by the console.

import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { clientOf, makeKey, makeWorkspace, raw } from '../../support/fixtures/make.ts'
import { addStructure } from '../../support/fixtures/salary.ts'
import { soonAfter } from '../../support/soon-after.ts'

describe('a salary structure', () => {
  it('is created, changed, read by id and listed', async () => {
    const workspace = await makeWorkspace()
    const { salaryStructures } = workspace.muster
    const { id } = await inConsole(workspace, 'createSalaryStructure', { body: { name: 'Monthly staff' } })
    const structure = await salaryStructures.get(id)
    expect(structure).toEqual({
      object: 'salary_structure',
      id,
      name: 'Monthly staff',
      description: null,
      is_active: true,
      created_at: expect.any(String),
      updated_at: soonAfter(structure.created_at),
    })
    const body = { description: 'By the month', is_active: false }
    const changed = await inConsole(workspace, 'updateSalaryStructure', { id, body })
    expect(changed).toMatchObject({ name: 'Monthly staff', ...body })
    expect((await salaryStructures.list({ is_active: false })).data).toEqual([changed])
    expect((await salaryStructures.list({ is_active: true })).data).toEqual([])
    expect((await salaryStructures.list({ updated_since: changed.updated_at })).data).toEqual([changed])
  })

  it('has a name of its own', async () => {
    const workspace = await makeWorkspace()
    await addStructure(workspace, [])
    const body = { name: 'MONTHLY STAFF' }
    expect(await askConsole(workspace, 'createSalaryStructure', { body })).toMatchObject({ status: 409 })
  })

  it('does not exist for another workspace', async () => {
    const [mine, theirs] = await Promise.all([makeWorkspace(), makeWorkspace()])
    const id = await addStructure(mine, [])
    await expect(theirs.muster.salaryStructures.get(id)).rejects.toMatchObject({ status: 404 })
    const body = { name: 'Mine' }
    expect(await askConsole(theirs, 'updateSalaryStructure', { id, body })).toMatchObject({ status: 404 })
  })

  it('needs payroll:read, and a token with salaries.manage to be written', async () => {
    const { id, key } = await makeWorkspace()
    const { salaryStructures } = clientOf(await makeKey(id, { scopes: ['org:read'] }))
    await expect(salaryStructures.list()).rejects.toMatchObject({ status: 403 })
    const body = { name: 'Monthly' }
    expect(await raw('POST', '/v1/salary_structures', { key, body })).toMatchObject({ status: 405 })
    const token = await makeKey(id, { scopes: [], permissions: ['leave.manage'] })
    expect(await raw('POST', '/console/salary_structures', { key: token, body })).toMatchObject({
      status: 403,
    })
  })
})
