// Lists: newest first, filtered, walked by an authenticated cursor.

import { markExact } from './exact.ts'
import { type Fields, Variants } from './fields.ts'
import type { Context } from './handler.ts'
import { today } from './handler.ts'

export const maxPage = 100

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
}

export interface ListFacts {
  /** Conditions of query parameters that are no plain equality on the field of their name: SQL with :parameter. */
  readonly filters?: Readonly<Record<string, string>>
}

const positioned = '(created_at, id) < (:after_created_at::timestamptz, :after_id)'
const paging = new Set(['limit', 'starting_after', 'include_deleted'])

/** `within` fixes columns, such as the employee whose addresses are listed. */
export function lister<Item extends { created_at: string; id: string }>(fields: Fields, facts: ListFacts) {
  const condition = (part: string): string => {
    if (part === 'starting_after') return positioned
    if (part === 'live') return 'not deleted'
    // Cut to the milliseconds of our stamps where the query is read.
    if (part === 'updated_since') return 'updated_at >= :updated_since::timestamptz'
    return facts.filters?.[part] ?? `${part} = :${part}`
  }
  const statements = new Variants<Item>(`list_${fields.table}`, parts => {
    const conditions = ['workspace_id = :workspace_id', ...parts.map(condition)].join(' and ')
    return `select ${fields.selected} from ${fields.table} where ${conditions} order by created_at desc, id desc limit ${maxPage + 1}`
  })

  return async (
    call: Context & { query: ListQuery },
    within: Readonly<Record<string, string>> = {},
  ): Promise<Page<Item>> => {
    const { db, query } = call
    const filters = { ...within, ...filtersOf(query) }
    const list = listName(db.workspace_id, fields.table, filters, query)
    const after =
      query.starting_after === undefined ? undefined : call.cursors.read(list, query.starting_after)
    const parts = Object.keys(filters)
    // Deleted records stay out unless they are asked for.
    if (fields.softDeleted && !query.include_deleted) parts.push('live')
    if (after) parts.push('starting_after')
    if (query.updated_since !== undefined) await db.barrier()
    const size = Math.min(query.limit ?? 25, maxPage)
    const values = {
      ...filters,
      ...(after && { after_created_at: after.created_at, after_id: after.id }),
      ...(fields.dated && { today: today(call) }),
    }
    // One more than the page holds tells whether there are more.
    const rows = await db.run(statements.for(parts), values, size + 1)
    const more = rows.length > size
    if (more) rows.pop()
    const last = rows.at(-1)
    return markExact({
      data: rows,
      has_more: more,
      next_cursor: more && last ? call.cursors.write(list, last) : null,
    })
  }
}

function filtersOf(query: ListQuery): Record<string, unknown> {
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
  return JSON.stringify([workspace, table, query.include_deleted === true, sorted])
}
