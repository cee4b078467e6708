// The move of a workspace to another PostgreSQL: what goes along, what stands in its way, and what is left of it.

import {
  type CellPlace,
  compareCopies,
  Database,
  type Move,
  moveWorkspace,
  removeCopy,
  statement,
  undoMove,
} from '@muster/db'
import pg from 'pg'
import { closeEnds, openEnd } from '../../packages/db/move/ends.ts'
import { type Facts, findObstacles, readFacts } from '../../packages/db/move/facts.ts'
import { countWritten, makeMovable, TwoCells, Writers } from '../support/database/moving.ts'

const cells = new TwoCells()
let here: CellPlace
let there: CellPlace
beforeAll(async () => {
  await cells.start()
  ;[here, there] = cells.places
})
afterAll(() => cells.end())

const nothing = statement<unknown>(
  'nothing_of_mover',
  'select 1 as one where :workspace_id::text is not null',
)

const moveOf = (workspace: string, other: Partial<Move> = {}): Move =>
  Object.assign({ source: here, target: there, directory: here, workspace }, other)

describe('a move while callers write', () => {
  let workspace: string
  beforeAll(async () => {
    workspace = await makeMovable(cells.here, 500)
  })

  it('takes all rows of the workspace and of its sandbox along, and loses no write', async () => {
    const writers = new Writers(cells.places, workspace, { callers: 4, prefix: 'dep_to' })
    await writers.goOn()
    const moved = await moveWorkspace(moveOf(workspace))
    await writers.goOn()
    await writers.end()
    expect(moved.workspaces).toEqual([workspace, expect.stringMatching(/^sbx_/)])
    expect(moved.differences).toEqual([])
    expect(moved.rows).toBeGreaterThan(1_000)
    const { departments, events, deliveries } = await countWritten(cells.there, workspace)
    expect(departments).toEqual(expect.arrayContaining(writers.acknowledged))
    expect([events, deliveries]).toEqual([departments, departments])
    expect([writers.unread, new Set(writers.numbers).size]).toEqual([0, writers.numbers.length])
    process.stdout.write(
      `Moved ${moved.rows} rows of ${moved.tables} tables in ${moved.seconds.toFixed(1)} s; it was nowhere for ${moved.gapMs!.toFixed(0)} ms. ${writers.acknowledged.length} writes, of which the longest took ${writers.longestMs.toFixed(0)} ms.\n`,
    )
  })

  it('copies its people with marks for what they prove themselves with', async () => {
    const [person] = await cells.there.query(
      `select p.email is not null as is_known, password_digest, totp_sealed from people p
       join members m on m.person_id = p.id where m.workspace_id = $1`,
      [workspace],
    )
    const mark = 'in the directory'
    expect(person).toEqual({ is_known: true, password_digest: mark, totp_sealed: mark })
  })

  it('keeps the copy that it left for as long as it is told to', async () => {
    const copy = { cell: here, home: there, workspace }
    await expect(removeCopy(Object.assign({ hours: 1 }, copy))).rejects.toThrow(
      /^wsp_\w+ left here at .+\. Its copy stays for 1 hours\.$/,
    )
    await expect(removeCopy({ cell: there, home: here, workspace, hours: 0 })).rejects.toThrow(
      'has not left there',
    )
  })

  it('compares both, and says of each table that differs how', async () => {
    await cells.here.query(`delete from webhook_deliveries where workspace_id = $1`, [workspace])
    await cells.here.query(`update roles set name = name || '!' where workspace_id = $1`, [workspace])
    const compared = await compareCopies({ one: here, other: there, workspace })
    const lines = compared.differences.map(({ table, message }) => `${table}: ${message}`)
    expect(lines).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^webhook_deliveries: 0 rows in here and \d+ in there$/),
        expect.stringMatching(/^roles: \d+ rows in here and in there, and some of them differ$/),
      ]),
    )
  })

  it('removes the copy, which stays listed, and moves back', async () => {
    expect(await removeCopy({ cell: here, home: there, workspace, hours: 0 })).toBeGreaterThan(1_000)
    expect(await removeCopy({ cell: here, home: there, workspace, hours: 0 })).toBe(0)
    const listed = await cells.here.query('select state from moved_workspaces where workspace_id = $1', [
      workspace,
    ])
    expect(listed).toEqual([{ state: 'left' }])
    const moved = await moveWorkspace(moveOf(workspace, { source: there, target: here }))
    expect(moved.differences).toEqual([])
    const [person] = await cells.here.query<{ password_digest: string }>(
      'select password_digest from people p join members m on m.person_id = p.id where workspace_id = $1',
      [workspace],
    )
    expect(person).toEqual({ password_digest: 'a digest' })
  })
})

