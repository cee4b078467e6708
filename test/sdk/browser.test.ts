// The transport of a page: where it asks, what it sends along, what it repeats, and how it tells failures apart.
import { type OperationFacts, operations } from '@muster/contract'
import {
  type BrowserOptions,
  type CallOptions,
  createBrowserTransport,
  isMusterError,
} from '../../packages/sdk/browser.ts'
import { createClient } from '../../packages/sdk/gen/client.ts'
import { closeAll, errorFrom, type Loopback, page, problem, serve } from './loopback.ts'

afterEach(closeAll)

function connected({ baseUrl, waits }: Loopback, options: BrowserOptions = {}) {
  const transport = createBrowserTransport({
    origin: baseUrl,
    random: () => 1,
    sleep: async ms => void waits.push(ms),
    ...options,
  })
  const readSession = () => transport.request('get', '/console/session', {})
  return Object.assign(createClient(transport), { transport, readSession })
}

const department = { object: 'department', id: 'dep_1' }

describe('a call of a page', () => {
  it('asks for /v1 below /console, and for the console where it is', async () => {
    const server = await serve([department, { status: 200 }].map(body => ({ body })))
    const muster = connected(server)
    await muster.departments.get('dep_1')
    await muster.readSession()
    expect(server.seen.map(({ url }) => url)).toEqual(['/console/v1/departments/dep_1', '/console/session'])
  })

  it('asks for every page of a list there', async () => {
    const server = await serve([page(['emp_1'], 'next'), page(['emp_2'], null)])
    const ids: string[] = []
    for await (const { id } of connected(server).employees.list({ status: 'active' })) ids.push(id)
    expect(ids).toEqual(['emp_1', 'emp_2'])
    expect(server.seen.map(({ url }) => url)).toEqual([
      '/console/v1/employees?status=active',
      '/console/v1/employees?status=active&starting_after=next',
    ])
  })

  it('writes a list in the query as one value with commas', async () => {
    const server = await serve([{ body: { data: [] } }])
    const transport = createBrowserTransport({ origin: server.baseUrl })
    await transport.request('get', '/console/names', { query: { ids: ['emp_1', 'dep_1'] } })
    expect(server.seen.map(({ url }) => url)).toEqual(['/console/names?ids=emp_1,dep_1'])
  })

  it('sends no key, and a POST under an idempotency key', async () => {
    const server = await serve([{ status: 201, body: department }])
    const muster = connected(server)
    await muster.departments.create({ name: 'Weaving' })
    await muster.departments.create({ name: 'Weaving' }, { idempotencyKey: 'of this form' }).catch(() => {})
    const [{ headers }] = server.seen as [(typeof server.seen)[number]]
    expect(headers.authorization).toBeUndefined()
    expect(headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/)
    expect(headers['dry-run']).toBeUndefined()
  })

  it('says that it is a dry run', async () => {
    const server = await serve([{ status: 201, body: department }])
    const options: CallOptions = { dryRun: true, headers: { 'X-Trace': '1' } }
    await connected(server).transport.request(
      'post',
      '/v1/departments',
      { body: { name: 'Weaving' } },
      options,
    )
    expect(server.seen[0]!.headers).toMatchObject({ 'dry-run': 'true', 'x-trace': '1' })
  })

  it('sends a file as base64 in the text of its body, the same at each try', async () => {
    const server = await serve([problem(503, 'internal_error'), { status: 201, body: {} }])
    const transport = createBrowserTransport({ origin: server.baseUrl, sleep: async () => {} })
    const bytes = Uint8Array.from({ length: 10_000 }, (_, n) => n % 251)
    const body = { employee_id: 'emp_1', content_base64: new Blob([bytes]) }
    await transport.request('post', '/v1/employee_documents', { body })
    expect(JSON.parse(server.seen[1]!.body)).toEqual({
      employee_id: 'emp_1',
      content_base64: Buffer.from(bytes).toString('base64'),
    })
    expect(server.seen[0]!.body).toBe(server.seen[1]!.body)
    expect(server.seen[0]!.headers['transfer-encoding']).toBeUndefined()
  })

  it('hands on the bytes of a download', async () => {
    const headers = {
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="a.pdf"',
    }
    const server = await serve([{ headers, text: '%PDF-' }])
    const file = await connected(server).employeeDocuments.getContent('doc_1')
    expect(file).toMatchObject({ contentType: 'application/pdf', fileName: 'a.pdf' })
    expect(Buffer.from(await file.bytes()).toString()).toBe('%PDF-')
    expect(server.seen[0]!.url).toMatch(/^\/console\//)
  })
})

describe('a failure of a page', () => {
  it('names the fields that were refused, the request and the wait', async () => {
    const errors = [{ field: 'name', message: 'is taken' }]
    const server = await serve([problem(400, 'validation_failed', { errors, detail: 'name: is taken' })])
    const error = await errorFrom(connected(server).departments.create({ name: '' }))
    expect(isMusterError(error)).toBe(true)
    expect(error).toMatchObject({ code: 'validation_failed', status: 400, errors, requestId: 'req_1' })
    const limited = await serve([problem(429, 'rate_limit_exceeded', {}, { 'retry-after': '90' })])
    const late = await errorFrom(connected(limited).departments.get('dep_1'))
    expect(late).toMatchObject({ code: 'rate_limit_exceeded', retryAfterSeconds: 90 })
  })

  it.each(['signed_out', 'second_factor_required', 'fresh_proof_required', 'foreign_origin'])(
    'knows %s, which only a session meets',
    async code => {
      const server = await serve([problem(401, code)])
      expect(await errorFrom(connected(server).readSession())).toMatchObject({ code, status: 401 })
    },
  )

  it('says that the network is away, that time is over, or that the page itself stopped', async () => {
    const away = await serve(['hang_up'])
    const gone = await errorFrom(connected(away, { maxRetries: 0 }).departments.get('dep_1'))
    expect(gone).toMatchObject({ code: 'connection_failed', status: undefined })
    const silent = await serve(['silent'])
    const options = { maxRetries: 0, timeoutMs: 50 }
    const late = await errorFrom(connected(silent, options).departments.get('dep_1'))
    expect(late).toMatchObject({ code: 'timed_out' })
    const signal = AbortSignal.abort()
    const left = await errorFrom(connected(silent).departments.get('dep_1', { signal }))
    expect(left).toMatchObject({ code: 'aborted' })
  })
})

describe('a repetition of a page', () => {
  it('keeps the idempotency key', async () => {
    const server = await serve(['hang_up', { status: 201, body: department }])
    await connected(server).departments.create({ name: 'Weaving' })
    const [first, second] = server.seen.map(({ headers }) => headers['idempotency-key'])
    expect(first).toBeDefined()
    expect(second).toBe(first)
  })

  it('is left out for each POST that takes no key, such as a code that counts once', async () => {
    const posts = (Object.values(operations) as readonly OperationFacts[]).filter(
      ({ method }) => method === 'post',
    )
    const once = posts.filter(({ parameters }) =>
      parameters.header.every(({ name }) => name !== 'Idempotency-Key'),
    )
    expect(once.length).toBeGreaterThan(10)
    const sent: string[] = []
    const fetch = async (request: Request) => {
      sent.push(`${new URL(request.url).pathname} ${request.headers.has('idempotency-key')}`)
      throw new TypeError('Failed to fetch')
    }
    const transport = createBrowserTransport({ origin: 'http://localhost', fetch, sleep: async () => {} })
    for (const { path } of posts) await errorFrom(transport.request('post', path, { path: { id: 'a' } }))
    expect(sent.filter(line => line.endsWith('false'))).toEqual(once.map(({ path }) => `${path} false`))
  })
})
