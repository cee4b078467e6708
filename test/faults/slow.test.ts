// Slow callers: whoever takes too long to send a request is told so and cut off, and nobody else feels it.

import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { patience } from '../../packages/server/server.ts'
import { pdfOf } from '../support/files/samples.ts'
import { makeOwner, uploadOf } from '../support/fixtures/documents.ts'
import { makeWorkspace, type TestWorkspace } from '../support/fixtures/make.ts'
import { found } from '../support/processes/until.ts'
import { scrape } from '../support/server/metrics.ts'
import { type Watched, watched } from '../support/server/watched.ts'

const requestMs = 1_000
const silentMs = 2_000
// Found within a checking interval of half a second, and given a second to read why; the rest is for a busy machine.
const latestMs = requestMs + 500 + 1_000 + 2_500

interface Slow {
  readonly first: string
  /** Sent again and again, whatever comes back; without it the caller leaves when the server does. */
  readonly drip?: string
  readonly everyMs?: number
  /** Sent once an answer has come. */
  readonly last?: string
}

interface Cut {
  readonly text: string
  readonly ms: number
}

let server: Watched
let workspace: TestWorkspace
let head: string
let uploadHead: string
/** Asks for much and reads nothing. */
let unread: Socket
const documents = 50
let cuts: Readonly<Record<string, Promise<Cut>>>

const length = 'Content-Length: 1000\r\n\r\n'
const stalled = 'GET /v1/me HTTP/1.1\r\nHost: a\r\n'

/** Who is told. Each lasts as long as it is let, so all of them go at once. */
const told: Readonly<Record<string, () => Slow>> = {
  'says nothing at all': () => ({ first: '' }),
  'stops half way through the head': () => ({ first: stalled }),
  'adds to the head now and then': () => ({ first: stalled, drip: 'X-A: b\r\n' }),
  'stops half way through the head of a second request': () => ({
    first: `GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n${stalled}`,
  }),
  'sends no body': () => ({ first: `${head}${length}` }),
  'stops half way through the body': () => ({ first: `${head}${length}{` }),
  'adds to the body now and then': () => ({ first: `${head}${length}{`, drip: ' ' }),
  'stops after a chunk': () => ({ first: `${head}Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n` }),
  'adds a chunk now and then': () => ({
    first: `${head}Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n`,
    drip: '1\r\n \r\n',
  }),
}

/** Longer than other requests have, at 64 kB a second. */
const uploadMs = 1_700
const uploadLength = `Content-Length: ${uploadMs * 64}\r\n\r\n`
const uploads: typeof told = {
  stalled: () => ({ first: `${uploadHead}${uploadLength}{` }),
  dripping: () => ({ first: `${uploadHead}${uploadLength}{`, drip: ' ' }),
  stranger: () => ({
    first: `POST /v1/employee_documents HTTP/1.1\r\nHost: a\r\nContent-Length: 16000000\r\n\r\n{`,
    drip: ' ',
  }),
}

const late = JSON.stringify({ name: 'Late' })
const others: typeof told = {
  answered: () => ({ first: `POST /v1/me HTTP/1.1\r\nHost: a\r\n${length}{`, drip: ' ' }),
  late: () => ({
    first: `${head}Content-Length: ${late.length}\r\n\r\n${late.slice(0, 5)}`,
    last: late.slice(5),
  }),
}

beforeAll(async () => {
  ;[server, workspace] = await Promise.all([watched({}, { requestMs, silentMs }), makeWorkspace()])
  head = [
    'POST /v1/departments HTTP/1.1',
    `Host: a\r\nAuthorization: Bearer ${workspace.key}`,
    'Content-Type: application/json\r\n',
  ].join('\r\n')
  uploadHead = head.replace('departments', 'employee_documents')
  unread = connect(Number(new URL(server.base_url).port), '127.0.0.1').pause()
  unread.on('error', () => undefined)
  unread.write('GET /docs/openapi.json HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(documents))
  cuts = Object.fromEntries(
    Object.entries({ ...told, ...others, ...uploads }).map(([what, slow]) => [what, cut(slow())]),
  )
})

/** Sends until the connection is gone; what came back meanwhile. */
function cut({ first, drip, everyMs = 100, last }: Slow): Promise<Cut> {
  const began = performance.now()
  const { hostname, port } = new URL(server.base_url)
  const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: drip !== undefined })
  const timer = drip && setInterval(() => socket.write(drip), everyMs)
  let text = ''
  socket.on('data', chunk => {
    text += chunk
    if (last) socket.write(last)
  })
  // Writing on to a connection that is gone is how it is found out.
  socket.on('error', () => undefined)
  socket.write(first)
  return new Promise(resolve =>
    socket.once('close', () => {
      clearInterval(timer)
      resolve({ text, ms: performance.now() - began })
    }),
  )
}

const answersIn = (text: string): number[] =>
  [...text.matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, status]) => Number(status))

const gauge = async (name: string) => (await scrape(server.base_url)).samples.get(name)!
const sockets = () => gauge('nodejs_active_resources{type="TCPSocketWrap"}')

