// The operator's command that adds cells, on PostgreSQL of its own: an empty database becomes one, and others are refused in words.

import { migrate } from '@muster/db'
import { askAt, OperatedCells, readRecords } from '../../support/database/operated-cells.ts'
import { closedPort, muster } from '../../support/server/muster.ts'
import { server } from '../../support/server/server.ts'

const cells = new OperatedCells()
beforeAll(async () => {
  await cells.start('c', 'foreign_tables', 'untouched')
  await cells.other.query("create database sorted template template0 locale 'C.UTF-8'")
})
afterAll(() => cells.end())

const tablesIn = async (url: string) =>
  (await askAt(url, `select count(*)::int as n from pg_class where relnamespace = 'public'::regnamespace`))[0]
    .n

describe('before there are several databases', () => {
  it('only adds and lists', async () => {
    const { code, text } = await cells.run('list', cells.alone)
    expect([code, text]).toEqual([
      0,
      expect.stringMatching(
        /^main +PostgreSQL \d+\.\d+ {2}\d{4}-\S+ {2}0 workspaces {2}0 arriving {2}0 leaving {2}0 copies {2}\d+ MB\n$/,
      ),
    ])
    for (const args of [
      'move wsp_1 --to b',
      'undo wsp_1',
      'drain main --to b',
      'verify',
      'clean --older-than 1',
    ])
      expect(await cells.run(args, cells.alone)).toEqual({
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
      () => `B_2=${cells.other.url}`,
      /^muster: What is to be added is not the name of a cell and its address/,
    ],
    [
      'the name is that of the first',
      () => `main=${cells.other.url}`,
      /^muster: What is to be added is called main, which is the database of DATABASE_URL/,
    ],
    [
      'the address is missing',
      () => 'b',
      /^muster: MUSTER_CELLS names no cell b\. Give its address as well: b=postgresql:/,
    ],
    [
      'it is the same database by another address',
      () => `b=${cells.main.url}&application_name=other`,
      /main and b are the same database \(\d+\/postgres\), or one is a physical copy/,
    ],
    [
      'it sorts texts in another way',
      () => `b=${cells.inOther('sorted')}`,
      /main sorts texts by UTF8 .+, and b by UTF8 .+C\.UTF-8.*\. Make b anew/,
    ],
  ])('refuses where %s', async (_, given, says) => {
    const { code, text } = await muster(['cell', 'add', await given()], cells.alone)
    expect([code, text]).toEqual([1, expect.stringMatching(says)])
    expect(text).not.toMatch(/\n\s+at /)
    expect(await tablesIn(cells.inOther('sorted'))).toBe(0)
  })

  it('refuses a database that others use, and one that nothing could leave', async () => {
    await askAt(
      cells.inOther('foreign_tables'),
      'create table invoices (id int); create table schema_migrations (version text)',
    )
    const { code, text } = await muster(['cell', 'add', `b=${cells.inOther('foreign_tables')}`], cells.alone)
    expect([code, text]).toEqual([
      1,
      'muster: b does not become a cell, and nothing was changed.\n  It has tables that are not of Muster: public.invoices, public.schema_migrations. Make an empty database for the cell.\n',
    ])
    const poor = await muster(['cell', 'add', `b=${server.database_url}`], cells.alone)
    expect([poor.code, poor.text]).toEqual([
      1,
      expect.stringContaining('b has wal_level=replica. Set it to logical'),
    ])
  })

  it('makes an empty database a cell, and says what to set without its password', async () => {
    const url = cells.other.url.replace('postgres@', 'postgres:secret@')
    const { code, text } = await muster(['cell', 'add', `b=${url}`], cells.alone)
    expect([code, text]).toEqual([
      0,
      expect.stringMatching(/^b is ready: PostgreSQL \d+\.\d+, migrated to \d{4}-\S+, 0 workspaces\./),
    ])
    expect(text).toContain('  b=postgresql://postgres:...@localhost/postgres?host=')
    expect(text).not.toContain('secret')
    for (const cluster of [cells.main, cells.other])
      expect(
        await cluster.query("select from pg_policies where policyname = 'moved' and tablename = 'companies'"),
      ).toHaveLength(1)
    // By its name alone, where the settings have it: twice is once.
    const again = await muster(['cell', 'add', 'b', '--json'], cells.two)
    expect(readRecords(again.text)).toEqual([
      expect.objectContaining({ cell: 'b', is_named: true, applied: [], workspaces: 0, lacks: [] }),
    ])
    expect((await muster(['cell', 'add', 'c'], cells.three)).code).toBe(0)
  })

  it('refuses a name that is taken, and a database of another deployment', async () => {
    const taken = await muster(['cell', 'add', `b=${cells.inOther('untouched')}`], cells.two)
    expect(taken.text).toMatch(/^muster: There is a cell b already, at another address/)
    const twice = await muster(['cell', 'add', `d=${cells.other.url}`], cells.two)
    expect(twice.text).toContain('b and d are the same database')
    await migrate(cells.inOther('untouched'))
    await askAt(
      cells.inOther('untouched'),
      "insert into people (id, email) values ('per_1', 'a@example.com')",
    )
    const strange = await muster(['cell', 'add', `d=${cells.inOther('untouched')}`], cells.two)
    expect([strange.code, strange.text]).toEqual([
      1,
      expect.stringContaining('It has 0 workspaces and 1 people of whom no other cell knows'),
    ])
  })
})
