// Conditions of a list as SQL: what a filter lets through, and where in an index its rows lie.

import { type Bound, type Filter, listBounds, OtherTable } from '../access-paths.ts'

export function filterSql(table: string, filter: Filter): string {
  if (typeof filter === 'string') return filter
  return filter instanceof OtherTable
    ? matchOtherTableSql(filter, `${table}.id`)
    : compareEach(listBounds(filter))
}

const compareEach = (bounds: readonly Bound[]): string =>
  bounds.map(({ column, operator, value }) => `${column} ${operator} ${value}`).join(' and ')

export const within = ({ table, bounds }: OtherTable, alias = table): string =>
  `${table} as ${alias} where workspace_id = :workspace_id and ${compareEach(bounds)}`

/** The offset keeps PostgreSQL from reading the other table as a whole. */
export const matchOtherTableSql = (other: OtherTable, id: string): string =>
  `exists (select from ${within(other)} and ${other.column} = ${id} offset 0)`

export function compareRowSql(bounds: readonly Bound[], operator: string): string[] {
  return compareSql(
    bounds.map(({ column }) => column),
    operator,
    bounds.map(({ value }) => value),
  )
}

/**
 * Rows are compared, equal columns too: `a = :a` would let any index with the columns behind `a` give the same order,
 * with all rows that have another `a` read and dropped.
 */
export function compareSql(
  columns: readonly string[],
  operator: string,
  values: readonly string[],
): string[] {
  return columns.length === 0 ? [] : [`(${columns.join(', ')}) ${operator} (${values.join(', ')})`]
}
