// The benchmark's data: employees of five workspaces, a large one and four smaller, spread over departments and statuses.

import type { AnyDatabase } from '@muster/db'
import pg from 'pg'
import { allScopes } from '../packages/server/auth/rights.ts'
import { createKey, createWorkspace } from '../packages/server/cli/office/operators.ts'
import { seedBulk } from '../packages/server/cli/seed/bulk.ts'
import { newId } from '../packages/server/resource/ids.ts'
import { readConfig } from '../packages/server/runtime/config.ts'
import { openPlatform, type Platform } from '../packages/server/runtime/platform.ts'
import { type BenchDatabase, openDatabase } from './database.ts'
import {
  fillTime,
  peopleOf,
  readTimeWorkspace,
  Timekeeping,
  type TimeWorkspace,
  timeWorkspaces,
} from './timekeeping.ts'

export interface BenchWorkspace {
  readonly id: string
  readonly key: string
  readonly key_id: string
  readonly size: number
  /** Ids of employees all over the workspace. */
  readonly employees: readonly string[]
  /** Departments that hold a twentieth of the workspace each. */
  readonly departments: readonly string[]
  /** A department of a few dozen. */
  readonly smallDepartment: string
  /** Just before the last 500 changes, which are all over the workspace. */
  readonly changedSince: string
  /** What a create refers to. */
  readonly references: { department_id: string; designation_id: string; employment_type_id: string }
  /** What a new employee is assigned. */
  readonly shift_id: string
}

export interface BenchData {
  readonly database: BenchDatabase
  readonly url: string
  readonly secret: string
  /** The largest first. */
  readonly workspaces: readonly BenchWorkspace[]
  /** Of workspaces beside these. */
  readonly timekeeping: Timekeeping
  stop(): Promise<void>
}

const secret = 'bench-secret-of-at-least-32-characters'

// Page 10,000 of 25 needs a workspace of more than a quarter of a million.
const shares = [0.3, 0.175, 0.175, 0.175, 0.175]

export async function benchData(dataDir: string, employees: number): Promise<BenchData> {
  const database = await openDatabase(dataDir, employees, url => fill(url, employees))
  const { url } = database
  try {
    return await opened(url, async (platform, client) => {
      await client.query('checkpoint')
      const named = async (prefix: string) => {
        const found = await client.query(
          'select id from companies where starts_with(name, $1) order by name',
          [prefix],
        )
        return found.rows.map(row => row.id as string)
      }
      const workspaces = await Promise.all(
        (await named('Bench ')).map(async id => ({
          id,
          ...(await keyFor(platform, id)),
          ...(await facts(url, id)),
        })),
      )
      const kept: TimeWorkspace[] = []
      for (const id of await named('Time '))
        kept.push({ ...(await keyFor(platform, id)), ...(await readTimeWorkspace(client, id)) })
      const timekeeping = new Timekeeping(kept)
      return { database, url, secret, workspaces, timekeeping, stop: () => database.stop() }
    })
  } catch (error) {
    await database.stop()
    throw error
  }
}

async function opened<Result>(
  url: string,
  work: (platform: Platform, client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const platform = await openPlatform({ ...readConfig({}), databaseUrl: url, secret })
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(platform, client)
  } finally {
    await client.end()
    await platform.close()
  }
}

async function keyFor(platform: Platform, workspace: string): Promise<{ key: string; key_id: string }> {
  const facts = { workspace_id: workspace, name: 'bench', scopes: allScopes }
  const { id, key } = await createKey(platform.database, platform.secrets!, facts)
  return { key, key_id: id }
}

/** An empty workspace that may ask as often as it likes. */
export function makeBenchWorkspace(database: AnyDatabase, name: string): Promise<string> {
  return createWorkspace(database, {
    name,
    country: 'PK',
    currency: 'PKR',
    timezone: 'Asia/Karachi',
    plan: 'scale',
    fiscal_year_start_month: 7,
    code_digits: 7,
    request_budget: 1_000_000_000,
  })
}

async function fill(url: string, employees: number): Promise<void> {
  const started = performance.now()
  await opened(url, async (platform, client) => {
    for (const [n, share] of shares.entries()) {
      const id = await makeBenchWorkspace(platform.database, `Bench ${n}`)
      await client.query(departments, [id, Array.from({ length: 21 }, () => newId('Department'))])
      await client.query(spread)
      await seedBulk(platform.url, id, Math.round(employees * share))
      await client.query('drop trigger spread on employees; drop function spread')
    }
    for (let n = 0; n < timeWorkspaces; n++) {
      const id = await makeBenchWorkspace(platform.database, `Time ${n}`)
      await seedBulk(platform.url, id, peopleOf(employees))
      await fillTime(client, id)
    }
    await client.query(graded)
    await client.query('vacuum analyze')
    await client.query(changes)
    await client.query('vacuum analyze employees')
  })
  console.log(`${employees} employees in ${((performance.now() - started) / 1000).toFixed(1)} s`)
}

const departments = `
  insert into departments (workspace_id, id, name)
  select $1, id, case when n = 21 then 'Small' else 'Department ' || n end from unnest($2::text[]) with ordinality as given (id, n)`

// Rows are spread as they come in: a million updates afterwards would leave as many dead rows behind.
const spread = `
  create function spread() returns trigger language plpgsql as $$
  declare wanted text := case when random() < 0.0002 then 'Small' else 'Department ' || 1 + floor(random() * 20)::integer end;
  begin
    new.department_id := (select id from departments where workspace_id = new.workspace_id and name = wanted);
    if random() < 0.08 then
      new.status := 'resigned';
      new.separation_date := new.joining_date + 400;
    end if;
    return new;
  end $$;
  create trigger spread before insert on employees for each row execute function spread();
  alter table employees enable always trigger spread`

// The clock has nothing to do: a day of everybody would be graded in the minute after a server started.
const graded = `
  insert into attendance_grading (workspace_id, graded_from, graded_until, due_at)
  select workspace_id, current_date, now(), 'infinity' from companies`

const changes = `
  update employees e set updated_at = stamp() from companies c,
    lateral (select id from employees where workspace_id = c.workspace_id order by random() limit 500) as changed
  where e.workspace_id = c.workspace_id and e.id = changed.id`

async function facts(url: string, id: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const rows = async <Row>(text: string) => (await client.query(text, [id])).rows as Row[]
    const sample = await rows<{ id: string }>(
      'select id from employees where workspace_id = $1 order by random() limit 2000',
    )
    const all = await rows<{ id: string; name: string }>(
      `select id, name from departments where workspace_id = $1 and name <> 'General'`,
    )
    const [known] = await rows<{ size: number; changedSince: string }>(
      `select (select count(*)::integer from employees where workspace_id = $1) as size,
         to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "changedSince"
       from employees where workspace_id = $1 order by updated_at desc offset 499 limit 1`,
    )
    const [shift] = await rows<{ shift_id: string }>(
      'select id as shift_id from shifts where workspace_id = $1 and is_default',
    )
    const [references] = await rows<BenchWorkspace['references']>(
      'select default_department_id as department_id, default_designation_id as designation_id, default_employment_type_id as employment_type_id from employee_settings where workspace_id = $1',
    )
    return {
      ...known!,
      employees: sample.map(row => row.id),
      departments: all.filter(({ name }) => name !== 'Small').map(row => row.id),
      smallDepartment: all.find(({ name }) => name === 'Small')!.id,
      references: references!,
      shift_id: shift!.shift_id,
    }
  } finally {
    await client.end()
  }
}
