// Changes: prepared by a dry run, then confirmed once by the token that belongs to exactly this operation and body.

import { randomUUID } from 'node:crypto'
import { isMusterError } from '@muster/sdk'
import { type Operation, Refusal } from './api.ts'
import { type Asked, splitParameters, type Values } from './arguments.ts'
import type { Catalog } from './catalog.ts'
import { fitRecord } from './fit.ts'
import { type Json, Picker } from './pick.ts'

/** A change that was tried. */
interface Prepared {
  readonly operation: Operation
  readonly asked: Asked
  readonly body: unknown
  /** What a repetition is compared with. */
  readonly text: string
  readonly until: number
}

const minutes = 10
const mostPrepared = 100

export class Changes {
  readonly #catalog: Catalog
  readonly #prepared = new Map<string, Prepared>()

  constructor(catalog: Catalog) {
    this.#catalog = catalog
  }

  async prepare(given: Values): Promise<object> {
    const change = this.#read(given)
    const { operation, asked, body } = change
    const before = await this.#readBefore(operation, asked)
    const { data, response } = await operation.api
      .open()
      .request<Json>(
        operation.method,
        operation.path,
        { path: asked.path, query: asked.query, body },
        { dryRun: true },
      )
      .withResponse()
    if (response.headers.get('dry-run') !== 'true')
      throw new Refusal(
        `The server did not say that this was a dry run, so ${operation.id} may have been done. Look at the record before anything else.`,
      )
    const token = `chg_${randomUUID()}`
    this.#keep(token, change)
    const after = await new Picker(this.#catalog).pick(data, operation.answer, undefined)
    return {
      nothing_changed_yet: `Show a person what would change. If they agree, call confirm_change with the token and the same operation, parameters and body, within ${minutes} minutes.`,
      token,
      ...(before && { changes: compare(before, after) }),
      would_answer: fitRecord(after),
    }
  }

  /** Sends it under the token as its idempotency key, so that a repetition after a lost answer does nothing twice. */
  async confirm({ token, ...given }: Values): Promise<object> {
    const key = String(token)
    const prepared = this.#prepared.get(key)
    if (!prepared || prepared.until < Date.now())
      throw new Refusal(
        `This token is spent, older than ${minutes} minutes, or none that prepare_change gave. Nothing was done; prepare the change again.`,
      )
    const { operation, asked, body } = prepared
    if (this.#read(given).text !== prepared.text)
      throw new Refusal(
        'This is not what was prepared under the token. Nothing was done; prepare it as it is now.',
      )
    this.#prepared.delete(key)
    try {
      const record = await operation.api
        .open()
        .request<Json>(
          operation.method,
          operation.path,
          { path: asked.path, query: asked.query, body },
          { idempotencyKey: key },
        )
      const answer = await new Picker(this.#catalog).pick(record, operation.answer, undefined)
      return { done: operation.id, answer: fitRecord(answer) }
    } catch (error) {
      // It may have been done: the same token asks again under the same key.
      if (isLost(error)) this.#prepared.set(key, prepared)
      throw error
    }
  }

  #read({ operation: name, parameters = {}, body }: Values): Prepared {
    const operation = this.#catalog.operation(name as string)
    if (operation.method === 'get') throw new Refusal(`${operation.id} changes nothing. Use read.`)
    if (operation.noDryRun)
      throw new Refusal(
        `${operation.id} cannot be tried, so it is not done here. A person can do it in the console.`,
      )
    const asked = splitParameters(operation, parameters as Values)
    const text = JSON.stringify([operation.id, sort(asked), sort(body ?? null)])
    return { operation, asked, body, text, until: Date.now() + minutes * 60_000 }
  }

  #keep(token: string, change: Prepared): void {
    this.#prepared.set(token, change)
    if (this.#prepared.size > mostPrepared) this.#prepared.delete(this.#prepared.keys().next().value!)
  }

  /** The record as it is, where there is one and it may be read. */
  async #readBefore(operation: Operation, { path }: Asked): Promise<Json | undefined> {
    const reader = this.#catalog.readerOf(operation)
    if (!reader) return undefined
    return reader.api
      .open()
      .request<Json>('get', reader.path, { path })
      .catch(() => undefined)
  }
}

const isLost = (error: unknown): boolean =>
  isMusterError(error) &&
  (error.code === 'connection_failed' || error.code === 'timed_out' || (error.status ?? 0) >= 500)

/** By field: how it is, and how it would be. */
function compare(before: Json, after: Json): Record<string, readonly [unknown, unknown]> {
  const changed = Object.keys(after).filter(
    name =>
      name !== 'updated_at' && name in before && JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  )
  return Object.fromEntries(changed.map(name => [name, [before[name], after[name]] as const]))
}

/** With the keys of its objects in order. */
function sort(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sort)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([name, inner]) => [name, sort(inner)]))
}
