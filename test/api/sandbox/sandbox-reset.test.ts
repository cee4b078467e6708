// The reset of a sandbox among others who write there: it is done wholly or not at all, and live workspaces feel nothing.

import pg from 'pg'
import { digestTables } from '../../support/database/digest.ts'
import { ayesha, inDatabase, makeWorkspace, raw, type TestWorkspace } from '../../support/fixtures/make.ts'
import { makeSandbox, type TestSandbox } from '../../support/fixtures/sandboxes.ts'
import { atEnd } from '../../support/jest/at-end.ts'
import { until } from '../../support/processes/until.ts'
import { server } from '../../support/server/server.ts'

let workspace: TestWorkspace
let sandbox: TestSandbox
beforeAll(async () => {
  workspace = await makeWorkspace({ request_budget: 100_000 })
  sandbox = await makeSandbox(workspace)
})

/** A transaction of somebody else, which holds a lock until it is told to go. */
async function holding(statement: string): Promise<{ end(): Promise<void> }> {
  const client = new pg.Client({ connectionString: server.database_url })
  atEnd(() => client.end())
  await client.connect()
  await client.query('begin')
  await client.query(statement)
  return { end: async () => void (await client.query('rollback')) }
}

const reset = () => raw('POST', '/v1/sandbox/reset', { key: sandbox.key })

describe('A test key that may not write', () => {
  it.each(['/v1/sandbox/reset', '/v1/sandbox/clock'])(
    'neither resets the sandbox nor moves its clock: %s',
    async path => {
      const reading = await makeSandbox(workspace, { scopes: ['employees:read'] })
      const { status, json } = await raw('POST', path, { key: reading.key })
      expect([status, json.code]).toEqual([403, 'insufficient_scope'])
      expect(json.detail).toContain('org:write')
      expect((await reading.muster.sandbox.get()).ahead_seconds).toBe(0)
    },
  )
})

describe('A reset', () => {
  it('that meets a lock for too long is refused, and leaves all as it was', async () => {
    const made = await sandbox.muster.departments.create({ name: 'Held' })
    await sandbox.muster.sandbox.moveClock({ by: 'P1D' })
    const { end } = await holding(`select 1 from departments where id = '${made.id}' for update`)
    const before = await digestTables()
    const { status, json } = await reset()
    expect([status, json.code]).toEqual([409, 'conflict'])
    expect(await digestTables()).toEqual(before)
    await end()
    expect((await reset()).status).toBe(200)
    expect((await raw('GET', `/v1/departments/${made.id}`, { key: sandbox.key })).status).toBe(404)
  })

  it('that is killed half way leaves all as it was', async () => {
    const made = await sandbox.muster.departments.create({ name: 'Held again' })
    const { end } = await holding(`select 1 from departments where id = '${made.id}' for update`)
    const before = await digestTables()
    const answer = reset()
    await until(async () => {
      const killed = await inDatabase(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and query like '%empty_sandbox()%' and state = 'active' and pid <> pg_backend_pid()`,
      )
      return killed.length > 0
    })
    expect((await answer).status).toBeGreaterThanOrEqual(500)
    expect(await digestTables()).toEqual(before)
    await end()
    expect((await reset()).status).toBe(200)
  })

  it('of two at once and of writes beside it leaves a whole sandbox, and none of them gets a fault', async () => {
    const write = () => raw('POST', '/v1/employees', { key: sandbox.key, body: ayesha })
    const answers = await Promise.all([reset(), write(), write(), reset(), write(), write()])
    for (const { status } of answers) expect([200, 201, 400, 409]).toContain(status)
    expect((await reset()).status).toBe(200)
    const { data } = await sandbox.muster.employees.list({ limit: 100 })
    expect(data).toHaveLength(8)
  })

  it('under Dry-Run answers as it would, and keeps nothing', async () => {
    await sandbox.muster.departments.create({ name: 'Stays' })
    const before = await digestTables()
    const { status, json } = await raw('POST', '/v1/sandbox/reset', {
      key: sandbox.key,
      headers: { 'dry-run': 'true' },
    })
    expect([status, json.id]).toEqual([200, sandbox.id])
    expect(await digestTables()).toEqual(before)
  })

  it('forgets stored answers, but for its own, which a repeat gets', async () => {
    const once = (path: string, body?: object) =>
      raw('POST', path, {
        key: sandbox.key,
        headers: { 'idempotency-key': `key-of-${path}` },
        ...(body && { body }),
      })
    const made = await once('/v1/departments', { name: 'Kept a day' })
    const first = await once('/v1/sandbox/reset')
    const again = await once('/v1/sandbox/reset')
    expect([again.headers.get('idempotent-replay'), again.text]).toEqual(['true', first.text])
    const other = await once('/v1/departments', { name: 'Kept a day' })
    expect([other.status, other.json.id === made.json.id]).toEqual([201, false])
  })

  it('changes no row of another workspace', async () => {
    await workspace.muster.employees.create(ayesha)
    const rows = () =>
      inDatabase(
        `select md5(string_agg(t::text, ' ' order by id)) as digest from employees t where workspace_id = $1`,
        [workspace.id],
      )
    const before = await rows()
    await reset()
    expect(await rows()).toEqual(before)
  })
})