describe('a move that waits', () => {
  it('lets writers go on where one of them takes too long, and leaves after it', async () => {
    const workspace = await makeMovable(cells.here, 0)
    const database = new Database({ url: here.url, poolSize: 2, fenced: true })
    const held = Promise.withResolvers<void>()
    let slow: Promise<unknown> | undefined
    const said: string[] = []
    await moveWorkspace(
      moveOf(workspace, {
        async before(step) {
          if (step !== 'leave' || slow) return
          const begun = Promise.withResolvers<void>()
          slow = database.write(workspace, async db => {
            await db.run(nothing)
            begun.resolve()
            await held.promise
          })
          await begun.promise
        },
        tell({ step, says }) {
          if (step === 'leave' && says) {
            said.push(says)
            held.resolve()
          }
        },
      }),
    )
    await slow
    await database.close()
    expect(said).toEqual(['a write at here has taken more than 1000 ms'])
  })

  it('takes along what background work had begun to write before the workspace left', async () => {
    const workspace = await makeMovable(cells.here, 0)
    const job = new pg.Client({ connectionString: here.url })
    await job.connect()
    const said: string[] = []
    await moveWorkspace(
      moveOf(workspace, {
        patienceMs: 50,
        async before(step) {
          if (step !== 'leave' || said.length > 0) return
          await job.query('begin; set local role muster_system')
          await job.query(`update companies set city = 'Lahore' where workspace_id = $1`, [workspace])
        },
        tell({ step, says }) {
          if (step !== 'leave' || !says) return
          said.push(says)
          void job.query('commit')
        },
      }),
    )
    await job.end()
    expect(said).toEqual([
      expect.stringMatching(/^process \d+ of postgres, since .+ at here writes for more than 50 ms$/),
    ])
    const rows = await cells.there.query('select city from companies where workspace_id = $1', [workspace])
    expect(rows).toEqual([{ city: 'Lahore' }])
  })
})

