// Deleting an import: its draft goes with all that was made of it, so that the month can be imported again.

import type { PayrollRunDetail } from '@muster/contract'
import { type Db, endsOf, inPieces, notByIndex, type Span, statement } from '@muster/db'
import { conflict } from '../../../http/problem.ts'
import { lockIdleRun } from '../operations/operations.ts'
import { dropClaims } from '../pipeline/follow-claims.ts'

/** The draft of an import, locked while nothing is done to it; a 409 where it is another run, or no draft. */
export async function lockImport(db: Db, id: string): Promise<PayrollRunDetail> {
  const run = await lockIdleRun(db, id)
  const { source, status } = run
  if (source !== 'imported')
    throw conflict(
      'This payroll run is not imported: it is calculated. Only an import takes entries of a file, and can be deleted.',
    )
  if (status === 'draft') return run
  const next =
    status === 'approved' ? 'Reopen it first.' : 'What is wrong with it is put right in a later run.'
  throw conflict(`This payroll run is ${status}; an import changes while it is a draft. ${next}`)
}

const ends = statement<{ until: string }, { run: string; rows: number }>(
  'ends_of_imported_payroll_entries',
  endsOf('id', 'payroll_entries where workspace_id = :workspace_id and payroll_run_id = :run'),
)
const linesDeleted = {
  ends,
  change: statement<unknown, { run: string } & Span>(
    'delete_imported_payroll_lines',
    `delete from payroll_entry_components where workspace_id = :workspace_id and payroll_entry_id > :after and payroll_entry_id <= :until
       and ${notByIndex('payroll_run_id')} = :run`,
  ),
}
const entriesDeleted = {
  ends,
  change: statement<unknown, { run: string } & Span>(
    'delete_imported_payroll_entries',
    `delete from payroll_entries where workspace_id = :workspace_id and id > :after and id <= :until and ${notByIndex('payroll_run_id')} = :run`,
  ),
}
const operationsDeleted = statement<unknown, { run: string }>(
  'delete_operations_of_imported_payroll_run',
  'delete from payroll_operations where workspace_id = :workspace_id and payroll_run_id = :run',
)
const runDeleted = statement<unknown, { run: string }>(
  'delete_imported_payroll_run',
  'delete from payroll_runs where workspace_id = :workspace_id and id = :run',
)

/** Removes a locked draft of an import. */
export async function deleteImport(db: Db, { id: run }: PayrollRunDetail): Promise<void> {
  await dropClaims(db, run)
  await inPieces(db, linesDeleted, { run })
  await inPieces(db, entriesDeleted, { run })
  await db.run(operationsDeleted, { run })
  await db.run(runDeleted, { run })
}
