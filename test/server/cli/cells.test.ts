// The operator's command for cells, on PostgreSQL of its own: a database is added, workspaces move, and what is wrong is said in words.

import { type CellPlace, migrate } from '@muster/db'
import pg from 'pg'
import { Cluster } from '../../support/database/cluster.ts'
import { clusterFlags, countWritten, makeMovable, Writers } from '../../support/database/moving.ts'
import { until } from '../../support/processes/until.ts'
import { closedPort, muster, run } from '../../support/server/muster.ts'
import { server } from '../../support/server/server.ts'

const [main, other] = [new Cluster('main', clusterFlags()), new Cluster('b', clusterFlags())]
/** Another database of the second cluster. */
const inOther = (name: string) => other.url.replace('/postgres?', `/${name}?`)
let places: readonly [CellPlace, CellPlace]
let workspace: string
let sandbox: string
beforeAll(async () => {
  await Promise.all([main.start(), other.start()])
  await migrate(main.url)
  for (const name of ['c', 'foreign_tables', 'untouched']) await other.query(`create database ${name}`)
  await other.query("create database sorted template template0 locale 'C.UTF-8'")
  places = [
    { name: 'main', url: main.url },
    { name: 'b', url: other.url },
  ]
  workspace = await makeMovable(main, 20)
  const [made] = await main.query<{ id: string }>('select id from companies where sandbox_of = $1', [
    workspace,
  ])
  sandbox = made!.id
})
afterAll(async () => {
  await main.discard()
  await other.discard()
})

const alone = () => ({ DATABASE_URL: main.url })
const two = () => ({ DATABASE_URL: main.url, MUSTER_CELLS: `b=${other.url}` })
const three = () => ({ DATABASE_URL: main.url, MUSTER_CELLS: `b=${other.url} c=${inOther('c')}` })
const cell = (args: string, env: Record<string, string> = two()) => muster(['cell', ...args.split(' ')], env)
const records = (text: string) =>
  text
    .split('\n')
    .filter(line => line.startsWith('{'))
    .map(line => JSON.parse(line))

