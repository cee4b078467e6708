// Status transitions: a request is decided or cancelled, stamped once, while its employee is locked.

import { type Db, statement, type Values } from '@muster/db'
import type { Context } from '../../http/context.ts'
import { markExact } from '../../http/response-fields.ts'
import { type OwnFacts, readOwner } from './timekeeping-facts.ts'

interface Moved {
  readonly fields: { readonly table: string; readonly selected: string }
}

/** Writes a record's new status and what goes with it. */
export type Move<Item> = (call: { readonly db: Db }, id: string, values?: Values) => Promise<Item>

/** A move to a status. `assignments` are what else is set; the moment is `made.at`, one look at the clock for all of it. */
export function moveTo<Item extends object>(
  { fields: { table, selected } }: Moved,
  status: string,
  ...assignments: readonly string[]
): Move<Item> {
  const set = [`status = '${status}'`, ...assignments, 'updated_at = made.at'].join(', ')
  const moved = statement<Item, Values>(
    `move_${table}_to_${status}`,
    `update ${table} set ${set} from (select stamp() as at) as made
     where workspace_id = :workspace_id and id = :id returning ${selected}`,
  )
  return async ({ db }, id, values) => {
    const [item] = await db.run(moved, { ...values, id })
    return markExact(item!)
  }
}

interface Owned<Item> {
  find(call: Context, id: string): Promise<Item>
  lock(call: Context, id: string): Promise<Item>
}

/** The record that the path names, once nothing else of its employee can change. A 409 where the employee is deleted. */
export async function lockOwned<Item extends { readonly employee_id: string }>(
  store: Owned<Item>,
  call: Context & { readonly path: { readonly id: string } },
): Promise<{ readonly own: OwnFacts; readonly before: Item }> {
  const { employee_id } = await store.find(call, call.path.id)
  const own = await readOwner(call.db, employee_id)
  return { own, before: await store.lock(call, call.path.id) }
}
