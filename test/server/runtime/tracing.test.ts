// Tracing and timing: where the time of a request went, as OpenTelemetry spans and as Server-Timing.

import { randomBytes, randomUUID } from 'node:crypto'
import {
  ayesha,
  inDatabase,
  makeWorkspace,
  type RawAnswer,
  raw,
  type TestWorkspace,
} from '../../support/fixtures/make.ts'
import { type Span, type Watched, watched } from '../../support/server/watched.ts'

let workspace: TestWorkspace
let muster: Watched
beforeAll(async () => {
  ;[workspace, muster] = await Promise.all([
    makeWorkspace(),
    watched({ MUSTER_SERVER_TIMING: 'on', LOG_LEVEL: 'fatal' }),
  ])
})

const ask = (method: string, path: string, body?: object, headers: Record<string, string> = {}) =>
  muster.ask(method, path, { key: workspace.key, headers, ...(body && { body }) })

const [internal, server] = [0, 1]
const [unset, error] = [0, 2]

/** The parts of a request, in the order of their beginnings. */
const stagesOf = (spans: readonly Span[]): string[] => spans.slice(1).map(({ name }) => name)

describe('a span', () => {
  it('exists for each request, with the path of its operation and one span below for each stage', async () => {
    const answer = await ask('GET', '/v1/employees/emp_1')
    const spans = await muster.spansOf(answer)
    const [root, ...stages] = spans as [Span, ...Span[]]
    const [{ id: actor_id }] = (await inDatabase<{ id: string }>(
      'select id from api_keys where workspace_id = $1',
      [workspace.id],
    )) as [{ id: string }]
    expect(root).toMatchObject({ name: 'GET /v1/employees/{id}', kind: server, status: unset })
    expect(root.parent).toBeUndefined()
    expect(root.attributes).toEqual({
      'http.request.method': 'GET',
      'http.response.status_code': 404,
      'http.route': '/v1/employees/{id}',
      'muster.operation': 'getEmployee',
      'muster.request_id': answer.headers.get('request-id'),
      'muster.workspace_id': workspace.id,
      'muster.actor_id': actor_id,
    })
    expect(stagesOf(spans)).toEqual(['authenticate', 'validate', 'handle'])
    for (const [n, stage] of stages.entries()) {
      expect(stage).toMatchObject({ kind: internal, status: unset, trace: root.trace, parent: root.id })
      expect(stage.attributes).toEqual({})
      expect(stage.from).toBeGreaterThanOrEqual(stages[n - 1]?.until ?? root.from)
      expect(stage.until).toBeGreaterThanOrEqual(stage.from)
      expect(stage.until).toBeLessThanOrEqual(root.until)
    }
    expect(Math.abs(root.from - Date.now())).toBeLessThan(60_000)
  })

  it('of a write includes the commit, even for a replayed response', async () => {
    const once = { 'idempotency-key': randomUUID() }
    for (const replayed of [null, 'true']) {
      const answer = await ask('POST', '/v1/employees', ayesha, once)
      expect([answer.status, answer.headers.get('idempotent-replay')]).toEqual([201, replayed])
      const spans = await muster.spansOf(answer)
      expect(spans[0]!.name).toBe('POST /v1/employees')
      expect(stagesOf(spans)).toEqual(['authenticate', 'validate', 'handle', 'commit'])
    }
  })

  it('of a request that is rejected early has the stages that it reached, and shows no path', async () => {
    const cases: [Promise<RawAnswer>, string, string[]][] = [
      [ask('GET', `/v1/nowhere/${workspace.key}`), 'GET', ['authenticate']],
      [ask('GET', '/elsewhere'), 'GET', []],
      [ask('PUT', '/v1/me'), 'PUT', ['authenticate']],
      [ask('GET', '/v1/employees?limit=x'), 'GET /v1/employees', ['authenticate', 'validate']],
    ]
    for (const [asked, name, stages] of cases) {
      const spans = await muster.spansOf(await asked)
      expect([spans[0]!.name, stagesOf(spans)]).toEqual([name, stages])
      expect(JSON.stringify(spans)).not.toMatch(/nowhere|elsewhere|mst_live|limit/)
    }
  })

  it('continues the trace of its caller', async () => {
    const [trace, parent] = [randomBytes(16).toString('hex'), randomBytes(8).toString('hex')]
    const traceparent = `00-${trace}-${parent}-01`
    const [root, ...stages] = await muster.spansOf(await ask('GET', '/v1/me', undefined, { traceparent }))
    expect([root!.trace, root!.parent]).toEqual([trace, parent])
    expect(new Set(stages.map(stage => stage.trace))).toEqual(new Set([trace]))
  })

  it('starts its own trace if the caller’s cannot be read', async () => {
    for (const traceparent of ['nonsense', `00-${'0'.repeat(32)}-${'0'.repeat(16)}-01`]) {
      const [root] = await muster.spansOf(await ask('GET', '/v1/me', undefined, { traceparent }))
      expect(root!.parent).toBeUndefined()
      expect(root!.trace).toMatch(/[1-9a-f]/)
    }
  })

  it('is an error for a server fault', async () => {
    await inDatabase('alter table holidays rename to holidays_elsewhere')
    const answer = await ask('GET', '/v1/holidays').finally(() =>
      inDatabase('alter table holidays_elsewhere rename to holidays'),
    )
    expect(answer.status).toBe(500)
    const [root] = await muster.spansOf(answer)
    expect(root).toMatchObject({ name: 'GET /v1/holidays', status: error })
    expect(root!.attributes['http.response.status_code']).toBe(500)
  })
})

describe('Server-Timing', () => {
  function partsOf({ headers }: RawAnswer): Record<string, number> {
    const parts = headers.get('server-timing')!.split(', ')
    return Object.fromEntries(
      parts.map(part => {
        const [, name, ms] = /^([a-z]+);dur=(\d+\.\d\d)$/.exec(part)!
        return [name, Number(ms)]
      }),
    )
  }

  it('shows each stage and the total, in milliseconds', async () => {
    const cases: [RawAnswer, string[]][] = [
      [await ask('GET', '/v1/employees'), ['authenticate', 'validate', 'handle']],
      [await ask('POST', '/v1/employees', ayesha), ['authenticate', 'validate', 'handle', 'commit']],
      [await ask('POST', '/v1/employees', {}), ['authenticate', 'validate']],
      [await muster.ask('GET', '/v1/me'), ['authenticate']],
      [await ask('GET', '/healthz'), []],
    ]
    for (const [answer, stages] of cases) {
      const { total, ...parts } = partsOf(answer)
      expect(Object.keys(parts)).toEqual(stages)
      const sum = Object.values(parts).reduce((a, b) => a + b, 0)
      expect(sum).toBeLessThanOrEqual(total! + 0.01 * (stages.length + 1))
      expect(total).toBeLessThan(10_000)
    }
  })

  it('is off by default', async () => {
    const { headers } = await raw('GET', '/v1/me', { key: workspace.key })
    expect(headers.get('server-timing')).toBeNull()
  })
})
