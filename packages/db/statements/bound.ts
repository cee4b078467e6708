// Bound statements: each together with its values, whose types are checked where they are bound.

import type { Statement, SystemReach, SystemStatement } from './statement.ts'

/** A statement with its values, which `bind` holds to each other. */
export interface Bound<Row = unknown> {
  readonly statement: Statement<Row>
  readonly values: object
}

/** The same of a statement of background work. */
export interface SystemBound<Row = unknown, Reach extends SystemReach = SystemReach> {
  readonly statement: SystemStatement<Row, object, Reach>
  readonly values: object
}

export function bind<Row, Parameters extends object>(
  statement: Statement<Row, Parameters>,
  values: NoInfer<Parameters>,
): Bound<Row>
export function bind<Row, Parameters extends object, Reach extends SystemReach>(
  statement: SystemStatement<Row, Parameters, Reach>,
  values: NoInfer<Parameters>,
): SystemBound<Row, Reach>
export function bind(statement: unknown, values: object): unknown {
  return { statement, values }
}

/** Statements with their values, and the rows that each of them returns. */
export type BoundAll<Rows extends readonly unknown[]> = { readonly [N in keyof Rows]: Bound<Rows[N]> }
export type RowsOf<Rows extends readonly unknown[]> = { -readonly [N in keyof Rows]: Rows[N][] }
