// Sandboxes under attack: a test key that wants live data, a live key that wants a sandbox, and what PostgreSQL refuses of both.

import { type OperationFacts, operations } from '@muster/contract'
import { mintKey, showPrefix } from '../../../packages/server/auth/api-keys.ts'
import { newSandboxId } from '../../../packages/server/resource/ids.ts'
import { Requests, send } from '../../support/contract/operations.ts'
import { idsOf, rowsOf } from '../../support/database/workspace-rows.ts'
import { tokenOf } from '../../support/fixtures/console.ts'
import {
  inDatabase,
  makeWorkspace,
  type RawAnswer,
  raw,
  type TestWorkspace,
} from '../../support/fixtures/make.ts'
import { makeFullMember, refusal, type TestMember } from '../../support/fixtures/people.ts'
import { makeSandbox, type TestSandbox } from '../../support/fixtures/sandboxes.ts'
import { issueToken } from '../../support/fixtures/service-tokens.ts'
import { setClock } from '../../support/server/server.ts'

let workspace: TestWorkspace
let sandbox: TestSandbox
let owner: TestMember
beforeAll(async () => {
  workspace = await makeWorkspace({ request_budget: 1_000_000 })
  sandbox = await makeSandbox(workspace)
  owner = await makeFullMember(workspace.id, 'Owner')
})

const all = Object.values(operations) as readonly OperationFacts[]
const ofSandboxes = all.filter(({ extensions }) => extensions['x-sandbox'] === true)
const call = ({ method, path }: OperationFacts, key: string, body?: object): Promise<RawAnswer> =>
  raw(method.toUpperCase(), path.replaceAll(/\{\w+\}/g, 'none_1'), { key, ...(body && { body }) })

