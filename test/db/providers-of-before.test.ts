// The migrations that hold a company sign-on to the rights of whoever set it, on a database that has some from before.

import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { migrate } from '@muster/db'
import pg from 'pg'
import { inDatabase } from '../support/fixtures/make.ts'
import { server } from '../support/server/server.ts'

const database = `test_${process.pid}_providers`
const url = () => Object.assign(new URL(server.database_url), { pathname: `/${database}` }).href
const folder = mkdtempSync(resolve('.data/providers-'))

async function migrateTo(last: string): Promise<void> {
  const filter = (path: string) => !path.endsWith('.sql') || basename(path).slice(0, 4) <= last
  cpSync('packages/db/migrations', folder, { recursive: true, filter })
  await migrate(url(), folder)
}

/** Workspaces, and who has changed their sign-on one after the other. */
const before = {
  wsp_of_owner: ['mbr_clerk', 'mbr_owner'],
  wsp_of_clerk: ['mbr_owner', 'mbr_clerk'],
  wsp_of_token: ['mbr_owner', 'key_1'],
  wsp_unknown: [],
}

let client: pg.Client
beforeAll(async () => {
  await inDatabase(`create database ${database}`)
  await migrateTo('0076')
  client = new pg.Client({ connectionString: url() })
  await client.connect()
  // What these rows name besides is not of concern.
  await client.query('begin; set local session_replication_role = replica')
  for (const [workspace, setters] of Object.entries(before)) await insertWorkspace(workspace, setters)
  await client.query('commit')
  await migrateTo('0080')
})
afterAll(async () => {
  await client.end()
  await inDatabase(`drop database ${database} with (force)`)
  rmSync(folder, { recursive: true })
})

async function insertWorkspace(workspace: string, setters: readonly string[]): Promise<void> {
  await client.query(
    `insert into roles (workspace_id, id, name, permissions, is_owner, is_system)
     values ($1, 'rol_owner', 'Owner', '{members.manage,api.manage}', true, true), ($1, 'rol_clerk', 'Clerk', '{members.manage}', false, false)`,
    [workspace],
  )
  await client.query(
    `insert into api_keys (workspace_id, id, name, prefix, digest, pepper_version, scopes, permissions)
     values ($1, 'key_1', 'Sync', 'mst_cons_1', convert_to($1, 'UTF8'), 1, '{}', '{members.manage}')`,
    [workspace],
  )
  for (const name of ['owner', 'clerk']) {
    await client.query(
      `insert into members (workspace_id, id, person_id, name, email, role_id)
       values ($1, 'mbr_' || $2, 'per_' || $2, $2, $2 || '@muster.example', 'rol_' || $2)`,
      [workspace, name],
    )
    await client.query(
      `insert into sign_on_subjects (workspace_id, issuer, subject, member_id) values ($1, 'https://login.example', $2, 'mbr_' || $2)`,
      [workspace, name],
    )
  }
  await client.query(
    `insert into sign_on_providers (workspace_id, issuer, client, client_secret_sealed, email_domains)
     values ($1, 'https://login.example', 'muster', 'sealed', '{muster.example}')`,
    [workspace],
  )
  for (const [at, actor] of setters.entries())
    await client.query(
      `insert into audit_entries (workspace_id, id, action, object_id, actor, details, created_at)
       values ($1, 'aud_' || $2, 'sign_on.changed', $1, $3, '{}', stamp() + make_interval(secs => $2::int))`,
      [workspace, at, actor],
    )
}

it('a provider of before speaks for who may do no more than whoever set it last', async () => {
  const { rows } = await client.query(
    'select workspace_id, set_by, vouches_for from sign_on_providers order by workspace_id',
  )
  expect(rows).toEqual([
    { workspace_id: 'wsp_of_clerk', set_by: 'mbr_clerk', vouches_for: ['members.manage'] },
    { workspace_id: 'wsp_of_owner', set_by: 'mbr_owner', vouches_for: null },
    { workspace_id: 'wsp_of_token', set_by: 'key_1', vouches_for: ['members.manage'] },
    { workspace_id: 'wsp_unknown', set_by: null, vouches_for: [] },
  ])
})

it('a member for whom it did not speak proves once that they are themselves', async () => {
  const { rows } = await client.query<{ bound: string }>(
    `select workspace_id || ' ' || member_id as bound from sign_on_subjects order by 1`,
  )
  expect(rows.map(({ bound }) => bound)).toEqual([
    'wsp_of_clerk mbr_clerk',
    'wsp_of_owner mbr_clerk',
    'wsp_of_owner mbr_owner',
    'wsp_of_token mbr_clerk',
  ])
})
