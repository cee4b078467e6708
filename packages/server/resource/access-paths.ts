// Paths: along which index a list is read, decided from the indexes there are and the columns that its filters bound.

import type { Index } from '@muster/db'

type Comparisons = Readonly<Record<string, string | readonly string[]>>

/**
 * What a filter asks of the rows: SQL with :parameter, or comparisons by column such as `{ date: '>= :date_from' }`. An
 * index over a compared column can find the rows. `OtherTable` asks it of the rows of another table.
 */
export type Filter = string | Comparisons | OtherTable

/**
 * Comparisons of another table, whose rows name those of the list in a column. It needs an index by that column, one by
 * what is compared, and the columns that the list is ordered by.
 */
export class OtherTable {
  readonly table: string
  readonly column: string
  readonly bounds: readonly Bound[]

  constructor(table: string, column: string, comparisons: Comparisons) {
    this.table = table
    this.column = column
    this.bounds = listBounds(comparisons)
  }
}

/** One comparison of a column, or of an expression that is indexed. */
export interface Bound {
  readonly column: string
  readonly operator: string
  readonly value: string
}

export function listBounds(filter: Filter): Bound[] {
  if (typeof filter === 'string' || filter instanceof OtherTable) return []
  return Object.entries(filter).flatMap(([column, comparisons]) =>
    [comparisons].flat().map(comparison => {
      const [operator = '', ...value] = comparison.split(' ')
      return { column, operator, value: value.join(' ') }
    }),
  )
}

/** Rows that stand together in an index: those with these values in its first columns, within a range of the next. */
export interface Path {
  readonly fixed: readonly Bound[]
  readonly lower?: Bound | undefined
  readonly upper?: Bound | undefined
}

export interface Paths {
  /** The index that has the rows in the order of lists, behind as many columns at one value as there are. */
  readonly inOrder: Path
  /** Indexes that find rows by more than that, in an order of their own; none finds by less than another. */
  readonly others: readonly Path[]
}

/** `order` are the columns that the list is ordered by. */
export function findPaths(
  indexes: readonly Index[],
  bounds: readonly Bound[],
  order: readonly string[],
): Paths | undefined {
  const usable = indexes.filter(index => isUsable(index, bounds)).map(index => pathIn(index, bounds, order))
  const [inOrder] = usable
    .filter(({ isInOrder }) => isInOrder)
    .sort((a, b) => b.path.fixed.length - a.path.fixed.length)
  if (!inOrder) return undefined
  const others = usable.flatMap(({ path, isInOrder }) => (isInOrder ? [] : [path]))
  const needed = others.filter((path, at) => {
    const rivals = [
      inOrder.path,
      ...others.slice(0, at),
      ...others.slice(at + 1).filter(other => !isWithin(other, path)),
    ]
    return !rivals.some(rival => isWithin(path, rival))
  })
  return { inOrder: inOrder.path, others: needed }
}

/** An index over some of the rows has to hold all that match. */
function isUsable({ columns, predicate }: Index, bounds: readonly Bound[]): boolean {
  const holdsAll = predicate === null || bounds.some(({ column }) => predicate === `${column} is not null`)
  return columns[0] === 'workspace_id' && holdsAll
}

function pathIn(
  { columns }: Index,
  bounds: readonly Bound[],
  order: readonly string[],
): { path: Path; isInOrder: boolean } {
  const [, ...free] = columns
  const fixed: Bound[] = []
  for (;;) {
    const next = bounds.find(({ column, operator }) => column === free[0] && operator === '=')
    // What the list is sorted by stays part of its order, although all rows have one value of it.
    if (!next || order.includes(next.column)) break
    fixed.push(next)
    free.shift()
  }
  if (order.every((column, n) => column === free[n])) return { path: { fixed }, isInOrder: true }
  const ranged = (direction: string) =>
    bounds.find(({ column, operator }) => column === free[0] && operator.startsWith(direction))
  return { path: { fixed, lower: ranged('>'), upper: ranged('<') }, isInOrder: false }
}

/** Whether whatever bounds the one path bounds the other as well. */
function isWithin(path: Path, other: Path): boolean {
  const bounding = listBounding(other)
  return listBounding(path).every(bound => bounding.includes(bound))
}

export function listBounding({ fixed, lower, upper }: Path): Bound[] {
  return [...fixed, lower, upper].filter(bound => bound !== undefined)
}