describe('A test key', () => {
  it('finds no live record by any operation, and changes none', async () => {
    // The day on which the examples of the contract make sense together.
    await setClock('2026-08-20T12:00:00Z')
    const requests = await new Requests(workspace).all()
    const known = await idsOf(workspace.id)
    const before = await rowsOf(workspace.id, known)
    const live = [...known].filter(id => !/^(wsp|sbx)_/.test(id) && id !== sandbox.key_id)
    expect(requests.filter(({ ids }) => ids.length > 0).length).toBeGreaterThan(100)
    for (const request of requests) {
      const answer = await send(request, sandbox.key)
      const { id } = request.operation
      if (request.ids.length > 0)
        expect([id, answer.status, answer.json.code]).toEqual([id, 404, 'not_found'])
      const named = new Set([...request.ids, ...Object.values(request.body ?? {})])
      expect([id, live.filter(one => !named.has(one) && answer.text.includes(one))]).toEqual([id, []])
    }
    expect(await rowsOf(workspace.id, known)).toEqual(before)
    await setClock()
    await sandbox.muster.sandbox.reset()
  })

  it('is let in nowhere where the console alone is, with a sentence that says why', async () => {
    const alone = all.filter(
      ({ extensions, schemes }) =>
        extensions['x-audience'] === 'console' && schemes.includes('console_token'),
    )
    expect(alone.length).toBeGreaterThan(15)
    for (const operation of alone) {
      const { status, json } = await call(operation, sandbox.key, operation.method === 'get' ? undefined : {})
      expect([operation.id, status, json.code]).toEqual([operation.id, 403, 'insufficient_scope'])
      expect(json.detail).toContain('nobody signs in to a sandbox')
    }
  })

  it('has no more rights than it was given', async () => {
    const weak = await makeSandbox(workspace, { scopes: ['org:read'], permissions: [] })
    expect(weak.id).toBe(sandbox.id)
    const asked = [
      await raw('GET', '/v1/employees', { key: weak.key }),
      await raw('POST', '/v1/departments', { key: weak.key, body: { name: 'Mine' } }),
      await raw('GET', '/console/payroll_run_details', { key: weak.key }),
    ]
    for (const { status, json } of asked) {
      expect([status, json.code]).toEqual([403, 'insufficient_scope'])
      expect(json.detail).toContain('This test key lacks a right')
    }
  })

  it('under /console/v1 is sent to /v1', async () => {
    const { status, json } = await raw('GET', '/console/v1/sandbox', { key: sandbox.key })
    expect([status, json.detail]).toEqual([401, expect.stringContaining('this is a test key (mst_test_...)')])
  })

  it('ends by the right time, wherever its clock stands', async () => {
    const expires_at = Temporal.Now.instant().add({ hours: 24 }).toString()
    const short = await makeSandbox(workspace, { expires_at })
    await short.muster.sandbox.moveClock({ by: 'P60D' })
    expect((await short.muster.me.get()).status).toBe('active')
    await inDatabase(`update api_keys set expires_at = now() - interval '1 second' where id = $1`, [
      short.key_id,
    ])
    expect(refusal(await raw('GET', '/v1/me', { key: short.key }))).toEqual([401, 'api_key_expired'])
    await sandbox.muster.sandbox.reset()
  })

  it('that was revoked, or that nobody made, opens nothing at once', async () => {
    const gone = await makeSandbox(workspace)
    await inDatabase('update api_keys set revoked_at = now() where id = $1', [gone.key_id])
    expect(refusal(await raw('GET', '/v1/me', { key: gone.key }))).toEqual([401, 'api_key_revoked'])
    const unknown = await raw('GET', '/v1/me', { key: mintKey('test_key') })
    expect([unknown.status, unknown.json.detail]).toEqual([
      401,
      expect.stringContaining('This test key does not exist'),
    ])
  })

  it('ends with its workspace: where that is inactive, so is the sandbox', async () => {
    const other = await makeWorkspace()
    const { key } = await makeSandbox(other)
    await inDatabase(`update companies set status = 'inactive' where id = $1`, [other.id])
    expect(refusal(await raw('GET', '/v1/me', { key }))).toEqual([403, 'workspace_inactive'])
  })

  it('has the plan of its workspace, as it is now, and a budget of its own', async () => {
    const other = await makeWorkspace({ plan: 'starter' })
    const { key } = await makeSandbox(other)
    expect(refusal(await raw('GET', '/v1/payroll_runs', { key }))).toEqual([403, 'plan_upgrade_required'])
    const spent = await raw('GET', '/v1/me', { key })
    expect(spent.headers.get('ratelimit-limit')).toBe('60')
    const live = await raw('GET', '/v1/me', { key: other.key })
    expect(live.headers.get('ratelimit-remaining')).toBe('59')
    await inDatabase(`update companies set plan = 'growth' where id = $1`, [other.id])
    expect((await raw('GET', '/v1/payroll_runs', { key })).status).toBe(200)
  })
})

describe('What opens live data', () => {
  it('is refused by each operation of a sandbox, which says what it takes', async () => {
    const { token } = await issueToken(owner, { scopes: ['org:read'] })
    expect(ofSandboxes.length).toBeGreaterThanOrEqual(3)
    for (const operation of ofSandboxes)
      for (const key of [workspace.key, token, await tokenOf(workspace)]) {
        const { status, json } = await call(operation, key, operation.method === 'get' ? undefined : {})
        expect([operation.id, status, json.code]).toEqual([operation.id, 403, 'insufficient_scope'])
        expect(json.detail).toContain('takes a test key (mst_test_...)')
      }
    const signedIn = await owner.browser.ask('getSandbox')
    expect([signedIn.status, signedIn.json.detail]).toEqual([
      403,
      expect.stringContaining('takes a test key'),
    ])
  })

  it('sees nothing of a sandbox: neither records, nor events, nor keys, nor webhooks', async () => {
    const other = await makeWorkspace()
    const beside = await makeSandbox(other)
    await beside.muster.departments.create({ name: 'Of the sandbox alone' })
    await beside.muster.webhookEndpoints.create({
      url: 'https://hooks.example.com/in',
      events: ['employee.created'],
    })
    const texts = await Promise.all(
      [
        'employees',
        'departments',
        'events',
        'webhook_endpoints',
        'webhook_deliveries',
        'leave_applications',
      ].map(async list => (await raw('GET', `/v1/${list}`, { key: other.key })).text),
    )
    texts.push((await raw('GET', '/console/api_keys', { key: await tokenOf(other) })).text)
    expect(texts.join('\n')).not.toMatch(/sandbox|sbx_|mst_test_|T-0001/)
  })
})

