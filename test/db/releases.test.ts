// Releases and the schema: what the check refuses of a migration, and what the database says of whom it lets run.

import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { livingReleases, migrate, release } from '@muster/db'
import pg from 'pg'
import { listTouched } from '../../scripts/releases/breaches.ts'
import { compareFacts } from '../../scripts/releases/compare-facts.ts'
import { readFacts } from '../../scripts/releases/facts.ts'
import { listReleases, readLedger } from '../../scripts/releases/ledger.ts'
import { Planner } from '../../scripts/releases/statements.ts'
import { type OpenDatabase, openOwnDatabase } from '../support/database/own-database.ts'
import { inDatabase } from '../support/fixtures/make.ts'
import { muster } from '../support/server/muster.ts'
import { server } from '../support/server/server.ts'

const ledger = readLedger(listReleases().at(-1)!)

let own: OpenDatabase
let client: pg.Client
beforeAll(async () => {
  own = await openOwnDatabase('releases')
  client = own.client
})

/** What the former release says of the schema after this change, which is undone. */
async function findBreaches(change: string): Promise<string[]> {
  const before = await readFacts(client)
  await client.query(`begin; ${change}`)
  try {
    return compareFacts(before, await readFacts(client), listTouched(ledger.statements)).map(
      ({ sentence }) => sentence,
    )
  } finally {
    await client.query('rollback')
  }
}

