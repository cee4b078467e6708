// Inserting rows of an archive: as a request of the workspace would, under row level security and all checks of the database.

import { type Composed, sendOnClient } from '@muster/db'
import pg from 'pg'
import { type Archived, quoteName } from './catalogue.ts'
import type { Row, TextPiece } from './lines.ts'

/** Texts of one flush come to about so much, and statements to so many. */
const flushLength = 1_048_576
const mostStatements = 20

interface Waiting extends Composed {
  /** Where in the archive its rows are. */
  readonly of?: { readonly table: string; readonly first: number; readonly rows: number }
}

/** The connection of one import, in its transaction. What is sent is answered while the next is read. */
export class Inserting {
  readonly client: pg.Client
  readonly #workspace: string
  #waiting: Waiting[] = []
  #length = 0
  #sent: Promise<void> = Promise.resolve()

  constructor(client: pg.Client, workspace: string) {
    this.client = client
    this.#workspace = workspace
  }

  /** From here on as who sees and writes this workspace alone. */
  asRequest(): Promise<void> {
    return this.#become(
      { text: 'set local role muster_app', values: [] },
      { text: `select set_config('app.workspace_id', $1, true)`, values: [this.#workspace] },
    )
  }

  /** From here on as background work. */
  asSystem(): Promise<void> {
    return this.#become({ text: 'set local role muster_system', values: [] })
  }

  /** Inserts the rows; what comes later is left out of them. */
  async insert(table: Archived, piece: TextPiece): Promise<void> {
    await this.#add(table, piece, insertion(table))
  }

  /** Writes what comes later into rows that are there. */
  async complete(table: Archived, piece: TextPiece): Promise<void> {
    await this.#add(table, piece, completion(table))
  }

  /** Resolves once all is written; throws what was refused. */
  async settle(): Promise<void> {
    await this.#sent
    await this.#send(this.#take())
  }

  async #become(...statements: readonly Composed[]): Promise<void> {
    this.#waiting.push(...statements)
    await this.settle()
  }

  async #add({ name: table }: Archived, { rows, first, text: json }: TextPiece, text: string): Promise<void> {
    this.#waiting.push({ text, values: [this.#workspace, json], of: { table, first, rows } })
    this.#length += json.length
    if (this.#length < flushLength && this.#waiting.length < mostStatements) return
    await this.#sent
    this.#sent = this.#send(this.#take())
    // It is thrown to whoever waits for it next.
    this.#sent.catch(() => undefined)
  }

  #take(): Waiting[] {
    const waiting = this.#waiting
    this.#waiting = []
    this.#length = 0
    return waiting
  }

  async #send(statements: readonly Waiting[]): Promise<void> {
    if (statements.length === 0) return
    const { done, error } = await sendOnClient(this.client, statements)
    if (!error) return
    // All may be answered before the connection breaks.
    const of = statements[done]?.of
    if (!of || !(error instanceof pg.DatabaseError)) throw error
    const { message, detail } = error
    throw new Error(
      `${of.table}, lines ${of.first} to ${of.first + of.rows - 1}: the database refuses them. ${message}${detail ? `: ${detail}` : ''}`,
      { cause: error },
    )
  }
}

/** A row as PostgreSQL reads it: each value by the type of its column. */
const recordsetOf = (name: string) => `json_populate_recordset(null::${quoteName(name)}, $2::json) as r`

export function insertion({ name, columns, archived, kept }: Archived): string {
  const inLine = new Set(archived.map(column => column.name))
  const later = new Set(kept.later)
  const made = new Set(kept.made)
  const values = columns.flatMap(({ name: column, type }): [string, string][] => {
    const written = (kept.written as Row | undefined)?.[column] as string | undefined
    if (column === 'workspace_id') return [[column, '$1::text']]
    if (written !== undefined) return [[column, written]]
    if (later.has(column) || !(inLine.has(column) || made.has(column))) return []
    // JSON is text in a line, and as a value of a row it is a JSON text.
    return [
      [
        column,
        /^jsonb?$/.test(type) ? `(r.${quoteName(column)} #>> '{}')::${type}` : `r.${quoteName(column)}`,
      ],
    ]
  })
  return `insert into ${quoteName(name)} (${values.map(([column]) => quoteName(column)).join(', ')})
    select ${values.map(([, value]) => value).join(', ')} from ${recordsetOf(name)}`
}

export function completion({ name, key, kept }: Archived): string {
  const columns = kept.later!.map(quoteName)
  const same = key
    .filter(column => column !== 'workspace_id')
    .map(column => `t.${quoteName(column)} = r.${quoteName(column)}`)
  const [mine, theirs] = ['t', 'r'].map(row => `(${columns.map(column => `${row}.${column}`).join(', ')})`)
  return `update ${quoteName(name)} as t set (${columns.join(', ')}) = row${theirs} from ${recordsetOf(name)}
    where t.workspace_id = $1::text and ${same.join(' and ')} and row${mine} is distinct from row${theirs}`
}
