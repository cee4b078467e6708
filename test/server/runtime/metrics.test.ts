// Metrics: they count exactly what happened, in the format that Prometheus reads, and name nobody.

import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import pg from 'pg'
import { newId } from '../../../packages/server/resource/ids.ts'
import { holdTable } from '../../support/database/locks.ts'
import { makeWorkspace, raw, type TestWorkspace } from '../../support/fixtures/make.ts'
import { abandonList } from '../../support/http/abandon.ts'
import { spoken, wire } from '../../support/http/wire.ts'
import { found, until } from '../../support/processes/until.ts'
import { moved, scrape } from '../../support/server/metrics.ts'
import { server } from '../../support/server/server.ts'

let workspace: TestWorkspace
beforeAll(async () => {
  workspace = await makeWorkspace()
})

const requests = (operation: string, status: number | string) =>
  `muster_http_requests_total{operation="${operation}",status="${status}"}`
const durations = (operation: string) =>
  `muster_http_request_duration_seconds_count{operation="${operation}"}`

describe('requests', () => {
  it('are counted by operation and status, each once, and so are their durations', async () => {
    const { key } = workspace
    const changes = await moved(async () => {
      for (let n = 0; n < 3; n++) await raw('GET', '/v1/me', { key })
      await raw('HEAD', '/v1/me', { key })
      await raw('POST', '/v1/departments', { key, body: { name: 'Counted' } })
      await raw('POST', '/v1/departments', { key, body: { name: 'Counted' } })
      await raw('POST', '/v1/departments', { key, body: { name: 7 } })
      await raw('GET', '/v1/employees/emp_1', { key })
      await raw('GET', '/v1/employees', { key, headers: { accept: 'text/html' } })
      await raw('PUT', '/v1/employees', { key })
      await raw('GET', '/v1/nowhere', { key })
      await raw('GET', '/nowhere')
      await raw('GET', '/v1/me')
      await spoken('nonsense\r\n\r\n')
      for (const path of ['/healthz', '/readyz', '/metrics']) await wire('GET', path)
    })
    expect(changes).toEqual({
      [requests('getMe', 200)]: 4,
      [requests('createDepartment', 201)]: 1,
      [requests('createDepartment', 409)]: 1,
      [requests('createDepartment', 400)]: 1,
      [requests('getEmployee', 404)]: 1,
      [requests('listEmployees', 406)]: 1,
      [requests('none', 405)]: 1,
      [requests('none', 404)]: 2,
      [requests('none', 401)]: 1,
      [requests('none', 400)]: 1,
      [durations('getMe')]: 4,
      [durations('createDepartment')]: 3,
      [durations('getEmployee')]: 1,
      [durations('listEmployees')]: 1,
      [durations('none')]: 5,
    })
  })

  it('whose caller hung up before the response are counted as aborted', async () => {
    const changes = await moved(async () => {
      await abandonList(server.base_url, workspace.key)
      await found(async () => (await scrape()).samples.get(requests('listDepartments', 'aborted')))
    })
    expect(changes).toEqual({
      [requests('listDepartments', 'aborted')]: 1,
      [durations('listDepartments')]: 1,
    })
  })

  it('are timed in buckets that add up', async () => {
    await raw('GET', '/v1/me', { key: workspace.key })
    const { samples } = await scrape()
    const buckets = [...samples].filter(([name]) => name.includes('_bucket') && name.includes('"getMe"'))
    const counts = buckets.map(([, count]) => count)
    expect(counts).toEqual(counts.toSorted((a, b) => a - b))
    expect(buckets.at(-1)![0]).toContain('le="+Inf"')
    expect(counts.at(-1)).toBe(samples.get(durations('getMe')))
    const seconds = samples.get('muster_http_request_duration_seconds_sum{operation="getMe"}')!
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThan(30 * counts.at(-1)!)
  })
})

