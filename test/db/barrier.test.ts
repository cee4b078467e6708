// The barrier: a poll waits in its own flush for the writes that have their stamp, and nothing keeps its lock behind it.

import { setImmediate as nextTurn } from 'node:timers/promises'
import { Database, statement, type Writer } from '@muster/db'
import { inDatabase } from '../support/fixtures/make.ts'
import { get, pageOf, withDepartments } from '../support/http/pages.ts'
import { until } from '../support/processes/until.ts'
import { server } from '../support/server/server.ts'

const touch = statement<unknown>(
  'touch_departments',
  'update departments set updated_at = stamp() where workspace_id = :workspace_id',
)
const names = statement<{ name: string; held: number }>(
  'names_and_locks',
  `select name, (select count(*)::int from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()) as held
   from departments where workspace_id = :workspace_id order by id`,
)

let database: Database
beforeAll(() => {
  database = new Database({ url: server.database_url, poolSize: 6 })
})
afterAll(() => database.close())

/** A write with its stamp, which goes on when it is told to. */
function writePaused(workspace: string) {
  const paused = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  const ended = database.write(workspace, async (db: Writer) => {
    await db.run(touch)
    paused.resolve()
    await goOn.promise
  })
  return { paused: paused.promise, goOn: goOn.resolve, ended }
}

interface Lock {
  readonly pid: number
  readonly granted: boolean
}

/** Who holds the barrier of the workspace for itself, or waits for it so. */
const locksOf = (workspace: string): Promise<Lock[]> =>
  inDatabase<Lock & Record<string, unknown>>(
    `select pid, granted from pg_locks where locktype = 'advisory' and classid = 7201 and mode = 'ExclusiveLock'
       and objid = (hashtext($1)::bigint & 4294967295)::oid and database = (select oid from pg_database where datname = current_database())`,
    [workspace],
  )

const isWaiting = (workspace: string) => async () =>
  (await locksOf(workspace)).some(({ granted }) => !granted)

describe('a read behind the barrier', () => {
  it('is answered once those who have their stamp have committed, and shows what they wrote', async () => {
    const { workspace, ids } = await withDepartments(3)
    const since = new Date().toISOString()
    const write = writePaused(workspace.id)
    await write.paused
    let isRead = false
    const poll = pageOf(workspace.key, `/v1/departments?updated_since=${since}`).finally(() => {
      isRead = true
    })
    await until(isWaiting(workspace.id))
    await nextTurn()
    expect(isRead).toBe(false)
    write.goOn()
    await write.ended
    expect((await poll).data.map(({ id }) => id).sort()).toEqual([...ids].sort())
  })

  it('holds no lock while it reads, and waits in its first flush alone', async () => {
    const { workspace } = await withDepartments(1)
    const behind = database.reader(workspace.id).behindBarrier()
    expect(await behind.run(names)).toMatchObject([{ held: 0 }])
    const write = writePaused(workspace.id)
    await write.paused
    expect(await behind.run(names)).toMatchObject([{ held: 0 }])
    write.goOn()
    await write.ended
  })

  it.each(['pg_cancel_backend', 'pg_terminate_backend'])(
    'keeps no lock where its wait is ended by %s, and the next write goes on',
    async end => {
      const { workspace } = await withDepartments(1)
      const write = writePaused(workspace.id)
      await write.paused
      const poll = get(workspace.key, '/v1/departments?updated_since=2020-01-01T00:00:00Z')
      await until(isWaiting(workspace.id))
      const [{ pid }] = (await locksOf(workspace.id)) as [Lock]
      await inDatabase(`select ${end}($1)`, [pid])
      expect((await poll).status).toBeGreaterThanOrEqual(500)
      expect(await locksOf(workspace.id)).toEqual([])
      write.goOn()
      await write.ended
      await database.write(workspace.id, db => db.run(touch))
    },
  )
})
