// What PostgreSQL knows of a statement without running it: the types of its parameters and the columns of its rows.

import type pg from 'pg'
import { serialize } from 'pg-protocol'
import { findOuterJoined } from './outer-joins.ts'

/** A column of the rows that a statement returns. */
export interface DescribedColumn {
  readonly name: string
  readonly type: string
  /** The column of a table that it is, untouched; null where an expression makes it. */
  readonly origin: Origin | null
  /** Whether an outer join may leave it null, whatever its table says. */
  readonly isOuterJoined: boolean
}

interface Origin {
  readonly table: string
  readonly column: string
}

export interface Description {
  /** Types in the order of the placeholders. */
  readonly parameters: readonly string[]
  readonly columns: readonly DescribedColumn[]
}

interface Field {
  readonly name: string
  readonly tableID: number
  readonly columnID: number
  readonly dataTypeID: number
}

type Listener = (message: { readonly dataTypeIDs: readonly number[] }) => void

// The part of pg's connection that a submittable needs; pg publishes no type for it.
interface Wire {
  readonly stream: { write(bytes: Buffer): void }
  once(event: 'parameterDescription', listener: Listener): void
  off(event: 'parameterDescription', listener: Listener): void
}

/** As PostgreSQL says it, with the numbers of types. */
interface Parsed {
  readonly parameters: readonly number[]
  readonly fields: readonly Field[]
}

type Done = (error: Error | null, parsed: Parsed) => void

/** Parses a statement and has it described; nothing is bound and nothing is run. */
class Describe {
  #parameters: readonly number[] = []
  #fields: readonly Field[] = []
  #wire: Wire | undefined
  readonly #text: string
  readonly #done: Done

  constructor(text: string, done: Done) {
    this.#text = text
    this.#done = done
  }

  submit(wire: Wire): null {
    this.#wire = wire
    wire.once('parameterDescription', this.#listen)
    const messages = [
      serialize.parse({ text: this.#text }),
      serialize.describe({ type: 'S' }),
      serialize.sync(),
    ]
    wire.stream.write(Buffer.concat(messages))
    return null
  }

  readonly #listen: Listener = ({ dataTypeIDs }) => {
    this.#parameters = dataTypeIDs
  }

  handleRowDescription({ fields }: { readonly fields: readonly Field[] }): void {
    this.#fields = fields
  }

  /** A statement that is refused is not described any more. */
  handleError(error: Error): void {
    this.#wire?.off('parameterDescription', this.#listen)
    this.#done(error, { parameters: [], fields: [] })
  }

  handleReadyForQuery(): void {
    this.#done(null, { parameters: this.#parameters, fields: this.#fields })
  }
}

/** A function that describes statements on this connection; it throws what PostgreSQL refuses. */
export async function openDescriber(client: pg.Client): Promise<(text: string) => Promise<Description>> {
  const types = await client.query<{ oid: number; name: string }>(
    'select oid, format_type(oid, null) as name from pg_type',
  )
  const columns = await client.query<{ key: string; table: string; column: string }>(
    `select attrelid || '.' || attnum as key, relname as table, attname as column
     from pg_attribute join pg_class c on c.oid = attrelid where attnum > 0`,
  )
  const typeNames = new Map(types.rows.map(({ oid, name }) => [oid, name]))
  const origins = new Map(columns.rows.map(({ key, table, column }) => [key, { table, column }]))
  const nameType = (oid: number) => typeNames.get(oid) ?? String(oid)
  return async text => {
    const { parameters, fields } = await parse(client, text)
    const outerJoined = outerJoin.test(text) ? findOuterJoined(await readPlan(client, text)) : new Set()
    return {
      parameters: parameters.map(nameType),
      columns: fields.map(({ name, dataTypeID, tableID, columnID }, n) => ({
        name,
        type: nameType(dataTypeID),
        origin: origins.get(`${tableID}.${columnID}`) ?? null,
        isOuterJoined: outerJoined.has(n),
      })),
    }
  }
}

const outerJoin = /\b(?:left|right|full)\s+(?:outer\s+)?join\b/i

async function readPlan(client: pg.Client, text: string): Promise<Parameters<typeof findOuterJoined>[0]> {
  const { rows } = await client.query(`explain (generic_plan, verbose, format json) ${text}`)
  return rows[0]['QUERY PLAN'][0].Plan
}

function parse(client: pg.Client, text: string): Promise<Parsed> {
  return new Promise((resolve, reject) => {
    const done: Done = (error, parsed) => (error ? reject(error) : resolve(parsed))
    client.query(new Describe(text, done) as unknown as pg.Submittable)
  })
}
