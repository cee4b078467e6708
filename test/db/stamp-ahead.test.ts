// Stamps ahead: who lists by updated_since waits for no long write, and misses none of its rows.

import { Database, statement, type Writer } from '@muster/db'
import { inDatabase } from '../support/fixtures/make.ts'
import { get, pageOf, withDepartments } from '../support/http/pages.ts'
import { until } from '../support/processes/until.ts'
import { server } from '../support/server/server.ts'

/** As many as are worth it. */
const many = 1_000

const rename = statement<unknown, { name: string }>(
  'rename_departments',
  `update departments set code = :name || right(id, 6), updated_at = made.at from (select stamp() as at) as made
   where workspace_id = :workspace_id`,
)
const insertDepartment = statement<unknown, { text: string }>(
  'tell_once',
  'insert into departments (workspace_id, id, name) values (:workspace_id, :text, :text)',
)
const sleep = statement<unknown, { seconds: number }>(
  'sleep_for',
  'select pg_sleep(:seconds::float8) as slept, :workspace_id::text as id',
)

let database: Database
beforeAll(() => {
  database = new Database({ url: server.database_url, poolSize: 6 })
})
afterAll(() => database.close())

const clock = async () => (await inDatabase<{ at: string }>(`select stamp()::text as at`))[0]!.at

/** A write of all departments that stands still where it is told to. */
function writePaused(workspace: string, name: string) {
  const paused = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  let runs = 0
  const ended = database.writeLong(workspace, db =>
    db.stampAhead(many, async () => {
      runs++
      await db.run(rename, { name })
      if (runs > 1) return
      paused.resolve()
      await goOn.promise
    }),
  )
  return { paused: paused.promise, goOn: goOn.resolve, ended, runs: () => runs }
}

const stampsOf = (workspace: string) =>
  inDatabase<{ at: string; code: string | null }>(
    'select updated_at::text as at, code from departments where workspace_id = $1',
    [workspace],
  )

describe('a long write that stamps ahead', () => {
  it('keeps no list by updated_since waiting while it writes', async () => {
    const { workspace } = await withDepartments(3)
    const write = writePaused(workspace.id, 'W')
    await write.paused
    // It would be answered after the write, which is not told to go on before.
    const page = await pageOf(workspace.key, '/v1/departments?updated_since=2020-01-01T00:00:00Z')
    expect(page.data).toHaveLength(3)
    write.goOn()
    await write.ended
  })

  it('has a stamp later than every list that did not show it, and no later than its commit', async () => {
    const { workspace } = await withDepartments(3)
    const asked: string[] = []
    let isOver = false
    const write = writePaused(workspace.id, 'W')
    await write.paused
    write.goOn()
    const ended = write.ended.then(() => {
      isOver = true
    })
    while (!isOver) {
      const at = await clock()
      const { data } = await pageOf(workspace.key, '/v1/departments?updated_since=2020-01-01T00:00:00Z')
      if (!data.some(department => 'code' in department && department.code !== null)) asked.push(at)
    }
    await ended
    const committed = await clock()
    const stamps = (await stampsOf(workspace.id)).map(({ at }) => at)
    expect(new Set(stamps).size).toBe(1)
    expect(asked.length).toBeGreaterThan(0)
    expect(asked.filter(at => at > stamps[0]!)).toEqual([])
    expect(stamps[0]! <= committed).toBe(true)
  })

  it('is written again where its time came before it was ready, with what it queued written once', async () => {
    const { workspace } = await withDepartments(2)
    let runs = 0
    const stamps: string[] = []
    await database.writeLong(workspace.id, db =>
      db.stampAhead(many, async () => {
        runs++
        await db.run(rename, { name: `R${runs}` })
        db.atCommit(insertDepartment, { text: `told_${workspace.id}_${runs}` })
        stamps.push(await clock())
        // Longer than the first guess for so many rows.
        if (runs === 1) await db.run(sleep, { seconds: 0.8 })
      }),
    )
    expect(runs).toBe(2)
    const rows = await stampsOf(workspace.id)
    expect(rows.filter(({ at }) => at < stamps[1]!)).toEqual([])
    expect(rows.map(({ code }) => code?.slice(0, 2)).sort()).toEqual(['R2', 'R2', undefined])
    const queued = await inDatabase('select id from departments where workspace_id = $1 and id like $2', [
      workspace.id,
      'told_%',
    ])
    expect(queued).toEqual([{ id: `told_${workspace.id}_2` }])
  })

  it('is written again where others kept it from the barrier until its time had come', async () => {
    const { workspace } = await withDepartments(2)
    const other = holdBarrier(workspace.id)
    await other.paused
    // A list waits for the other write, and whoever comes after the list waits for both.
    const list = get(workspace.key, '/v1/departments?updated_since=2020-01-01T00:00:00Z')
    await until(async () => (await waiters(workspace.id)) === 1)
    const write = writePaused(workspace.id, 'W')
    write.goOn()
    await until(async () => (await waiters(workspace.id)) === 2)
    const [{ at }] = (await inDatabase<{ at: string }>(
      `select (stamp() + interval '0.2 s')::text as at`,
    )) as [{ at: string }]
    await until(async () => (await clock()) > at)
    other.goOn()
    await Promise.all([other.ended, write.ended])
    expect((await list).status).toBe(200)
    expect(write.runs()).toBe(2)
    expect((await stampsOf(workspace.id)).filter(row => row.at < at)).toEqual([])
  })

  it('leaves nothing where it fails, and nobody waiting', async () => {
    const { workspace } = await withDepartments(2)
    const before = await stampsOf(workspace.id)
    const failed = database.writeLong(workspace.id, db =>
      db.stampAhead(many, async () => {
        await db.run(rename, { name: 'F' })
        throw new Error('no further')
      }),
    )
    await expect(failed).rejects.toThrow('no further')
    expect(await stampsOf(workspace.id)).toEqual(before)
    expect(
      (await pageOf(workspace.key, '/v1/departments?updated_since=2020-01-01T00:00:00Z')).data,
    ).toHaveLength(2)
  })

  it('stamps a few rows behind the barrier', async () => {
    const { workspace } = await withDepartments(2)
    await database.writeLong(workspace.id, db =>
      db.stampAhead(1, async () => {
        await db.run(rename, { name: 'S' })
        const now = await clock()
        const [{ at }] = (await db.run(readStamp)) as [{ at: string }]
        expect(at <= now).toBe(true)
      }),
    )
  })
})

const readStamp = statement<{ at: string }>(
  'stamp_of_department',
  'select max(updated_at)::text as at from departments where workspace_id = :workspace_id',
)

/** Another write, which stands behind the barrier until it is told to go on. */
function holdBarrier(workspace: string) {
  const paused = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  const ended = database.write(workspace, async (db: Writer) => {
    await db.run(sleep, { seconds: 0 })
    paused.resolve()
    await goOn.promise
  })
  return { paused: paused.promise, goOn: goOn.resolve, ended }
}

/** How many wait for the barrier. */
async function waiters(workspace: string): Promise<number> {
  const [row] = await inDatabase<{ n: number }>(
    `select count(*)::int as n from pg_locks where locktype = 'advisory' and classid = 7201 and not granted
       and objid = (hashtext($1)::bigint & 4294967295)::oid`,
    [workspace],
  )
  return row!.n
}
