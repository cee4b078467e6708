// List counts: how many records a list has with its filters, as far as the service looks.

import { ayesha, inDatabase, makeWorkspace, type TestWorkspace } from '../../support/fixtures/make.ts'
import { makeFullMember, refusal, type TestMember } from '../../support/fixtures/people.ts'

/** As many rows as one request looks at. */
const most = 5_000

let workspace: TestWorkspace
let owner: TestMember
beforeAll(async () => {
  workspace = await makeWorkspace()
  owner = await makeFullMember(workspace.id, 'Owner')
  await workspace.muster.employees.create(ayesha)
  await workspace.muster.employees.create({ ...ayesha, first_name: 'Sana', gender: 'female' })
  await inDatabase(
    `insert into departments (workspace_id, id, name, status, created_at)
     select $1, 'dep_' || n, 'D' || n, case when n % 10 = 0 then 'inactive' else 'active' end,
       timestamptz '2020-01-01' - make_interval(secs => n) from generate_series(1, $2::int) n`,
    [workspace.id, most + 1],
  )
})

type Query = Record<string, string>

const ask = (query: Query, { browser } = owner) =>
  browser.ask('getListCount', { query: new URLSearchParams(query).toString() })
const count = (query: Query, { browser } = owner) =>
  browser.do('getListCount', { query: new URLSearchParams(query).toString() })

describe('the count of a list', () => {
  it('is that of its records, with its filters', async () => {
    const list = 'listEmployeeMatches'
    expect(await count({ list })).toEqual({ count: 2, is_more: false })
    expect(await count({ list, filters: 'search=sana' })).toEqual({ count: 1, is_more: false })
    expect(await count({ list, filters: 'search=nobody&sort=-joining_date' })).toEqual({
      count: 0,
      is_more: false,
    })
  })

  it('ends where the service looks no further, and says so', async () => {
    const list = 'listDepartments'
    expect(await count({ list })).toEqual({ count: most, is_more: true })
    expect(await count({ list, filters: 'status=inactive' })).toEqual({ count: most / 10 - 1, is_more: true })
  })

  it('is that of a record for a list that belongs to one', async () => {
    const { data } = await workspace.muster.employees.list()
    const list = 'listEmployeeAddresses'
    expect(await count({ list, list_of: data[0]!.id })).toEqual({ count: 0, is_more: false })
    expect((await ask({ list })).json.errors[0].field).toBe('list_of')
  })

  it('knows nothing of another workspace', async () => {
    const other = await makeFullMember((await makeWorkspace()).id, 'Owner')
    expect(await count({ list: 'listEmployeeMatches' }, other)).toEqual({ count: 0, is_more: false })
  })

  it('is null for a list that is put together from others', async () => {
    const body = { operation: 'retireAsset', ids: ['ast_1'], hold_seconds: 60 }
    const { id } = await owner.browser.do('createBulkAction', { body })
    const query = { list: 'listBulkActionItems', list_of: id }
    expect(await count(query)).toEqual({ count: null, is_more: false })
    await owner.browser.do('cancelBulkAction', { ids: { id } })
  })
})

describe('what is refused', () => {
  it.each([
    [{ list: 'listShoes' }, 'list'],
    [{ list: 'getEmployee' }, 'list'],
    [{ list: 'listDepartments', filters: 'limit=3' }, 'filters'],
    [{ list: 'listDepartments', filters: 'shoe_size=44' }, 'filters'],
    [{ list: 'listDepartments', filters: 'status=odd' }, 'filters'],
    [{ list: 'listDepartments', list_of: 'dep_1' }, 'list_of'],
    [{ list: 'listEmployeeAddresses', list_of: 'emp_none' }, 'list_of'],
    [{ list: 'listPayrollRegister', list_of: 'prn_none' }, 'list_of'],
  ] as [Query, string][])('is %j', async (query, field) => {
    const { status, json } = await ask(query)
    expect([status, json.errors[0].field]).toEqual([400, field])
  })

  it('is a list that the caller may not ask for', async () => {
    const clerk = await makeFullMember(workspace.id, 'HR')
    expect((await ask({ list: 'listDepartments' }, clerk)).status).toBe(200)
    expect(refusal(await ask({ list: 'listAuditEntries' }, clerk))).toEqual([403, 'insufficient_scope'])
  })
})
