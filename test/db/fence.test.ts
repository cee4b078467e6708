// The fence of a workspace, attacked by whoever is inside of another one and can send any SQL: each table, and each way around a policy.

import { readFileSync } from 'node:fs'
import { introspect } from '@muster/db'
import pg from 'pg'
import { workspaceContext } from '../../packages/db/statements/workspace-context.ts'
import { admitAnything, dropKeys, fill } from '../support/database/filled.ts'
import { makeDatabase, type OwnDatabase } from '../support/database/own-database.ts'

const [ours, theirs] = ['wsp_ours', 'wsp_theirs']
const rows = 3
const malformed = 'value for domain workspace_ref violates check constraint "workspace_ref_check"'
const unnamed = 'unrecognized configuration parameter "app.workspace_id"'

let own: OwnDatabase
let owner: pg.Client
/** The tables that have a workspace. */
let tables: string[]
const notices: string[] = []

beforeAll(async () => {
  own = await makeDatabase('fence')
  owner = new pg.Client({ connectionString: own.url })
  await owner.connect()
  const schema = await introspect(own.url)
  const { rows: fenced } = await owner.query<{ name: string }>(
    `select tablename as name from pg_policies where schemaname = 'public' and policyname = 'workspace' order by 1`,
  )
  tables = fenced.map(({ name }) => name)
  await admitAnything(owner)
  await dropKeys(owner)
  // What refuses by other rules must not stand before the fence.
  for (const table of tables) await owner.query(`alter table ${table} disable trigger user`)
  for (const table of tables)
    for (const place of [ours, theirs]) await fill(owner, schema, table, place, rows)
})

afterAll(async () => {
  await owner?.end()
  await own?.drop()
})

/** A connection of requests, such as a pool hands from one workspace to the next. */
async function connected<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: own.url, options: '-c role=muster_app' })
  await client.connect()
  client.on('notice', ({ message }) => notices.push(message ?? ''))
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** A transaction of a workspace, of which nothing is kept; or one that names none. */
async function within<Result>(
  client: pg.Client,
  workspace: string | null | undefined,
  work: () => Promise<Result>,
): Promise<Result> {
  await client.query('begin')
  try {
    if (workspace !== undefined) await client.query(workspaceContext.text, [workspace])
    return await work()
  } finally {
    await client.query('rollback')
  }
}

const inOurs = <Result>(work: (client: pg.Client) => Promise<Result>) =>
  connected(client => within(client, ours, () => work(client)))

/** What PostgreSQL answers: how many rows, or the refusal. */
const asked = (client: pg.Client, sql: string, values?: unknown[]): Promise<number | string> =>
  client.query(sql, values).then(
    ({ rowCount }) => rowCount ?? 0,
    ({ message }: pg.DatabaseError) => message,
  )

// Those of requests and of resets are compared word by word in test/db/scale-out.test.ts.
describe('Every policy of a person', () => {
  it('compares the workspace of each row with the setting, or lets nobody pass', async () => {
    const { rows: open } = await owner.query(
      `select tablename, policyname, said from pg_policies, unnest(array[qual, with_check]) as said
       where schemaname = 'public' and 'muster_person' = any(roles) and said !~ '(^|AND )false\\)?$'
         and said !~ '\\(workspace_id = (current_workspace\\(\\)|\\( SELECT current_workspace\\(\\) AS current_workspace\\))'`,
    )
    expect(open).toEqual([])
  })
})

it('Policies of before are altered by the migration', async () => {
  const [policies, former] = [['sandbox', 'workspace'], '(select current_workspace())']
  for (const table of tables)
    for (const policy of policies)
      await owner.query(`alter policy ${policy} on ${table} using (workspace_id = ${former})`)
  await owner.query(readFileSync('packages/db/migrations/0143-policies-read-the-setting.sql', 'utf8'))
  const { rows: now } = await owner.query(
    `select policyname as name, qual, count(*)::integer as count from pg_policies
     where schemaname = 'public' and policyname = any($1) group by 1, 2 order by 1`,
    [policies],
  )
  const inWorkspace = '(workspace_id = current_workspace())'
  expect(now).toEqual([
    { name: 'sandbox', qual: `(${inWorkspace} AND is_sandbox(workspace_id))`, count: tables.length },
    { name: 'workspace', qual: inWorkspace, count: tables.length },
  ])
})

