// Keys: who is let in, who is not and why, and what a refusal tells.

import { Database } from '@muster/db'
import { mintKey } from '../../../packages/server/auth/api-keys.ts'
import { Callers } from '../../../packages/server/auth/authenticate.ts'
import { secretsFrom } from '../../../packages/server/auth/secrets.ts'
import {
  ayesha,
  inDatabase,
  makeKey,
  makeWorkspace,
  type RawAnswer,
  raw,
} from '../../support/fixtures/make.ts'
import { wire } from '../../support/http/wire.ts'
import { testSecret } from '../../support/jest/secret.ts'
import { until } from '../../support/processes/until.ts'
import { server } from '../../support/server/server.ts'

const me = (key?: string, headers: Record<string, string> = {}): Promise<RawAnswer> =>
  raw('GET', '/v1/me', { key, headers })

const setWorkspace = (id: string, assignment: string) =>
  inDatabase(`update companies set ${assignment} where id = $1`, [id])

/** Asks until the answer is another one, or to a request that was sent more than a second later than this. */
async function answeredWithinASecond(
  status: number,
  ask: () => Promise<RawAnswer>,
  from = Date.now(),
): Promise<RawAnswer> {
  for (;;) {
    const isLast = Date.now() > from + 1_000
    const answer = await ask()
    if (answer.status === status || isLast) return answer
  }
}

function refusal({ status, json }: RawAnswer): [number, string] {
  return [status, json?.code]
}

describe('a missing or malformed key', () => {
  const malformed: [string, string][] = [
    ['another scheme', 'Basic bXN0OmxpdmU='],
    ['a bare key', mintKey()],
    ['too short a key', 'Bearer mst_live_abc'],
    ['another prefix', `Bearer ${mintKey().replace('mst_live_', 'mst_test_')}`],
    ['a wrong checksum', `Bearer ${mintKey().slice(0, -1)}-`],
    ['a character too many', `Bearer ${mintKey()}0`],
    ['two keys', `Bearer ${mintKey()} ${mintKey()}`],
  ]

  it('is missing_credentials without an Authorization header, or without a key in it', async () => {
    for (const authorization of [undefined, '', 'Bearer', 'bearer  ']) {
      const answer = await me(undefined, authorization === undefined ? {} : { authorization })
      expect([authorization, ...refusal(answer)]).toEqual([authorization, 401, 'missing_credentials'])
      expect(answer.headers.get('www-authenticate')).toBe('Bearer')
    }
  })

  it.each(malformed)('is invalid_api_key with %s', async (_what, authorization) => {
    const answer = await me(undefined, { authorization })
    expect(refusal(answer)).toEqual([401, 'invalid_api_key'])
    expect(answer.headers.get('www-authenticate')).toBe('Bearer')
  })

  it('causes no query if the checksum is wrong', async () => {
    const untouched = {
      lookUp: () => {
        throw new Error('queried')
      },
    } as unknown as Database
    const callers = new Callers(untouched, secretsFrom('a secret that is long enough for this'))
    const key = mintKey()
    const junk = `${key.slice(0, -1)}${key.endsWith('0') ? '1' : '0'}`
    await expect(callers.authenticate(`Bearer ${junk}`)).rejects.toMatchObject({ code: 'invalid_api_key' })
    await expect(callers.authenticate(`Bearer ${key}`)).rejects.toThrow('queried')
  })

  it('is rejected when Authorization is sent twice', async () => {
    const { key } = await makeWorkspace()
    const answer = await wire('GET', '/v1/me', {
      headers: { authorization: [`Bearer ${key}`, `Bearer ${mintKey()}`] },
    })
    expect(refusal(answer)).toEqual([400, 'validation_failed'])
    expect(answer.json.errors[0].field).toBe('Authorization')
  })
})

