// Malformed HTTP: what is refused before there is a request to answer, told like any other problem.

import { randomUUID } from 'node:crypto'
import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Metrics } from './metrics.ts'
import { Problem } from './problem.ts'

const known: Readonly<Record<string, readonly [status: number, detail: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request did not arrive whole within 10 seconds. Send it again.'],
  HPE_HEADER_OVERFLOW: [431, 'The headers are larger than 16 kB together; send fewer or shorter ones.'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'The chunk extensions of the body are too large; send none.'],
}
const broken = [400, 'This is not a well-formed HTTP/1.1 request.'] as const

/** Answers what node's parser or its timers refuse. */
export function refuseMalformed(server: Server, metrics: Metrics): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const busy = (socket as Socket & { _httpMessage?: { headersSent: boolean } })._httpMessage?.headersSent
    if (error.code === 'ECONNRESET' || !socket.writable || busy) return void socket.destroy(error)
    const [status, detail] = known[error.code ?? ''] ?? broken
    socket.end(answerOf(status, detail))
    metrics.answered('none', status, 0)
  })
}

function answerOf(status: number, detail: string): string {
  const id = `req_${randomUUID().replaceAll('-', '')}`
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
