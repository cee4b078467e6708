// Lists: newest first, filtered, walked by an authenticated cursor.

import type { OperationId, operations } from '@muster/contract'
import { bind, type Db, type Statement, type Values } from '@muster/db'
import { say } from '@muster/sentences'
import type { ListCount, PagedCall } from '../http/context.ts'
import { today } from '../http/context.ts'
import { invalidField } from '../http/problem.ts'
import { markExact } from '../http/response/response-fields.ts'
import type { Filter } from './access-paths.ts'
import { type Fields, Variants } from './fields.ts'
import { type Listed, newestFirst, type Order, readPosition, readSort } from './lists/list-order.ts'
import {
  type Asked,
  type Gathering,
  makeReading,
  maxRows,
  type Reading,
  sampleParts,
  type Total,
} from './lists/list-queries.ts'
import { findPeople, findPeopleFilters, makeReadingOfPeople } from './lists/reach-lists.ts'

const maxPage = 100

export interface Page<Item> {
  data: Item[]
  has_more: boolean
  next_cursor: string | null
}

export interface ListQuery {
  readonly limit?: number
  readonly starting_after?: string
  readonly updated_since?: string
  readonly include_deleted?: boolean
  readonly sort?: string
}

type ListOf<Id extends OperationId> = (typeof operations)[Id] extends {
  readonly result: { readonly schema: infer Page extends string }
}
  ? Page
  : never

/** By the page of a list: the names of what its query takes. */
type QueryNames = {
  [Id in OperationId as ListOf<Id>]: (typeof operations)[Id]['parameters']['query'][number]['name']
}

/** What the lists of a kind can be filtered by. */
export type FilterOf<Name extends string> = `${Name}Page` extends infer Page extends keyof QueryNames
  ? QueryNames[Page]
  : never

export interface ListFacts<Parameter extends string = string> {
  /** What its statements are named after, where an object has several lists. */
  readonly name?: string
  /** Query parameters that neither take a value of the field of their name nor compare one, as the contract says it. */
  readonly filters?: { readonly [Name in Parameter]?: Filter }
  /** What a slice puts into the query by itself, under a name of its own. */
  readonly conditions?: Readonly<Record<string, Filter>>
}

type Filters = Readonly<Record<string, Filter | undefined>>

const paging = new Set(['limit', 'starting_after', 'include_deleted', 'sort'])

/** `within` fixes columns, such as the employee whose addresses are listed. */
export function makeLister<Item extends object>(fields: Fields, facts: ListFacts) {
  const filters: Filters = {
    ...fields.compared,
    ...facts.filters,
    ...facts.conditions,
    only: 'id = any(:only)',
  }
  // A plan takes some 150 kB of every connection, and a reading has up to five of them.
  const readings = new Variants(
    `list_${facts.name ?? fields.object}`,
    sampleParts(fields, Object.keys(filters)),
    (parts, name) => makeReading<Item & Listed>(name, fields, readParts(parts, fields, filters)),
    32,
  )
  const personal = makePersonalReadings<Item>(fields, facts, filters)

  return async (
    call: PagedCall & { query: ListQuery },
    within: Readonly<Record<string, string>> = {},
  ): Promise<Page<Item>> => {
    const { query } = call
    const db = query.updated_since === undefined ? call.db : call.db.behindBarrier()
    const order = orderOf(fields, query)
    // The path stands above the query.
    const given = { ...readFilters(query), ...within, ...(call.only && { only: call.only }) }
    const list = listName(db.workspace_id, fields.table, given, query)
    const after =
      query.starting_after === undefined ? undefined : call.cursors.read(list, query.starting_after)
    const parts = Object.keys(given).sort()
    // Deleted records stay out unless they are asked for.
    if (fields.softDeleted && !query.include_deleted) parts.push('live')
    if (query.sort !== undefined) parts.push(`sort ${query.sort}`)
    if (after) parts.push('starting_after')
    const size = Math.min(query.limit ?? 25, maxPage)
    const isPlaced = order.columns[0] !== 'id'
    const people = await findPeople(db, fields, call.caller.person)
    const values = {
      ...given,
      ...people,
      ...(after && { after_id: after.id, ...(isPlaced && { after_place: after.place }) }),
      ...(fields.dated && { today: today(call) }),
    }
    const reading = (call.caller.person ? personal : readings).for([...parts, ...Object.keys(people)])
    const gone = query.include_deleted ? reading.removed : undefined
    // One more than the page holds tells whether there are more.
    const { rows, end } = await readRows(db, reading, { gone, values, size: size + 1 })
    const more = rows.length > size
    if (more) rows.pop()
    const last = more ? rows.at(-1) : end
    const totals = [reading.total, gone?.total].filter(total => total !== undefined)
    if (reading.total && call.tellTotal) call.tellTotal(last ? await count(db, totals, values) : rows.length)
    if (call.tellCount && !after) call.tellCount(await look(db, reading, values))
    return markExact({
      data: rows,
      has_more: last !== undefined,
      next_cursor: last ? call.cursors.write(list, readPosition(last, order)) : null,
    })
  }
}

/** The same for a person, by statements of their own: those of keys stay as they are, and as many are kept. */
function makePersonalReadings<Item extends object>(
  fields: Fields,
  facts: ListFacts,
  filters: Filters,
): Variants<Reading<Item & Listed>> {
  const people = findPeopleFilters(fields.table)
  const isListed = sampleParts(fields, []).length > 0
  const samples = isListed ? Object.keys(people).flatMap(part => [[part], [part, 'starting_after']]) : []
  return new Variants(
    `list_${facts.name ?? fields.object}_of_person`,
    samples,
    (parts, name) => {
      const asked = readParts(parts, fields, { ...filters, ...people })
      return parts.includes('people')
        ? makeReadingOfPeople<Item & Listed>(fields, asked)
        : makeReading<Item & Listed>(name, fields, asked)
    },
    8,
  )
}