describe('a key', () => {
  it('is accepted with the scheme in any case', async () => {
    const { key } = await makeWorkspace()
    expect((await me(undefined, { authorization: `bearer ${key}` })).status).toBe(200)
  })

  it('that does not exist is invalid_api_key', async () => {
    expect(refusal(await me(mintKey()))).toEqual([401, 'invalid_api_key'])
  })

  it('that has expired is api_key_expired', async () => {
    const { id } = await makeWorkspace()
    const key = await makeKey(id, { expires_at: '2020-01-01T00:00:00Z' })
    expect(refusal(await me(key))).toEqual([401, 'api_key_expired'])
    const valid = await makeKey(id, { expires_at: '2099-01-01T00:00:00Z' })
    expect((await me(valid)).json.expires_at).toBe('2099-01-01T00:00:00.000Z')
  })

  it('that expires while in use is rejected within a second', async () => {
    const { id } = await makeWorkspace()
    const expires = Date.now() + 1_500
    const key = await makeKey(id, { expires_at: new Date(expires).toISOString() })
    expect((await me(key)).status).toBe(200)
    await until(() => Date.now() >= expires)
    expect(refusal(await answeredWithinASecond(401, () => me(key), expires))).toEqual([
      401,
      'api_key_expired',
    ])
  })

  it('that is revoked while in use is rejected within a second', async () => {
    const { id, key } = await makeWorkspace()
    expect((await me(key)).status).toBe(200)
    await inDatabase('update api_keys set revoked_at = now() where workspace_id = $1', [id])
    expect(refusal(await answeredWithinASecond(401, () => me(key)))).toEqual([401, 'api_key_revoked'])
  })

  it('is not stored in plain text', async () => {
    const { id, key } = await makeWorkspace()
    await me(key)
    const rows = await inDatabase<{ row: string; digest: Buffer }>(
      'select k::text as row, digest from api_keys k where workspace_id = $1',
      [id],
    )
    expect(rows).toHaveLength(1)
    const secret = key.slice('mst_live_'.length)
    expect(rows[0]!.row).not.toContain(secret)
    expect(rows[0]!.row).not.toContain(secret.slice(8))
    expect(rows[0]!.row).not.toContain(Buffer.from(key).toString('hex'))
    expect(rows[0]!.digest).toHaveLength(32)
  })

  it('records its last use at most once a minute, and not for GET /v1/me', async () => {
    const { id, key } = await makeWorkspace()
    const lastUsed = async () => (await me(key)).json.last_used_at as string | null
    expect(await lastUsed()).toBeNull()
    await raw('GET', '/v1/company', { key })
    const end = Date.now() + 2_000
    while ((await lastUsed()) === null && Date.now() < end);
    const first = await lastUsed()
    expect(first).not.toBeNull()
    await raw('GET', '/v1/company', { key })
    expect(await lastUsed()).toBe(first)
    expect(await inDatabase('select 1 from api_keys where workspace_id = $1', [id])).toHaveLength(1)
  })
})

describe('keys that the process does not remember', () => {
  it('are looked up by one query at a time, which finds valid keys among any number of guesses', async () => {
    const { id, key } = await makeWorkspace()
    const database = new Database({ url: server.database_url, poolSize: 1 })
    const callers = new Callers(database, secretsFrom(testSecret))
    const queries = jest.spyOn(database, 'lookUp')
    const look = (asked: string) => callers.authenticate(`Bearer ${asked}`)
    const first = look(mintKey()).catch(error => error.code)
    await until(() => queries.mock.calls.length === 1)
    const guesses = Array.from({ length: 500 }, () => mintKey())
    const answers = await Promise.allSettled([...guesses, key, mintKey('console_token'), key].map(look))
    const found = answers.flatMap(answer =>
      answer.status === 'fulfilled' ? [answer.value.workspace.id] : [],
    )
    // On a busy machine a query may have been asked twice.
    const asked = new Set(queries.mock.calls.map(([, values]) => JSON.stringify(values)))
    expect([await first, found, asked.size]).toEqual(['invalid_api_key', [id, id], 2])
    await database.close()
  })
})

