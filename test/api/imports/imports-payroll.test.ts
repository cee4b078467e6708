// Imports of payroll: a month of the past as a draft, whose rows add up to the totals of the file.

import { inConsole } from '../../support/fixtures/console.ts'
import { apply, check, fileOf, rowsOf, settle, upload } from '../../support/fixtures/imports.ts'
import { inDatabase } from '../../support/fixtures/make.ts'
import { entryOf } from '../../support/fixtures/payroll.ts'
import { bodyOf, codesOf, figures, march, totals } from '../../support/fixtures/payroll-imports.ts'
import { makePayday, type Payday } from '../../support/fixtures/payroll-payments.ts'
import { setClock } from '../../support/server/server.ts'

beforeEach(() => setClock('2026-05-05T05:00:00Z'))
afterEach(() => setClock())

const payroll = { ...march, totals }
const options = { kind: 'payroll', payroll }
const amounts = { amount_BASIC: '60000', amount_HRA: '40000', amount_TAX: '440', amount_EOBI_ER: '2000' }
const messagesOf = async (workspace: Payday, made: { readonly id: string }) =>
  (await rowsOf(workspace, made)).flatMap(({ errors }: { errors: { column: string; message: string }[] }) =>
    errors.map(({ column, message }) => `${column}: ${message}`),
  )
const runsOf = ({ id }: Payday) =>
  inDatabase<{ id: string; status: string }>('select id, status from payroll_runs where workspace_id = $1', [
    id,
  ])

async function makePaid() {
  const workspace = await makePayday()
  const [code] = await codesOf(workspace)
  const row = (more: Record<string, string> = {}) => ({ employee_code: code!, ...figures, ...more })
  return { workspace, code: code!, row }
}

describe('an import of payroll', () => {
  it('makes the draft that the request by hand makes, with its lines and its entries of the audit', async () => {
    const { workspace, row } = await makePaid()
    const made = await check(workspace, fileOf([row(amounts)]), options)
    expect(made).toMatchObject({ status: 'checked', to_create: 1 })
    expect(await runsOf(workspace)).toEqual([])
    expect(await apply(workspace, made)).toMatchObject({ status: 'applied', applied: 1 })
    const [run] = await runsOf(workspace)
    const entry = await entryOf(workspace, run!.id)
    expect(entry).toMatchObject({
      net_salary: '99560.00',
      lines: { BASIC: '60000.00', HRA: '40000.00', TAX: '440.00', EOBI_ER: '2000.00' },
    })
    const [written] = await rowsOf(workspace, made)
    expect(written.object_id).toBe(entry.id)
    const read = await inConsole(workspace, 'getPayrollRunDetail', { id: run!.id })
    expect(read).toMatchObject({
      ...march,
      status: 'draft',
      source: 'imported',
      total_net: '99560.00',
      warnings: [],
    })
    const actions = await inDatabase<{ action: string }>(
      `select action from audit_entries where workspace_id = $1 and object_id = $2 order by id`,
      [workspace.id, run!.id],
    )
    expect(actions.map(({ action }) => action)).toEqual([
      'payroll_run.imported',
      'payroll_run.import_changed',
    ])
  })

  it('fails where the rows do not add up to the totals, with both figures', async () => {
    const { workspace, row } = await makePaid()
    const wrong = { ...payroll, totals: { ...totals, total_net: '99561', total_employees: 2 } }
    const { json } = await upload(workspace, fileOf([row()]), { kind: 'payroll', payroll: wrong })
    const failed = await settle(workspace, json.id)
    expect(failed.status).toBe('failed')
    expect(failed.message).toContain(
      'The file does not add up to its totals: total_employees is 2, and there is 1 entry; total_net is 99561, and the entries add up to 99560.',
    )
  })

  it('fails where the month takes no run', async () => {
    const { workspace, row } = await makePaid()
    await inConsole(workspace, 'createPayrollImport', { body: bodyOf(workspace) })
    const { json } = await upload(workspace, fileOf([row()]), options)
    const failed = await settle(workspace, json.id)
    expect([failed.status, failed.message]).toEqual(['failed', expect.stringContaining('2026-03')])
  })

  it('tells row by row what does not add up, by the columns of the file', async () => {
    const { workspace, row, code } = await makePaid()
    const made = await check(
      workspace,
      fileOf([
        row({ net_salary: '99000' }),
        row({ employee_code: 'E99999' }),
        { ...row(), employee_code: '' },
        row({ employee_code: 'E99998', ...amounts, amount_HRA: '40000.001' }),
        row({ employee_code: 'E99997', tax_amount: '' }),
      ]),
      options,
    )
    expect(made).toMatchObject({ status: 'checked', with_errors: 5 })
    const messages = await messagesOf(workspace, made)
    expect(messages[0]).toBe('net_salary: is 99000, and 100000 less 440 is 99560')
    expect(messages).toEqual(
      expect.arrayContaining([
        'employee_code: names no record of this workspace',
        expect.stringMatching(/^amount_HRA: /),
        expect.stringMatching(/^tax_amount: /),
      ]),
    )
    expect(code).not.toBe('')
  })

  it('goes on in the draft that it has begun', async () => {
    const { workspace, row } = await makePaid()
    const made = await check(workspace, fileOf([row()]), options)
    await apply(workspace, made)
    const [run] = await runsOf(workspace)
    // As a process leaves it that ends between the draft and the rows.
    await inDatabase(
      `update import_rows set applied_at = null, object_id = null where workspace_id = $1 and import_id = $2`,
      [workspace.id, made.id],
    )
    await inDatabase(`update imports set status = 'failed' where workspace_id = $1 and id = $2`, [
      workspace.id,
      made.id,
    ])
    expect(await apply(workspace, made)).toMatchObject({ status: 'applied', applied: 1, with_errors: 0 })
    expect(await runsOf(workspace)).toEqual([run])
    expect((await entryOf(workspace, run!.id)).net_salary).toBe('99560.00')
  })

  it('says month and totals, and no other file does', async () => {
    const { workspace, row } = await makePaid()
    const without = await upload(workspace, fileOf([row()]), { kind: 'payroll' })
    expect([without.status, without.json.errors]).toEqual([
      400,
      [{ field: 'payroll', message: 'is required: it has the month and the totals of the file' }],
    ])
    const other = await upload(workspace, fileOf([row()]), { kind: 'employees', payroll })
    expect([other.status, other.json.errors[0].message]).toEqual([
      400,
      'describes a file of payroll, and this one is of employees',
    ])
  })
})
