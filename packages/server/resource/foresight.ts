// Foresight: what a record is after a change of plain fields is known before it is written, so that nothing waits for its row.

import type { Bound, WriteDb } from '@muster/db'
import { markExact } from '../http/response/response-fields.ts'
import type { Draft } from './checks.ts'
import type { Fields } from './fields.ts'

export interface ForesightFacts<Field extends string = string> {
  /** SQL of the fields that no column holds. */
  readonly computed?: object
  /** Columns that PostgreSQL works out of others. */
  readonly derived?: readonly Field[]
}

/** A change of a locked record. */
interface Change<Item> {
  readonly before: Item
  /** The fields as they are stored, in the text that is written. */
  readonly stored: Draft
  /** The fields that are given, in the same text. */
  readonly changes: Draft
  /** What writes it, with the stamp that it is given. */
  readonly bind: (at: string) => Bound<Item>
}

export interface Foresight {
  /** Writes it in the next flush; the record as it is then. Undefined, and not written, where only PostgreSQL can say what it is. */
  write<Item extends object>(db: WriteDb, change: Change<Item>): Item | undefined
}

/** Nothing is foreseen of a kind that has fields which are worked out: a change of others may change them. */
export function makeForesight(fields: Fields, { computed, derived = [] }: ForesightFacts): Foresight {
  const isForeseeable =
    computed === undefined && derived.length === 0 && fields.columns.includes('updated_at')
  return {
    write(db, { before, stored, changes, bind }) {
      const stamp = db.findStamp(fields.table)
      // Whoever was waited for may have a later stamp than the transaction, and must not be stamped over.
      if (!isForeseeable || stamp === undefined || String((before as Draft).updated_at) >= stamp)
        return undefined
      const after = foresee(fields, before, { stored, changes, stamp })
      if (!after) return undefined
      // What is answered loses the fields that its reader may not see.
      const expected = Object.assign({}, after) as Draft
      db.runWithNext(bind(stamp), rows => assertForeseen(fields, expected, rows))
      return markExact(after)
    },
  }
}

interface Stamped {
  readonly stored: Draft
  readonly changes: Draft
  readonly stamp: string
}

function foresee<Item extends object>(
  { writable, plain }: Fields,
  before: Item,
  { stored, changes, stamp }: Stamped,
): Item | undefined {
  const old = before as Draft
  const after: Record<string, unknown> = { ...old, updated_at: stamp }
  for (const field of writable) {
    const value = field in changes ? changes[field] : stored[field]
    if (isSame(old[field], value)) continue
    if (!plain.has(field)) return undefined
    after[field] = value
  }
  if (changes.deleted === true) after.deleted = true
  return after as Item
}

/** The event and the answer have the record as it was foreseen, so nothing else may be stored. */
export function assertForeseen(
  { noun }: Pick<Fields, 'noun'>,
  foreseen: object,
  [row]: readonly object[],
): void {
  const expected = foreseen as Draft
  if (!row) throw new Error(`No ${noun} was written: its statement found no row to start from.`)
  const is = row as Draft
  const other = Object.keys(is).filter(field => !isEqual(is[field], expected[field]))
  if (other.length === 0) return
  throw new Error(`The ${noun} ${is.id} has another ${other.join(', ')} than was foreseen.`)
}

const isEqual = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other)

/** Whether a field has the value already that is written. A list of objects comes as the text that is stored. */
export function isSame(before: unknown, after: unknown): boolean {
  if (before === after) return true
  const text = Array.isArray(before) && JSON.stringify(before)
  return text !== false && (text === after || text === JSON.stringify(after))
}
