// The migration that says of each person whether there is a passkey, on a database where some have one.

import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { migrate } from '@muster/db'
import pg from 'pg'
import { inDatabase } from '../support/fixtures/make.ts'
import { until } from '../support/processes/until.ts'
import { server } from '../support/server/server.ts'

const database = `test_${process.pid}_passkeys`
const url = () => Object.assign(new URL(server.database_url), { pathname: `/${database}` }).href
const folder = mkdtempSync(resolve('.data/passkeys-'))

async function migrateTo(last: string): Promise<void> {
  const filter = (path: string) => !path.endsWith('.sql') || basename(path).slice(0, 4) <= last
  cpSync('packages/db/migrations', folder, { recursive: true, filter })
  await migrate(url(), folder)
}

let client: pg.Client
/** Of another process. */
let another: pg.Client

async function connect(): Promise<pg.Client> {
  const connected = new pg.Client({ connectionString: url() })
  await connected.connect()
  return connected
}

const addPasskey = (id: string, person_id: string, by = client) =>
  by.query(
    `insert into passkeys (id, person_id, credential, public_key, counter, transports, name) values ($1, $2, $1, '', 0, '{}', $1)`,
    [id, person_id],
  )

const removePasskey = (id: string, by = client) => by.query('delete from passkeys where id = $1', [id])

/** Begins it in one process while another has done something that it has not committed yet. */
async function doMeanwhile(first: () => Promise<unknown>, second: () => Promise<unknown>): Promise<void> {
  await another.query('begin')
  await first()
  const doing = second()
  await until(async () => (await another.query(waiting, [database])).rows.length > 0)
  await another.query('commit')
  await doing
}

const waiting = `select from pg_stat_activity where datname = $1 and wait_event_type = 'Lock'`

async function listHolders(): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>('select id from people where has_passkey order by id')
  return rows.map(({ id }) => id)
}

beforeAll(async () => {
  await inDatabase(`create database ${database}`)
  await migrateTo('0146')
  client = await connect()
  another = await connect()
  for (const id of ['per_1', 'per_2', 'per_3', 'per_4'])
    await client.query('insert into people (id, email) values ($1, $1)', [id])
  await addPasskey('pky_1', 'per_1')
  await addPasskey('pky_2', 'per_1')
  await migrateTo('9999')
})
afterAll(async () => {
  await client.end()
  await another.end()
  await inDatabase(`drop database ${database} with (force)`)
  rmSync(folder, { recursive: true })
})

it('whoever had a passkey has one', async () => {
  expect(await listHolders()).toEqual(['per_1'])
})

it('a node of the release before may add and remove them', async () => {
  await addPasskey('pky_3', 'per_3')
  expect(await listHolders()).toEqual(['per_1', 'per_3'])
  await client.query(`delete from passkeys where id in ('pky_1', 'pky_3')`)
  expect(await listHolders()).toEqual(['per_1'])
  await client.query(`delete from passkeys where id = 'pky_2'`)
  expect(await listHolders()).toEqual([])
})

it('whoever removes one while another is added has one, and has none once both are removed at once', async () => {
  await addPasskey('pky_4', 'per_4')
  await doMeanwhile(
    () => addPasskey('pky_5', 'per_4', another),
    () => removePasskey('pky_4'),
  )
  expect(await listHolders()).toEqual(['per_4'])
  await addPasskey('pky_6', 'per_4')
  await doMeanwhile(
    () => removePasskey('pky_5', another),
    () => removePasskey('pky_6'),
  )
  expect(await listHolders()).toEqual([])
})
