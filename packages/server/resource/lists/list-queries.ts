// Reading a list: the statements that find a page along an index, and never look at more rows than a budget.

import { byIndex, type Statement, statement, type Values } from '@muster/db'
import { indexes } from '../../gen/indexes.ts'
import { type Filter, findPaths, listBounds, OtherTable, type Path } from '../access-paths.ts'
import { asRow, eachAndAll, type Fields, showRemoved } from '../fields.ts'
import { compareRowSql, compareSql, filterSql, matchOtherTableSql, within } from './list-conditions.ts'
import { afterPosition, newestFirst, type Order, orderSql, towards } from './list-order.ts'

/** Fifty of the largest pages: some 10 ms of PostgreSQL's time. */
export const maxRows = 5_000
/** The largest page, and one more that tells whether there are more. */
export const maxFound = 101

/** The statements of one list under one set of filters. */
export interface Reading<Item> {
  /**
   * Walks the list in its order. Where the budget ends before the page is full, the last row that was looked at comes
   * behind those that match, once more where it does, with null for `object`.
   */
  readonly walk: Statement<Item, Values>
  /** Counts what the walk finds within the budget. */
  readonly walkCount: Statement<Looked, Values>
  /** What can be gathered through other indexes where that is within the budget, which `count` tells. */
  readonly gatherings: readonly Gathering<Item>[]
  /**
   * Where there is one way to gather, and so nothing to choose: gathers if that is within the budget, and else finds a
   * single row with null for `object`.
   */
  readonly gatherFew: Statement<Item, Values> | undefined
  /** Walks what was removed in the same way; undefined where nothing ever is. */
  readonly removed:
    | { readonly walk: Statement<Item, Values>; readonly total: Statement<Total, Values> }
    | undefined
  /** Counts all of the list; undefined where a page is continued, because the first page has it. */
  readonly total: Statement<Total, Values> | undefined
}

export interface Total {
  readonly records: number
}

/** What matches among the rows that were looked at. */
export interface Looked extends Total {
  readonly rows: number
}

export interface Gathering<Item> {
  /** Of the rows that it would look at. */
  readonly count: Statement<{ rows: number }, Values>
  readonly gather: Statement<Item, Values>
  readonly total: Statement<Total, Values>
}

interface Source {
  readonly counted: string
  /** Under these conditions, too. */
  readonly gather: (also?: readonly string[]) => string
}

/** What a list asks, by its parts: filters by name, its order, and where it starts. */
export interface Asked {
  readonly filters: ReadonlyMap<string, Filter>
  readonly order: Order
  readonly isContinued: boolean
}

/** Statements get this name and their place; without a name they are not kept. */
export function makeReading<Item extends object>(name: string, fields: Fields, whole: Asked): Reading<Item> {
  const { table } = fields
  const { filters, order, isContinued } = whole
  const paths = findPaths(indexes[table] ?? [], [...filters.values()].flatMap(listBounds), order.columns)
  if (!paths)
    throw new Error(
      `No index has ${table} in the order of its list; make one over (workspace_id, ${order.columns.join(', ')}).`,
    )
  const nameOf = (kind: string) => name && `${name}_${kind}`
  const asked = [...filters.values()]
  const open = asked.filter(filter => !isDecidedBy(paths.inOrder, filter)).map(each => filterSql(table, each))
  const others = asked.filter(filter => filter instanceof OtherTable)
  const sources: Source[] = [
    ...paths.others.map(
      (path): Source => ({
        counted: gatherSql(table, path),
        gather: also => gatherText(fields, path, whole, also),
      }),
    ),
    ...others.map(
      (other): Source => ({
        counted: within(other),
        gather: also => gatherByOtherTable(fields, other, whole, also),
      }),
    ),
  ]
  const [only, ...more] = sources
  return {
    walk: byIndex(statement<Item, Values>(nameOf('walk'), walkText(fields, paths.inOrder, open, whole))),
    walkCount: byIndex(statement<Looked, Values>('', walkCountText(table, paths.inOrder, open, order))),
    gatherings: sources.map(({ counted, gather }, n) => ({
      count: byIndex(statement<{ rows: number }, Values>(nameOf(`count_${n}`), countText(counted))),
      gather: byIndex(statement<Item, Values>(nameOf(`gather_${n}`), `${gather()} limit ${maxFound}`)),
      total: byIndex(
        statement<Total, Values>('', `select count(*)::int as records from (${gather()}) as found`),
      ),
    })),
    gatherFew:
      only && more.length === 0
        ? byIndex(statement<Item, Values>(nameOf('few'), gatherFewText(fields, only)))
        : undefined,
    // What was removed is kept in the order of lists alone.
    removed:
      fields.removable && order.columns.join() === fields.order.join()
        ? {
            walk: statement<Item, Values>('', writeRemoved(fields, asked, isContinued)),
            total: statement<Total, Values>('', writeRemovedTotal(table, asked)),
          }
        : undefined,
    // Without a name: few ask for it, and a plan would stay with the connection.
    total: isContinued ? undefined : byIndex(statement<Total, Values>('', totalText(table, asked))),
  }
}

