// The order of a list as SQL: newest first, or by the field that the caller has chosen, and the position that a page starts after.

import { operations } from '@muster/contract'
import type { Position } from '../../http/context.ts'

/** Rows stand by these columns, which together are unique, all of them in one direction. */
export interface Order {
  readonly columns: readonly string[]
  readonly isAscending: boolean
}

export const newestFirst = (columns: readonly string[]): Order => ({ columns, isAscending: false })

/** `joining_date`, or `-joining_date` for the highest first. */
export const readSort = (sort: string): Order => ({
  columns: [sort.replace(/^-/, ''), 'id'],
  isAscending: !sort.startsWith('-'),
})

/** What lists of these records can be sorted by: the values of `sort` in the contract. */
export function listSorts(schema: string): string[] {
  const lists = Object.values(operations).filter(({ result }) => result?.schema === `${schema}Page`)
  const parameters = lists.flatMap(
    ({ parameters }) => parameters.query as readonly { name: string; enum?: readonly string[] }[],
  )
  return [...new Set(parameters.flatMap(({ name, enum: values = [] }) => (name === 'sort' ? values : [])))]
}

/** A list starts at the one end of its order and goes towards the other: what compares rows on the way. */
export const towards = ({ isAscending }: Order) =>
  isAscending
    ? ({ beyond: '>', from: '>=', within: '<=' } as const)
    : ({ beyond: '<', from: '<=', within: '>=' } as const)

export function orderSql(columns: readonly string[], { isAscending }: Order): string {
  return `order by ${columns.map(column => `${column} ${isAscending ? 'asc' : 'desc'}`).join(', ')}`
}

const parameters: Readonly<Record<string, string>> = {
  created_at: ':after_place::timestamptz',
  id: ':after_id',
}

/** The position that a page starts after. */
export const afterPosition = ({ columns }: Order): string[] =>
  columns.map(column => parameters[column] ?? ':after_place')

/** A row as its list finds it. */
export type Listed = Readonly<Record<string, unknown>> & { readonly id: string }

/** Where the row stands; nothing but the id where the list is in the order of ids. */
export function readPosition(row: Listed, { columns: [column = 'id'] }: Order): Position {
  return { place: column === 'id' ? '' : String(row[column] ?? ''), id: row.id }
}
