// Quiet workspaces: a round of the jobs asks and reads as much for two thousand workspaces in which nothing happened as for one.

import { Database } from '@muster/db'
import { ageWorkspace, copyWorkspace, nameCopy } from '../../bench/growth/copies.ts'
import { createWorkspace } from '../../packages/server/cli/office/operators.ts'
import { seedBulk } from '../../packages/server/cli/seed/bulk.ts'
import { runRound } from '../../packages/server/jobs.ts'
import { indusValley, type OpenDatabase, openOwnDatabase } from '../support/database/own-database.ts'
import { until } from '../support/processes/until.ts'

const many = 2_000

let own: OpenDatabase
let workspace: string
beforeAll(async () => {
  own = await openOwnDatabase('quiet')
  workspace = await createWorkspace(own.database, indusValley)
  await seedBulk(own.url, workspace, 2)
  const type = `insert into leave_types (workspace_id, id, name, code) values ($1, 'lty_any', 'Any', 'ANY')`
  await own.client.query(type, [workspace])
})
afterAll(() => own.end())

/** One round of all jobs at a moment: how often the database was asked for something, and of whom. */
async function round(at = Temporal.Now.instant()): Promise<{ asked: number; wrote: string[] }> {
  const { database } = own
  const asks = (['system', 'reader', 'write'] as const).map(name => jest.spyOn(database, name))
  const failures: unknown[] = []
  await runRound(
    { database, vault: undefined, retentionDays: 30 },
    () => at,
    error => failures.push(error),
  )
  expect(failures).toEqual([])
  const asked = asks.reduce((sum, { mock }) => sum + mock.calls.length, 0)
  const wrote = asks[2]!.mock.calls.map(([id]) => id as string)
  for (const ask of asks) ask.mockRestore()
  return { asked, wrote }
}

/** The first round of another process: where it wrote. */
async function roundOfAnother(): Promise<string[]> {
  const database = new Database({ url: own.url, poolSize: 2 })
  const written = jest.spyOn(database, 'write')
  const failures: unknown[] = []
  await runRound({ database, vault: undefined, retentionDays: 30 }, Temporal.Now.instant, error =>
    failures.push(error),
  ).finally(() => database.close())
  expect(failures).toEqual([])
  return written.mock.calls.map(([id]) => id as string)
}

const sumReads = `
  select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::float8 as rows from pg_stat_user_tables`

/** Sessions tell what they have read when they end. */
async function readOfAll(): Promise<number> {
  const others = 'from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()'
  await own.client.query(`select pg_terminate_backend(pid) ${others}`)
  await until(async () => (await own.client.query(`select ${others}`)).rows.length === 0)
  return (await own.client.query<{ rows: number }>(sumReads)).rows[0]!.rows
}

/** A round, and how many rows were read for it. */
async function readingRound() {
  const before = await readOfAll()
  const asked = await round()
  return { ...asked, read: (await readOfAll()) - before }
}

it('visits those in whose zone a day has begun, and starts employments there', async () => {
  const [abroad, person] = [nameCopy(many + 1), 'emp_beginner']
  await round()
  await ageWorkspace(own.client, workspace)
  await copyWorkspace(own.client, workspace, { first: many + 1, last: many + 1 })
  await own.client.query(`begin; set local session_replication_role = replica;
    update companies set timezone = 'Pacific/Kiritimati' where workspace_id = '${abroad}';
    insert into employees (workspace_id, id, employee_code, first_name, last_name, joining_date, status, department_id, designation_id, employment_type_id, updated_at)
      select workspace_id, '${person}', 'B1', 'Hina', 'Malik', (stamp() at time zone 'Pacific/Kiritimati')::date + 1, 'new', department_id, designation_id, employment_type_id,
        stamp() - interval '1 day' from employees where workspace_id = '${abroad}' limit 1;
    commit`)
  const midnight = Temporal.Now.zonedDateTimeISO('Pacific/Kiritimati')
    .add({ days: 1 })
    .startOfDay()
    .toInstant()
  const status = async () =>
    (await own.client.query('select status from employees where id = $1', [person])).rows[0].status as string
  await round(midnight.subtract({ seconds: 1 }))
  expect(await status()).toBe('new')
  const { wrote } = await round(midnight)
  expect(await status()).toBe('active')
  expect(new Set(wrote)).toEqual(new Set([abroad]))
})

it('costs the same for one and for two thousand', async () => {
  // The first makes allocations and grades; what it has caused is there in the second.
  await round()
  await round()
  for (const id of [workspace, nameCopy(many + 1)]) await ageWorkspace(own.client, id)
  // What allocations follow from is older now, which only a look at everything sees.
  await roundOfAnother()
  await round()
  const few = await readingRound()
  await copyWorkspace(own.client, workspace, { first: 1, last: many })
  await round()
  const all = await readingRound()
  expect(all).toMatchObject({ asked: few.asked, wrote: [] })
  expect(all.asked).toBeLessThan(100)
  expect(all.read - few.read).toBeLessThan(many / 10)
})

it('visits the one in which something happened', async () => {
  const busy = nameCopy(77)
  await own.client.query(`update employees set updated_at = stamp() where workspace_id = '${busy}'`)
  const now = Temporal.Now.instant()
  expect(new Set((await round(now)).wrote)).toEqual(new Set([busy]))
  expect((await round(now)).wrote).toEqual([])
})

it('is not looked through again by a process that starts', async () => {
  expect(new Set(await roundOfAnother())).toEqual(new Set([nameCopy(77)]))
})
