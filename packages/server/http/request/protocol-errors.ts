// Protocol errors: requests rejected before they can be parsed, reported like any other problem.

import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { operations } from '@muster/contract'
import { type Sentence, say, sayTogether } from '@muster/sentences'
import type { Logger } from 'pino'
import type { Metrics } from '../../runtime/metrics.ts'
import { newRequestId } from '../../runtime/observe.ts'
import { notAllowed, Problem } from '../problem.ts'
import type { Arrivals } from './arrival.ts'

const known: Readonly<Record<string, readonly [status: number, detail: Sentence]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [
    408,
    say`The request did not arrive whole within 10 seconds, or an upload slower than 64 kB a second. Send it again.`,
  ],
  HPE_HEADER_OVERFLOW: [431, say`The headers are larger than 16 kB together; send fewer or shorter ones.`],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, say`The chunk extensions of the body are too large; send none.`],
}
const broken = [400, say`This is not a well-formed HTTP/1.1 request.`] as const

const methods = new Set(
  Object.values(operations).flatMap(({ method }) =>
    method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()],
  ),
)

/** How long a refused caller has to read why. */
const lingerMs = 1_000

/** Answers what node's parser or its timers refuse, and ends the connection whether or not the caller does. */
export function refuseMalformed(server: Server, metrics: Metrics, log: Logger, arrivals: Arrivals): void {
  const latest = new WeakMap<Duplex, ServerResponse>()
  const closing = new WeakSet<Duplex>()
  const refuse = (socket: Duplex, problem: Problem, error?: NodeJS.ErrnoException) => {
    const before = latest.get(socket)
    const gone = error?.code === 'ECONNRESET' || !socket.writable
    if (!gone && isUnanswered(before)) {
      if (!closing.has(socket)) closeAfter(before, socket)
      return void closing.add(socket)
    }
    if (gone || !isAwaited(before)) return void socket.destroy(error)
    const id = newRequestId()
    metrics.countAnswer('none', problem.status, 0)
    log.info({ request_id: id, operation: 'none', status: problem.status, code: error?.code }, 'request')
    // Later requests on the connection are not done; their callers are asked to send them again.
    socket.pause()
    socket.end(formatAnswer(id, problem))
    setTimeout(() => socket.destroy(), lingerMs).unref()
  }
  server.on('request', ({ socket }, res) => latest.set(socket, res))
  // Node would answer an Expect that it does not know by itself; the request path says what is wrong with the rest first.
  server.on('checkExpectation', (req, res) => server.emit('request', req, res))
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const late = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? latest.get(socket)?.req : undefined
    const left = arrivals.findLeft(late)
    // Node finds a late request once, so it is looked at again when its own time is over.
    if (left > 0)
      return void setTimeout(() => late?.complete || server.emit('clientError', error, socket), left).unref()
    refuse(socket, unreadable(...(known[error.code ?? ''] ?? broken)), error)
  })
  // Node hands over the bare connection, which would otherwise get no answer.
  server.on('connect', (_req, socket) => {
    socket.on('error', () => socket.destroy())
    refuse(socket, notAllowed(say`CONNECT is not possible here: this is not a proxy.`, [...methods]))
  })
}

function unreadable(status: number, detail: Sentence): Problem {
  const errors = [{ field: 'request', message: say`could not be read` }]
  return new Problem('validation_failed', detail, { status, title: STATUS_CODES[status]!, errors })
}

/** Whether a request arrived whole and waits for its answer: it is done, whatever came behind it. */
function isUnanswered(latest: ServerResponse | undefined): latest is ServerResponse {
  return latest?.req.complete === true && !latest.writableFinished
}

/** Has this answer be the last of its connection. What came behind its request may be the rest of a body. */
function closeAfter(latest: ServerResponse, socket: Duplex): void {
  if (latest.headersSent) latest.once('finish', () => socket.end())
  else latest.shouldKeepAlive = false
}

/** Whether what is refused is what the caller waits for next; otherwise it would take the answer for that of another request. */
function isAwaited(latest: ServerResponse | undefined): boolean {
  if (!latest || latest.req.complete) return true
  return latest.socket !== null && !latest.headersSent
}

function formatAnswer(id: string, problem: Problem): string {
  const { status, extras } = problem
  const body = JSON.stringify(problem.body(id))
  const headers = {
    'Content-Type': 'application/problem+json',
    'Content-Length': Buffer.byteLength(body),
    'Request-Id': id,
    'Cache-Control': 'no-store',
    Connection: 'close',
    ...extras.headers,
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`
}

/** The heads of requests that node lets through. */
export class Heads {
  /** Connections on which one was refused: what comes behind it may be another caller's, so none of it is done. */
  readonly #refusedOn = new WeakSet<Duplex>()

  /** Two proxies may each believe another one of two; node joins them with a comma, which neither value holds. */
  assert(req: IncomingMessage): void {
    if (this.#refusedOn.has(req.socket)) throw refuseHead('request', say`follows a malformed one`, sendAnew)
    const wrong = headerMistake(req)
    if (!wrong) return
    this.#refusedOn.add(req.socket)
    throw refuseHead(...wrong, say`The header ${sayTogether(wrong)}; send it once.`)
  }
}

function headerMistake({ headers, httpVersion }: IncomingMessage): [string, Sentence] | undefined {
  const { authorization, host } = headers
  if (authorization?.includes(',')) return ['Authorization', say`is given twice`]
  if (host?.includes(',')) return ['Host', say`is given twice`]
  return host === undefined && httpVersion === '1.1' ? ['Host', say`is missing`] : undefined
}

const sendAnew = say`A request before this one on the connection was malformed, so this one was not done. Send it on a new connection.`

function refuseHead(field: string, message: Sentence, detail: Sentence): Problem {
  const errors = [{ field, message }]
  return new Problem('validation_failed', detail, { errors, headers: { Connection: 'close' } })
}
