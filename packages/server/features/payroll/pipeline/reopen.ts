// Reopening: a run that is not locked becomes a draft again and gives back what it has taken. Its entries stay.

import type { PayrollRunDetail } from '@muster/contract'
import { type Db, inPieces, statement } from '@muster/db'
import { changingEntries } from './entry-pieces.ts'
import { releaseClaims } from './follow-claims.ts'

const entriesReopened = changingEntries(
  'reopen_payroll_entries',
  `status = 'draft', hold_reason = null`,
  `status <> 'draft'`,
)

const runReopened = statement<unknown, { run: string }>(
  'reopen_payroll_run',
  `update payroll_runs set status = 'draft', approved_at = null, approved_by = null, updated_at = made.at
   from (select stamp() as at) as made where workspace_id = :workspace_id and id = :run`,
)

/**
 * The run is locked by the transaction, and may be reopened. An imported one keeps what it has taken: nothing processes
 * it, so nothing would take that again.
 */
export async function reopenRun(db: Db, { id: run, source }: PayrollRunDetail): Promise<void> {
  if (source === 'processed') await releaseClaims(db, run)
  await inPieces(db, entriesReopened, { run })
  await db.run(runReopened, { run })
}