/**
 * Filters one at a time and all at once, those by a plain column too: what stands for all lists of a table. Nothing for
 * a table without the index that lists are ordered by, for it has no list.
 */
export function sampleParts(fields: Fields, named: readonly string[]): (readonly string[])[] {
  const { table, columns, order, softDeleted } = fields
  if (!findPaths(indexes[table] ?? [], [], order)) return []
  const sorts = fields.sorts.map(sort => `sort ${sort}`)
  const isCompared = (column: string) => !order.includes(column) && !fields.json.has(column)
  const filters = new Set([...columns.filter(isCompared), ...named])
  if (softDeleted) filters.add('live')
  if (columns.includes('updated_at')) filters.add('updated_since')
  return [
    [],
    ['starting_after'],
    ...eachAndAll([...filters]),
    [...filters, 'starting_after'],
    ...sorts.flatMap(sort => [[sort], [sort, 'starting_after'], [...filters, sort, 'starting_after']]),
  ]
}

function isDecidedBy({ fixed }: Path, filter: Filter): boolean {
  const bounds = listBounds(filter)
  return (
    bounds.length > 0 &&
    bounds.every(bound => fixed.some(({ column, value }) => column === bound.column && value === bound.value))
  )
}

function walkText(fields: Fields, path: Path, open: readonly string[], asked: Asked): string {
  const { table, object, shown } = fields
  const { order, isContinued } = asked
  const { beyond, from, within: end } = towards(order)
  const columns = path.fixed.map(({ column }) => column)
  const values = path.fixed.map(({ value }) => value)
  const within = [
    'workspace_id = :workspace_id',
    ...compareSql(columns, end, values),
    ...(isContinued
      ? compareSql([...columns, ...order.columns], beyond, [...values, ...afterPosition(order)])
      : compareSql(columns, from, values)),
  ].join(' and ')
  const inOrder = orderSql([...columns, ...order.columns], order)
  if (open.length === 0)
    return `select '${object}' as object, ${shown} from ${table} where ${within} ${inOrder} limit ${maxFound}`
  // Expressions get names, or the planner would not see outside that the rows are in order already.
  const leading = columns.map((_, n) => `leading_${n}`)
  const named = columns.map((column, n) => `, ${column} as ${leading[n]}`).join('')
  // The second half runs only where the first leaves the page short.
  return `(select '${object}' as object, ${shown}
     from (select ${table}.*${named} from ${table} where ${within} ${inOrder} limit ${maxRows}) as ${table}
     where ${open.join(' and ')} ${orderSql([...leading, ...order.columns], order)} limit ${maxFound})
    union all
    (select null, ${shown} from ${table} where workspace_id = :workspace_id
       and id = (select id from ${table} where ${within} ${inOrder} offset ${maxRows - 1} limit 1))`
}

function walkCountText(table: string, path: Path, open: readonly string[], order: Order): string {
  const columns = path.fixed.map(({ column }) => column)
  const values = path.fixed.map(({ value }) => value)
  const { from, within: end } = towards(order)
  const within = [
    'workspace_id = :workspace_id',
    ...compareSql(columns, end, values),
    ...compareSql(columns, from, values),
  ].join(' and ')
  const inOrder = orderSql([...columns, ...order.columns], order)
  return `select count(*) filter (where ${['true', ...open].join(' and ')})::int as records, count(*)::int as rows
    from (select ${table}.* from ${table} where ${within} ${inOrder} limit ${maxRows}) as ${table}`
}

function writeRemovedTotal(table: string, filters: readonly Filter[]): string {
  const matching = ['true', ...filters.map(filter => filterSql(table, filter))].join(' and ')
  const kept = `select record from removed_records where workspace_id = :workspace_id and kind = '${table}'`
  return `select count(*)::int as records from (${kept}) as kept ${asRow(table)} where ${matching}`
}