describe('a session of a workspace', () => {
  it('sees of every table the rows of it, and changes no others', async () => {
    await inOurs(async client => {
      for (const table of tables) {
        const { rows: seen } = await client.query(`select distinct workspace_id from ${table}`)
        expect([table, seen]).toEqual([table, [{ workspace_id: ours }]])
        expect([
          table,
          await asked(client, `select from ${table} where workspace_id = $1`, [theirs]),
        ]).toEqual([table, 0])
      }
    })
    await connected(async client => {
      for (const table of tables) {
        const removed = await within(client, ours, () =>
          asked(client, `delete from ${table} where workspace_id = $1`, [theirs]),
        )
        expect(`${table}: ${removed}`).toMatch(/: (0|permission denied for table \w+)$/)
        const moved = await within(client, ours, () =>
          asked(client, `update ${table} set workspace_id = $1`, [theirs]),
        )
        expect(`${table}: ${moved}`).toMatch(
          /: (permission denied for table|new row violates row-level security policy for table) "?\w+"?$/,
        )
      }
    })
  })

  // Null and an empty text are the same to PostgreSQL, and what a pool's connection has once a transaction has ended.
  it.each([
    ['never named', []],
    ['named by a transaction that has ended', [ours]],
    ['empty', [ours, '']],
    ['null', [ours, null]],
    ['of no such kind', [ours, "' or true --"]],
  ])(
    'is refused by every table, to read and to write, where its workspace is %s',
    async (_, [before, named]) => {
      const refusal = before === undefined ? unnamed : malformed
      await connected(async client => {
        if (before !== undefined) await within(client, before, () => client.query('select from employees'))
        for (const table of tables) {
          const answer = await within(client, named, () => asked(client, `select from ${table}`))
          expect(`${table}: ${answer}`).toBe(`${table}: ${refusal}`)
        }
        const insert = `insert into events (workspace_id, id, type, object_id, data) values ($1, 'evt_1', 'employee.created', 'emp_1', '{}')`
        for (const workspace of [ours, ''])
          expect(await within(client, named, () => asked(client, insert, [workspace]))).toBe(refusal)
      })
    },
  )

  it('plans a prepared statement for every workspace, and keeps none in the plan', async () => {
    const texts = {
      bare: 'select workspace_id from employees',
      named: 'select workspace_id from employees where workspace_id = $1',
      joined: 'select e.workspace_id from employees e join departments d on d.workspace_id = e.workspace_id',
      inside: 'select workspace_id from departments d where exists (select from employees)',
    }
    for (const mode of ['force_generic_plan', 'force_custom_plan', 'auto'])
      await connected(async client => {
        await client.query(`set plan_cache_mode = ${mode}`)
        const run = async (name: keyof typeof texts, workspace: string) => {
          const values = name === 'named' ? [workspace] : []
          const { rows: seen } = await client.query({ name, text: texts[name], values })
          return [...new Set(seen.map(row => row.workspace_id))]
        }
        const names = Object.keys(texts) as (keyof typeof texts)[]
        for (const workspace of [...Array<string>(7).fill(ours), theirs, ours, theirs])
          for (const name of names)
            expect(await within(client, workspace, () => run(name, workspace))).toEqual([workspace])
        // What names another one, in words of its own, is within ours all the same.
        expect(await within(client, ours, () => run('named', theirs))).toEqual([])
        // Within one transaction too, where the setting is changed between two executions of one plan.
        await within(client, ours, async () => {
          await client.query(workspaceContext.text, [theirs])
          for (const name of names) expect(await run(name, theirs)).toEqual([theirs])
        })
        for (const name of names)
          await expect(within(client, '', () => run(name, ours))).rejects.toThrow(malformed)
      })
  })

  it('is compared with the setting once for a statement that names its workspace, and not for each row', async () => {
    const { rows: planned } = await inOurs(client =>
      client.query(
        'explain (generic_plan, format json) select id from employees where workspace_id = $1 and id > $2 order by id limit 25',
      ),
    )
    const plan = JSON.stringify(planned)
    expect(plan).toMatch(/"One-Time Filter":"[^"]*current_setting/)
    expect(plan).not.toMatch(/"(Filter|Index Cond)":"[^"]*current_setting/)
  })

  it('sees no more by parallel workers, or by functions and views of its own', async () => {
    await inOurs(async client => {
      for (const setting of [
        "debug_parallel_query = 'on'",
        'parallel_setup_cost = 0',
        'min_parallel_table_scan_size = 0',
      ])
        await client.query(`set local ${setting}`)
      const { rows: planned } = await client.query('explain select workspace_id from employees')
      expect(JSON.stringify(planned)).toMatch(/Gather/)
      const { rows: parallel } = await client.query('select distinct workspace_id from employees')
      expect(parallel).toEqual([{ workspace_id: ours }])
    })
    await inOurs(async client => {
      await client.query('create temporary view mine as select workspace_id from employees')
      await client.query(
        `create function pg_temp.all_of_them() returns setof text language sql stable security definer as 'select workspace_id from employees'`,
      )
      await client.query(
        `create function pg_temp.by_plan() returns setof text language plpgsql as 'begin return query select workspace_id::text from employees; end'`,
      )
      for (const place of [
        'mine',
        'pg_temp.all_of_them() as f(workspace_id)',
        'pg_temp.by_plan() as f(workspace_id)',
      ]) {
        const { rows: seen } = await client.query(`select distinct workspace_id from ${place}`)
        expect([place, seen]).toEqual([place, [{ workspace_id: ours }]])
      }
    })
  })

  it('has no function of its own asked about rows of another one, however cheap it says to be', async () => {
    notices.length = 0
    await inOurs(async client => {
      await client.query(
        `create function pg_temp.tell(text) returns boolean language plpgsql cost 0.0000001 as $$ begin raise notice '%', $1; return true; end $$`,
      )
      const where = 'pg_temp.tell(workspace_id)'
      await client.query(`select from employees where ${where}`)
      await client.query(`select from employees where ${where} and workspace_id = $1`, [theirs])
      await client.query(
        `select from employees e join departments d on pg_temp.tell(d.workspace_id) and pg_temp.tell(e.workspace_id)`,
      )
      await client.query(`select from employees where ${where} or workspace_id = $1`, [theirs])
      await client.query(`update employees set updated_at = updated_at where ${where}`)
      await asked(
        client,
        `select 1 / (case when workspace_id = '${theirs}' then 0 else 1 end) from employees`,
      ).then(answer => expect(answer).toBe(rows))
    })
    expect(new Set(notices)).toEqual(new Set([ours]))
  })
})
