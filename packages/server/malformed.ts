// Malformed HTTP: what is refused before there is a request to answer, told like any other problem.

import { randomUUID } from 'node:crypto'
import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Logger } from 'pino'
import type { Metrics } from './metrics.ts'
import { Problem } from './problem.ts'

const known: Readonly<Record<string, readonly [status: number, detail: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request did not arrive whole within 10 seconds. Send it again.'],
  HPE_HEADER_OVERFLOW: [431, 'The headers are larger than 16 kB together; send fewer or shorter ones.'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'The chunk extensions of the body are too large; send none.'],
}
const broken = [400, 'This is not a well-formed HTTP/1.1 request.'] as const

/** How long a refused caller has to read why. */
const lingerMs = 1_000

/** Answers what node's parser or its timers refuse, and ends the connection whether or not the caller does. */
export function refuseMalformed(server: Server, metrics: Metrics, log: Logger): void {
  const latest = new WeakMap<Duplex, ServerResponse>()
  server.on('request', ({ socket }, res) => latest.set(socket, res))
  // Node would answer an Expect that it does not know by itself; the request path says what is wrong with the rest first.
  server.on('checkExpectation', (req, res) => server.emit('request', req, res))
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const gone = error.code === 'ECONNRESET' || !socket.writable
    if (gone || !isAwaited(latest.get(socket))) return void socket.destroy(error)
    const [status, detail] = known[error.code ?? ''] ?? broken
    const id = `req_${randomUUID().replaceAll('-', '')}`
    metrics.answered('none', status, 0)
    log.info({ request_id: id, operation: 'none', status, code: error.code }, 'request')
    // What still comes is not to be done any more: its caller is told to send it again.
    socket.pause()
    socket.end(answerOf(id, status, detail))
    setTimeout(() => socket.destroy(), lingerMs).unref()
  })
}

/** Whether what is refused is what the caller waits for next; otherwise it would take the answer for that of another request. */
function isAwaited(latest: ServerResponse | undefined): boolean {
  if (!latest) return true
  if (latest.req.complete) return latest.writableFinished
  return latest.socket !== null && !latest.headersSent
}

function answerOf(id: string, status: number, detail: string): string {
  const errors = [{ field: 'request', message: 'could not be read' }]
  const problem = new Problem('validation_failed', detail, { status, title: STATUS_CODES[status]!, errors })
  const body = JSON.stringify(problem.body(id))
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/problem+json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `Request-Id: ${id}`,
    'Cache-Control: no-store',
    'Connection: close',
  ]
  return `${head.join('\r\n')}\r\n\r\n${body}`
}

/** Two proxies may each believe another one of two; node joins them with a comma, which neither value holds. */
export function assertHead({ headers, httpVersion }: IncomingMessage): void {
  const { authorization, host } = headers
  if (authorization?.includes(',')) throw refused('Authorization', 'is given twice')
  if (host?.includes(',')) throw refused('Host', 'is given twice')
  if (host === undefined && httpVersion === '1.1') throw refused('Host', 'is missing')
}

function refused(field: string, message: string): Problem {
  const detail = `The header ${field} ${message}; send it once.`
  return new Problem('validation_failed', detail, { errors: [{ field, message }] })
}
