// List views: kept for oneself or shared, changed by whoever made them or manages the workspace.

import { inDatabase, makeWorkspace, type TestWorkspace } from '../../support/fixtures/make.ts'
import { makeFullMember, refusal, type TestMember } from '../../support/fixtures/people.ts'

let workspace: TestWorkspace
let owner: TestMember
let clerk: TestMember
let other: TestMember
beforeAll(async () => {
  workspace = await makeWorkspace()
  owner = await makeFullMember(workspace.id, 'Owner')
  clerk = await makeFullMember(workspace.id, 'HR')
  other = await makeFullMember(workspace.id, 'HR')
})

const mill = {
  list: 'listEmployeeMatches',
  filters: 'status=active',
  sort: '-joining_date',
  columns: ['first_name', 'joining_date'],
}
const plain = { filters: '', sort: null, columns: [] }
const ofDepartments = Object.assign({ list: 'listDepartments' }, plain)
const ofAudit = Object.assign({ list: 'listAuditEntries' }, plain)
let made = 0
const newName = () => `View ${++made}`
const askToKeep = (body: object, { browser } = clerk) =>
  browser.ask('createListView', { body: Object.assign({ name: newName() }, mill, body) })
const keep = (body: object = {}, { browser } = clerk) =>
  browser.do('createListView', { body: Object.assign({ name: newName() }, mill, body) })
const change = ({ browser }: TestMember, id: string, body: object) =>
  browser.ask('updateListView', { ids: { id }, body })
const remove = ({ browser }: TestMember, id: string) => browser.ask('deleteListView', { ids: { id } })
const own = 'list=listEmployeeMatches&is_shared=false'
const shared = 'list=listEmployeeMatches&is_shared=true'
const listIds = async ({ browser }: TestMember, query: string) =>
  (await browser.do('listListViews', { query })).data.map(({ id }: { id: string }) => id)

describe('a shared view of a list that somebody may not read', () => {
  it('does not exist for them, so that its name tells nothing', async () => {
    const body = Object.assign({ name: newName(), is_shared: true }, ofAudit)
    const { id } = await owner.browser.do('createListView', { body })
    expect((await change(clerk, id, { name: 'Mine' })).status).toBe(404)
    expect((await remove(clerk, id)).status).toBe(404)
  })
})

describe('a view of one person', () => {
  it('is kept as it was sent, and changed and deleted by them', async () => {
    const view = await keep({ name: 'Mill floor' })
    expect(view).toMatchObject({
      object: 'list_view',
      name: 'Mill floor',
      list: 'listEmployeeMatches',
      filters: 'status=active',
      sort: '-joining_date',
      columns: ['first_name', 'joining_date'],
      is_shared: false,
      made_by: clerk.session.member_id,
    })
    const ids = { id: view.id }
    const body = { name: 'Mill', columns: [], sort: null }
    const changed = await clerk.browser.do('updateListView', { ids, body })
    expect(changed).toMatchObject({ name: 'Mill', columns: [], sort: null, filters: 'status=active' })
    expect(await listIds(clerk, own)).toContain(view.id)
    expect((await clerk.browser.do('deleteListView', { ids })).deleted).toBe(true)
    expect(await listIds(clerk, own)).not.toContain(view.id)
    expect((await change(clerk, view.id, { name: 'Back' })).status).toBe(409)
  })

  it('does not exist for others, not even for who manages the workspace, nor in another workspace', async () => {
    const { id } = await keep()
    const stranger = await makeFullMember((await makeWorkspace()).id, 'Owner')
    for (const member of [other, owner, stranger]) {
      expect((await change(member, id, { name: 'Mine' })).status).toBe(404)
      expect((await remove(member, id)).status).toBe(404)
      expect(await listIds(member, own)).not.toContain(id)
      expect(await listIds(member, shared)).not.toContain(id)
      expect(await listIds(member, '')).not.toContain(id)
    }
  })

  it('leaves no history that others could read', async () => {
    const { id } = await keep()
    await change(clerk, id, { name: 'Of whom I watch' })
    await remove(clerk, id)
    expect((await owner.browser.do('listRecordChanges', { query: `object_id=${id}` })).data).toEqual([])
  })

  it('goes with a member who is removed, and what they shared stays', async () => {
    const leaver = await makeFullMember(workspace.id, 'HR')
    const mine = await keep({}, leaver)
    const ours = await keep({ is_shared: true }, leaver)
    await owner.browser.do('deleteMember', { ids: { id: leaver.session.member_id! } })
    expect(await listIds(owner, shared)).toContain(ours.id)
    const [row] = await inDatabase('select deleted from list_views where id = $1', [mine.id])
    expect(row).toEqual({ deleted: true })
  })
})

describe('a shared view', () => {
  it('is seen by all, and changed by its maker or who manages the workspace', async () => {
    const { id } = await keep({ is_shared: true })
    expect(await listIds(other, shared)).toContain(id)
    const refused = await change(other, id, { name: 'Taken over' })
    expect(refusal(refused)).toEqual([403, 'insufficient_scope'])
    expect(refused.json.detail).toContain('whoever manages the workspace')
    expect(refusal(await remove(other, id))).toEqual([403, 'insufficient_scope'])
    expect((await change(clerk, id, { name: 'Mill' })).json.name).toBe('Mill')
    expect((await change(owner, id, { name: 'The mill' })).json.name).toBe('The mill')
    expect((await remove(owner, id)).status).toBe(200)
    expect(await listIds(other, shared)).not.toContain(id)
  })

  it('is taken back by its maker alone', async () => {
    const { id } = await keep({ is_shared: true })
    expect((await change(owner, id, { is_shared: false })).json.detail).toContain('Delete it instead')
    expect((await change(clerk, id, { is_shared: false })).json.is_shared).toBe(false)
    expect(await listIds(other, shared)).not.toContain(id)
  })
})

