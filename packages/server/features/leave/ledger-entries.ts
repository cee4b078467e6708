// Entries of the leave ledger that no application makes: adjustments, settlements and the year's close.

import { type Db, statement } from '@muster/db'
import type { Day, LedgerEntry } from '@muster/engine'
import { newId } from '../../resource/ids.ts'

export interface Entry extends LedgerEntry {
  readonly leave_allocation_id: string
  readonly because: string
  /** The last day of the former employment that the entry settles. */
  readonly settled_until?: Day
}

const insertEntries = statement<unknown, { entries: string }>(
  'insert_leave_entries_by_hand',
  `insert into leave_ledger_entries (workspace_id, id, leave_allocation_id, kind, days, because, settled_until)
   select :workspace_id, r.id, r.leave_allocation_id, r.kind, r.days, r.because, r.settled_until
   from json_to_recordset(:entries::json) as r (id text, leave_allocation_id text, kind text, days numeric, because text, settled_until date)`,
)

/** Adds to the ledger what no application says. */
export async function writeEntries(db: Db, entries: readonly Entry[]): Promise<void> {
  if (entries.length === 0) return
  const rows = entries.map(entry => ({ id: newId('LeaveLedgerEntry'), ...entry }))
  await db.run(insertEntries, { entries: JSON.stringify(rows) })
}
