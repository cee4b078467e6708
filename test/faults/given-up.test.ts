// Requests that nobody waits for any more: what they began is rolled back and their connection freed; a commit on its way stands.

import { randomUUID } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import type pg from 'pg'
import { commitMs } from '../../packages/server/http/request/request-deadline.ts'
import { patience } from '../../packages/server/server.ts'
import { beside, during } from '../support/database/owner.ts'
import { ayesha, inDatabase, makeWorkspace, type TestWorkspace } from '../support/fixtures/make.ts'
import { type Call, call, isReplay, toldBy } from '../support/http/calls.ts'
import { closeNameServers, nameServer } from '../support/outbound/name-server.ts'
import { until } from '../support/processes/until.ts'
import { scrape } from '../support/server/metrics.ts'
import { server } from '../support/server/server.ts'
import { type Watched, watched } from '../support/server/watched.ts'

/** Less than a request gives to name servers. */
const answerMs = 700

/** Which waits as long as ever, and one that gives up soon. */
let patient: Watched
let hasty: Watched
let workspace: TestWorkspace
let employee: string
beforeAll(async () => {
  const silent = await nameServer({ four: 'silence', six: 'silence' })
  // PostgreSQL gives up nothing by itself here.
  const ours = new URL(server.database_url)
  const settings = ['role=muster_app', 'lock_timeout=60s', 'statement_timeout=60s']
  ours.searchParams.set('options', settings.map(setting => `-c ${setting}`).join(' '))
  const env = {
    MUSTER_POOL_SIZE: '2',
    MUSTER_NAME_SERVERS: silent.address,
    DATABASE_APP_URL: ours.href,
  }
  ;[patient, hasty, workspace] = await Promise.all([
    watched(env),
    watched(env, { answerMs }),
    makeWorkspace(),
  ])
  employee = (await workspace.muster.employees.create(ayesha)).id
})
afterAll(closeNameServers)

const ask = (each: Omit<Call, 'key'> = {}) => call(hasty.base_url, { key: workspace.key, ...each })
const tooLate = { status: 503, code: 'internal_error', retryAfter: '10' }
const change = { method: 'PATCH', path: '/v1/departments/', body: { name: 'Changed' } }

async function connections({ base_url }: Watched, state: 'busy' | 'waiting'): Promise<number> {
  return (await scrape(base_url)).samples.get(
    `muster_database_connections{cell="main",pool="app",state="${state}"}`,
  )!
}

const isIdle = (server: Watched) => until(async () => (await connections(server, 'busy')) === 0)

const named = (name: string) =>
  inDatabase('select from departments where workspace_id = $1 and name = $2', [workspace.id, name])

/** A department that somebody else holds while the work is done. */
async function locked(work: (id: string, name: string, owner: pg.Client) => Promise<unknown>): Promise<void> {
  const name = randomUUID()
  const { id } = await workspace.muster.departments.create({ name })
  await beside(async owner => {
    await owner.query('select from departments where id = $1 for update', [id])
    await work(id, name, owner)
  })
  expect(await named(name)).toHaveLength(1)
}

/** Sends a request and reads no answer. */
function sent(
  { base_url }: Watched,
  method: string,
  path: string,
  body?: object,
  key = randomUUID(),
): Socket {
  const json = body ? JSON.stringify(body) : ''
  const { hostname, port } = new URL(base_url)
  const socket = connect(Number(port), hostname).on('error', () => undefined)
  socket.write(
    [
      `${method} ${path} HTTP/1.1`,
      'Host: a',
      `Authorization: Bearer ${workspace.key}`,
      'Content-Type: application/json',
      `Idempotency-Key: ${key}`,
      `Content-Length: ${Buffer.byteLength(json)}`,
      '',
      json,
    ].join('\r\n'),
  )
  return socket
}

describe('a request that takes longer than its time limit', () => {
  it('is answered before its silent connection is closed', () => {
    expect(patience.answerMs + commitMs).toBeLessThan(patience.silentMs)
  })

  it('returns 503 and frees its connection, whoever still holds the record', async () => {
    await locked(async id => {
      const answer = await ask({ ...change, path: `/v1/departments/${id}` })
      expect(toldBy(answer)).toEqual(tooLate)
      expect(answer.json.detail).toContain('given up. Nothing was changed')
      await isIdle(hasty)
    })
  })

  it('returns 503 if it only reads', async () => {
    await beside(async owner => {
      await owner.query('lock table designations in access exclusive mode')
      expect(toldBy(await ask({ path: '/v1/designations' }))).toEqual(tooLate)
      await isIdle(hasty)
    })
  })

  it('does nothing more when its wait outside the database ends', async () => {
    const url = `https://${randomUUID()}.example.com/`
    const answer = await ask({ path: '/v1/webhook_endpoints', body: { url, events: ['employee.created'] } })
    expect(toldBy(answer)).toEqual(tooLate)
    expect(await workspace.muster.webhookEndpoints.list()).toMatchObject({ data: [] })
  })

  it('stores no response, so that it is done when it is sent again', async () => {
    const create = { by: randomUUID(), path: '/v1/departments', body: { name: randomUUID() } }
    const trouble = { table: 'departments', workspace_id: workspace.id, body: 'perform pg_sleep(1.5);' }
    await during(trouble, async () => {
      expect(toldBy(await ask(create))).toEqual(tooLate)
      await isIdle(hasty)
    })
    expect(await named(create.body.name)).toEqual([])
    const again = await ask(create)
    expect([again.status, isReplay(again)]).toEqual([201, false])
  })
})