describe('the check of releases', () => {
  it.each([
    [
      'a column without a default that has to be given',
      'alter table punches add column device text not null',
      /^column punches\.device is new, not null and has no default, so its inserts fail/,
    ],
    [
      'a column that may no longer be null',
      'alter table employees alter column father_name set not null',
      /^column employees\.father_name may be null for it and is not null now/,
    ],
    [
      'a column that may be null now',
      'alter table employees alter column first_name drop not null',
      /^column employees\.first_name was never null and may be now/,
    ],
    [
      'a column of another type',
      'alter table leave_applications alter column reason type varchar(40)',
      /^column leave_applications\.reason was text and is character varying\(40\)/,
    ],
    [
      'a default that is gone',
      'alter table employee_addresses alter column deleted drop default',
      /^column employee_addresses\.deleted had a default, which is gone/,
    ],
    [
      'a check that is new',
      `alter table punches add constraint punches_source_short check (length(employee_id) < 99)`,
      /^check punches\.punches_source_short is new, and refuses what it may write/,
    ],
    [
      'a key that is new',
      'create unique index employees_father_key on employees (workspace_id, father_name)',
      /^unique employees\.employees_father_key is new/,
    ],
    [
      'a reference that is new',
      'alter table employees add constraint employees_id_fkey foreign key (workspace_id, employee_code) references employees (workspace_id, id) not valid',
      /^reference employees\.employees_id_fkey is new/,
    ],
    [
      'a table that holds rows which it deletes',
      'create table run_notes (workspace_id text collate "C", run text collate "C", foreign key (workspace_id, run) references payroll_runs (workspace_id, id))',
      /^reference run_notes\.\w+ is new, and holds rows of payroll_runs that it deletes/,
    ],
    [
      'a trigger that is new',
      'create trigger more after insert on punches for each row execute function rules_changed()',
      /^trigger punches\.more is new, and may refuse what it writes/,
    ],
  ])('refuses %s', async (_, change, sentence) => {
    expect(await findBreaches(change)).toEqual([expect.stringMatching(sentence)])
  })

  it('refuses a check that allows less, and lets one that allows more', async () => {
    const [, check = ''] = /^\{.*?\} (.*)$/.exec(ledger.facts.get('check employees.employees_status_check')!)!
    const replaced = (text: string) =>
      `alter table employees drop constraint employees_status_check; alter table employees add constraint employees_status_check ${text} not valid`
    const fewer = check.replace(/'active'::text, /, '')
    expect(fewer).not.toBe(check)
    expect(await findBreaches(replaced(fewer))).toEqual([
      expect.stringMatching(/^check employees\.employees_status_check was changed, and refuses/),
    ])
    const more = check.replace("'active'::text", "'active'::text, 'paused'::text")
    expect((await findBreaches(replaced(more))).filter(sentence => !/NOT VALID/.test(sentence))).toEqual([])
  })

  it.each([
    ['a column that is null by itself', 'alter table punches add column device text'],
    [
      'a column with a default, and a check of it',
      `alter table punches add column device text not null default 'web' check (device in ('web', 'gate'))`,
    ],
    [
      'a reference from a new column',
      'alter table punches add column b text, add constraint punches_b_fkey foreign key (workspace_id, b) references employees (workspace_id, id)',
    ],
    ['a new table', 'create table visits (workspace_id text not null, id text primary key)'],
    ['an index', 'create index more on employees (workspace_id, father_name)'],
  ])('lets %s', async (_, change) => expect(await findBreaches(change)).toEqual([]))

  const using = (word: string) =>
    ledger.statements.filter(({ text }) => new RegExp(`\\b${word}\\b`).test(text))

  it.each([
    [
      'a column that is renamed',
      'graded_ignored',
      'alter table punches rename graded_ignored to left_out',
      'alter table punches rename left_out to graded_ignored',
      /^statements fail: column .*graded_ignored.* does not exist \(/,
    ],
    [
      'a table that is dropped',
      'time_locks',
      'alter table time_locks rename to time_locks_of_before',
      'alter table time_locks_of_before rename to time_locks',
      /^statements fail: relation "time_locks" does not exist \(/,
    ],
    [
      'a right that is taken',
      'grading_queue',
      'revoke all on punches from muster_app',
      'grant select, insert on punches to muster_app',
      /^statements fail: permission denied for table punches \(/,
    ],
  ])('refuses %s, by the statements that use it', async (_, word, change, undo, sentence) => {
    const planner = await Planner.open(client)
    const statements = using(word === 'grading_queue' ? 'punches' : word)
    expect(statements.length).toBeGreaterThan(0)
    expect((await planner.compare(statements)).map(each => each.sentence)).toEqual([])
    await client.query(change)
    const told = await planner.compare(statements)
    await client.query(undo)
    expect(told.map(each => each.sentence)).toContainEqual(expect.stringMatching(sentence))
  })
})

describe('a migrated database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'muster-migrations-'))
  const name = `test_${process.pid}_upgrade`
  const url = Object.assign(new URL(server.database_url), { pathname: `/${name}` }).href
  beforeAll(async () => void (await inDatabase(`create database ${name}`)))
  afterAll(async () => {
    await inDatabase(`drop database ${name} with (force)`)
    rmSync(folder, { recursive: true })
  })

  async function migrateTo(last: string): Promise<void> {
    const filter = (path: string) => !path.endsWith('.sql') || basename(path).slice(0, 4) <= last
    cpSync('packages/db/migrations', folder, { recursive: true, filter })
    await migrate(url, folder)
  }

  it('is not migrated past a schema whose nodes would break while others are connected', async () => {
    await migrateTo('0025')
    const node = new pg.Client({ connectionString: url })
    await node.connect()
    await expect(migrate(url)).rejects.toThrow(
      /^The database stands at 0025-id-prefixes, from before release 1\.0\.0 was complete\. .* 1 of postgres\. Stop every server, worker and pooler/,
    )
    expect((await node.query(`select to_regclass('locked_months') as there`)).rows).toEqual([
      { there: 'locked_months' },
    ])
    await node.end()
    await expect(migrateTo('0072')).resolves.toBeUndefined()
  })

  it('is migrated on beside nodes of a release that lives with the new schema', async () => {
    const node = new pg.Client({ connectionString: url })
    await node.connect()
    await migrate(url)
    await node.end()
  })

  it('says which releases run on it, as muster migrate does', async () => {
    const { code, text } = await muster(['migrate'], { DATABASE_URL: url })
    const named = new Intl.ListFormat('en-GB').format([...Object.keys(livingReleases), release])
    expect([code, text]).toEqual([
      0,
      `Nothing to apply; the database is up to date.\nNodes of release ${named} run on this schema. Stop those of any other one.\n`,
    ])
  })

  it('lets no node start of a release that a later one has left behind', async () => {
    const later = new pg.Client({ connectionString: url })
    await later.connect()
    await later.query(
      `insert into schema_migrations (name, checksum) values ('9001-later.sql', ''); comment on table schema_migrations is 'releases: 8.0.0, 9.0.0'`,
    )
    const told = await muster(['serve'], { DATABASE_URL: url })
    expect(told).toEqual({
      code: 1,
      text: `muster: This is release ${release}, and the database has the schema of a later one, on which it does not run. Releases 8.0.0 and 9.0.0 do: start one of these, or restore the backup from before the upgrade.\n`,
    })
    await later.query(`comment on table schema_migrations is 'releases: ${release}, 9.0.0'`)
    expect((await muster(['migrate'], { DATABASE_URL: url })).text).toContain(
      `Nodes of release ${release} and 9.0.0 run on this schema.`,
    )
    await later.end()
  })
})
