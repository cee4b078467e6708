// Cursors: a reader of a list gets every record once, and a cursor is good for the list that gave it only.

import { Problem } from '../../../packages/server/http/problem.ts'
import { makeCursors } from '../../../packages/server/resource/lists/cursor.ts'
import { ayesha, inDatabase, makeWorkspace, type TestWorkspace } from '../../support/fixtures/make.ts'
import { get, pageOf, withDepartments } from '../../support/http/pages.ts'

function isTaken(read: () => unknown): boolean {
  try {
    read()
    return true
  } catch (error) {
    if (error instanceof Problem) return false
    throw error
  }
}

describe('a list', () => {
  it('is paged from the newest to the oldest', async () => {
    const { workspace, ids } = await withDepartments(7)
    const first = await pageOf(workspace.key, '/v1/departments?limit=3')
    const second = await pageOf(workspace.key, `/v1/departments?limit=3&starting_after=${first.next_cursor}`)
    const third = await pageOf(workspace.key, `/v1/departments?limit=3&starting_after=${second.next_cursor}`)
    expect([...first.data, ...second.data, ...third.data].map(({ id }) => id)).toEqual(ids.toReversed())
    expect([first, second, third].map(page => [page.data.length, page.has_more])).toEqual([
      [3, true],
      [3, true],
      [1, false],
    ])
    expect(third.next_cursor).toBeNull()
  })

  it('has no more after a page that holds exactly the rest', async () => {
    const { workspace } = await withDepartments(4)
    const first = await pageOf(workspace.key, '/v1/departments?limit=2')
    const last = await pageOf(workspace.key, `/v1/departments?limit=2&starting_after=${first.next_cursor}`)
    expect([last.data.length, last.has_more, last.next_cursor]).toEqual([2, false, null])
    expect(await pageOf(workspace.key, '/v1/departments?status=inactive')).toEqual({
      data: [],
      has_more: false,
      next_cursor: null,
    })
  })

  it('shows nothing twice and misses nothing while records are added and changed', async () => {
    const { workspace, ids } = await withDepartments(9)
    const { muster, key } = workspace
    const seen: string[] = []
    for (let cursor: string | null = '', n = 0; cursor !== null; n++) {
      const after = cursor ? `&starting_after=${cursor}` : ''
      const page = await pageOf(key, `/v1/departments?limit=2${after}`)
      seen.push(...page.data.map(({ id }) => id))
      cursor = page.next_cursor
      await muster.departments.create({ name: `Added ${n}` })
      await muster.departments.update(ids[n]!, { code: `C${n}` })
    }
    expect(seen).toEqual(ids.toReversed())
  })

  it('does not lose records from the same millisecond', async () => {
    const { workspace, ids } = await withDepartments(8)
    await inDatabase(
      `update departments set created_at = '2026-01-01T00:00:00.123Z' where workspace_id = $1`,
      [workspace.id],
    )
    const seen: string[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const after: string = cursor ? `&starting_after=${cursor}` : ''
      const page = await pageOf(workspace.key, `/v1/departments?limit=3${after}`)
      seen.push(...page.data.map(({ id }) => id))
      cursor = page.next_cursor
    }
    expect(seen).toEqual(ids.toSorted().reverse())
  })

  it('has 25 records on a page by default, and 100 at most', async () => {
    const { id, key } = await makeWorkspace()
    await inDatabase(
      `insert into departments (workspace_id, id, name) select $1, 'dep_' || n, 'D' || n from generate_series(1, 110) n`,
      [id],
    )
    expect((await pageOf(key, '/v1/departments')).data).toHaveLength(25)
    expect((await pageOf(key, '/v1/departments?limit=1000')).data).toHaveLength(100)
  })
})

