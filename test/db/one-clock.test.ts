// One clock: where real_stamp() says another time, every stamp is of that time, and that of a sandbox as far ahead of it.

import { globSync, readFileSync } from 'node:fs'
import { type Database, isSandbox, statement } from '@muster/db'
import { allScopes } from '../../packages/server/auth/rights.ts'
import { secretsFrom } from '../../packages/server/auth/secrets.ts'
import { createWorkspace } from '../../packages/server/cli/office/operators.ts'
import { createTestKey } from '../../packages/server/cli/office/sandboxes.ts'
import { indusValley, type OpenDatabase, openOwnDatabase } from '../support/database/own-database.ts'
import { openCalls } from '../support/fixtures/calls.ts'
import { testSecret } from '../support/jest/secret.ts'

const movedDays = 40
const aheadDays = 10

const insertDepartment = statement<{ created_at: string }, { name: string }>(
  'insert_department_by_moved_clock',
  'insert into departments (workspace_id, id, name) values (:workspace_id, :name, :name) returning created_at',
)

let own: OpenDatabase
let live: string
let sandbox: string
beforeAll(async () => {
  own = await openOwnDatabase('one_clock')
  live = await createWorkspace(own.database, indusValley)
  const wanted = { workspace_id: live, name: 'trial', scopes: allScopes }
  const services = await openCalls(own.database)
  const made = await createTestKey(services, secretsFrom(testSecret), wanted)
  sandbox = made.sandbox_id
  await own.client.query(`update companies set clock_ahead_seconds = ${aheadDays} * 86400 where id = $1`, [
    sandbox,
  ])
  await own.client.query(
    `create or replace function real_stamp() returns timestamptz language sql volatile
     return date_trunc('milliseconds', clock_timestamp() + interval '${movedDays} days')`,
  )
})
afterAll(() => own.end())

/** In days from now. */
const distance = (stamp: string): number =>
  Math.round(Temporal.Now.instant().until(Temporal.Instant.from(stamp)).total('hours') / 24)

type Written = (database: Database, workspace: string, name: string) => Promise<{ created_at: string }[]>

const ways: Readonly<Record<string, Written>> = {
  'a write': (database, workspace, name) =>
    database.write(workspace, db => db.run(insertDepartment, { name })),
  'a long write': (database, workspace, name) =>
    database.writeLong(workspace, db => db.stampAhead(1_000, () => db.run(insertDepartment, { name }))),
}

describe.each(Object.entries(ways))('the stamp of %s', (name, write) => {
  it('is of the moved clock in a live workspace', async () => {
    const [row] = await write(own.database, live, name)
    expect(distance(row!.created_at)).toBe(movedDays)
  })

  it('is as far ahead of the moved clock as that of the sandbox is', async () => {
    expect(isSandbox(sandbox)).toBe(true)
    const [row] = await write(own.database, sandbox, name)
    expect(distance(row!.created_at)).toBe(movedDays + aheadDays)
  })
})

it('is read from the machine by real_stamp() alone', async () => {
  const { rows } = await own.client.query(
    `select p.proname from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname = current_schema() and p.prokind = 'f' and pg_get_functiondef(p.oid) like '%clock_timestamp%'`,
  )
  expect(rows).toEqual([{ proname: 'real_stamp' }])
  const naming = globSync('packages/{db,server}/**/*.ts', {
    exclude: ['**/node_modules/**', '**/dist/**'],
  }).filter(file => readFileSync(file, 'utf8').includes('clock_timestamp'))
  // The doctor compares the clock of the database's machine with that of its own.
  expect(naming).toEqual(['packages/server/cli/office/doctor/database.ts'])
})