describe('the name of a view', () => {
  it('is taken once among those of a person, and once among those that are shared', async () => {
    const name = newName()
    await keep({ name })
    const again = await askToKeep({ name: name.toUpperCase() })
    expect([again.status, again.json.errors[0].field]).toEqual([409, 'name'])
    expect((await askToKeep(Object.assign({ name }, ofDepartments))).status).toBe(201)
    expect((await askToKeep({ name }, other)).status).toBe(201)
    const { id } = await keep({ name, is_shared: true })
    expect((await askToKeep({ name, is_shared: true }, other)).status).toBe(409)
    expect((await change(clerk, id, { is_shared: false })).status).toBe(409)
    await remove(clerk, id)
    expect((await askToKeep({ name, is_shared: true }, other)).status).toBe(201)
  })

  it.each(['', 'x'.repeat(61)])('has 1 to 60 characters', async name => {
    expect((await askToKeep({ name })).status).toBe(400)
  })
})

describe('the list of a view', () => {
  it.each(['listShoes', 'getEmployee', 'createLoan', 'constructor'])('is not %s', async list => {
    const { status, json } = await askToKeep({ list })
    expect([status, json.errors[0].field]).toEqual([400, 'list'])
    expect((await clerk.browser.ask('listListViews', { query: `list=${list}` })).status).toBe(400)
  })

  it('is one that the caller may ask for', async () => {
    const { id } = await keep(Object.assign({ is_shared: true }, ofAudit), owner)
    expect(refusal(await askToKeep(ofAudit))).toEqual([403, 'insufficient_scope'])
    const asked = await clerk.browser.ask('listListViews', { query: 'list=listAuditEntries&is_shared=true' })
    expect(refusal(asked)).toEqual([403, 'insufficient_scope'])
    expect(await listIds(clerk, 'is_shared=true')).not.toContain(id)
  })

  it('stays what it was', async () => {
    const { id } = await keep()
    expect((await change(clerk, id, { list: 'listLoans' })).status).toBe(400)
  })
})

describe('what the list does not have', () => {
  it.each([
    ['an unknown filter', { filters: 'colour=red' }, 'filters', 'colour is not a parameter'],
    ['a value that is not listed', { filters: 'status=asleep' }, 'filters', 'status must be one of'],
    ['a filter twice', { filters: 'status=active&status=active' }, 'filters', 'status is given twice'],
    ['a page', { filters: 'limit=5' }, 'filters', 'limit, and this is about every page'],
    [
      'an order among the filters',
      { filters: 'sort=joining_date' },
      'filters',
      'sort, and the order has a field of its own',
    ],
    ['an unknown order', { sort: 'shoe_size' }, 'sort', 'must be one of employee_code'],
    ['an order of a list without one', { list: 'listDepartments', sort: 'name' }, 'sort', 'newest first'],
    ['an unknown column', { columns: ['first_name', 'shoe_size'] }, 'columns[1]', 'is shoe_size'],
    ['a column that no object declares', { columns: ['constructor'] }, 'columns[0]', 'no such field'],
  ])('is not kept: %s', async (_, body, field, words) => {
    const sent = Object.assign({}, plain, body)
    const { status, json } = await askToKeep(sent)
    expect([status, json.errors]).toEqual([400, [{ field, message: expect.stringContaining(words) }]])
    if ('list' in body) return
    const { id } = await keep()
    expect((await change(clerk, id, body)).json.errors[0].field).toBe(field)
  })

  it('stays in a view that was kept while the list had it, which can be named anew', async () => {
    const { id } = await keep({ is_shared: true })
    await inDatabase(
      `update list_views set filters = 'colour=red', sort = 'shoe_size', columns = '{shoe_size}' where id = $1`,
      [id],
    )
    const gone = { filters: 'colour=red', sort: 'shoe_size', columns: ['shoe_size'] }
    const { data } = await other.browser.do('listListViews', { query: shared })
    expect(data).toContainEqual(expect.objectContaining(gone))
    expect((await change(clerk, id, { name: newName() })).json).toMatchObject(gone)
    expect((await change(clerk, id, { columns: ['first_name'] })).json.columns).toEqual(['first_name'])
  })

  it('is not asked of what belongs to a record or a month, which is named with each request', async () => {
    for (const list of ['listEmployeeAddresses', 'listAttendanceMonths'])
      expect((await askToKeep(Object.assign({ list }, plain), owner)).status).toBe(201)
  })
})

it('are 200 at most of one person, those that are deleted not counted', async () => {
  const hoarder = await makeFullMember(workspace.id, 'HR')
  await inDatabase(
    `insert into list_views (workspace_id, id, name, list, made_by, deleted)
     select $1, 'lvw_' || n, 'View ' || n, 'listLoans', $2, n = 200 from generate_series(1, 200) as n`,
    [workspace.id, hoarder.session.member_id],
  )
  expect((await askToKeep({ name: 'The last' }, hoarder)).status).toBe(201)
  const { status, json } = await askToKeep({ name: 'One more' }, hoarder)
  expect([status, json.detail]).toEqual([409, expect.stringContaining('200 is the most')])
})