describe('a cursor', () => {
  let workspace: TestWorkspace
  let cursor: string
  beforeAll(async () => {
    workspace = (await withDepartments(5)).workspace
    cursor = (await pageOf(workspace.key, '/v1/departments?limit=2')).next_cursor!
  })

  const refused = async (path: string, key = workspace.key) => {
    const { status, json } = await get(key, path)
    return [status, json.code, json.errors?.map(({ field }: { field: string }) => field)]
  }
  const onCursor = [400, 'validation_failed', ['starting_after']]

  it('is base64 that needs no encoding in a URL', () => {
    expect(cursor).toMatch(/^[A-Za-z0-9]+$/)
    expect(Buffer.from(cursor, 'base64').toString('base64')).toBe(cursor)
  })

  it('continues with another limit', async () => {
    for (const limit of [1, 2, 100]) {
      expect(
        (await get(workspace.key, `/v1/departments?limit=${limit}&starting_after=${cursor}`)).status,
      ).toBe(200)
    }
  })

  it('that was tampered with is rejected, at any position', async () => {
    for (let at = 0; at < cursor.length; at += 7) {
      const changed = cursor[at] === 'A' ? 'B' : 'A'
      const tampered = `${cursor.slice(0, at)}${changed}${cursor.slice(at + 1)}`
      expect([at, await refused(`/v1/departments?starting_after=${tampered}`)]).toEqual([at, onCursor])
    }
  })

  it.each([
    'x',
    '0',
    'AAAA',
    '%20',
    '-1',
    'dep_01k21fdv66feyb5k5ze5g9980h',
    '%F0%9F%98%80',
    'A'.repeat(2_000),
  ])('is not %s', async text => {
    expect(await refused(`/v1/departments?starting_after=${text}`)).toEqual(onCursor)
  })

  it('survives a change of the secret while the former one is still accepted', () => {
    const [current, former, unknown] = [1, 2, 3].map(n => Buffer.alloc(32, n)) as [Buffer, Buffer, Buffer]
    const position = { place: '2026-01-01T00:00:00.123Z', id: 'dep_1' }
    const cursors = makeCursors([current, former])
    const written = (key: Buffer) => makeCursors([key]).write('list', position)
    expect(cursors.read('list', written(former))).toEqual(position)
    expect(isTaken(() => cursors.read('list', written(unknown)))).toBe(false)
  })

  it('has one spelling: a change of any character is noticed', () => {
    const cursors = makeCursors([Buffer.alloc(32, 7)])
    for (let n = 0; n < 40; n++) {
      const position = { place: '2026-01-01T00:00:00.123Z', id: `dep_${'x'.repeat(n % 5)}` }
      const whole = cursors.write(`list ${n}`, position)
      expect(cursors.read(`list ${n}`, whole)).toEqual(position)
      const taken = [...whole].flatMap((mark, at) =>
        ['A', 'B', 'C', 'g', 'K', '\n', '=', '-']
          .filter(other => other !== mark)
          .map(other => `${whole.slice(0, at)}${other}${whole.slice(at + 1)}`)
          .filter(changed => isTaken(() => cursors.read(`list ${n}`, changed))),
      )
      expect(taken).toEqual([])
    }
  })

  it('cut short or made longer is rejected', async () => {
    for (const text of [cursor.slice(0, -4), cursor.slice(4), `${cursor}${cursor}`, `${cursor}QUJD`]) {
      expect(await refused(`/v1/departments?starting_after=${text}`)).toEqual(onCursor)
    }
  })

  it('of another workspace is rejected', async () => {
    const other = await makeWorkspace()
    expect(await refused(`/v1/departments?starting_after=${cursor}`, other.key)).toEqual(onCursor)
  })

  it('of another list is rejected', async () => {
    for (const list of ['designations', 'branches', 'shifts', 'fiscal_years', 'employees']) {
      expect(await refused(`/v1/${list}?starting_after=${cursor}`)).toEqual(onCursor)
    }
  })

  it('with other filters is rejected', async () => {
    for (const filter of ['status=active', 'updated_since=2020-01-01T00:00:00Z']) {
      expect(await refused(`/v1/departments?${filter}&starting_after=${cursor}`)).toEqual(onCursor)
    }
    const filtered = (await pageOf(workspace.key, '/v1/departments?status=active&limit=2')).next_cursor
    expect(await refused(`/v1/departments?starting_after=${filtered}`)).toEqual(onCursor)
    expect(await refused(`/v1/departments?status=inactive&starting_after=${filtered}`)).toEqual(onCursor)
    expect(
      (await get(workspace.key, `/v1/departments?starting_after=${filtered}&status=active`)).status,
    ).toBe(200)
  })

  it('of one employee’s addresses is rejected for another’s', async () => {
    const { muster, key } = workspace
    const [one, two] = [await muster.employees.create(ayesha), await muster.employees.create(ayesha)]
    for (const type of ['current', 'permanent'] as const) {
      await muster.employeeAddresses.create(one.id, { type, line1: 'A', city: 'B' })
    }
    const page = await pageOf(key, `/v1/employees/${one.id}/addresses?limit=1`)
    const path = (id: string) => `/v1/employees/${id}/addresses?starting_after=${page.next_cursor}`
    expect((await get(key, path(one.id))).json.data).toHaveLength(1)
    expect(await refused(path(two.id))).toEqual(onCursor)
  })

  it('includes whether deleted records are listed', async () => {
    const { muster, key } = workspace
    for (let n = 0; n < 3; n++) await muster.employees.create(ayesha)
    const page = await pageOf(key, '/v1/employees?limit=1')
    expect(await refused(`/v1/employees?include_deleted=true&starting_after=${page.next_cursor}`)).toEqual(
      onCursor,
    )
    expect(
      (await get(key, `/v1/employees?include_deleted=false&starting_after=${page.next_cursor}`)).status,
    ).toBe(200)
  })
})
