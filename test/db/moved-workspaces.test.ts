// Moved workspaces: a database that is one of several refuses a workspace that it lists, and hides its rows from background work.

import { readFileSync } from 'node:fs'
import { bind, Database, homeStatement, secretStatement, statement, systemStatement } from '@muster/db'
import { workspaceContext } from '../../packages/db/statements/workspace-context.ts'
import { standBehindBarrier, writing } from '../../packages/db/transactions/openings.ts'
import { secretsFrom } from '../../packages/server/auth/secrets.ts'
import { createKey, createWorkspace } from '../../packages/server/cli/office/operators.ts'
import { indusValley, type OpenDatabase, openOwnDatabase } from '../support/database/own-database.ts'
import { DatabaseProxy } from '../support/database/proxy.ts'
import { inDatabase } from '../support/fixtures/make.ts'
import { testSecret } from '../support/jest/secret.ts'
import { until } from '../support/processes/until.ts'

const nameOf = statement<{ name: string }>(
  'name_of_moved',
  'select name from companies where workspace_id = :workspace_id',
)
const addDepartment = statement<unknown, { id: string }>(
  'add_department_of_moved',
  'insert into departments (workspace_id, id, name) values (:workspace_id, :id, :id)',
)
const takeOffList = statement(
  'take_off_list',
  'delete from moved_workspaces where workspace_id = :workspace_id',
)
const countDepartments = statement<{ count: number }>(
  'count_departments_of_moved',
  'select count(*)::int as count from departments where workspace_id = :workspace_id',
)
const all = systemStatement<{ id: string }>('all_workspaces_of_moved', 'select id from companies')
const named = homeStatement<{ id: string }>(
  'named_workspace_of_moved',
  'select id from companies where workspace_id = :workspace',
)
const byDigest = secretStatement<{ workspace_id: string }>(
  'key_of_moved',
  'select workspace_id from api_keys where digest = any(:digests)',
)
const numbers = homeStatement<{ first: number }, { workspace: string; count: number }>(
  'take_numbers_of_moved',
  `update employee_settings set code_next = code_next + :count::integer where workspace_id = :workspace
   returning (code_next - :count::integer) as first`,
)
const waitForTest = systemStatement('wait_for_test_of_moved', 'select pg_advisory_xact_lock_shared(42)::text')
const insertYear = systemStatement<unknown, { id: string }>(
  'insert_into_moved',
  `insert into time_locks (workspace_id, locked_through) values (:id, '2020-01-31')`,
)

const secrets = secretsFrom(testSecret)

let own: OpenDatabase
let proxy: DatabaseProxy
let fenced: Database
let unfenced: Database
let workspace: string
beforeAll(async () => {
  own = await openOwnDatabase('moved')
  proxy = new DatabaseProxy(own.url)
  const url = await proxy.open()
  fenced = new Database({ url, poolSize: 6, fenced: true })
  unfenced = new Database({ url, poolSize: 6 })
})
beforeEach(async () => {
  workspace = await createWorkspace(own.database, indusValley)
})
afterAll(async () => {
  await fenced.close()
  await unfenced.close()
  await proxy.close()
  await own.end()
})

/** Of a new key of the workspace. */
async function digestsOf(workspace_id: string): Promise<string[]> {
  await createKey(own.database, secrets, { workspace_id, name: 'test', scopes: [] })
  const { rows } = await own.client.query<{ digest: string }>(
    'select digest::text as digest from api_keys where workspace_id = $1',
    [workspace_id],
  )
  return rows.map(({ digest }) => digest)
}

const list = (id: string, state = 'left') =>
  own.client.query('insert into moved_workspaces (workspace_id, state) values ($1, $2)', [id, state])
const unlist = (id: string) => own.client.query('delete from moved_workspaces where workspace_id = $1', [id])
const refusal = { code: 'MU001', message: expect.stringContaining('does not live in this database') }
const person = { employee_id: 'emp_1', reach: 'own' } as const