describe('other events', () => {
  it('include a rejection by the budget of a workspace', async () => {
    const { key } = await makeWorkspace({ request_budget: 2 })
    const changes = await moved(async () => {
      for (let n = 0; n < 5; n++) await raw('GET', '/v1/me', { key })
    })
    expect(changes).toMatchObject({
      'muster_rate_limited_total{budget="workspace"}': 3,
      [requests('none', 429)]: 3,
    })
    expect(Object.keys(changes).filter(name => name.includes('address'))).toEqual([])
  })

  it('include a replayed response', async () => {
    const { key } = workspace
    const headers = { 'idempotency-key': randomUUID() }
    const changes = await moved(async () => {
      for (let n = 0; n < 3; n++)
        await raw('POST', '/v1/departments', { key, headers, body: { name: 'Once' } })
    })
    expect(changes).toEqual({
      muster_idempotent_replays_total: 2,
      [requests('createDepartment', 201)]: 3,
      [durations('createDepartment')]: 3,
    })
  })

  it('include a transaction that is run again', async () => {
    // A second default shift, of which the request knows nothing until it is committed.
    const other = new pg.Client({ connectionString: server.database_url })
    await other.connect()
    try {
      await other.query('begin')
      await other.query('update shifts set is_default = false where workspace_id = $1', [workspace.id])
      await other.query(
        `insert into shifts (workspace_id, id, name, start_time, end_time, is_default)
         values ($1, $2, 'Other', '08:00', '16:00', true)`,
        [workspace.id, newId('Shift')],
      )
      const changes = await moved(async () => {
        const body = { name: 'Early', start_time: '06:00:00', end_time: '14:00:00', is_default: true }
        const created = raw('POST', '/v1/shifts', { key: workspace.key, body })
        await found(async () => (await other.query(waiting)).rowCount || undefined)
        await other.query('commit')
        expect((await created).status).toBe(201)
      })
      expect(changes).toMatchObject({ 'muster_database_retries_total{code="23505"}': 1 })
    } finally {
      await other.end()
    }
  })
})

const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`

describe('connections to the database', () => {
  it('are counted by pool, with the callers who wait', async () => {
    const name = (pool: string, state: string) =>
      `muster_database_connections{cell="main",pool="${pool}",state="${state}"}`
    const state = async () => {
      const { samples } = await scrape()
      return ['busy', 'waiting'].map(each => samples.get(name('app', each)))
    }
    const held = await holdTable('departments')
    const asked = Array.from({ length: 25 }, () => raw('GET', '/v1/departments', { key: workspace.key }))
    try {
      await until(async () => isDeepStrictEqual(await state(), [10, 15]))
    } finally {
      await held.release()
    }
    expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([200]))
    expect(await state()).toEqual([0, 0])
    const { samples } = await scrape()
    for (const each of ['idle', 'busy', 'waiting']) expect(samples.has(name('system', each))).toBe(true)
  })
})

describe('the text', () => {
  it('explains each metric of Muster, beside those of the process', async () => {
    const { families } = await scrape()
    const ours = [...families].filter(([name]) => name.startsWith('muster_'))
    expect(Object.fromEntries(ours.map(([name, { type }]) => [name, type]))).toEqual({
      muster_http_requests_total: 'counter',
      muster_http_request_duration_seconds: 'histogram',
      muster_rate_limited_total: 'counter',
      muster_idempotent_replays_total: 'counter',
      muster_database_retries_total: 'counter',
      muster_database_refusals_total: 'counter',
      muster_database_connections: 'gauge',
      muster_webhook_attempts_total: 'counter',
      muster_webhook_deliveries_open: 'gauge',
      muster_webhook_deliveries_due: 'gauge',
      muster_webhook_oldest_due_seconds: 'gauge',
      muster_webhook_endpoints_disabled_total: 'counter',
      muster_emails_total: 'counter',
    })
    for (const [, { help }] of ours) expect(help).toMatch(/^[A-Z].*\.$/)
    expect(families.has('process_cpu_seconds_total')).toBe(true)
    expect(families.has('nodejs_eventloop_lag_seconds')).toBe(true)
  })

  it('contains no workspace, no key, no path and nothing that a caller sent', async () => {
    const { id, key } = workspace
    await raw('GET', `/v1/${key}`, { key })
    await raw('GET', `/v1/employees/${id}?q=${key}`, { key })
    const { text } = await scrape()
    for (const told of [id, key, key.slice(0, 17), '/v1', 'emp_1', 'nowhere', 'Counted', 'key_', 'wsp_'])
      expect([told, text.includes(told)]).toEqual([told, false])
    const labels = new Set([...text.matchAll(/(\w+)="/g)].map(([, label]) => label))
    const ours = ['operation', 'status', 'le', 'budget', 'code', 'pool', 'state', 'line', 'outcome', 'cell']
    const process = ['type', 'space', 'kind', 'version', 'major', 'minor', 'patch']
    expect([...labels].filter(label => ![...ours, ...process].includes(label!))).toEqual([])
  })
})