/** What was removed is read as rows of its table, which its last values are. */
function writeRemoved(fields: Fields, filters: readonly Filter[], isContinued: boolean): string {
  const { table, object, shown } = fields
  const order = newestFirst(fields.order)
  const kind = `workspace_id = :workspace_id and kind = '${table}'`
  const own = order.columns.map(column => (column === 'id' ? 'record_id' : column))
  const positioned = isContinued ? compareSql(own, '<', afterPosition(order)) : []
  const within = [kind, ...positioned].join(' and ')
  const row = asRow(table)
  const kept = `select record from removed_records where ${within} ${orderSql(own, order)}`
  const matching = filters.map(filter => filterSql(table, filter))
  const listed = order.columns.map(column => `${table}.${column}`)
  return `(select '${object}' as object, ${showRemoved(shown)} from (${kept} limit ${maxRows}) as kept ${row}
     ${matching.length > 0 ? `where ${matching.join(' and ')} ` : ''}${orderSql(listed, order)} limit ${maxFound})
    union all
    (select null, ${showRemoved(shown)} from (${kept} offset ${maxRows - 1} limit 1) as kept ${row})`
}

function countText(counted: string): string {
  return `select count(*)::int as rows from (select from ${counted} limit ${maxRows + 1}) as found`
}

/** Counts once, and reads nothing where that is beyond the budget. */
function gatherFewText({ table, shown }: Fields, { counted, gather }: Source): string {
  return `with counted as materialized (${countText(counted)})
    (${gather([`(select rows from counted) <= ${maxRows}`])} limit ${maxFound})
    union all
    (select null, ${shown} from counted left join ${table} on false where counted.rows > ${maxRows})`
}

/** Reads what the other table names once, and not for each record. */
function totalText(table: string, filters: readonly Filter[]): string {
  const matching = filters.map(filter =>
    filter instanceof OtherTable
      ? `${table}.id in (select ${filter.column} from ${within(filter)})`
      : filterSql(table, filter),
  )
  return `select count(*)::int as records from ${table} where ${['workspace_id = :workspace_id', ...matching].join(' and ')}`
}

function gatherText(
  fields: Fields,
  path: Path,
  { filters, order, isContinued }: Asked,
  also: readonly string[] = [],
): string {
  const { table, object, shown } = fields
  const positioned = isContinued ? compareSql(order.columns, towards(order).beyond, afterPosition(order)) : []
  const asked = [...filters.values()].map(filter => filterSql(table, filter))
  const matching = [...asked, ...positioned, ...also].join(' and ')
  // The offset keeps the order inside, and with it the index.
  return `select '${object}' as object, ${shown} from (select ${table}.* from ${gatherSql(table, path)} offset 0) as ${table} where ${matching} ${orderSql(order.columns, order)}`
}

/**
 * Puts what the other table names in order before it looks at the records, of which a page needs few. By a field that the
 * other table does not have, it looks at all that it names first.
 */
function gatherByOtherTable(
  fields: Fields,
  other: OtherTable,
  asked: Asked,
  also: readonly string[] = [],
): string {
  const { table, object, shown } = fields
  const { order, isContinued } = asked
  const filters = [...asked.filters.values()]
  const others = filters.filter(filter => filter instanceof OtherTable && filter !== other) as OtherTable[]
  const isOrdered = order.columns.join() === fields.order.join()
  const columns = isOrdered
    ? order.columns.map(column => (column === 'id' ? other.column : column))
    : [other.column]
  const named = [
    within(other, 'named'),
    ...others.map(each => matchOtherTableSql(each, `named.${other.column}`)),
    ...(isContinued && isOrdered ? compareSql(columns, towards(order).beyond, afterPosition(order)) : []),
  ].join(' and ')
  const listed = order.columns.map(column => `${table}.${column}`)
  const matching = [
    ...filters.filter(filter => !(filter instanceof OtherTable)).map(each => filterSql(table, each)),
    ...(isContinued && !isOrdered ? compareSql(listed, towards(order).beyond, afterPosition(order)) : []),
    ...also,
  ]
  return `select '${object}' as object, ${shown}
    from (select distinct ${columns.join(', ')} from ${named}${isOrdered ? ` ${orderSql(columns, order)}` : ''}) as named,
      lateral (select ${table}.* from ${table} where workspace_id = :workspace_id and id = named.${other.column} offset 0) as ${table}
    ${matching.length > 0 ? `where ${matching.join(' and ')} ` : ''}${orderSql(isOrdered ? columns.map(column => `named.${column}`) : listed, order)}`
}

function gatherSql(table: string, { fixed, lower, upper }: Path): string {
  const within = [
    'workspace_id = :workspace_id',
    ...compareRowSql([...fixed, ...(lower ? [lower] : [])], lower?.operator ?? '>='),
    ...compareRowSql([...fixed, ...(upper ? [upper] : [])], upper?.operator ?? '<='),
  ].join(' and ')
  const columns = [...fixed, lower ?? upper].flatMap(bound => bound?.column ?? [])
  return `${table} where ${within} order by ${columns.join(', ')}`
}
