// The order of checks: a check that fails hides all later ones.

import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { inDatabase, makeKey, makeWorkspace, type RawAnswer, raw } from '../../support/fixtures/make.ts'
import { startModule } from '../../support/processes/children.ts'
import { server } from '../../support/server/server.ts'

const me = (key?: string, headers: Record<string, string> = {}): Promise<RawAnswer> =>
  raw('GET', '/v1/me', { key, headers })

const setWorkspace = (id: string, assignment: string) =>
  inDatabase(`update companies set ${assignment} where id = $1`, [id])

function refusal({ status, json }: RawAnswer): [number, string] {
  return [status, json?.code]
}

describe('the order of checks', () => {
  const broken = `{"first_name": ${'"x",'.repeat(250_000)}`

  it('checks the key before it reads a megabyte of broken JSON', async () => {
    expect(refusal(await raw('POST', '/v1/employees', { body: broken }))).toEqual([
      401,
      'missing_credentials',
    ])
    expect(refusal(await raw('POST', '/v1/nowhere', { body: broken }))).toEqual([401, 'missing_credentials'])
  })

  it('checks the scope before it validates', async () => {
    const { id } = await makeWorkspace()
    const key = await makeKey(id, { scopes: [] })
    expect(refusal(await raw('POST', '/v1/employees', { key, body: broken }))).toEqual([
      403,
      'insufficient_scope',
    ])
    expect(refusal(await raw('GET', '/v1/employees?limit=no', { key }))).toEqual([403, 'insufficient_scope'])
  })

  it('checks the address before the workspace, and the workspace before the scope', async () => {
    const { id } = await makeWorkspace({ plan: 'starter' })
    const elsewhere = await makeKey(id, { scopes: [], ip_allowlist: ['198.51.100.0/24'] })
    const powerless = await makeKey(id, { scopes: [] })
    await setWorkspace(id, `status = 'inactive'`)
    expect(refusal(await me(elsewhere))).toEqual([403, 'ip_not_allowed'])
    expect(refusal(await raw('GET', '/v1/employees', { key: powerless }))).toEqual([
      403,
      'workspace_inactive',
    ])
  })

  it('checks the scope before the plan, and the plan before read-only', async () => {
    const { id, key } = await makeWorkspace({ plan: 'starter' })
    await setWorkspace(id, `status = 'read_only'`)
    const path = '/v1/employees/emp_1/compensation'
    const powerless = await makeKey(id, { scopes: [] })
    expect(refusal(await raw('GET', path, { key: powerless }))).toEqual([403, 'insufficient_scope'])
    expect(refusal(await raw('GET', path, { key }))).toEqual([403, 'plan_upgrade_required'])
  })

  it('checks the body before it looks for the record', async () => {
    const { key } = await makeWorkspace()
    const answer = await raw('PATCH', '/v1/employees/emp_1', { key, body: { first_name: 7 } })
    expect(refusal(answer)).toEqual([400, 'validation_failed'])
    const fine = await raw('PATCH', '/v1/employees/emp_1', { key, body: { first_name: 'A' } })
    expect(refusal(fine)).toEqual([404, 'not_found'])
  })
})

describe('a deployment without a secret', () => {
  let unconfigured: ChildProcess
  afterAll(async () => {
    unconfigured.disconnect()
    await once(unconfigured, 'exit')
  })

  it('returns api_not_configured to everyone, and serves its docs', async () => {
    const env = { ...process.env, NODE_ENV: 'production', DATABASE_URL: server.database_url }
    const child = startModule(join(import.meta.dirname, '../../support/server/serve.ts'), [], {
      env: { ...env, MUSTER_SECRET: '' },
    })
    unconfigured = child
    const { port } = await new Promise<{ port: number }>((resolve, reject) => {
      child.once('message', message => resolve(message as { port: number }))
      child.once('exit', code => reject(new Error(`The server ended with ${code}.`)))
    })
    const { key } = await makeWorkspace()
    for (const headers of [{}, { authorization: `Bearer ${key}` }]) {
      const response = await fetch(`http://127.0.0.1:${port}/v1/me`, { headers })
      expect(response.status).toBe(503)
      expect(response.headers.get('content-type')).toBe('application/problem+json')
      expect(await response.json()).toMatchObject({ code: 'api_not_configured', status: 503 })
    }
    expect((await fetch(`http://127.0.0.1:${port}/docs/openapi.json`)).status).toBe(200)
  })
})
