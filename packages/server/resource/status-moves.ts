// Moves between statuses: a record's new status is written with what goes with it, stamped once.

import { bind, type Db, type Locked, statement, type Values, type WriteDb } from '@muster/db'
import type { Inside } from '../http/context.ts'
import { markExact } from '../http/response/response-fields.ts'
import type { Fields } from './fields.ts'
import { assertForeseen } from './foresight.ts'
import { noteChanged } from './history.ts'

interface Moved<Item> {
  readonly fields: Pick<Fields, 'table' | 'selected' | 'noun'>
  find(call: Inside, id: string): Promise<Item>
}

type StatusOf<Item> = Item extends { readonly status?: infer Status extends string } ? Status : never

export interface Move<Item> {
  /** Writes a record's new status and what goes with it, in the flush of others where one is given. */
  (call: { readonly db: Db }, id: string, values?: Values, flush?: Db): Promise<Item>
  /**
   * The same in the next flush, of a locked record of which all is known that it becomes at a moment; what it is then.
   * Undefined, and not written, where only PostgreSQL can say the moment.
   */
  foresee(
    db: WriteDb,
    before: Locked<Item>,
    values: Values,
    become: (at: string) => Partial<Item>,
  ): Item | undefined
}

/** A move to a status. `assignments` are what else is set; the moment is `made.at`, one look at the clock for all of it. */
export function moveTo<Item extends object>(
  { fields }: Moved<Item>,
  status: StatusOf<Item>,
  ...assignments: readonly string[]
): Move<Item> {
  const { table, selected } = fields
  const set = [`status = '${status}'`, ...assignments, 'updated_at = made.at'].join(', ')
  const moveRecord = statement<Item, Values>(
    `move_${table}_to_${status}`,
    `update ${table} set ${set} from (select coalesce(:at::timestamptz, stamp()) as at) as made
     where workspace_id = :workspace_id and id = :id returning ${selected}`,
  )
  const move = async ({ db }: { readonly db: Db }, id: string, values?: Values, flush = db) => {
    const [item] = await flush.run(moveRecord, { ...values, id, at: null })
    noteChanged(db, item!)
    return markExact(item!)
  }
  const foresee: Move<Item>['foresee'] = (db, before, values, become) => {
    const at = db.findStamp(table)
    const { id, updated_at } = before as unknown as { readonly id: string; readonly updated_at: string }
    // Whoever was waited for may have a later stamp than the transaction.
    if (at === undefined || updated_at >= at) return undefined
    const after: Item = Object.assign({}, before, become(at), { status, updated_at: at })
    // What is answered loses the fields that its reader may not see.
    const expected = Object.assign({}, after)
    db.runWithNext(bind(moveRecord, { ...values, id, at }), rows => assertForeseen(fields, expected, rows))
    noteChanged(db, after)
    return markExact(after)
  }
  return Object.assign(move, { foresee })
}