describe('a scope', () => {
  it('that is missing is named', async () => {
    const { id } = await makeWorkspace()
    const answer = await raw('POST', '/v1/employees', {
      key: await makeKey(id, { scopes: ['employees:read'] }),
      body: ayesha,
    })
    expect(refusal(answer)).toEqual([403, 'insufficient_scope'])
    expect(answer.json.required_scopes).toEqual(['employees:write'])
  })

  it('is enough as one of several alternatives', async () => {
    const { id } = await makeWorkspace()
    for (const scope of ['org:read', 'leave:read', 'payroll:read'] as const) {
      const key = await makeKey(id, { scopes: [scope] })
      expect((await raw('GET', '/v1/fiscal_years', { key })).status).toBe(200)
    }
  })

  it('lists every alternative if the key has none', async () => {
    const { id } = await makeWorkspace()
    const key = await makeKey(id, { scopes: ['employees:read', 'org:write'] })
    const answer = await raw('GET', '/v1/fiscal_years', { key })
    expect(refusal(answer)).toEqual([403, 'insufficient_scope'])
    expect(answer.json.required_scopes.sort()).toEqual(['leave:read', 'org:read', 'payroll:read'])
  })

  it('is not needed to read the key itself or the company', async () => {
    const { id } = await makeWorkspace()
    const key = await makeKey(id, { scopes: [] })
    expect((await me(key)).json.scopes).toEqual([])
    expect((await raw('GET', '/v1/company', { key })).status).toBe(200)
  })
})

describe('an address list', () => {
  const from = (address: string) => ({ 'x-forwarded-for': address })
  const cases: [string, string[], string, boolean][] = [
    ['an address inside', ['203.0.113.0/24'], '203.0.113.9', true],
    ['an address outside', ['203.0.113.0/24'], '203.0.114.9', false],
    ['a mapped IPv4 address inside', ['203.0.113.0/24'], '::ffff:203.0.113.9', true],
    ['a mapped IPv4 address in hexadecimal', ['203.0.113.0/24'], '::ffff:cb00:7109', true],
    ['a mapped IPv4 address outside', ['203.0.113.0/24'], '::ffff:203.0.114.9', false],
    ['an address inside a mapped block', ['::ffff:203.0.113.0/120'], '203.0.113.9', true],
    ['a mapped address inside a mapped block', ['::ffff:203.0.113.0/120'], '::ffff:203.0.113.9', true],
    ['an address outside a mapped block', ['::ffff:203.0.113.0/120'], '203.0.114.9', false],
    ['an IPv4 address against all IPv6', ['::/0'], '203.0.113.9', false],
    ['an IPv6 address inside', ['2001:db8::/32'], '2001:db8:1::7', true],
    ['an IPv6 address outside', ['2001:db8::/32'], '2001:db9::7', false],
    ['an IPv6 address against an IPv4 block', ['0.0.0.0/0'], '2001:db8::7', false],
    ['the second of two blocks', ['198.51.100.4/32', '203.0.113.0/24'], '203.0.113.9', true],
    ['something that is no address', ['0.0.0.0/0'], 'localhost', false],
    ['the last of a chain that the proxy wrote', ['203.0.113.0/24'], '203.0.113.9, 198.51.100.4', false],
  ]

  it.each(cases)('judges %s', async (_what, ip_allowlist, address, allowed) => {
    const { id } = await makeWorkspace()
    const key = await makeKey(id, { ip_allowlist })
    const answer = await me(key, from(address))
    expect(refusal(answer)).toEqual(allowed ? [200, undefined] : [403, 'ip_not_allowed'])
  })
})

describe('a workspace', () => {
  it('that is inactive rejects every call', async () => {
    const { id, key } = await makeWorkspace()
    await setWorkspace(id, `status = 'inactive'`)
    expect(refusal(await me(key))).toEqual([403, 'workspace_inactive'])
  })

  it('that is read-only can be read but not changed', async () => {
    const { id, key } = await makeWorkspace()
    await setWorkspace(id, `status = 'read_only'`)
    expect((await raw('GET', '/v1/employees', { key })).status).toBe(200)
    expect((await raw('HEAD', '/v1/employees', { key })).status).toBe(200)
    for (const [method, path] of [
      ['POST', '/v1/employees'],
      ['PATCH', '/v1/employees/emp_1'],
    ] as const) {
      expect(refusal(await raw(method, path, { key, body: ayesha }))).toEqual([403, 'workspace_read_only'])
    }
    expect(refusal(await raw('DELETE', '/v1/employees/emp_1', { key }))).toEqual([403, 'workspace_read_only'])
  })

  it('names the plan that includes a missing part', async () => {
    const { key } = await makeWorkspace({ plan: 'starter' })
    for (const part of ['bank_accounts', 'compensation']) {
      const answer = await raw('GET', `/v1/employees/emp_1/${part}`, { key })
      expect(refusal(answer)).toEqual([403, 'plan_upgrade_required'])
      expect(answer.json.detail).toContain('growth')
    }
  })
})
