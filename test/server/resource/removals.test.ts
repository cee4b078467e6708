// Removals: whoever follows a list by updated_since learns of every record that vanishes from it.

import { resolve } from 'node:path'
import { type OperationFacts, operations, type SchemaFacts, schemas } from '@muster/contract'
import { readSources } from '../../house/source.ts'
import { askConsole, inConsole } from '../../support/fixtures/console.ts'
import { ayesha, inDatabase, raw, type TestWorkspace } from '../../support/fixtures/make.ts'
import { createRun, makePaying, operate, type Paying, reopen } from '../../support/fixtures/payroll.ts'
import { bodyOf } from '../../support/fixtures/payroll-imports.ts'
import { makePayday } from '../../support/fixtures/payroll-payments.ts'
import { pageOf } from '../../support/http/pages.ts'
import { setClock } from '../../support/server/server.ts'

beforeEach(() => setClock('2026-05-05T05:00:00Z'))
afterEach(() => setClock())

const every = schemas as Record<string, SchemaFacts>
const lists = (Object.values(operations) as OperationFacts[]).filter(({ parameters }) =>
  parameters.query.some(({ name }) => name === 'updated_since'),
)
/** What a page holds is stored in the table of its schema, or of the schema that it is a detail of. */
function tableOf({ result }: OperationFacts): string {
  const item = every[result!.schema!]!.fields.data!.items!.ref!
  const shown =
    every[item]?.extensions?.['x-table'] ?? every[item.replace(/Detail$/, '')]?.extensions?.['x-table']
  return String(shown)
}
const takesDeleted = ({ parameters }: OperationFacts) =>
  parameters.query.some(({ name }) => name === 'include_deleted')

describe('every list that takes updated_since', () => {
  const removing = readSources(resolve(import.meta.dirname, '../../..'))
    .filter(({ path }) => /^packages\/(server|db)\/.*\.ts$/.test(path) && !path.includes('/gen/'))
    .flatMap(({ text }) =>
      [...text.matchAll(/delete from (\w+)|deleteFrom\('(\w+)'\)/gi)].map(found => (found[1] ?? found[2])!),
    )
  const vanishing = lists.filter(list => removing.includes(tableOf(list)))

  it('shows with include_deleted what some statement removes from its table', () => {
    expect([...new Set(vanishing.map(tableOf))].sort()).toEqual([
      'employee_bank_accounts',
      'payroll_entries',
      'payroll_operations',
      'payroll_runs',
      'salary_assignments',
    ])
    expect(vanishing.filter(list => !takesDeleted(list)).map(({ id }) => id)).toEqual([])
  })

  it('has a table in which a removal leaves the record, flagged or kept apart', async () => {
    const kept = await inDatabase<{ name: string }>(
      `select tgrelid::regclass::text as name from pg_trigger where tgname = 'keep_removed_records' and tgparentid = 0`,
    )
    const flagged = await inDatabase<{ name: string }>(
      `select table_name::text as name from information_schema.columns where table_schema = 'public' and column_name = 'deleted'`,
    )
    const names = new Set([...kept, ...flagged].map(({ name }) => name))
    expect(vanishing.map(tableOf).filter(name => !names.has(name))).toEqual([])
    expect(lists.filter(list => takesDeleted(list) && !names.has(tableOf(list))).map(({ id }) => id)).toEqual(
      [],
    )
  })
})

type Item = Record<string, unknown> & { readonly id: string; readonly updated_at: string }

/** The records of a list since a moment: those that are there, and those that were removed. */
async function since({ key }: TestWorkspace, path: string, at: string): Promise<Item[]> {
  const join = path.includes('?') ? '&' : '?'
  const { data } = await pageOf(key, `${path}${join}limit=100&include_deleted=true&updated_since=${at}`)
  return data as unknown as Item[]
}

const byId = (items: readonly Item[]) => new Map(items.map(item => [item.id, item]))
const moment = async () =>
  (
    await inDatabase<{ at: string }>(
      `select to_char(stamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at`,
    )
  )[0]!.at

/** As it was, flagged, and changed. */
const gone = (before: object, after: Item | undefined) => ({
  ...before,
  deleted: true,
  updated_at: after?.updated_at,
})

const refusalOf = async (...asked: Parameters<typeof askConsole>) => {
  const { status, json } = await askConsole(...asked)
  return [status, json.detail]
}
const isDeleted = [409, expect.stringContaining('is deleted')]