/** Whatever asks for one workspace. */
const ways: Readonly<Record<string, (database: Database, id: string) => Promise<unknown>>> = {
  'a read': (database, id) => database.reader(id).run(nameOf),
  'a read of several': (database, id) =>
    database.reader(id).runAll(bind(nameOf, {}), bind(countDepartments, {})),
  'a read behind the barrier': (database, id) => database.reader(id).behindBarrier().run(nameOf),
  "a person's read": (database, id) => database.reader(id, undefined, person).run(countDepartments),
  'a write': (database, id) => database.write(id, db => db.run(addDepartment, { id: 'dep_1' })),
  'a write of the commit alone': (database, id) =>
    database.write(id, async db => db.atCommit(addDepartment, { id: 'dep_2' })),
  'a write that takes a number first': (database, id) =>
    database.write(id, async db => void (await db.ticket(numbers, 'none'))),
  'a write that is taken back': (database, id) => database.tryOut(id, db => db.run(nameOf)),
  'a write that fills': (database, id) => database.fill(id, db => db.run(addDepartment, { id: 'dep_3' })),
  'a long write': (database, id) =>
    database.writeLong(id, db => db.stampAhead(1, () => db.run(addDepartment, { id: 'dep_4' }))),
  'a rehearsal': (database, id) => database.rehearse(id, db => db.run(nameOf)),
  'a snapshot': (database, id) => database.snapshot(id, db => db.run(nameOf)),
  'a snapshot of reads': (database, id) => database.snapshotOfReads(id, db => db.run(nameOf)),
  'a statement that names the workspace': (database, id) => database.lookUp(named, { workspace: id }),
  'one of background work that names it': (database, id) => database.system(named, { workspace: id }),
  'several statements, one of which names it': (database, id) =>
    database.systemTogether(bind(all, {}), bind(named, { workspace: id })),
}
const waysByName = Object.entries(ways)

/** Resolves once so many sessions of this database wait for a lock. */
const waiting = () =>
  until(
    async () =>
      (
        await inDatabase(`select from pg_stat_activity where datname = $1 and wait_event_type = 'Lock'`, [
          new URL(own.url).pathname.slice(1),
        ])
      ).length > 0,
  )

/** Lists the workspace while the write waits for the barrier, which a move holds. */
async function listWhileWaiting(write: () => Promise<unknown>): Promise<unknown> {
  await own.client.query('begin')
  await own.client.query('select pg_advisory_xact_lock(7201, hashtext($1))', [workspace])
  const written = write().then(
    () => 'written',
    error => error,
  )
  await waiting()
  await list(workspace)
  await own.client.query('commit')
  return written
}

const count = async () => {
  const { rows } = await own.client.query<{ count: number }>(
    'select count(*)::int as count from departments where workspace_id = $1',
    [workspace],
  )
  return rows[0]!.count
}

describe('a database that is one of several', () => {
  it.each(waysByName)(
    'refuses %s of a workspace that it lists, and no longer once it is off the list',
    async (_, ask) => {
      const other = await createWorkspace(own.database, indusValley)
      await list(workspace, 'arriving')
      await expect(ask(fenced, workspace)).rejects.toMatchObject(refusal)
      await ask(fenced, other)
      await unlist(workspace)
      await ask(fenced, workspace)
    },
  )

  it.each([
    ['a write', () => fenced.write(workspace, db => db.run(addDepartment, { id: 'dep_5' }))],
    [
      'a long write that has begun',
      () => fenced.writeLong(workspace, db => db.stampAhead(1, () => db.run(addDepartment, { id: 'dep_5' }))),
    ],
    [
      'a long write that stamps ahead',
      () =>
        fenced.writeLong(workspace, db =>
          db.stampAhead(1_000, () => db.run(addDepartment, { id: 'dep_5' }), 0),
        ),
    ],
  ])('refuses %s and waits for the barrier while the workspace is listed', async (_, write) => {
    const before = await count()
    expect(await listWhileWaiting(write)).toMatchObject(refusal)
    expect(await count()).toBe(before)
  })

  it('asks in the flushes in which it asks anyway', async () => {
    for (const [name, ask] of waysByName) {
      const sent = async (database: Database) => {
        const id = await createWorkspace(own.database, indusValley)
        const flushes = await proxy.watch(() => ask(database, id))
        return flushes.map(({ statements }) =>
          statements.filter(each => each !== 'assert_home').map(each => each.replace('_fenced', '')),
        )
      }
      expect([name, await sent(fenced)]).toEqual([name, await sent(unfenced)])
    }
  })

  it('lets requests change nothing of the list', async () => {
    for (const database of [fenced, unfenced])
      await expect(database.write(workspace, db => db.run(takeOffList))).rejects.toMatchObject({
        code: '42501',
      })
  })
})

