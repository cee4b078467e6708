// Exports: asked for, followed, cancelled, downloaded and expired, by whoever asked for them alone.

import { readWorkbook } from '../../support/files/workbook.ts'
import { askConsole, tokenOf } from '../../support/fixtures/console.ts'
import { bytesOf, download, exportTable, listing, makeExport } from '../../support/fixtures/exports.ts'
import {
  ayesha,
  inDatabase,
  makeKey,
  makeWorkspace,
  raw,
  type TestWorkspace,
} from '../../support/fixtures/make.ts'
import { type Browser, listRoleIds, makeFullMember, type TestMember } from '../../support/fixtures/people.ts'
import { deliver, runJobs, setClock } from '../../support/server/server.ts'
import { soonAfter } from '../../support/soon-after.ts'

let workspace: TestWorkspace
let owner: TestMember
let browser: Browser
beforeAll(async () => {
  workspace = await makeWorkspace()
  owner = await makeFullMember(workspace.id, 'Owner')
  browser = owner.browser
})
afterEach(() => setClock())

const partsOf = ({ id }: { readonly id: string }) =>
  inDatabase('select number from export_parts where export_id = $1 order by number', [id])

const told = async (sender: Browser, body: object) => {
  const { status, json } = await sender.ask('createExport', { body })
  return [status, json.detail]
}

