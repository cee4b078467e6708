// The pipeline: several statements written to PostgreSQL at once and answered at once, in one implicit transaction.

import type pg from 'pg'
import { serialize } from 'pg-protocol'
import { giveUp, interpretFailure, noteStatement, Unavailable } from '../connections/failures.ts'
import type { AnyStatement, Statement } from '../statements/statement.ts'
import { findParser } from '../statements/text.ts'
import { contextFor, describePerson, nameFor, type Person } from '../statements/workspace-context.ts'

/** One statement with its values in the order of its placeholders. Without a name, it is parsed each time. */
export interface Call {
  readonly name: string
  readonly text: string
  readonly values: readonly (string | Buffer | null)[]
  /** The most rows that are fetched. Unlike a limit in the text it keeps one plan, made for few rows, for every size. */
  readonly rows?: number | undefined
}

export type Row = Record<string, unknown>

/** `workspace` fills :workspace_id; `rows` is the most that are fetched. */
export function call(statement: AnyStatement, values: object, workspace?: string, rows?: number): Call {
  const given = values as Readonly<Record<string, unknown>>
  const ordered = statement.parameters.map(parameter => {
    const value = workspace !== undefined && parameter === 'workspace_id' ? workspace : given[parameter]
    if (value === undefined)
      throw new Error(`Statement ${statement.name} was given no value for :${parameter}.`)
    // Here and not while it is written: a value that has no text must not leave a flush half submitted.
    return toText(value)
  })
  return { name: statement.name, text: statement.text, values: ordered, rows }
}

/** The same, for the person whose own request it is, if it is one's. */
export function callFor(
  person: Person | undefined,
  statement: AnyStatement,
  values: object,
  workspace: string,
  rows?: number,
): Call {
  const called = call(statement, values, workspace, rows)
  return person ? { ...called, name: nameFor(called.name, person) } : called
}

/** The statement that says for whom those that follow are. */
export function callContext(context: Statement, workspace_id: string, person: Person | undefined): Call {
  return call(contextFor(context, person), { workspace_id, ...(person && describePerson(person)) })
}

/** A statement without values, such as commit. */
export function bare(text: string): Call {
  return { name: text, text, values: [] }
}

type RowOf = (fields: readonly (string | null)[]) => Row

/** What one connection has prepared. */
interface Prepared {
  /** Statements that PostgreSQL has confirmed, and how each one's rows are read once it was described. */
  readonly rows: Map<string, RowOf | undefined>
  /** Names whose Parse is on the wire, in order; a ParseComplete confirms the first. */
  parsing: string[]
}

// The part of pg's connection that a submittable needs; pg publishes no type for it.
interface Wire {
  readonly stream: { write(bytes: Buffer): void }
  on(event: 'parseComplete', listener: () => void): void
}

const preparedOn = new WeakMap<Wire, Prepared>()

function findPrepared(wire: Wire): Prepared {
  const known = preparedOn.get(wire)
  if (known) return known
  const prepared: Prepared = { rows: new Map(), parsing: [] }
  wire.on('parseComplete', () => {
    const name = prepared.parsing.shift()
    if (name) prepared.rows.set(name, undefined)
  })
  preparedOn.set(wire, prepared)
  return prepared
}

const executeAll = serialize.execute()
const sync = serialize.sync()
const describe = serialize.describe({ type: 'P' })

/**
 * pg's own query sends one Sync per statement, so begin, context, query and commit are four answers to wait for.
 * With one Sync for all, PostgreSQL runs them as one implicit transaction (no begin, no commit) and answers once.
 * All messages leave in one write: a writev of many small pieces was a quarter of a busy server's time.
 */
class Flush {
  readonly #calls: readonly Call[]
  readonly #results: Row[][] = []
  readonly #done: (error: Error | null, results: Row[][]) => void
  #prepared: Prepared | undefined
  #rowOf: RowOf | undefined
  #rows: Row[] = []
  /** A value that could not be read; thrown once the connection is free again. */
  #unreadable: Error | null = null

