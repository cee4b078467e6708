// Sync: updated_since shows every change once it can be seen, and a reader that keeps to the rules misses none.

import { Database, statement } from '@muster/db'
import { ayesha, inDatabase, makeWorkspace, type TestWorkspace } from '../../support/fixtures/make.ts'
import { type Page, pageOf, withDepartments } from '../../support/http/pages.ts'
import { server } from '../../support/server/server.ts'

describe('updated_since', () => {
  const count = async (key: string, since: string) =>
    (await pageOf(key, `/v1/departments?updated_since=${since}`)).data.length

  it('includes the instant itself and counts in milliseconds, as the stamps do', async () => {
    const { id, key } = await makeWorkspace()
    await inDatabase(
      `update departments set updated_at = '2026-01-01T00:00:00.123Z' where workspace_id = $1`,
      [id],
    )
    expect(await count(key, '2026-01-01T00:00:00.123Z')).toBe(1)
    expect(await count(key, '2026-01-01T00:00:00.122Z')).toBe(1)
    expect(await count(key, '2026-01-01T00:00:00.124Z')).toBe(0)
    expect(await count(key, '2026-01-01T00:00:00.123999Z')).toBe(1)
    expect(await count(key, '2026-01-01T00:00:00.123999999Z')).toBe(1)
    expect(await count(key, '2026-01-01T05:00:00.123%2B05:00')).toBe(1)
    expect(await count(key, '2026-01-01T05:00:00.124%2B05:00')).toBe(0)
    expect(await count(key, '2026-01-01T05:00:00.123+05:00')).toBe(1)
  })

  it('follows the record and not its children', async () => {
    const { muster, key } = await makeWorkspace()
    const employee = await muster.employees.create(ayesha)
    await inDatabase(`update employees set updated_at = '2026-01-01T00:00:00Z' where id = $1`, [employee.id])
    await muster.employeeAddresses.create(employee.id, { type: 'current', line1: 'A', city: 'B' })
    expect((await pageOf(key, '/v1/employees?updated_since=2026-01-02T00:00:00Z')).data).toEqual([])
  })

  it('shows removals to a reader with include_deleted', async () => {
    const { muster, key } = await makeWorkspace()
    const employee = await muster.employees.create(ayesha)
    const { updated_at } = await muster.employees.delete(employee.id)
    const path = `/v1/employees?updated_since=${updated_at}`
    expect((await pageOf(key, path)).data).toEqual([])
    expect((await pageOf(key, `${path}&include_deleted=true`)).data).toMatchObject([{ deleted: true }])
  })
})

describe('a reader that syncs', () => {
  const forMs = 2_000
  let database: Database
  beforeAll(() => {
    database = new Database({ url: server.database_url, poolSize: 4 })
  })
  afterAll(() => database.close())

  // A stamp, and a while until it is committed: what a reader without a barrier passes by.
  const add = statement<unknown, { id: string }>(
    'add_department',
    'insert into departments (workspace_id, id, name) values (:workspace_id, :id, :id)',
  )
  const linger = statement<unknown, { seconds: number }>(
    'linger',
    'select pg_sleep(:seconds::float8) as slept, :workspace_id::text as id',
  )

  async function writeSlowly(workspaceId: string, writer: string, end: number): Promise<void> {
    for (let n = 0; Date.now() < end; n++) {
      await database.write(workspaceId, async db => {
        await db.run(add, { id: `dep_${writer}_${n}` })
        await db.run(linger, { seconds: (n % 4) * 0.005 })
      })
    }
  }

  async function writeThroughTheApi({ muster }: TestWorkspace, id: string, end: number): Promise<void> {
    for (let n = 0; Date.now() < end; n++) {
      if (n % 5 === 4) await muster.departments.create({ name: `${id} made ${n}` })
      else await muster.departments.update(id, { code: `${id.slice(-8)}${n}` })
    }
  }

  /** Rule 6 of the specification: the start of one sync is the updated_since of the next. */
  async function sync(key: string, since: string, copy: Map<string, string>): Promise<string> {
    const started = new Date().toISOString()
    const base = `/v1/departments?limit=100&updated_since=${since}`
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: Page = await pageOf(key, cursor ? `${base}&starting_after=${cursor}` : base)
      for (const record of page.data) copy.set(record.id, JSON.stringify(record))
      cursor = page.next_cursor
    }
    return started
  }

  it('misses no change of four concurrent writers', async () => {
    const { workspace, ids } = await withDepartments(12)
    const end = Date.now() + forMs
    const writers = Promise.all([
      ...ids.slice(0, 2).map(id => writeThroughTheApi(workspace, id, end)),
      writeSlowly(workspace.id, 'one', end),
      writeSlowly(workspace.id, 'two', end),
    ])
    const copy = new Map<string, string>()
    let since = '2020-01-01T00:00:00Z'
    // What is read while others write has to be whole: no sync after they have ended.
    while (Date.now() < end) {
      since = await sync(workspace.key, since, copy)
    }
    await writers
    const stale = await inDatabase<{ id: string; updated_at: string }>(
      `select id, to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as updated_at
       from departments where workspace_id = $1 and updated_at < $2`,
      [workspace.id, since],
    )
    expect(stale.length).toBeGreaterThan(0)
    const missed = stale.filter(
      ({ id, updated_at }) => !copy.get(id)?.includes(`"updated_at":"${updated_at}"`),
    )
    expect(missed).toEqual([])
    await sync(workspace.key, since, copy)
    const all = new Map<string, string>()
    await sync(workspace.key, '2020-01-01T00:00:00Z', all)
    expect([...copy].sort()).toEqual([...all].sort())
  })
})