describe('PostgreSQL', () => {
  const insertKey = (workspace_id: string, prefix: string) =>
    inDatabase(
      `insert into api_keys (workspace_id, id, name, prefix, digest, pepper_version, scopes)
       values ($1, 'key_' || gen_random_uuid(), 'x', $2, sha256(gen_random_uuid()::text::bytea), 1, '{}')`,
      [workspace_id, prefix],
    )

  it.each(['api_key', 'console_token', 'service_token'] as const)('refuses a %s in a sandbox', async kind => {
    await expect(insertKey(sandbox.id, showPrefix(mintKey(kind)))).rejects.toThrow('api_keys_prefix_check')
  })

  it('refuses a test key in a live workspace, and takes one in a sandbox', async () => {
    const prefix = showPrefix(mintKey('test_key'))
    await expect(insertKey(workspace.id, prefix)).rejects.toThrow('api_keys_prefix_check')
    await insertKey(sandbox.id, prefix)
  })

  it.each(['members', 'invitations', 'sessions', 'service_tokens', 'sign_on_providers', 'calendar_feeds'])(
    'refuses %s of a sandbox',
    async table => {
      const [found] = await inDatabase<{ check: string }>(
        `select pg_get_constraintdef(oid) as check from pg_constraint where conname = $1 and convalidated`,
        [`${table}_sandbox_check`],
      )
      expect(found?.check).toBe('CHECK ((NOT is_sandbox(workspace_id)))')
    },
  )

  it('refuses a second sandbox, one of a sandbox, one of nobody, and a live workspace with the id of one', async () => {
    const insert = (id: string, sandbox_of: string | null) =>
      inDatabase(
        `insert into companies (workspace_id, id, name, country, currency, timezone, sandbox_of, sandbox_reset_at)
         values ($1, $1, 'x', 'PK', 'PKR', 'UTC', $2, case when starts_with($1, 'sbx_') then now() end)`,
        [id, sandbox_of],
      )
    await expect(insert(newSandboxId(), workspace.id)).rejects.toThrow('companies_sandbox_of_key')
    await expect(insert(newSandboxId(), sandbox.id)).rejects.toThrow('companies_sandbox_of_check')
    await expect(insert(newSandboxId(), null)).rejects.toThrow('companies_sandbox_of_check')
    await expect(insert('wsp_x', 'wsp_y')).rejects.toThrow('companies_sandbox_of_check')
  })

  it('moves no clock of a live workspace, none back and none beyond two years, whoever asks', async () => {
    const set = (id: string, seconds: number) =>
      inDatabase('update companies set clock_ahead_seconds = $2 where id = $1', [id, String(seconds)])
    await expect(set(workspace.id, 1)).rejects.toThrow('companies_clock_ahead_seconds_check')
    await expect(set(sandbox.id, 63_244_801)).rejects.toThrow('companies_clock_ahead_seconds_check')
    await set(sandbox.id, 1000)
    for (const seconds of [999, 0]) await expect(set(sandbox.id, seconds)).rejects.toThrow('never moved back')
    await expect(
      inDatabase('update companies set sandbox_of = null where id = $1', [sandbox.id]),
    ).rejects.toThrow('stays with its workspace')
  })

  it('shows the role of a reset the sandbox at hand and nothing else, and lets nobody else empty one', async () => {
    const asReset = (id: string, statement: string) =>
      inDatabase<{ count: number }>(
        `begin; select set_config('app.workspace_id', '${id}', true), set_config('role', 'muster_sandbox', true); ${statement}; rollback`,
      )
    const own = await rowsOf(workspace.id, new Set())
    await asReset(workspace.id, 'delete from audit_entries; delete from punches; select empty_sandbox()')
    expect(await rowsOf(workspace.id, new Set())).toEqual(own)
    await expect(inDatabase('select empty_sandbox()')).rejects.toThrow('Only the role muster_sandbox')
    await expect(asReset(sandbox.id, `delete from api_keys`)).rejects.toThrow('permission denied')
    await expect(asReset(sandbox.id, `update companies set name = 'x'`)).rejects.toThrow('permission denied')
  })
})