  constructor(calls: readonly Call[], done: (error: Error | null, results: Row[][]) => void) {
    this.#calls = calls
    this.#done = done
  }

  submit(wire: Wire): null {
    const prepared = findPrepared(wire)
    this.#prepared = prepared
    const messages: Buffer[] = []
    for (const { name, text, values, rows } of this.#calls) {
      if (name === '' || !(prepared.rows.has(name) || prepared.parsing.includes(name))) {
        messages.push(serialize.parse({ text, name }))
        prepared.parsing.push(name)
      }
      messages.push(serialize.bind({ statement: name, values: values as unknown[] }))
      if (!prepared.rows.get(name)) messages.push(describe)
      messages.push(rows === undefined ? executeAll : serialize.execute({ rows }))
    }
    messages.push(sync)
    wire.stream.write(Buffer.concat(messages))
    this.#next()
    return null
  }

  #next(): void {
    const name = this.#calls[this.#results.length]?.name
    this.#rowOf = name ? this.#prepared?.rows.get(name) : undefined
    this.#rows = []
  }

  handleRowDescription(message: { fields: readonly { name: string; dataTypeID: number }[] }): void {
    this.#rowOf = rowReader(message.fields)
  }

  handleDataRow(message: { fields: (string | null)[] }): void {
    if (this.#unreadable) return
    try {
      this.#rows.push(this.#rowOf!(message.fields))
    } catch (error) {
      this.#unreadable = error as Error
    }
  }

  handleCommandComplete(): void {
    const name = this.#calls[this.#results.length]?.name
    // A statement that described no columns returns none.
    if (name) this.#prepared?.rows.set(name, this.#rowOf ?? noRow)
    this.#results.push(this.#rows)
    this.#next()
  }

  /** The rows asked for have come; the rest of the portal goes with the Sync. */
  handlePortalSuspended(): void {
    this.handleCommandComplete()
  }

  handleEmptyQuery(): void {
    this.handleCommandComplete()
  }

  handleError(error: Error): void {
    // What was not parsed before the error never will be.
    if (this.#prepared) this.#prepared.parsing = []
    const failed = this.#calls[this.#results.length]?.name
    this.#done(noteStatement(interpretFailure(error), failed), this.#results)
  }

  handleReadyForQuery(): void {
    this.#done(this.#unreadable, this.#results)
  }
}

const noRow: RowOf = () => ({})

/**
 * A function that reads the rows of one statement into objects of one shape, written out field by field: a page of
 * 25 employees is 650 fields, and a loop with computed names took twice as long.
 */
function rowReader(columns: readonly { name: string; dataTypeID: number }[]): RowOf {
  const parsers = columns.map(column => findParser(column.dataTypeID))
  const fields = columns.map(({ name }, n) => {
    const value = parsers[n] ? `(f[${n}] === null ? null : p[${n}](f[${n}]))` : `f[${n}]`
    return `${JSON.stringify(name)}: ${value}`
  })
  return new Function('p', `return f => ({ ${fields.join(', ')} })`)(parsers) as RowOf
}

export interface Flushed {
  /** The rows of each call that was answered; those after a failed one are not. */
  readonly results: Row[][]
  readonly error: Error | null
}

/** Sends the calls in one write and waits for one answer. Outside an explicit transaction all of it is one. */
export function flush(client: pg.ClientBase, calls: readonly Call[]): Promise<Flushed> {
  const sent = unprepared.has(client) ? calls.map(each => ({ ...each, name: '' })) : calls
  return new Promise(resolve => {
    const done = (error: Error | null, results: Row[][]) => {
      if (error instanceof Unavailable) giveUp(client)
      resolve({ error, results })
    }
    client.query(new Flush(sent, done) as unknown as pg.Submittable)
  })
}

const unprepared = new WeakSet<pg.ClientBase>()

/** Has every statement of this connection parsed anew: for a pooler that would take it to a server where it was not prepared. */
export function leaveUnprepared(client: pg.ClientBase): void {
  unprepared.add(client)
}

function toText(value: unknown): string | Buffer | null {
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
