// The migration that links an employee to one member, on a database where several are linked to one.

import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { migrate } from '@muster/db'
import pg from 'pg'
import { inDatabase } from '../support/fixtures/make.ts'
import { server } from '../support/server/server.ts'

const database = `test_${process.pid}_links`
const url = () => Object.assign(new URL(server.database_url), { pathname: `/${database}` }).href
const folder = mkdtempSync(resolve('.data/links-'))

async function migrateTo(last: string): Promise<void> {
  const filter = (path: string) => !path.endsWith('.sql') || basename(path).slice(0, 4) <= last
  cpSync('packages/db/migrations', folder, { recursive: true, filter })
  await migrate(url(), folder)
}

/** The employee of each member, when they last signed in, and whether they were removed. */
const before = [
  ['mbr_1', 'emp_1', '2026-01-01', false],
  ['mbr_2', 'emp_1', '2026-03-01', false],
  ['mbr_3', 'emp_1', null, false],
  ['mbr_4', 'emp_1', '2026-05-01', true],
  ['mbr_5', 'emp_2', null, false],
  ['mbr_6', null, null, false],
  ['mbr_7', null, null, false],
] as const

let client: pg.Client
beforeAll(async () => {
  await inDatabase(`create database ${database}`)
  await migrateTo('0104')
  client = new pg.Client({ connectionString: url() })
  await client.connect()
  // What these rows name besides is not of concern.
  await client.query('begin; set local session_replication_role = replica')
  for (const workspace of ['wsp_1', 'wsp_2'])
    for (const [id, employee, at, deleted] of before)
      await client.query(
        `insert into members (workspace_id, id, person_id, name, email, role_id, employee_id, last_signed_in_at, deleted)
         values ($1, $2, $2, $2, $2, 'rol_1', $3, $4, $5)`,
        [workspace, id, employee, at, deleted],
      )
  await client.query('commit')
  await migrateTo('0105')
})
afterAll(async () => {
  await client.end()
  await inDatabase(`drop database ${database} with (force)`)
  rmSync(folder, { recursive: true })
})

it('whoever signed in last keeps the link, in each workspace', async () => {
  const { rows } = await client.query(
    'select workspace_id, array_agg(id order by id) as linked from members where employee_id is not null group by 1 order by 1',
  )
  const linked = ['mbr_2', 'mbr_4', 'mbr_5']
  expect(rows).toEqual([
    { workspace_id: 'wsp_1', linked },
    { workspace_id: 'wsp_2', linked },
  ])
})

it('the audit says which links ended', async () => {
  const { rows } = await client.query(
    `select action, object_id, actor, details::json from audit_entries where workspace_id = 'wsp_1' order by object_id`,
  )
  const details = { employee_id: null, former_employee_id: 'emp_1', linked_member_id: 'mbr_2' }
  expect(rows).toEqual(
    ['mbr_1', 'mbr_3'].map(object_id => ({
      action: 'member.updated',
      object_id,
      actor: 'operator',
      details,
    })),
  )
})

it('a second link is refused from then on, and a member needs no role', async () => {
  const link = (id: string, employee: string) =>
    client.query('update members set employee_id = $2, role_id = null where workspace_id = $3 and id = $1', [
      id,
      employee,
      'wsp_1',
    ])
  await expect(link('mbr_6', 'emp_2')).rejects.toMatchObject({ code: '23505' })
  await client.query('set session_replication_role = replica')
  expect((await link('mbr_6', 'emp_3')).rowCount).toBe(1)
})