describe('a removed', () => {
  it('bank account is told, read by its id and removed once', async () => {
    const { muster, employee, ...workspace } = await makePaying()
    const body = { bank_name: 'HBL', account_title: 'Ayesha', account_number: '1', is_primary: true }
    const path = `/v1/employees/${employee.id}/bank_accounts`
    const account = await inConsole(workspace, 'createEmployeeBankAccount', { id: employee.id, body })
    const sent = { id: employee.id, ids: { bank_account_id: account.id } }
    const at = await moment()
    const deleted = await inConsole(workspace, 'deleteEmployeeBankAccount', sent)
    expect(deleted).toEqual(gone(account, deleted))
    expect(deleted.updated_at >= at).toBe(true)
    expect((await pageOf(workspace.key, path)).data).toEqual([])
    expect(await since({ muster, ...workspace }, path, at)).toEqual([deleted])
    expect(await muster.employeeBankAccounts.get(employee.id, account.id)).toEqual(deleted)
    expect(await inConsole(workspace, 'deleteEmployeeBankAccount', sent)).toEqual(deleted)
    const change = await askConsole(workspace, 'updateEmployeeBankAccount', {
      ...sent,
      body: { bank_name: 'MCB' },
    })
    expect([change.status, change.json.detail]).toEqual([409, expect.stringContaining('is deleted')])
    const { key } = workspace
    expect(
      (await raw('GET', `/v1/employees/${employee.id}/bank_accounts/${account.id}x`, { key })).status,
    ).toBe(404)
  })

  it('salary assignment is told, and walked among those that are there', async () => {
    const workspace = await makePaying()
    const { muster, employee, assign } = workspace
    await assign('100000', '2024-03-01')
    const second = (await assign('110000', '2026-06-01')) as Item
    const other = await muster.employees.create({ ...ayesha, first_name: 'Bilal' })
    await assign('60000', '2024-03-01', other.id)
    const at = await moment()
    const deleted = await inConsole(workspace, 'deleteSalaryAssignment', { id: second.id })
    expect(deleted).toEqual(gone(second, deleted))
    expect((await since(workspace, '/v1/salary_assignments', at)).map(({ id }) => id)).toContain(second.id)
    const seen: unknown[] = []
    for await (const { id, deleted } of muster.salaryAssignments.list({ limit: 1, include_deleted: true }))
      seen.push([id === second.id, deleted])
    expect(seen).toEqual([
      [false, false],
      [true, true],
      [false, false],
    ])
    const of = `/v1/salary_assignments?employee_id=${employee.id}`
    expect((await since(workspace, of, at)).map(item => item.deleted)).toEqual([true, false])
    expect(await since(workspace, `/v1/salary_assignments?employee_id=${other.id}`, at)).toEqual([])
    expect(await muster.salaryAssignments.get(second.id)).toEqual(deleted)
  })

  it('entry that drops out of its run is told', async () => {
    const workspace: Paying = await makePayday()
    const { muster, key } = workspace
    const { id } = await createRun(workspace, { year: 2026, month: 4 })
    await operate(workspace, 'processPayrollRun', id)
    const before = byId(
      (await pageOf(key, `/v1/payroll_entries?payroll_run_id=${id}`)).data as unknown as Item[],
    )
    const [left] = [...before.values()].filter(({ employee_id }) => employee_id !== workspace.employee.id)
    const at = await moment()
    await reopen(workspace, id)
    await inConsole(workspace, 'updatePayrollRun', { id, body: { notes: 'Again' } })
    await muster.employees.delete(String(left!.employee_id))
    await operate(workspace, 'processPayrollRun', id)
    const now = (await pageOf(key, `/v1/payroll_entries?payroll_run_id=${id}`)).data.map(each => each.id)
    expect(now).not.toContain(left!.id)
    const told = byId(await since(workspace, `/v1/payroll_entries?payroll_run_id=${id}`, at)).get(left!.id)
    expect(told).toMatchObject({
      deleted: true,
      employee_id: left!.employee_id,
      net_salary: left!.net_salary,
    })
    expect(await muster.payrollEntries.get(left!.id)).toEqual(told)
    const detail = await inConsole(workspace, 'getPayrollEntryDetail', { id: left!.id })
    expect(detail.entry).toEqual(told)
    const body = { reason: 'Wait' }
    expect(await refusalOf(workspace, 'holdPayrollEntry', { id: left!.id, body })).toEqual(isDeleted)
  })

  it('draft of a run is told', async () => {
    const workspace = await makePayday()
    const { id } = await createRun(workspace, { year: 2026, month: 4 })
    const run = await workspace.muster.payrollRuns.get(id)
    const deleted = await inConsole(workspace, 'deletePayrollRun', { id })
    expect(deleted).toMatchObject({ id, deleted: true })
    expect(await since(workspace, '/v1/payroll_runs', deleted.updated_at)).toEqual([gone(run, deleted)])
    expect(await inConsole(workspace, 'deletePayrollRun', { id })).toEqual(deleted)
    expect(await inConsole(workspace, 'getPayrollRunDetail', { id })).toEqual(deleted)
    for (const change of ['processPayrollRun', 'approvePayrollRun', 'reopenPayrollRun'] as const)
      expect(await refusalOf(workspace, change, { id })).toEqual(isDeleted)
    expect(await refusalOf(workspace, 'updatePayrollRun', { id, body: { notes: 'Again' } })).toEqual(
      isDeleted,
    )
    expect((await askConsole(workspace, 'deletePayrollRun', { id: `${id}x` })).status).toBe(404)
  })

  it('import is told with its entries', async () => {
    const workspace = await makePayday()
    const { muster, key } = workspace
    const made = await inConsole(workspace, 'createPayrollImport', { body: bodyOf(workspace) })
    const run = await muster.payrollRuns.get(made.id)
    const entries = (await pageOf(key, `/v1/payroll_entries?payroll_run_id=${run.id}`)).data
    const at = await moment()
    const deleted = await inConsole(workspace, 'deletePayrollImport', { id: run.id })
    expect(deleted).toMatchObject({ id: run.id, deleted: true })
    expect(deleted.updated_at > run.updated_at).toBe(true)
    expect((await pageOf(key, '/v1/payroll_runs')).data).toEqual([])
    const [told] = await since(workspace, '/v1/payroll_runs', at)
    expect(told).toEqual(gone(run, told))
    expect(await muster.payrollRuns.get(run.id)).toEqual(told)
    const toldEntries = byId(await since(workspace, '/v1/payroll_entries', at))
    expect(toldEntries.size).toBe(entries.length)
    for (const entry of entries)
      expect(toldEntries.get(entry.id)).toEqual(gone(entry, toldEntries.get(entry.id)))
    const { data } = await inConsole(workspace, 'listPayrollRunDetails', {
      query: { include_deleted: 'true' },
    })
    expect(data).toMatchObject([{ id: run.id, deleted: true }])
    expect(await inConsole(workspace, 'deletePayrollImport', { id: run.id })).toEqual(deleted)
  })
})
