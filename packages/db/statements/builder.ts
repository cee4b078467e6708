// The query builder: plain reads and writes of columns, typed by the migrated schema and compiled at boot.

import {
  type Compilable,
  type DeleteResult,
  DummyDriver,
  type InsertResult,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
  type UpdateResult,
} from 'kysely'
import type { Tables } from '../gen/tables.ts'
import { assertNamesWorkspace, publishStatement, type Statement } from './statement.ts'

/** The values that a query runs with; the transaction fills in the workspace. */
export type Given<Parameters extends object = object> = Parameters & { readonly workspace_id: string }

/** One of a list, such as `where('id', '=', anyOf(given.ids))`. */
export function anyOf<Value>(list: readonly Value[]) {
  return sql<Value>`any(${list})`
}

/** The moment of a change, by the database's clock. */
export const stamp = sql<string>`stamp()`

/** A value that is a part of the text, and no parameter. */
export function lit<const Value extends string | number | boolean | null>(value: Value) {
  return sql.lit(value)
}

class Placeholder {
  readonly parameter: string
  constructor(parameter: string) {
    this.parameter = parameter
  }
}

/** Stands for the values while a query is built: each of its properties is a placeholder. */
const placeholders = new Proxy({}, { get: (_, parameter: string) => new Placeholder(parameter) })

const builder = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: db => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

/** A write that returns no columns has no rows; the builder's counts are not those of our pipeline. */
type Returned<Row> = Row extends InsertResult | UpdateResult | DeleteResult ? unknown : Row

/** Builds a typed query once, at boot. `given` has the values by name, and workspace_id is always one of them. */
export function prepared<Row, Parameters extends Given>(
  name: string,
  build: (query: typeof builder, given: Parameters) => Compilable<Row>,
): Statement<Returned<Row>, Omit<Parameters, 'workspace_id'>> {
  const { sql, parameters } = build(builder, placeholders as Parameters).compile()
  const names = parameters.map(parameter => {
    if (parameter instanceof Placeholder) return parameter.parameter
    throw new Error(
      `Statement ${name} holds a literal value; take it from what is given, or write it with lit().`,
    )
  })
  assertNamesWorkspace(name, names)
  return publishStatement({ name, text: sql, parameters: names, reach: 'workspace' })
}