describe('the only database', () => {
  it('asks no list, whatever is on it', async () => {
    await list(workspace)
    for (const [, ask] of waysByName) {
      const flushes = await proxy.watch(() => ask(unfenced, workspace))
      const texts = flushes.flatMap(({ messages }) => messages.map(({ bytes }) => bytes.toString()))
      expect(texts.filter(text => /assert_home|moved_workspaces|_fenced/.test(text))).toEqual([])
    }
  })

  it.each([
    ['a read', [['workspace_context', 'name_of_moved']]],
    ['a write', [['begin', 'workspace_context_behind_barrier', 'add_department_of_moved'], ['commit']]],
    [
      'a long write',
      [
        ['begin', 'workspace_context_of_long_write', 'stand_behind_barrier'],
        ['add_department_of_moved'],
        ['commit'],
      ],
    ],
    ['a statement that names the workspace', [['named_workspace_of_moved']]],
  ])('sends for %s what it always did', async (name, wanted) => {
    const flushes = await proxy.watch(() => ways[name]!(unfenced, workspace))
    expect(flushes.map(({ statements }) => statements)).toEqual(wanted)
  })

  it('has the contexts that it always had', () => {
    expect([workspaceContext.text, writing.text, standBehindBarrier.text]).toEqual([
      `select set_config('app.workspace_id', $1, true)`,
      `select set_config('app.workspace_id', $1, true), pg_advisory_xact_lock_shared(7201, hashtext($1)), stamp() as stamp`,
      'select pg_advisory_xact_lock_shared(7201, hashtext($1))',
    ])
  })
})

describe('background work in one of several databases', () => {
  beforeAll(async () => {
    await own.client.query('select hide_moved_workspaces()')
    await own.client.query('select hide_moved_workspaces()')
  })

  const ids = async () => (await fenced.system(all)).map(({ id }) => id)

  it('sees no workspace that is listed, and sees it again once it is off the list', async () => {
    expect(await ids()).toContain(workspace)
    await list(workspace, 'arriving')
    expect(await ids()).not.toContain(workspace)
    await unlist(workspace)
    expect(await ids()).toContain(workspace)
  })

  it('finds by a secret whoever lives here, and nobody who moved', async () => {
    const digests = await digestsOf(workspace)
    expect(await fenced.lookUp(byDigest, { digests })).toEqual([{ workspace_id: workspace }])
    await list(workspace)
    expect(await fenced.lookUp(byDigest, { digests })).toEqual([])
  })

  it('is refused where its workspace is listed between the look at the list and what it asks', async () => {
    await own.client.query('select pg_advisory_lock(42)')
    const asked = fenced.systemTogether(bind(waitForTest, {}), bind(named, { workspace }))
    const refused = expect(asked).rejects.toMatchObject(refusal)
    await waiting()
    await list(workspace)
    await own.client.query('select pg_advisory_unlock(42)')
    await refused
  })

  it('writes nothing into a workspace that is listed', async () => {
    await list(workspace)
    await expect(fenced.system(insertYear, { id: workspace })).rejects.toMatchObject({ code: '42501' })
  })

  it('is kept out of every table that has a workspace, and of those that come with a later migration', async () => {
    await own.client.query('create table later (workspace_id text primary key)')
    await own.client.query(readFileSync('packages/db/row-level-security.sql', 'utf8'))
    const { rows } = await own.client.query<{ table: string; guarded: boolean }>(
      `select c.relname as table, exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'moved' and not p.polpermissive) as guarded
       from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'workspace_id' and not a.attisdropped
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`,
    )
    expect(rows.map(({ table }) => table)).toContain('later')
    expect(rows.filter(({ guarded }) => !guarded)).toEqual([{ table: 'moved_workspaces', guarded: false }])
  })
})