describe('a caller who', () => {
  it.each(Object.keys(told))('%s gets a 408', async what => {
    const { text, ms } = (await cuts[what])!
    const [top, body] = text.slice(text.lastIndexOf('HTTP/1.1 408 ')).split('\r\n\r\n')
    expect(top).toMatch(/^content-type: application\/problem\+json\r?$/im)
    expect(top).toMatch(/^connection: close\r?$/im)
    const problem = JSON.parse(body!)
    expect(problem).toMatchObject({ status: 408, code: 'validation_failed', title: 'Request Timeout' })
    expect(problem.request_id).toMatch(/^req_[0-9a-f]{32}$/)
    expect(top!.toLowerCase()).toContain(`request-id: ${problem.request_id}`)
    expect(ms).toBeGreaterThan(requestMs - 50)
    expect(ms).toBeLessThan(latestMs)
  })

  it('was answered before the body came gets no second answer', async () => {
    const { text, ms } = (await cuts.answered)!
    expect(answersIn(text)).toEqual([401])
    expect(ms).toBeLessThan(latestMs)
  })

  it('sends the rest of the body after the answer changes nothing', async () => {
    expect(answersIn((await cuts.late)!.text)).toEqual([408])
    const { data } = await workspace.muster.departments.list()
    expect(data.map(({ name }) => name)).toEqual(['General'])
  })

  it('sends slowly but in time is answered', async () => {
    const { hostname, port } = new URL(server.base_url)
    const socket = connect(Number(port), hostname)
    for (const piece of [
      `${head}Connection: close\r\nContent-Length: 15\r\n\r\n`,
      '{"name"',
      ':"Slow"',
      '}',
    ]) {
      socket.write(piece)
      await sleep(50)
    }
    let text = ''
    for await (const chunk of socket) text += chunk
    expect(answersIn(text)).toEqual([201])
  })
})

describe('an upload', () => {
  it.each(['stalled', 'dripping'])(
    'that is %s has the time of its length, and then gets a 408',
    async what => {
      const { text, ms } = (await cuts[what])!
      expect(answersIn(text)).toEqual([408])
      expect(ms).toBeGreaterThan(uploadMs - 50)
      expect(ms).toBeGreaterThan(requestMs - 50)
      expect(ms).toBeLessThan(latestMs + uploadMs)
    },
  )

  it('of a stranger has no more time than any request', async () => {
    const { text, ms } = (await cuts.stranger)!
    expect(answersIn(text)).toEqual([401])
    expect(ms).toBeLessThan(latestMs)
  })

  it('may take longer than any other request, and than an answer', async () => {
    const answerMs = 2_500
    const quick = await watched({}, { requestMs, answerMs })
    const body = Buffer.from(JSON.stringify(uploadOf(await makeOwner(workspace), pdfOf(200_000))))
    const { hostname, port } = new URL(quick.base_url)
    const socket = connect(Number(port), hostname)
    socket.write(`${uploadHead}Content-Length: ${body.length}\r\nConnection: close\r\n\r\n`)
    const began = performance.now()
    const piece = Math.ceil(body.length / 30)
    for (let at = 0; at < body.length; at += piece) {
      socket.write(body.subarray(at, at + piece))
      await sleep(100)
    }
    expect(performance.now() - began).toBeGreaterThan(answerMs)
    let text = ''
    for await (const chunk of socket) text += chunk
    expect(answersIn(text)).toEqual([201])
    await quick.stop()
  })
})

describe('the time limit of a caller', () => {
  it('is at most ten seconds for a request, and half a minute for reading the answer', () => {
    expect(patience.requestMs + patience.checkingMs).toBeLessThanOrEqual(10_000)
    expect(patience.silentMs).toBeLessThanOrEqual(30_000)
  })
})

describe('three hundred slow callers', () => {
  const percentile = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)]!

  async function timed(): Promise<number> {
    const began = performance.now()
    expect((await server.ask('GET', '/v1/me', { key: workspace.key })).status).toBe(200)
    return performance.now() - began
  }

  const megabytes = async () => (await gauge('process_resident_memory_bytes')) / 2 ** 20

  /** Of those that are not slow. */
  const few = 4

  it('slow nobody else down and leave nothing behind', async () => {
    await found(async () => (await sockets()) <= few || undefined)
    const alone: number[] = []
    for (let n = 0; n < 100; n++) alone.push(await timed())
    const before = await megabytes()

    let open = 300
    const drips = Array.from({ length: open }, (_, n) => {
      const drip = n % 2 ? { first: stalled, drip: 'X: y\r\n' } : { first: `${head}${length}{`, drip: ' ' }
      return cut({ ...drip, everyMs: 250 }).finally(() => open--)
    })
    await found(async () => (await sockets()) >= open || undefined)
    const among: number[] = []
    while (open === 300) among.push(await timed())

    expect(among.length).toBeGreaterThan(5)
    expect(percentile(among)).toBeLessThan(5 * percentile(alone) + 500)
    const answered = (await Promise.all(drips)).flatMap(({ text }) => answersIn(text))
    expect(answered).toEqual(Array.from({ length: 300 }, () => 408))
    await found(async () => (await sockets()) <= few || undefined)
    expect((await megabytes()) - before).toBeLessThan(100)
  })
})

describe('a caller who does not read the response', () => {
  it('is disconnected', async () => {
    await found(async () => (await sockets()) <= 2 || undefined)
    let bytes = 0
    unread.resume().on('data', chunk => {
      bytes += chunk.length
    })
    await once(unread, 'close')
    expect(bytes).toBeLessThan(documents * 800_000)
  })
})
