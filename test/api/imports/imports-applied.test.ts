// Applying an import: what changed since the check is seen, row by row, and nothing is made twice.

import {
  apply,
  askToApply,
  check,
  fileOf,
  hamza,
  rowsOf,
  sana,
  settle,
} from '../../support/fixtures/imports.ts'
import { ayesha, inDatabase, makeWorkspace, type TestWorkspace } from '../../support/fixtures/make.ts'
import { deliver } from '../../support/server/server.ts'

const listOf = async ({ muster }: TestWorkspace) => (await muster.employees.list({ limit: 100 })).data
const messagesOf = async (workspace: TestWorkspace, made: { readonly id: string }) => {
  const rows = await rowsOf(workspace, made, { outcome: 'error' })
  return rows.map((row: { errors: { message: string }[] }) => row.errors.map(each => each.message).join())
}

describe('an import that is applied', () => {
  it('leaves out an employee who was deleted since the check, and writes the others', async () => {
    const workspace = await makeWorkspace()
    const gone = await workspace.muster.employees.create(ayesha)
    const rows = [
      { employee_code: gone.employee_code, ...hamza },
      { employee_code: 'E00900', ...sana },
    ]
    const made = await check(workspace, fileOf(rows))
    await workspace.muster.employees.delete(gone.id)
    expect(await apply(workspace, made)).toMatchObject({ status: 'applied', applied: 1, with_errors: 1 })
    expect(await messagesOf(workspace, made)).toEqual([expect.stringMatching(/employee who is deleted/)])
  })

  it('leaves out a row whose columns somebody has changed since', async () => {
    const workspace = await makeWorkspace()
    const person = await workspace.muster.employees.create({ ...ayesha, phone_primary: '+92 300 111' })
    const row = { employee_code: person.employee_code, phone_primary: '+92 300 111', father_name: 'Tariq' }
    const made = await check(workspace, fileOf([row]))
    await workspace.muster.employees.update(person.id, { phone_primary: '+92 300 222' })
    expect(await apply(workspace, made)).toMatchObject({ applied: 0, with_errors: 1 })
    expect(await messagesOf(workspace, made)).toEqual([
      'Somebody has changed phone_primary since this was checked. Upload the file again to see what it does now.',
    ])
    expect((await listOf(workspace))[0]).toMatchObject({ phone_primary: '+92 300 222', father_name: null })
  })

  it('says unchanged where somebody else has done the same meanwhile', async () => {
    const workspace = await makeWorkspace()
    const person = await workspace.muster.employees.create(ayesha)
    const row = { employee_code: person.employee_code, father_name: 'Tariq' }
    const made = await check(workspace, fileOf([row]))
    await workspace.muster.employees.update(person.id, { father_name: 'Tariq' })
    expect(await apply(workspace, made)).toMatchObject({ applied: 0, unchanged: 1, with_errors: 0 })
  })

  it('names a department that was removed since', async () => {
    const workspace = await makeWorkspace()
    const { id } = await workspace.muster.departments.create({ name: 'Finance' })
    const made = await check(workspace, fileOf([{ ...hamza, department: 'Finance' }, sana]))
    await workspace.muster.departments.update(id, { name: 'Accounts' })
    expect(await apply(workspace, made)).toMatchObject({ applied: 1, with_errors: 1 })
    expect(await messagesOf(workspace, made)).toEqual([expect.stringMatching(/^is no department/)])
  })

  it('creates nobody twice, whether by the same file or by two files at once', async () => {
    const workspace = await makeWorkspace()
    const withoutCodes = fileOf([hamza, sana])
    const [one, two] = [await check(workspace, withoutCodes), await check(workspace, withoutCodes)]
    const began = [await askToApply(workspace, one), await askToApply(workspace, two)]
    expect(began.map(({ status }) => status)).toEqual([200, 409])
    await settle(workspace, one.id)
    expect(await apply(workspace, two)).toMatchObject({ applied: 0, with_errors: 2 })
    expect(await messagesOf(workspace, two)).toContainEqual(expect.stringMatching(/was applied meanwhile/))
    expect(await check(workspace, withoutCodes)).toMatchObject({ to_create: 0, with_errors: 2 })
    expect(await listOf(workspace)).toHaveLength(2)
    const others = [hamza, sana].map((row, n) => ({ ...row, employee_code: `E0080${n}` }))
    const left = await check(workspace, fileOf(others))
    const right = await check(workspace, fileOf([...others].reverse()))
    for (const made of [left, right]) expect((await askToApply(workspace, made)).status).toBe(200)
    await deliver()
    const ended = await Promise.all([settle(workspace, left.id), settle(workspace, right.id)])
    expect(ended.map(({ status }) => status)).toEqual(['applied', 'applied'])
    expect(ended[0].applied + ended[1].applied).toBe(2)
    expect(await listOf(workspace)).toHaveLength(4)
  })

  it('leaves out those who report to somebody who could not be created', async () => {
    const workspace = await makeWorkspace()
    const rows = [
      { ...hamza, employee_code: 'E00901', department: 'Finance', manager_code: '' },
      { ...sana, employee_code: 'E00902', department: 'General', manager_code: 'E00901' },
    ]
    const { id } = await workspace.muster.departments.create({ name: 'Finance' })
    const made = await check(workspace, fileOf(rows))
    await workspace.muster.departments.update(id, { name: 'Accounts' })
    expect(await apply(workspace, made)).toMatchObject({ applied: 0, with_errors: 2 })
    expect(await messagesOf(workspace, made)).toContainEqual(
      'is created by line 2, which has errors; correct that line first',
    )
  })

  it('writes the others of a piece where one of them is refused only when it is written', async () => {
    const workspace = await makeWorkspace()
    const rows = Array.from({ length: 60 }, (_, n) => ({ ...hamza, employee_code: `E0${1000 + n}` }))
    const made = await check(workspace, fileOf(rows))
    // A constraint that no check knows of.
    const name = `employees_${workspace.id.toUpperCase()}_check`
    const rule = `check (workspace_id <> '${workspace.id}' or employee_code <> 'E01007')`
    await inDatabase(`alter table employees add constraint "${name}" ${rule}`)
    expect(await apply(workspace, made)).toMatchObject({ applied: 59, with_errors: 1, done: 60, total: 60 })
    await inDatabase(`alter table employees drop constraint "${name}"`)
    const [row] = await rowsOf(workspace, made, { outcome: 'error' })
    expect(row).toMatchObject({ key: 'E01007', applied_at: null, errors: [{ line: 9 }] })
  })

  it('tells what is wrong with ten thousand rows, and how many', async () => {
    const workspace = await makeWorkspace()
    const rows = Array.from({ length: 10_000 }, () => ({ ...hamza, joining_date: '31/31/2025' }))
    const made = await check(workspace, fileOf(rows))
    expect(made).toMatchObject({ with_errors: 10_000, to_create: 0, status: 'checked' })
    expect((await askToApply(workspace, made)).status).toBe(409)
    expect(await apply(workspace, made, 'valid')).toMatchObject({ applied: 0, status: 'applied' })
  })
})