async function ask(url: string, sql: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

const tablesIn = async (url: string) =>
  (await ask(url, `select count(*)::int as n from pg_class where relnamespace = 'public'::regnamespace`))[0].n

describe('before there are several databases', () => {
  it('only adds and lists', async () => {
    const { code, text } = await cell('list', alone())
    expect([code, text]).toEqual([
      0,
      expect.stringMatching(
        /^main +PostgreSQL \d+\.\d+ {2}\d{4}-\S+ {2}1 workspace {2}0 arriving {2}0 leaving {2}0 copies {2}\d+ MB\n$/,
      ),
    ])
    for (const args of [
      `move ${workspace} --to b`,
      `undo ${workspace}`,
      'drain main --to b',
      'verify',
      'clean --older-than 1',
    ])
      expect(await cell(args, alone())).toEqual({
        code: 1,
        text: 'muster: There is one database, and MUSTER_CELLS names no other one. muster cell add makes a database a cell, and says what to set.\n',
      })
  })
})

describe('muster cell add', () => {
  it.each([
    [
      'nothing listens',
      async () => `b=postgresql://muster@127.0.0.1:${await closedPort()}/muster`,
      /^muster: The cell b: the database at 127.0.0.1, port \d+, cannot be reached \(ECONNREFUSED\)\. Start it/,
    ],
    [
      'the name is malformed',
      () => `B_2=${other.url}`,
      /^muster: What is to be added is not the name of a cell and its address/,
    ],
    [
      'the name is that of the first',
      () => `main=${other.url}`,
      /^muster: What is to be added is called main, which is the database of DATABASE_URL/,
    ],
    [
      'the address is missing',
      () => 'b',
      /^muster: MUSTER_CELLS names no cell b\. Give its address as well: b=postgresql:/,
    ],
    [
      'it is the same database by another address',
      () => `b=${main.url}&application_name=other`,
      /main and b are the same database \(\d+\/postgres\), or one is a physical copy/,
    ],
    [
      'it sorts texts in another way',
      () => `b=${inOther('sorted')}`,
      /main sorts texts by UTF8 .+, and b by UTF8 .+C\.UTF-8.*\. Make b anew/,
    ],
  ])('refuses where %s', async (_, given, says) => {
    const { code, text } = await muster(['cell', 'add', await given()], alone())
    expect([code, text]).toEqual([1, expect.stringMatching(says)])
    expect(text).not.toMatch(/\n\s+at /)
    expect(await tablesIn(inOther('sorted'))).toBe(0)
  })

  it('refuses a database that others use, and one that nothing could leave', async () => {
    await ask(
      inOther('foreign_tables'),
      'create table invoices (id int); create table schema_migrations (version text)',
    )
    const { code, text } = await muster(['cell', 'add', `b=${inOther('foreign_tables')}`], alone())
    expect([code, text]).toEqual([
      1,
      'muster: b does not become a cell, and nothing was changed.\n  It has tables that are not of Muster: public.invoices, public.schema_migrations. Make an empty database for the cell.\n',
    ])
    const poor = await muster(['cell', 'add', `b=${server.database_url}`], alone())
    expect([poor.code, poor.text]).toEqual([
      1,
      expect.stringContaining('b has wal_level=replica. Set it to logical'),
    ])
  })

  it('makes an empty database a cell, and says what to set without its password', async () => {
    const url = other.url.replace('postgres@', 'postgres:secret@')
    const { code, text } = await muster(['cell', 'add', `b=${url}`], alone())
    expect([code, text]).toEqual([
      0,
      expect.stringMatching(/^b is ready: PostgreSQL \d+\.\d+, migrated to \d{4}-\S+, 0 workspaces\./),
    ])
    expect(text).toContain('  b=postgresql://postgres:...@localhost/postgres?host=')
    expect(text).not.toContain('secret')
    for (const cluster of [main, other])
      expect(
        await cluster.query("select from pg_policies where policyname = 'moved' and tablename = 'companies'"),
      ).toHaveLength(1)
    // By its name alone, where the settings have it: twice is once.
    const again = await muster(['cell', 'add', 'b', '--json'], two())
    expect(records(again.text)).toEqual([
      expect.objectContaining({ cell: 'b', is_named: true, applied: [], workspaces: 0, lacks: [] }),
    ])
    expect((await muster(['cell', 'add', 'c'], three())).code).toBe(0)
  })

  it('refuses a name that is taken, and a database of another deployment', async () => {
    const taken = await muster(['cell', 'add', `b=${inOther('untouched')}`], two())
    expect(taken.text).toMatch(/^muster: There is a cell b already, at another address/)
    const twice = await muster(['cell', 'add', `d=${other.url}`], two())
    expect(twice.text).toContain('b and d are the same database')
    await migrate(inOther('untouched'))
    await ask(inOther('untouched'), "insert into people (id, email) values ('per_1', 'a@example.com')")
    const strange = await muster(['cell', 'add', `d=${inOther('untouched')}`], two())
    expect([strange.code, strange.text]).toEqual([
      1,
      expect.stringContaining('It has 0 workspaces and 1 people of whom no other cell knows'),
    ])
  })
})

describe('a workspace', () => {
  it('moves while a caller writes, is listed, compared and cleaned up', async () => {
    const writers = new Writers(places, workspace, { callers: 2, prefix: 'dep_0' })
    await writers.goOn()
    const moved = await cell(`move ${workspace} --to b`)
    await writers.goOn()
    await writers.end()
    expect([moved.code, moved.text]).toEqual([0, expect.stringMatching(/: copying tables: \d+ of \d+\n/)])
    expect(moved.text).toMatch(
      / lives in b, with its sandbox\. The move took \d+\.\d s, and it was nowhere for \d+ ms\.\nAll \d+ rows of \d+ tables are as in main\./,
    )
    const written = await countWritten(other, workspace)
    expect(writers.acknowledged.filter(id => !written.departments!.includes(id))).toEqual([])
    const listed = records((await cell('list --json')).text)
    expect(listed).toEqual([
      expect.objectContaining({ cell: 'main', status: 'reached', workspaces: 0, copies: 1, leaving: 0 }),
      expect.objectContaining({ cell: 'b', status: 'reached', workspaces: 1, copies: 0, arriving: 0 }),
    ])
    expect((await cell('list --workspaces')).text).toBe(
      `${workspace}  main        copy\n${workspace}  b           lives\n`,
    )
    const differs = await cell(`verify ${workspace}`)
    expect([differs.code, differs.text]).toEqual([
      1,
      expect.stringMatching(/^departments: \d+ rows in main and \d+ in b$/m),
    ])
    expect(await cell('verify')).toEqual({ code: 0, text: 'Nothing is wrong: 2 cells with 1 workspace.\n' })
    expect(await cell('clean --older-than 1')).toEqual({
      code: 0,
      text: `Kept the copy of ${workspace} in main, which it left 0 h ago.\n0 copies removed, 1 too young, 0 not removed.\n`,
    })
    const cleaned = await cell('clean --older-than 0 --json')
    expect([cleaned.code, ...records(cleaned.text)]).toEqual([
      0,
      expect.objectContaining({ workspace, cell: 'main', status: 'removed', rows: expect.any(Number) }),
    ])
    expect((await cell(`verify ${workspace}`)).text).toContain(`${workspace} lives in b and has left no copy`)
    expect((await cell(`move ${workspace} --to b`)).text).toBe(`muster: ${workspace} lives in b already.\n`)
  })

  it('is killed on its way: what stands still is told, and the same command goes on', async () => {
    const command = run(['cell', 'move', workspace, '--to', 'main'], two())
    await command.said(/copying tables/)
    await command.stopped('SIGKILL')
    const wrong = await cell('verify')
    expect([wrong.code, wrong.text]).toEqual([
      1,
      expect.stringContaining(
        `The move of ${workspace} from b to main stands still, and b keeps its log for it.\n  Run muster cell move ${workspace} --to main to end it, or muster cell undo ${workspace}.`,
      ),
    ])
    const elsewhere = await cell(`move ${workspace} --to c`, three())
    expect(elsewhere.text).toContain(`is being moved to main. Run that move again`)
    expect((await cell(`move ${workspace} --to b`)).text).toContain(
      `${workspace} is on its way from b to main.`,
    )
    const moved = await cell(`move ${workspace} --to main --json`)
    expect([moved.code, ...records(moved.text)]).toEqual([
      0,
      expect.objectContaining({ workspace, from: 'b', to: 'main', differences: [] }),
    ])
    const same = await cell(`verify ${workspace} --json`)
    expect([same.code, ...records(same.text)]).toEqual([
      0,
      expect.objectContaining({ home: 'main', copy: 'b', differences: [] }),
    ])
  })

  it('is interrupted on its way, and lives where it did once that is undone', async () => {
    const command = run(['cell', 'move', workspace, '--to', 'b'], two())
    await command.said(/copying tables/)
    expect(await command.stopped('SIGINT')).toBe(1)
    expect(command.output()).toContain(
      `muster: Interrupted. Run muster cell move ${workspace} --to b to go on, or muster cell undo ${workspace}.`,
    )
    expect(await cell(`undo ${workspace}`)).toEqual({
      code: 0,
      text: expect.stringContaining(`${workspace} lives in main, and b has nothing of it.\n`),
    })
    expect((await cell(`undo ${workspace}`)).text).toBe(
      `muster: ${workspace} lives in main and is not on its way.\n`,
    )
  })

  it('is refused in words', async () => {
    const refused = async (args: string, says: RegExp | string, env = two()) => {
      const { code, text } = await cell(args, env)
      expect([code, text]).toEqual([
        1,
        says instanceof RegExp ? expect.stringMatching(says) : `muster: ${says}\n`,
      ])
      expect(text).not.toMatch(/\n\s+at /)
    }
    await refused(
      `move ${workspace} --to east`,
      'There is no cell east. Cells: main, b. MUSTER_CELLS names more of them.',
    )
    await refused(`move ${workspace} --to main`, `${workspace} lives in main already.`)
    await refused('move wsp_nobody --to b', 'There is no workspace wsp_nobody. Cells: main, b.')
    await refused(
      `move ${sandbox} --to b`,
      `${sandbox} is a sandbox, which lives and moves with its live workspace, ${workspace}. Name that one.`,
    )
    await refused('drain b --to b', 'b is to be drained, so its workspaces go to another cell.')
    const mover = new pg.Client({
      connectionString: main.url,
      application_name: 'muster cell, process 1 at elsewhere',
    })
    await mover.connect()
    await mover.query('select pg_advisory_lock(7202, hashtext($1))', [workspace])
    await refused(
      `move ${workspace} --to b`,
      /is being moved by another one at main: muster cell, process 1 at elsewhere, since /,
    )
    await mover.end()
  })
})

describe('while a cell is away', () => {
  it('lists the others, moves between them, and says what it cannot know', async () => {
    const env = {
      DATABASE_URL: main.url,
      MUSTER_CELLS: `b=${other.url} gone=postgresql://muster@127.0.0.1:${await closedPort()}/muster`,
    }
    const { code, text } = await cell('list', env)
    expect([code, text]).toEqual([
      0,
      expect.stringMatching(/^main .+\nb .+\ngone +away: The cell gone is not reached: connect ECONNREFUSED/),
    ])
    expect((await cell('verify', env)).code).toBe(1)
    expect((await cell('move wsp_nobody --to b', env)).text).toMatch(
      /^muster: It is not known where wsp_nobody lives:\n {2}The cell gone is not reached/,
    )
    expect((await cell(`move ${workspace} --to b`, env)).code).toBe(0)
  })
})

describe('muster cell drain', () => {
  it('moves all of them, tells which one fails, and says so by its exit code', async () => {
    const more = await makeMovable(other, 0)
    const stuck = await makeMovable(other, 0)
    const mover = new pg.Client({ connectionString: other.url })
    await mover.connect()
    await mover.query('select pg_advisory_lock(7202, hashtext($1))', [stuck])
    const first = await cell('drain b --to c', three())
    await mover.end()
    expect([first.code, first.text]).toEqual([
      1,
      expect.stringContaining(`${stuck} was not moved: ${stuck} is being moved by another one`),
    ])
    expect(first.text).toContain('2 workspaces moved to c, 1 failed; 1 workspace in b still.')
    const second = await cell('drain b --to c --json', three())
    expect([second.code, records(second.text).map(({ workspace }) => workspace)]).toEqual([0, [stuck]])
    const listed = records((await cell('list --workspaces --json', three())).text)
    const inC = listed.filter(({ cell, status }) => cell === 'c' && status === 'lives')
    expect(inC.map(({ workspace }) => workspace).sort()).toEqual([workspace, more, stuck].sort())
    await until(async () => (await other.query('select from pg_replication_slots')).length === 0)
  })

  it('finds a workspace that lives twice, one that is lost, and one that is expected in vain', async () => {
    await other.query('delete from moved_workspaces where workspace_id = $1', [workspace])
    await ask(inOther('c'), `insert into moved_workspaces (workspace_id, state) values ('wsp_lost', 'left')`)
    await main.query(`insert into moved_workspaces (workspace_id, state) values ('wsp_vain', 'arriving')`)
    const { code, text } = await cell('verify', three())
    expect(code).toBe(1)
    expect(text).toContain(`${workspace} lives in b and c, so nothing of it is read or written.`)
    expect(text).toContain('wsp_lost has left c and lives in no cell.\n  Restore the cell that had it last.')
    expect(text).toContain('main expects wsp_vain, and no move goes on.')
    expect(text).toContain('3 faults to cure: 3 cells with 4 workspaces.')
    expect((await cell(`move ${workspace} --to main`, three())).text).toContain(
      `${workspace} lives in b and c, so nothing is moved`,
    )
  })
})
