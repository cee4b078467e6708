// Requests as the load sends them: HTTP/1.1 text.

import { randomUUID } from 'node:crypto'

export function get(path: string, key?: string): string {
  return `GET ${path} HTTP/1.1\r\nHost: bench\r\n${authorization(key)}\r\n`
}

/** `headers` end with a line break each. */
export function send(method: string, path: string, body: object, key?: string, headers = ''): string {
  const json = JSON.stringify(body)
  return (
    `${method} ${path} HTTP/1.1\r\nHost: bench\r\n${authorization(key)}${headers}` +
    `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(json)}\r\n\r\n${json}`
  )
}

/** A POST under an idempotency key of its own. */
export function make(path: string, body: object, key?: string): string {
  return send('POST', path, body, key, idempotencyKey())
}

/** The same without a body. */
export function ask(path: string, key: string): string {
  return `POST ${path} HTTP/1.1\r\nHost: bench\r\n${authorization(key)}${idempotencyKey()}Content-Length: 0\r\n\r\n`
}

function idempotencyKey(): string {
  return `Idempotency-Key: ${randomUUID()}\r\n`
}

function authorization(key: string | undefined): string {
  return key ? `Authorization: Bearer ${key}\r\n` : ''
}

export function pick<Item>(from: readonly Item[]): Item {
  return from[Math.floor(Math.random() * from.length)]!
}