function orderOf(fields: Fields, { sort, include_deleted }: ListQuery): Order {
  if (sort === undefined) return newestFirst(fields.order)
  if (!include_deleted) return readSort(sort)
  throw invalidField(
    'sort',
    say`cannot be sent together with include_deleted; a sync reads the list newest first`,
  )
}

/** What a list asks, from the names of its filters, its sort, and whether it goes on. */
function readParts(parts: readonly string[], fields: Fields, filters: Filters): Asked {
  const filter = (part: string): Filter => {
    if (part === 'live') return 'not deleted'
    // Cut to the milliseconds of our stamps where the query is read.
    if (part === 'updated_since') return { updated_at: '>= :updated_since::timestamptz' }
    return filters[part] ?? { [part]: `= :${part}` }
  }
  const [sort] = parts.flatMap(part => /^sort (.+)$/.exec(part)?.[1] ?? [])
  const names = parts.filter(part => part !== 'starting_after' && !part.startsWith('sort '))
  return {
    filters: new Map(names.map(part => [part, filter(part)])),
    order: sort === undefined ? newestFirst(fields.order) : readSort(sort),
    isContinued: parts.includes('starting_after'),
  }
}

interface Walked<Item> {
  /** Walks what was removed, where that is asked for. */
  readonly gone: Reading<Item>['removed']
  readonly values: Values
  readonly size: number
}

async function readRows<Item extends Listed>(
  db: Db,
  reading: Reading<Item>,
  { gone, values, size }: Walked<Item>,
) {
  const live = await readLive(db, reading, values, size)
  return merge(live, gone ? await db.run(gone.walk, values) : [], size)
}

/** Where there is one way to gather, it is counted and gathered at once. */
async function readLive<Item extends Listed>(
  db: Db,
  { walk, gatherings, gatherFew }: Reading<Item>,
  values: Values,
  size: number,
): Promise<Item[]> {
  if (!gatherFew) return db.run((await findSmallest(db, gatherings, values))?.gather ?? walk, values, size)
  const few = await db.run(gatherFew, values, size)
  return few[0]?.object === null ? db.run(walk, values, size) : few
}

async function count(db: Db, totals: readonly Statement<Total, Values>[], values: Values): Promise<number> {
  let records = 0
  for (const total of totals) records += (await db.run(total, values))[0]!.records
  return records
}

/** Counts within the budget of a page, so that it costs no more than one. */
async function look<Item>(
  db: Db,
  { walkCount, gatherings }: Reading<Item>,
  values: Values,
): Promise<ListCount> {
  const smallest = await findSmallest(db, gatherings, values)
  if (smallest) {
    const [total] = await db.run(smallest.total, values)
    return { records: total!.records, isMore: false }
  }
  const [looked] = await db.run(walkCount, values)
  return { records: looked!.records, isMore: looked!.rows >= maxRows }
}

/** The way to gather the fewest rows, where they are within the budget. */
async function findSmallest<Item>(db: Db, gatherings: readonly Gathering<Item>[], values: Values) {
  if (gatherings.length === 0) return undefined
  const counts = await db.runAll(...gatherings.map(({ count }) => bind(count, values)))
  const rows = counts.map(([count]) => count!.rows)
  const fewest = Math.min(...rows)
  return fewest > maxRows ? undefined : gatherings[rows.indexOf(fewest)]
}

/** The row at which the walk ended for its budget, taken off the page; undefined where the list ended. */
function endOfWalk<Item extends Listed>(rows: Item[]): Item | undefined {
  return rows.at(-1)?.object === null ? rows.pop() : undefined
}

const ageOf = ({ created_at = '', id }: Listed): string => `${created_at} ${id}`
const compareAges = (a: Listed, b: Listed): number => (ageOf(a) < ageOf(b) ? 1 : -1)

/** Two walks as one: no further than the one that ended first for its budget, for nobody knows what it has behind. */
function merge<Item extends Listed>(
  live: Item[],
  gone: Item[],
  size: number,
): { rows: Item[]; end: Item | undefined } {
  const [liveEnd, goneEnd] = [endOfWalk(live), endOfWalk(gone)]
  if (gone.length === 0 && goneEnd === undefined) return { rows: live, end: liveEnd }
  const [end] = [liveEnd, goneEnd].filter(each => each !== undefined).sort(compareAges)
  const rows = [...live, ...gone].sort(compareAges)
  const known = end ? rows.filter(row => ageOf(row) >= ageOf(end)) : rows
  return { rows: known.slice(0, size), end }
}

function readFilters(query: ListQuery): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(query).filter(([name, value]) => !paging.has(name) && value !== undefined),
  )
}

/** What a cursor is bound to: everything that decides which rows the list holds. */
function listName(
  workspace: string,
  table: string,
  filters: Record<string, unknown>,
  query: ListQuery,
): string {
  const sorted = Object.entries(filters).sort(([a], [b]) => (a < b ? -1 : 1))
  const asked = [workspace, table, query.include_deleted === true, sorted]
  // Without a sort it is what the former release has: a cursor goes on under this one.
  return JSON.stringify(query.sort === undefined ? asked : [...asked, query.sort])
}
