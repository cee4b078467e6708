// What a handler is given besides its input: the transaction, the caller and the moment.

import type { Db } from '@muster/db'
import type { Caller } from './caller.ts'

export interface Context {
  /** The transaction, inside the caller's workspace. */
  readonly db: Db
  readonly caller: Caller
  /** The moment of the request. Stamps are the database's; this one decides civil dates. */
  readonly now: Temporal.Instant
  /** Reads and writes the cursors of one list. */
  readonly cursors: Cursors
}

export interface Cursors {
  read(list: string, cursor: string): { created_at: string; id: string }
  write(list: string, position: { created_at: string; id: string }): string
}

/** A moment in a workspace's zone; all that a civil date needs. */
export interface Moment {
  readonly now: Temporal.Instant
  readonly caller: { readonly workspace: { readonly timezone: string } }
}

/** Today in the workspace's zone, `YYYY-MM-DD`. */
export function today({ caller, now }: Moment): string {
  return now.toZonedDateTimeISO(caller.workspace.timezone).toPlainDate().toString()
}
