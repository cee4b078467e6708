// Moves between statuses: a record's new status is written with what goes with it, stamped once.

import { type Db, statement, type Values } from '@muster/db'
import type { Inside } from '../http/context.ts'
import { markExact } from '../http/response/response-fields.ts'
import { noteChanged } from './history.ts'

interface Moved<Item> {
  readonly fields: { readonly table: string; readonly selected: string }
  find(call: Inside, id: string): Promise<Item>
}

type StatusOf<Item> = Item extends { readonly status?: infer Status extends string } ? Status : never

/** Writes a record's new status and what goes with it, in the flush of others where one is given. */
export type Move<Item> = (call: { readonly db: Db }, id: string, values?: Values, flush?: Db) => Promise<Item>

/** A move to a status. `assignments` are what else is set; the moment is `made.at`, one look at the clock for all of it. */
export function moveTo<Item extends object>(
  { fields: { table, selected } }: Moved<Item>,
  status: StatusOf<Item>,
  ...assignments: readonly string[]
): Move<Item> {
  const set = [`status = '${status}'`, ...assignments, 'updated_at = made.at'].join(', ')
  const moveRecord = statement<Item, Values>(
    `move_${table}_to_${status}`,
    `update ${table} set ${set} from (select stamp() as at) as made
     where workspace_id = :workspace_id and id = :id returning ${selected}`,
  )
  return async ({ db }, id, values, flush = db) => {
    const [item] = await flush.run(moveRecord, { ...values, id })
    noteChanged(db, item!)
    return markExact(item!)
  }
}
