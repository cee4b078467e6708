// Inserting rows of an archive: as a request of the workspace would, under row level security and all checks of the database.

import pg from 'pg'
import { type Archived, quoteName } from './catalogue.ts'
import type { Piece, Row } from './lines.ts'

/** The connection of one import, in its transaction. */
export class Inserting {
  readonly client: pg.Client
  readonly #workspace: string

  constructor(client: pg.Client, workspace: string) {
    this.client = client
    this.#workspace = workspace
  }

  /** From here on as who sees and writes this workspace alone. */
  async asRequest(): Promise<void> {
    await this.client.query('set local role muster_app')
    await this.client.query(`select set_config('app.workspace_id', $1, true)`, [this.#workspace])
  }

  /** From here on as background work. */
  async asSystem(): Promise<void> {
    await this.client.query('set local role muster_system')
  }

  /** Inserts the rows; what comes later is left out of them. */
  async insert(table: Archived, piece: Piece): Promise<void> {
    await this.#run(table, piece, insertion(table))
  }

  /** Writes what comes later into rows that are there. */
  async complete(table: Archived, piece: Piece): Promise<void> {
    await this.#run(table, piece, completion(table))
  }

  async #run({ name }: Archived, { rows, first }: Piece, text: string): Promise<void> {
    try {
      await this.client.query(text, [this.#workspace, JSON.stringify(rows)])
    } catch (error) {
      if (!(error instanceof pg.DatabaseError)) throw error
      const { message, detail } = error
      throw new Error(
        `${name}, lines ${first} to ${first + rows.length - 1}: the database refuses them. ${message}${detail ? `: ${detail}` : ''}`,
        { cause: error },
      )
    }
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
