// Exports of chosen records: the file has these records of a list and no other.

import { exportTable, listing, makeExport } from '../../support/fixtures/exports.ts'
import { ayesha, inDatabase, makeWorkspace, type TestWorkspace } from '../../support/fixtures/make.ts'
import { type Browser, makeFullMember } from '../../support/fixtures/people.ts'

let workspace: TestWorkspace
let browser: Browser
beforeAll(async () => {
  workspace = await makeWorkspace()
  browser = (await makeFullMember(workspace.id, 'Owner')).browser
  await inDatabase(
    `insert into departments (workspace_id, id, name, created_at)
     select $1, 'dep_' || n, 'D' || n, timestamptz '2020-01-01' + make_interval(secs => n) from generate_series(1, 600) n`,
    [workspace.id],
  )
})

/** Of the first departments, of which there has to be one. */
const makeIds = (count: number): [string, ...string[]] => [
  'dep_1',
  ...Array.from({ length: count - 1 }, (_, n) => `dep_${n + 2}`),
]

const namesIn = async (list: string, more: object): Promise<string[]> => {
  const [titles = [], ...rows] = await exportTable(browser, listing(list, more))
  const at = titles.findIndex(title => /^(name|first_name)$/.test(title))
  return rows.map(row => row[at]!)
}

describe('an export of chosen records', () => {
  it('has them in the order of the list, and leaves out what the list does not have', async () => {
    const ids = ['dep_3', 'dep_599', 'dep_none', 'dep_20']
    expect(await namesIn('listDepartments', { ids })).toEqual(['D599', 'D20', 'D3'])
    const other = { ids, filters: 'status=inactive' }
    expect(await namesIn('listDepartments', other)).toEqual([])
  })

  it('has 500 of them, over several pages', async () => {
    const made = await makeExport(browser, listing('listDepartments', { ids: makeIds(500) }))
    expect(made).toMatchObject({ status: 'succeeded', done: 500, total: 500 })
    const entries = await inDatabase('select details::json from audit_entries where object_id = $1', [
      made.id,
    ])
    expect(entries).toEqual([{ details: expect.objectContaining({ list: 'listDepartments', total: 500 }) }])
  })

  it('is made of a search too', async () => {
    const { muster } = workspace
    const first = await muster.employees.create(ayesha)
    await muster.employees.create({ ...ayesha, first_name: 'Sana' })
    const chosen = { ids: [first.id], filters: 'search=khan' }
    expect(await namesIn('listEmployeeMatches', chosen)).toEqual([ayesha.first_name])
  })

  it.each([
    ['more than 500', listing('listDepartments', { ids: makeIds(501) })],
    ['none', { kind: 'list', format: 'csv', list: 'listDepartments', ids: [] }],
    ['one twice', listing('listDepartments', { ids: ['dep_1', 'dep_1'] })],
    ['what is no list', { kind: 'workspace', format: 'zip', ids: ['dep_1'] }],
  ])('is refused for %s', async (_what, body) => {
    const { status, json } = await browser.ask('createExport', { body })
    expect([status, json.errors[0].field]).toEqual([400, 'ids'])
  })
})
