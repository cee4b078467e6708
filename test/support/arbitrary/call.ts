// One request as it goes over the wire, what is expected of its answer, and how a person would send it.

import fc from 'fast-check'
import type { RawAnswer } from '../fixtures/make.ts'
import { wire } from '../http/wire.ts'
import { server } from '../server/server.ts'
import type { Operation } from './contract.ts'

export interface Parts {
  readonly method: string
  /** Path parameters and query as they are written, percent-encodings and all. */
  readonly path: Readonly<Record<string, string>>
  readonly query: readonly string[]
  readonly headers: Readonly<Record<string, string | string[]>>
  readonly body?: string | Buffer
  /** What a valid body holds. */
  readonly value?: Readonly<Record<string, unknown>>
}

export interface Expected {
  readonly status: number
  /** The fields that errors names, no others; undefined where it does not matter. */
  readonly fields?: readonly string[]
}

export class Call {
  readonly operation: Operation
  readonly parts: Parts
  /** Undefined where the request keeps the contract. */
  readonly expected: Expected | undefined

  constructor(operation: Operation, parts: Parts, expected?: Expected) {
    this.operation = operation
    this.parts = parts
    this.expected = expected
  }

  get target(): string {
    const { path, query } = this.parts
    const written = this.operation.path.replace(/\{([^}]+)\}/g, (_, name: string) => path[name] ?? '')
    return query.length > 0 ? `${written}?${query.join('&')}` : written
  }

  /** The same request with more in its query. */
  with(...query: string[]): Call {
    return new Call(this.operation, { ...this.parts, query: [...this.parts.query, ...query] }, this.expected)
  }

  /** The same request without its Idempotency-Key, under which it was answered once. */
  anew(): Call {
    const { 'Idempotency-Key': _, ...headers } = this.parts.headers
    return new Call(this.operation, { ...this.parts, headers }, this.expected)
  }

  /** The same request as a dry run. */
  tried(): Call {
    const headers = { ...this.parts.headers, 'Dry-Run': 'true' }
    return new Call(this.operation, { ...this.parts, headers }, this.expected)
  }

  send(key: string): Promise<RawAnswer> {
    const { method, headers, body } = this.parts
    return wire(method, this.target, { key, headers, ...(body !== undefined && { body }) })
  }

  /** For reports: the request as a shell would send it, the key aside. */
  [fc.toStringMethod](): string {
    const { method, headers, body } = this.parts
    const sent = { Authorization: 'Bearer $KEY', ...(body !== undefined && json), ...headers }
    const lines = Object.entries(sent).flatMap(([name, value]) =>
      [value].flat().map(text => `-H ${quoted(`${name}: ${text}`)}`),
    )
    if (body !== undefined)
      lines.push(`--data-binary ${quoted(Buffer.from(body).toString('latin1', 0, 4000))}`)
    const address = quoted(`${server.base_url}${this.target}`)
    return ['', `curl -X ${method} ${address}`, ...lines].join(' \\\n  ')
  }

  toString(): string {
    return this[fc.toStringMethod]()
  }
}

const json = { 'Content-Type': 'application/json' }

/** In bash's `$'...'`, byte by byte where it is not plain. */
function quoted(text: string): string {
  const bytes = [...Buffer.from(text, 'latin1')].map(byte =>
    byte >= 0x20 && byte < 0x7f && byte !== 0x27 && byte !== 0x5c
      ? String.fromCharCode(byte)
      : `\\x${byte.toString(16).padStart(2, '0')}`,
  )
  return `$'${bytes.join('')}'`
}
