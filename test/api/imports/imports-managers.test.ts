// Imports of employees with their managers: in any order of the file, never in a circle, and only those of the workspace.

import { apply, check, codeOf, errorsOf, fileOf, hamza, sana } from '../../support/fixtures/imports.ts'
import { ayesha, makeWorkspace } from '../../support/fixtures/make.ts'

describe('managers in a file', () => {
  it('may stand below those who report to them, and be moved in one file', async () => {
    const workspace = await makeWorkspace()
    const rows = [
      { ...hamza, employee_code: 'E00003', manager_code: 'E00002' },
      { ...sana, employee_code: 'E00002', manager_code: 'E00001' },
      { ...hamza, employee_code: 'E00001', manager_code: '' },
    ]
    expect(await apply(workspace, await check(workspace, fileOf(rows)))).toMatchObject({ applied: 3 })
    const managerOf = async (code: string) => (await codeOf(workspace, code)).reporting_manager_id
    const idOf = async (code: string) => (await codeOf(workspace, code)).id
    expect(await managerOf('E00003')).toBe(await idOf('E00002'))
    // One by one in the order of the file, the first would close a circle.
    const turned = [
      { employee_code: 'E00001', manager_code: 'E00003' },
      { employee_code: 'E00003', manager_code: 'E00002' },
      { employee_code: 'E00002', manager_code: '(clear)' },
    ]
    const made = await check(workspace, fileOf(turned))
    expect(made).toMatchObject({ to_change: 2, unchanged: 1, with_errors: 0 })
    expect(await apply(workspace, made)).toMatchObject({ applied: 2, with_errors: 0 })
    expect(await managerOf('E00001')).toBe(await idOf('E00003'))
    expect(await managerOf('E00002')).toBeNull()
  })

  it('are refused in a circle, also one that closes through employees who are not in the file', async () => {
    const workspace = await makeWorkspace()
    const boss = await workspace.muster.employees.create(ayesha)
    const report = await workspace.muster.employees.create({ ...ayesha, reporting_manager_id: boss.id })
    const circle = [
      { ...hamza, employee_code: 'E00101', manager_code: 'E00102' },
      { ...sana, employee_code: 'E00102', manager_code: 'E00101' },
      { ...sana, employee_code: boss.employee_code, manager_code: report.employee_code },
      { ...sana, employee_code: 'E00104', manager_code: 'E00104' },
    ]
    const errors = await errorsOf(workspace, circle)
    expect(errors.map((error: string) => error.slice(0, 31))).toEqual([
      '2 manager_code leads in a circl',
      '3 manager_code leads in a circl',
      '4 manager_code leads in a circl',
      '5 manager_code leads in a circl',
    ])
  })

  it('are refused where they are unknown, deleted, or of another workspace', async () => {
    const stranger = await makeWorkspace()
    await apply(
      stranger,
      await check(stranger, fileOf([{ ...hamza, employee_code: 'E00900', department: 'General' }])),
    )
    await stranger.muster.departments.create({ name: 'Moon base' })
    const workspace = await makeWorkspace()
    const gone = await workspace.muster.employees.create(ayesha)
    await workspace.muster.employees.delete(gone.id)
    const rows = [
      { ...hamza, manager_code: 'E00900', department: 'Moon base' },
      { ...hamza, manager_code: gone.employee_code },
    ]
    expect(await errorsOf(workspace, rows)).toEqual([
      '2 manager_code is the code of no employee, here or in the file',
      '2 department is no department of this workspace; create it first, or write the name of another',
      '3 manager_code is the code of an employee who is deleted',
    ])
  })
})