describe('an export', () => {
  it('is asked for, made and downloaded', async () => {
    await workspace.muster.departments.create({ name: 'Exports', code: 'EXP' })
    const { status, json: asked } = await browser.ask('createExport', { body: listing('listDepartments') })
    expect(status).toBe(201)
    expect(asked).toEqual({
      object: 'export',
      id: expect.stringMatching(/^exp_/),
      kind: 'list',
      format: 'csv',
      list: 'listDepartments',
      filters: null,
      list_of: null,
      payroll_run_id: null,
      tax_year: null,
      status: 'running',
      done: 0,
      total: 0,
      unit: 'row',
      message: null,
      file_name: expect.stringMatching(/^departments-\d{4}-\d\d-\d\d\.csv$/),
      size_bytes: null,
      started_by: owner.session.member_id,
      finished_at: null,
      expires_at: null,
      created_at: expect.anything(),
      updated_at: soonAfter(asked.created_at),
    })
    await deliver()
    const made = await browser.do('getExport', { ids: { id: asked.id } })
    expect(made).toMatchObject({ status: 'succeeded', done: made.total, message: null })
    expect(made.total).toBeGreaterThan(0)
    await browser.do('getExportContent', { ids: { id: made.id } })
    const answer = await download(browser, made)
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toContain(`filename="${made.file_name}"`)
    expect(Number(answer.headers.get('content-length'))).toBe(made.size_bytes)
    expect((await bytesOf(browser, made)).length).toBe(made.size_bytes)
    expect((await browser.do('listExports')).data[0]).toEqual(made)
    const known = { 'if-none-match': answer.headers.get('etag')! }
    const again = await browser.send('GET', `/console/exports/${made.id}/content`, { headers: known })
    expect(again.status).toBe(304)
    const [entry] = await inDatabase('select action, details::json from audit_entries where object_id = $1', [
      made.id,
    ])
    expect(entry).toMatchObject({
      action: 'export.created',
      details: { list: 'listDepartments', format: 'csv' },
    })
  })

  it('of no record has its titles', async () => {
    const rows = await exportTable(browser, listing('listLoans'))
    expect(rows).toEqual([expect.arrayContaining(['id', 'employee_id', 'status'])])
    const made = await makeExport(browser, listing('listLoans', { format: 'xlsx' }))
    expect(await readWorkbook(await bytesOf(browser, made))).toHaveLength(1)
    expect(made).toMatchObject({ done: 0, total: 0 })
  })

  it('has the records that its filters leave', async () => {
    await workspace.muster.holidays.create({ name: 'Far', date: '2031-05-01', type: 'public' })
    const rows = await exportTable(browser, listing('listHolidays', { filters: '?year=2031' }))
    expect(rows.map(row => row[rows[0]!.indexOf('name')])).toEqual(['name', 'Far'])
  })

  it.each<[string, object, string]>([
    ['no list', { list: undefined }, 'list is needed, such as listEmployees'],
    [
      'what is no list',
      { list: 'getEmployee' },
      'list is no list; getEmployee is not an operation that returns pages',
    ],
    [
      'an unknown filter',
      { filters: 'colour=red' },
      'filters are refused: colour is not a parameter of this request',
    ],
    ['a wrong value', { filters: 'status=gone' }, 'filters are refused: status must be one of'],
    ['a limit', { filters: 'limit=3' }, 'filters holds limit, and this is about every page'],
    [
      'a cursor',
      { filters: 'starting_after=x' },
      'filters holds starting_after, and this is about every page',
    ],
    [
      'a parent of none',
      { list_of: 'emp_1' },
      'list_of must be left out: listEmployees belongs to no record',
    ],
    [
      'no parent',
      { list: 'listEmployeeAddresses' },
      'list_of is needed: listEmployeeAddresses belongs to a record',
    ],
    ['a format that it has not', { format: 'zip' }, 'format must be one of csv, xlsx for the kind list'],
    [
      'a required filter left out',
      { list: 'listAttendanceMonths' },
      'filters are refused: month is required',
    ],
  ])('with %s is refused', async (_what, change, detail) => {
    expect(await told(browser, listing('listEmployees', change))).toEqual([
      400,
      expect.stringContaining(detail),
    ])
  })

  it('of a record that is not there fails with the words of its list', async () => {
    const made = await makeExport(browser, listing('listEmployeeAddresses', { list_of: 'emp_none' }))
    expect(made).toMatchObject({
      status: 'failed',
      message: expect.stringContaining('There is no employee emp_none'),
    })
    const { status, json } = await download(browser, made)
    expect([status, json.detail]).toEqual([
      409,
      'This export has failed, so it has no file. Ask for it again.',
    ])
  })

  it('is refused while ten others are running', async () => {
    const other = await makeFullMember(workspace.id, 'HR')
    const ask = () => other.browser.ask('createExport', { body: listing('listDepartments') })
    const asked = await Promise.all(Array.from({ length: 14 }, ask))
    expect(asked.filter(one => one.status === 201)).toHaveLength(10)
    const { status, json } = await ask()
    expect([status, json.detail]).toEqual([
      409,
      '10 of your exports are running. Wait until one has ended, or cancel one.',
    ])
    await deliver()
  })

  it('is gone after seven days, and its row stays', async () => {
    const made = await makeExport(browser, listing('listBranches'))
    const late = Temporal.Instant.from(made.expires_at!).add({ seconds: 1 })
    await setClock(late.subtract({ seconds: 2 }).toString())
    await runJobs()
    expect(await partsOf(made)).toHaveLength(1)
    expect((await download(browser, made)).status).toBe(200)
    await setClock(late.toString())
    const { status, json } = await download(browser, made)
    expect([status, json.detail]).toEqual([
      409,
      `The file could be downloaded until ${made.expires_at}. Ask for it again.`,
    ])
    await runJobs()
    expect(await partsOf(made)).toEqual([])
    await setClock()
    expect(await browser.do('getExport', { ids: { id: made.id } })).toEqual(made)
  })
})

