// Requests that fetch would not send: bytes as they are, odd paths, a body under GET, headers twice, broken HTTP.

import { request } from 'node:http'
import { connect } from 'node:net'
import type { RawAnswer } from '../fixtures/make.ts'
import { server } from '../server/server.ts'

export interface WireRequest {
  readonly key?: string | undefined
  readonly headers?: Readonly<Record<string, string | string[]>>
  readonly body?: string | Buffer
}

export interface WireAnswer extends RawAnswer {
  /** The body as it came, which may be compressed. */
  readonly bytes: Buffer
}

/** One request on a connection of its own, sent exactly as given. */
export function wire(
  method: string,
  path: string,
  { key, headers, body }: WireRequest = {},
): Promise<WireAnswer> {
  const url = new URL(server.base_url)
  const sent = {
    ...(key && { authorization: `Bearer ${key}` }),
    ...(body !== undefined && {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
    }),
    ...headers,
  }
  return new Promise((resolve, reject) => {
    const req = request(
      { host: url.hostname, port: url.port, method, path, headers: sent, agent: false },
      res => {
        const chunks: Buffer[] = []
        res.on('data', (chunk: Buffer) => chunks.push(chunk))
        res.on('error', reject)
        res.on('end', () => {
          const bytes = Buffer.concat(chunks)
          const text = bytes.toString()
          const json = text.startsWith('{') ? JSON.parse(text) : undefined
          resolve({ status: res.statusCode!, headers: headersOf(res.rawHeaders), text, json, bytes })
        })
      },
    )
    req.on('error', reject)
    req.end(body)
  })
}

function headersOf(raw: readonly string[]): Headers {
  const headers = new Headers()
  for (let at = 0; at < raw.length; at += 2) headers.append(raw[at]!, raw[at + 1]!)
  return headers
}

/** Writes bytes to a bare connection; what came back until the server closed it. */
export function spoken(bytes: string): Promise<string> {
  const url = new URL(server.base_url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(url.port), url.hostname, () => socket.write(bytes))
    let text = ''
    socket.on('data', chunk => {
      text += chunk
    })
    socket.on('close', () => resolve(text))
    socket.on('error', reject)
  })
}
