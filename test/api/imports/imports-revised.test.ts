// Imports whose cells are corrected in the console: all rows are checked again, as if the file had said so.

import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { apply, check, fileOf, hamza, rowsOf, sana, settle } from '../../support/fixtures/imports.ts'
import { inDatabase, makeWorkspace, type TestWorkspace } from '../../support/fixtures/make.ts'

let workspace: TestWorkspace
beforeAll(async () => {
  workspace = await makeWorkspace()
})

const wrong = fileOf([hamza, Object.assign({}, sana, { joining_date: 'soon' })])
const revise = (id: string, cells: readonly object[]) =>
  askConsole(workspace, 'reviseImport', { id, body: { cells } })
const date = (value: string | null) => ({ line: 3, column: 'joining_date', value })

describe('a corrected cell', () => {
  it('is checked with all other rows, and applied as it was corrected', async () => {
    const found = await check(workspace, wrong)
    expect(found).toMatchObject({ status: 'checked', to_create: 1, with_errors: 1 })
    const body = { cells: [date('2025-10-01')] }
    const revised = await inConsole(workspace, 'reviseImport', { id: found.id, body })
    expect(revised.status).toBe('checking')
    expect(await settle(workspace, found.id)).toMatchObject({
      status: 'checked',
      to_create: 2,
      with_errors: 0,
    })
    expect(await apply(workspace, found)).toMatchObject({ status: 'applied', applied: 2 })
    const { data } = await workspace.muster.employees.list()
    expect(data.map(({ joining_date }) => joining_date).sort()).toEqual(['2025-09-01', '2025-10-01'])
  })

  it('may be wrong again, and is corrected anew; the file with the errors has it', async () => {
    const found = await check(
      workspace,
      fileOf([Object.assign({}, sana, { first_name: 'Nadia', joining_date: 'soon' })]),
    )
    await revise(found.id, [Object.assign(date('2025-13-01'), { line: 2 })])
    expect(await settle(workspace, found.id)).toMatchObject({ with_errors: 1 })
    const [row] = await rowsOf(workspace, found, { outcome: 'error' })
    expect(row.errors).toMatchObject([{ line: 2, column: 'joining_date', value: '2025-13-01' }])
    const errors = await askConsole(workspace, 'getImportErrors', { id: found.id })
    expect(errors.text).toContain('2025-13-01')
    await revise(found.id, [Object.assign(date(null), { line: 2 })])
    await settle(workspace, found.id)
    const [empty] = await rowsOf(workspace, found, { outcome: 'error' })
    expect(empty.errors).toMatchObject([{ column: 'joining_date', value: null }])
  })

  it('stands on a line with a row, and in a column of the file', async () => {
    const found = await check(workspace, wrong)
    const { status, json } = await revise(found.id, [
      { line: 9, column: 'joining_date', value: '2025-10-01' },
      { line: 3, column: 'gross_salary', value: '1' },
    ])
    expect([status, json.errors.map(({ field }: { field: string }) => field)]).toEqual([
      400,
      ['cells[0].line', 'cells[1].column'],
    ])
  })

  it('is in the audit without what it says', async () => {
    const found = await check(workspace, wrong)
    await revise(found.id, [date('a secret')])
    const [entry] = await inDatabase<{ details: string }>(
      `select details::text as details from audit_entries where action = 'import.revised' and object_id = $1`,
      [found.id],
    )
    expect(JSON.parse(entry!.details)).toEqual({ cells: [{ line: 3, column: 'joining_date' }] })
  })

  it('is of a file that waits, and of who uploaded it', async () => {
    const found = await check(workspace, fileOf([Object.assign({}, hamza, { last_name: 'Once' })]))
    await apply(workspace, found)
    const line = [{ line: 2, column: 'last_name', value: 'Twice' }]
    expect((await revise(found.id, line)).status).toBe(409)
    const stranger = await makeWorkspace()
    const answer = await askConsole(stranger, 'reviseImport', { id: found.id, body: { cells: line } })
    expect(answer.status).toBe(404)
  })
})