describe('a move that is refused', () => {
  let workspace: string
  beforeAll(async () => {
    workspace = await makeMovable(cells.here, 0)
  })
  afterEach(async () => {
    expect(
      await cells.there.query('select from moved_workspaces where workspace_id = $1', [workspace]),
    ).toEqual([])
  })

  it('into the database that it is in, whatever that is called', async () => {
    const itself = { name: 'again', url: here.url }
    await expect(moveWorkspace(moveOf(workspace, { target: itself }))).rejects.toThrow(
      /^wsp_\w+ is not moved from here to again\.\n {2}here and again are the same database/,
    )
  })

  it('while the target is not reached', async () => {
    const gone = { name: 'gone', url: 'postgresql://postgres@127.0.0.1:1/postgres' }
    await expect(moveWorkspace(moveOf(workspace, { target: gone }))).rejects.toThrow(
      'The cell gone is not reached: connect ECONNREFUSED 127.0.0.1:1',
    )
  })

  it('of a workspace that is not there, or of a sandbox', async () => {
    await expect(moveWorkspace(moveOf('wsp_nobody'))).rejects.toThrow('wsp_nobody does not live in here.')
    await expect(moveWorkspace(moveOf('sbx_1'))).rejects.toThrow('moves with its live workspace')
    await expect(undoMove(moveOf(workspace))).rejects.toThrow(
      'is not on its way, so there is nothing to undo',
    )
  })

  it('to a schema of another release', async () => {
    const last =
      'update schema_migrations set checksum = reverse(checksum) where name = (select max(name) from schema_migrations)'
    await cells.there.query(last)
    await expect(moveWorkspace(moveOf(workspace))).rejects.toThrow('Migrate both with the same release.')
    await cells.there.query(last)
  })

  it('of a row that its log does not tell the workspace of', async () => {
    await cells.here.query('alter table sign_in_links replica identity default')
    await expect(moveWorkspace(moveOf(workspace))).rejects.toThrow(
      'does not say of which workspace a row is in sign_in_links.',
    )
    await cells.here.query('alter table sign_in_links replica identity full')
  })

  it('for all that PostgreSQL lacks, each in a line with what to do', async () => {
    const ends = await Promise.all([here, there].map(openEnd))
    const [source, target] = await Promise.all(ends.map(end => readFacts(end, workspace)))
    await closeEnds(...ends)
    expect(findObstacles(source!, target!, [])).toEqual([])
    const poor: Partial<Facts> = {
      wal_level: 'replica',
      free_slots: 1,
      workers: 0,
      has_fence: false,
      may_bypass: false,
      may_replicate: false,
      may_subscribe: false,
      may_keep_triggers_still: false,
    }
    const other = { major: 17, collation: 'UTF8 c en_US', clock: source!.clock - 3 }
    const obstacles = findObstacles(
      Object.assign({}, source, poor),
      Object.assign({}, target, poor, other),
      [],
    )
    expect(obstacles.join('\n')).toMatchInlineSnapshot(`
"here runs on PostgreSQL 18 and there on 17. Upgrade one of them.
here sorts texts by UTF8 c C C, and there by UTF8 c en_US. Make there anew with the locale of here.
here does not hide those who are on their way. Run there: select hide_moved_workspaces()
there does not hide those who are on their way. Run there: select hide_moved_workspaces()
here has wal_level=replica. Set it to logical and restart PostgreSQL.
here has 1 replication slots left of its max_replication_slots. A move takes 2.
there has 0 workers left of its max_logical_replication_workers. A move takes 2.
The clock of there is 3.0 s behind that of here. Synchronise both.
The login of here does not see all rows. As a superuser there: alter role <login> bypassrls
The login of there does not see all rows. As a superuser there: alter role <login> bypassrls
The login of here may not replicate. As a superuser there: alter role <login> replication
The login of there may not subscribe. As a superuser there: grant pg_create_subscription to <login>; grant create on database <name> to <login>
The login of there may not remove locked rows of a copy. As a superuser there: grant set on parameter session_replication_role to <login>"
`)
  })

  it('while a node without cells is connected, which would write where the workspace was', async () => {
    const alone = new Database({ url: here.url, poolSize: 1 })
    await alone.reader(workspace).run(nothing)
    await expect(moveWorkspace(moveOf(workspace))).rejects.toThrow(
      'here has 1 connections of nodes, workers or commands without MUSTER_CELLS',
    )
    await alone.close()
  })

  it('while another mover has the workspace, whom it names', async () => {
    const other = await makeMovable(cells.here, 0)
    const seen: unknown[] = []
    await moveWorkspace(
      moveOf(other, {
        async before(step) {
          if (step !== 'announce') return
          for (const move of [moveOf(other), moveOf(other, { source: there, target: here })])
            seen.push(await moveWorkspace(move).catch(error => (error as Error).message))
        },
      }),
    )
    expect(seen).toEqual([
      expect.stringMatching(
        /^wsp_\w+ is being moved by another one at \w+: muster cell, process \d+ at .+, since /,
      ),
      expect.stringMatching(
        /^wsp_\w+ is being moved by another one at \w+: muster cell, process \d+ at .+, since /,
      ),
    ])
  })
})
