// The defaults of new employees: read and changed in the console.

import { beside, waiting } from '../../support/database/owner.ts'
import { auditOf } from '../../support/fixtures/audit.ts'
import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { ayesha, makeWorkspace } from '../../support/fixtures/make.ts'

describe('the defaults of new employees', () => {
  it('are what an employee gets where none is sent', async () => {
    const workspace = await makeWorkspace()
    const before = await inConsole(workspace, 'getEmployeeDefaults')
    const { id } = await workspace.muster.departments.create({ name: 'Weaving', code: 'WV' })
    const body = { default_department_id: id }
    expect(await inConsole(workspace, 'updateEmployeeDefaults', { body })).toEqual({ ...before, ...body })
    const employee = await workspace.muster.employees.create(ayesha)
    expect(employee).toMatchObject({ department_id: id, designation_id: before.default_designation_id })
    expect(await auditOf(workspace.id)).toEqual([['updateEmployeeDefaults', body]])
  })

  it('may be none, which asks for one at each hiring', async () => {
    const workspace = await makeWorkspace()
    await inConsole(workspace, 'updateEmployeeDefaults', { body: { default_designation_id: null } })
    await expect(workspace.muster.employees.create(ayesha)).rejects.toThrow('designation_id')
  })

  it('keep both of two changes at the same time', async () => {
    const workspace = await makeWorkspace()
    const before = await inConsole(workspace, 'getEmployeeDefaults')
    const change = (body: object) => inConsole(workspace, 'updateEmployeeDefaults', { body })
    const changes = await beside(async owner => {
      await owner.query('select from employee_settings where workspace_id = $1 for update', [workspace.id])
      const made = [change({ default_department_id: null }), change({ default_designation_id: null })]
      await waiting(made.length)
      return made
    })
    await Promise.all(changes)
    expect(await inConsole(workspace, 'getEmployeeDefaults')).toEqual({
      ...before,
      default_department_id: null,
      default_designation_id: null,
    })
  })

  it('name records of the workspace that are in use', async () => {
    const [workspace, other] = [await makeWorkspace(), await makeWorkspace()]
    const { default_designation_id: foreign } = await inConsole(other, 'getEmployeeDefaults')
    const { id } = await workspace.muster.departments.create({ name: 'Dyeing', code: 'DY' })
    await workspace.muster.departments.update(id, { status: 'inactive' })
    const body = { default_department_id: id, default_designation_id: foreign }
    const { status, json } = await askConsole(workspace, 'updateEmployeeDefaults', { body })
    const message = 'names no record of this workspace that is in use'
    expect([status, json.errors]).toEqual([
      400,
      [
        { field: 'default_department_id', message },
        { field: 'default_designation_id', message },
      ],
    ])
  })
})