describe('rights', () => {
  it('show an export to whoever asked for it alone', async () => {
    const made = await makeExport(browser, listing('listDepartments'))
    const other = await makeFullMember(workspace.id, 'Owner')
    const ids = { id: made.id }
    for (const operation of ['getExport', 'getExportContent', 'cancelExport'] as const)
      expect((await other.browser.ask(operation, { ids })).status).toBe(404)
    expect((await other.browser.do('listExports')).data).toEqual([])
    const token = await tokenOf(workspace)
    expect((await askConsole(workspace, 'getExport', { ids, token })).status).toBe(404)
    const elsewhere = await makeFullMember((await makeWorkspace()).id, 'Owner')
    expect((await elsewhere.browser.ask('getExport', { ids })).status).toBe(404)
  })

  it('are those of the list', async () => {
    const { browser: hr } = await makeFullMember(workspace.id, 'HR')
    expect(await told(hr, listing('listPayrollEntries'))).toEqual([
      403,
      'Your role HR may not do this: listPayrollEntries needs payroll:read. Ask an owner of the workspace.',
    ])
    expect((await hr.ask('createExport', { body: listing('listDepartments') })).status).toBe(201)
  })

  it('of a token are those of the console alone, and an API key has none', async () => {
    const token = await makeKey(workspace.id, { scopes: [], permissions: ['audit.read'] })
    const ask = (list: string) => askConsole(workspace, 'createExport', { body: listing(list), token })
    expect((await ask('listAuditEntries')).status).toBe(201)
    expect((await ask('listEmployees')).json.detail).toMatch(/takes an API key/)
    expect((await ask('listMembers')).status).toBe(403)
    const refused = await raw('POST', '/console/exports', {
      key: workspace.key,
      body: listing('listEmployees'),
    })
    expect(refused.status).toBe(403)
    await deliver()
  })

  it('decide the fields, and are asked for again at the download', async () => {
    await workspace.muster.employees.create({ ...ayesha, national_id: '42101-1234567-1' })
    const roles = await listRoleIds(browser)
    const { browser: hr } = await makeFullMember(workspace.id, 'HR')
    const [titles] = await exportTable(hr, listing('listEmployees'))
    expect(titles).not.toContain('national_id')
    const { browser: clerk, session } = await makeFullMember(workspace.id, 'Payroll')
    const made = await makeExport(clerk, listing('listEmployees'))
    expect((await bytesOf(clerk, made)).toString()).toContain('42101-1234567-1')
    const become = async (role: string) => {
      await browser.do('updateMember', { ids: { id: session.member_id }, body: { role_id: roles[role] } })
      // A process remembers a session for some seconds.
      while ((await clerk.do('getSession')).role_name !== role);
    }
    await become('HR')
    const lost = await download(clerk, made)
    expect([lost.status, lost.json.detail]).toEqual([
      403,
      'The file shows what employees.sensitive:read shows, which your role HR has no more. Ask for a new export, which leaves that out.',
    ])
    await become('Developer')
    expect((await download(clerk, made)).json.detail).toMatch(
      /^Your role Developer may not do this: listEmployees/,
    )
    await become('Payroll')
    expect((await download(clerk, made)).status).toBe(200)
  })

  it('of a list that leaves out what its reader may not see is for who may see as much', async () => {
    const roles = await listRoleIds(browser)
    const clerk = await makeFullMember(workspace.id, 'Payroll')
    const body = listing('listRecordChanges')
    const held = await makeExport(clerk.browser, body)
    const { id } = await clerk.browser.do('createExport', { body })
    const set = { ids: { id: clerk.session.member_id! }, body: { role_id: roles.Developer } }
    await browser.do('updateMember', set)
    while ((await clerk.browser.do('getSession')).role_name !== 'Developer');
    await deliver()
    for (const made of [held, { id }]) {
      const { status, json } = await download(clerk.browser, made)
      expect([status, json.detail]).toEqual([403, expect.stringMatching(/payroll:read/)])
    }
    expect((await download(clerk.browser, await makeExport(clerk.browser, body))).status).toBe(200)
  })
})

describe('a cancelled export', () => {
  it('ends at once where nobody works on it, and has no file', async () => {
    const { id } = await browser.do('createExport', { body: listing('listDepartments') })
    expect(await browser.do('cancelExport', { ids: { id } })).toMatchObject({ status: 'cancelled' })
    await deliver()
    expect(await browser.do('getExport', { ids: { id } })).toMatchObject({
      status: 'cancelled',
      size_bytes: null,
    })
    const again = await browser.ask('cancelExport', { ids: { id } })
    expect([again.status, again.json.detail]).toEqual([
      409,
      'This export is cancelled; only one that is running can be cancelled.',
    ])
    expect((await download(browser, { id })).status).toBe(409)
  })

  it('is not one that has ended', async () => {
    const made = await makeExport(browser, listing('listDepartments'))
    const { status, json } = await browser.ask('cancelExport', { ids: { id: made.id } })
    expect([status, json.detail]).toEqual([
      409,
      'This export is succeeded; only one that is running can be cancelled.',
    ])
  })
})
