// The audit: each change of who may reach a workspace's data leaves one entry, with the change, and it stays as it is.

import { Database } from '@muster/db'
import pg from 'pg'
import { digestKey } from '../../../packages/server/auth/api-keys.ts'
import { secretsFrom } from '../../../packages/server/auth/secrets.ts'
import { listAudit } from '../../../packages/server/cli/commands/audit.ts'
import { createKey, type NewKey, revokeKey } from '../../../packages/server/cli/office/operators.ts'
import { inDatabase, makeWorkspace, type TestWorkspace } from '../../support/fixtures/make.ts'
import { makeSandbox } from '../../support/fixtures/sandboxes.ts'
import { testSecret } from '../../support/jest/secret.ts'
import { server } from '../../support/server/server.ts'

const secrets = secretsFrom(testSecret)
const actor = 'operator:amina'

let database: Database
let workspace: TestWorkspace
beforeAll(() => {
  database = new Database({ url: server.database_url, poolSize: 2 })
})
beforeEach(async () => {
  workspace = await makeWorkspace()
})
afterAll(() => database.close())

const made = (options: Partial<NewKey> = {}, by = actor) =>
  createKey(database, secrets, { workspace_id: workspace.id, name: 'Payroll', scopes: [], ...options }, by)

/** The newest first, without that of the key that every workspace of the tests has. */
const entries = async () =>
  (await listAudit(database, workspace.id, 100)).filter(entry => entry.actor !== 'operator')

const keys = async () =>
  (await inDatabase('select id from api_keys where workspace_id = $1', [workspace.id])).length

describe('creating a key', () => {
  it('writes one entry with who did it and the scopes, without the key', async () => {
    const settings = { ip_allowlist: ['203.0.113.0/24'], expires_at: '2099-01-01T00:00:00Z' }
    const { id, key } = await made({ ...settings, scopes: ['org:write', 'employees:read'] })
    const [entry, ...others] = await entries()
    expect(others).toEqual([])
    expect(entry).toEqual({
      workspace_id: workspace.id,
      actor,
      action: 'api_key.created',
      object_id: id,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      details: JSON.stringify({ name: 'Payroll', scopes: ['employees:read', 'org:write'], ...settings }),
    })
    const [{ row }] = (await inDatabase<{ row: string }>(
      'select a::text as row from audit_entries a where object_id = $1',
      [id],
    )) as [{ row: string }]
    const digests = secrets.peppers.map(({ pepper }) => digestKey(key, pepper).toString('hex'))
    for (const told of ['mst_live_', key.slice(9, 17), key.slice(-12), ...digests])
      expect(row).not.toContain(told)
  })

  it('fails if the entry cannot be written', async () => {
    const before = await keys()
    await expect(made({}, null as unknown as string)).rejects.toThrow('"actor"')
    expect([await keys(), await entries()]).toEqual([before, []])
  })

  it('writes no entry if it is rejected', async () => {
    const before = await keys()
    await expect(made({ expires_at: 'tomorrow-ish' })).rejects.toThrow('invalid input syntax')
    expect([await keys(), await entries()]).toEqual([before, []])
  })
})

describe('revoking a key', () => {
  it('writes one entry, however often it is revoked', async () => {
    const { id, key } = await made()
    for (const by of [id, key.slice(0, 17), id]) await revokeKey(database, by, actor)
    await Promise.all([revokeKey(database, id, actor), revokeKey(database, id, 'operator:somebody-else')])
    const [revoked, created, ...others] = await entries()
    expect([created!.action, others]).toEqual(['api_key.created', []])
    expect(revoked).toMatchObject({ actor, action: 'api_key.revoked', object_id: id })
    expect(JSON.parse(revoked!.details)).toEqual({ name: 'Payroll' })
  })

  it('writes one entry when two revoke it at once', async () => {
    const { id } = await made()
    await Promise.all(Array.from({ length: 8 }, () => revokeKey(database, id, actor)))
    expect((await entries()).map(({ action }) => action)).toEqual(['api_key.revoked', 'api_key.created'])
  })

  it('leaves the key valid if the entry cannot be written', async () => {
    const { id, key } = await made()
    await expect(revokeKey(database, id, null as unknown as string)).rejects.toThrow('"actor"')
    const answer = await fetch(`${server.base_url}/v1/me`, { headers: { authorization: `Bearer ${key}` } })
    expect(answer.status).toBe(200)
    expect(await entries()).toHaveLength(1)
  })
})

describe('the entries', () => {
  async function as<T>(role: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
    const client = new pg.Client({ connectionString: server.database_url })
    await client.connect()
    try {
      await client.query(`set role ${role}`)
      await client.query(`select set_config('app.workspace_id', $1, false)`, [workspace.id])
      return await work(client)
    } finally {
      await client.end()
    }
  }

  it.each(['muster_app', 'muster_system'])('cannot be changed or deleted, not even as %s', async role => {
    await made()
    const before = await entries()
    await as(role, async client => {
      for (const sql of [
        `update audit_entries set actor = 'operator:nobody'`,
        'delete from audit_entries',
        'truncate audit_entries',
        `update audit_entries set details = '{}', object_id = 'cnd_1'`,
        'insert into audit_entries select * from audit_entries on conflict on constraint audit_entries_pkey do update set actor = excluded.actor',
      ])
        await expect(client.query(sql)).rejects.toThrow('permission denied for table audit_entries')
    })
    expect(await entries()).toEqual(before)
  })

  it('keep their details, but for those of a candidate who was anonymised', async () => {
    await made()
    const before = await entries()
    await as('muster_app', async client => {
      const emptied = client.query(`update audit_entries set details = '{}'`)
      await expect(emptied).rejects.toThrow('The audit stays as it was written')
    })
    expect(await entries()).toEqual(before)
  })

  it('of another workspace are hidden from a request', async () => {
    const mine = workspace
    await made()
    workspace = await makeWorkspace()
    const seen = await as('muster_app', async client => {
      const { rows } = await client.query('select distinct workspace_id from audit_entries')
      return rows.map(row => row.workspace_id as string)
    })
    expect(seen).toEqual([workspace.id])
    expect(seen).not.toContain(mine.id)
  })

  it('are listed newest first, of one workspace or of all, up to a limit', async () => {
    const first = await made()
    const second = await made()
    expect((await entries()).map(({ object_id }) => object_id)).toEqual([second.id, first.id])
    expect((await listAudit(database, workspace.id, 1)).map(({ object_id }) => object_id)).toEqual([
      second.id,
    ])
    const other = await makeWorkspace()
    const all = await listAudit(database, null, 5)
    expect(all).toHaveLength(5)
    expect([all[0]!.workspace_id, all[1]!.object_id]).toEqual([other.id, second.id])
  })

  it('of a sandbox, whose clock is ahead, hide none of the live ones', async () => {
    const sandbox = await makeSandbox(workspace)
    await sandbox.muster.sandbox.moveClock({ by: 'P1Y' })
    await sandbox.muster.sandbox.trigger({ type: 'contract.signed' })
    expect((await listAudit(database, sandbox.id, 5)).length).toBeGreaterThan(0)
    const all = await listAudit(database, null, 50)
    expect(all.filter(({ workspace_id }) => workspace_id === sandbox.id)).toEqual([])
  })
})