describe('a commit that has started when the time is over', () => {
  const slowCommit = (seconds: number) => ({
    table: 'departments',
    workspace_id: workspace.id,
    deferred: true,
    body: `perform pg_sleep(${seconds});`,
  })

  it('is waited for and answered', async () => {
    const name = randomUUID()
    await during(slowCommit(1.5), async () => {
      expect((await ask({ path: '/v1/departments', body: { name } })).status).toBe(201)
    })
    expect(await named(name)).toHaveLength(1)
  })

  it('is answered as unknown if it takes too long, and is replayed later', async () => {
    const create = { by: randomUUID(), path: '/v1/departments', body: { name: randomUUID() } }
    await during(slowCommit((answerMs + commitMs) / 1_000 + 1.5), async () => {
      const answer = await ask(create)
      expect(toldBy(answer)).toEqual({ status: 503, code: 'internal_error', retryAfter: '1' })
      expect(answer.json.detail).toContain('may or may not have been done')
      await isIdle(hasty)
    })
    const again = await ask(create)
    expect([again.status, isReplay(again)]).toEqual([201, true])
    expect(await named(create.body.name)).toHaveLength(1)
  })

  it('stands although the caller hung up, and is replayed', async () => {
    const by = randomUUID()
    const body = { name: randomUUID() }
    await during(slowCommit(1), async () => {
      const socket = sent(patient, 'POST', '/v1/departments', body, by)
      const commits = `select from pg_stat_activity
        where datname = current_database() and query = 'commit' and wait_event = 'PgSleep'`
      await until(async () => (await inDatabase(commits)).length > 0)
      socket.destroy()
      await isIdle(patient)
    })
    const again = await call(patient.base_url, { key: workspace.key, path: '/v1/departments', body, by })
    expect([again.status, isReplay(again)]).toEqual([201, true])
    expect(await named(body.name)).toHaveLength(1)
  })
})

describe('a caller who hangs up', () => {
  const aborted = async () =>
    (await scrape(patient.base_url)).samples.get(
      'muster_http_requests_total{operation="updateDepartment",status="aborted"}',
    ) ?? 0

  it('frees the connection and the queue at once, and the work is rolled back', async () => {
    const before = await aborted()
    await locked(async id => {
      const path = `/v1/departments/${id}`
      const first = sent(patient, 'PATCH', path, { name: 'First' })
      await until(async () => (await connections(patient, 'busy')) === 1)
      const second = sent(patient, 'PATCH', path, { name: 'Second' })
      await until(async () => (await connections(patient, 'waiting')) === 1)
      second.destroy()
      await until(async () => (await connections(patient, 'waiting')) === 0)
      expect(await connections(patient, 'busy')).toBe(1)
      first.destroy()
      await isIdle(patient)
    })
    await until(async () => (await aborted()) === before + 2)
  })

  it('frees the connection of a read', async () => {
    await beside(async owner => {
      await owner.query('lock table designations in access exclusive mode')
      const reads = sent(patient, 'GET', '/v1/designations')
      await until(async () => (await connections(patient, 'busy')) === 1)
      reads.destroy()
      await isIdle(patient)
    })
  })

  it('cancels everything that was sent on one connection', async () => {
    await locked(async id => {
      const path = `/v1/departments/${id}`
      const socket = sent(patient, 'PATCH', path, { name: 'First' })
      await until(async () => (await connections(patient, 'busy')) === 1)
      socket.write(
        `GET /v1/departments HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${workspace.key}\r\n\r\n`,
      )
      socket.write(
        `DELETE /v1/employees/${employee} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${workspace.key}\r\n\r\n`,
      )
      await until(async () => (await connections(patient, 'waiting')) === 1)
      socket.destroy()
      await isIdle(patient)
    })
    expect((await workspace.muster.employees.get(employee)).deleted).toBe(false)
  })

  it('leaves connections that other requests can use', async () => {
    for (let n = 0; n < 5; n++)
      expect((await call(patient.base_url, { key: workspace.key })).status).toBe(200)
  })
})
