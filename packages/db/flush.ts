// A flush: several statements written to PostgreSQL at once and answered at once, in one implicit transaction.

import type pg from 'pg'
import type { Statement } from './statement.ts'
import { parserOf } from './text.ts'

/** One statement with its values in the order of its placeholders. Without a name it is parsed anew each time. */
export interface Call {
  readonly name: string
  readonly text: string
  readonly values: readonly unknown[]
}

export type Row = Record<string, unknown>

export function call(statement: Statement, values: Record<string, unknown>): Call {
  const ordered = statement.parameters.map(parameter => {
    const value = values[parameter]
    if (value === undefined)
      throw new Error(`Statement ${statement.name} was given no value for :${parameter}.`)
    return value
  })
  return { name: statement.name, text: statement.text, values: ordered }
}

/** A statement without values, such as commit. */
export function bare(text: string): Call {
  return { name: text, text, values: [] }
}

interface Column {
  readonly name: string
  readonly parse: ((text: string) => unknown) | undefined
}

/** What one connection has prepared: the columns of each named statement, known after its first answer. */
interface Prepared {
  readonly columns: Map<string, readonly Column[]>
  /** Names whose Parse is on the wire, in order; a ParseComplete confirms the first. */
  parsing: string[]
}

// The part of pg's connection that a submittable writes to; pg publishes no type for it.
interface Wire {
  readonly stream: { cork(): void; uncork(): void }
  parse(message: { text: string; name: string }): void
  bind(message: {
    statement: string
    values: readonly unknown[]
    valueMapper: (value: unknown) => unknown
  }): void
  describe(message: { type: 'P' }): void
  execute(message: object): void
  sync(): void
  on(event: 'parseComplete', listener: () => void): void
}

const preparedOn = new WeakMap<Wire, Prepared>()

function preparedBy(wire: Wire): Prepared {
  const known = preparedOn.get(wire)
  if (known) return known
  const prepared: Prepared = { columns: new Map(), parsing: [] }
  wire.on('parseComplete', () => {
    const name = prepared.parsing.shift()
    if (name) prepared.columns.set(name, [])
  })
  preparedOn.set(wire, prepared)
  return prepared
}

/**
 * pg's own query sends one Sync per statement, so begin, context, query and commit are four answers to wait for.
 * With one Sync for all, PostgreSQL runs them as one implicit transaction (no begin, no commit) and answers once.
 */
class Flush {
  readonly #calls: readonly Call[]
  readonly #results: Row[][] = []
  readonly #done: (error: Error | null, results: Row[][]) => void
  #prepared: Prepared | undefined
  #columns: readonly Column[] = []
  #rows: Row[] = []

  constructor(calls: readonly Call[], done: (error: Error | null, results: Row[][]) => void) {
    this.#calls = calls
    this.#done = done
  }

  submit(wire: Wire): null {
    const prepared = preparedBy(wire)
    this.#prepared = prepared
    wire.stream.cork()
    for (const { name, text, values } of this.#calls) {
      const parsed = name !== '' && (prepared.columns.has(name) || prepared.parsing.includes(name))
      if (!parsed) {
        wire.parse({ text, name })
        prepared.parsing.push(name)
      }
      wire.bind({ statement: name, values, valueMapper: toText })
      if (!prepared.columns.get(name)?.length) wire.describe({ type: 'P' })
      wire.execute({})
    }
    wire.sync()
    wire.stream.uncork()
    this.#next()
    return null
  }

  #next(): void {
    const name = this.#calls[this.#results.length]?.name
    this.#columns = (name !== undefined && this.#prepared?.columns.get(name)) || []
    this.#rows = []
  }

  handleRowDescription(message: { fields: { name: string; dataTypeID: number }[] }): void {
    this.#columns = message.fields.map(field => ({ name: field.name, parse: parserOf(field.dataTypeID) }))
    const name = this.#calls[this.#results.length]?.name
    if (name) this.#prepared?.columns.set(name, this.#columns)
  }

  handleDataRow(message: { fields: (string | null)[] }): void {
    const row: Row = {}
    const columns = this.#columns
    for (let index = 0; index < columns.length; index++) {
      const column = columns[index]!
      const text = message.fields[index] ?? null
      row[column.name] = text === null || column.parse === undefined ? text : column.parse(text)
    }
    this.#rows.push(row)
  }

  handleCommandComplete(): void {
    this.#results.push(this.#rows)
    this.#next()
  }

  handleEmptyQuery(): void {
    this.handleCommandComplete()
  }

  handleError(error: Error): void {
    // What was not parsed before the error never will be.
    if (this.#prepared) this.#prepared.parsing = []
    this.#done(error, this.#results)
  }

  handleReadyForQuery(): void {
    this.#done(null, this.#results)
  }
}

/** Sends the calls in one write; resolves with the rows of each. Outside an explicit transaction all of it is one. */
export function flush(client: pg.ClientBase, calls: readonly Call[]): Promise<Row[][]> {
  return new Promise((resolve, reject) => {
    const done = (error: Error | null, results: Row[][]) => (error ? reject(error) : resolve(results))
    client.query(new Flush(calls, done) as unknown as pg.Submittable)
  })
}

function toText(value: unknown): unknown {
  if (value === null || typeof value === 'string' || Buffer.isBuffer(value)) return value
  if (Array.isArray(value)) return arrayText(value)
  if (typeof value === 'object') return JSON.stringify(value)
  return String(value)
}

/** PostgreSQL's array literal; every element quoted. */
function arrayText(values: readonly unknown[]): string {
  const quoted = values.map(value => `"${String(value).replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`)
  return `{${quoted.join(',')}}`
}
