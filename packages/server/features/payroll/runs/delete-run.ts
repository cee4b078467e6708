// Deleting a run: what was calculated or imported of it goes with it, and other runs pay what it would have paid.

import type { PayrollRunDetail } from '@muster/contract'
import { endsOf, inPieces, notByIndex, type Span, statement } from '@muster/db'
import { say, sayCount } from '@muster/sentences'
import type { Inside } from '../../../http/context.ts'
import { conflict } from '../../../http/problem.ts'
import { resource } from '../../../resource/resource.ts'
import { assertTaken } from '../../../resource/states.ts'
import { dropClaims } from '../pipeline/follow-claims.ts'
import { paysNobody } from '../pipeline/states.ts'

const runs = resource('PayrollRun')

/** Refuses with a 409 to delete what pays somebody, or is an import. */
export function assertDeletable(run: PayrollRunDetail): void {
  if (run.source === 'imported')
    throw conflict(say`This payroll run is imported. Delete it as an import, while it is a draft.`)
  const { status, total_employees } = assertTaken('deletePayrollRun', run)
  if (status === 'draft' || paysNobody(run)) return
  throw conflict(
    say`This payroll run is ${status} and pays ${sayCount(total_employees, say`employee`)}. Reopen it first; a draft can be deleted.`,
  )
}

const ends = statement<{ until: string }, { run: string; rows: number }>(
  'ends_of_deleted_payroll_entries',
  endsOf('id', 'payroll_entries where workspace_id = :workspace_id and payroll_run_id = :run'),
)
const linesDeleted = {
  ends,
  change: statement<unknown, { run: string } & Span>(
    'delete_payroll_lines_of_run',
    `delete from payroll_entry_components where workspace_id = :workspace_id and payroll_entry_id > :after and payroll_entry_id <= :until
       and ${notByIndex('payroll_run_id')} = :run`,
  ),
}
const arrearsDeleted = {
  ends,
  change: statement<unknown, { run: string } & Span>(
    'delete_payroll_arrears_of_run',
    `delete from payroll_entry_arrears a using payroll_entries e
     where a.workspace_id = :workspace_id and a.payroll_entry_id > :after and a.payroll_entry_id <= :until
       and e.workspace_id = :workspace_id and e.id = a.payroll_entry_id and ${notByIndex('e.payroll_run_id')} = :run`,
  ),
}
const entriesDeleted = {
  ends,
  change: statement<unknown, { run: string } & Span>(
    'delete_payroll_entries_of_run',
    `delete from payroll_entries where workspace_id = :workspace_id and id > :after and id <= :until and ${notByIndex('payroll_run_id')} = :run`,
  ),
}
const operationsDeleted = statement<unknown, { run: string }>(
  'delete_operations_of_payroll_run',
  'delete from payroll_operations where workspace_id = :workspace_id and payroll_run_id = :run',
)
const runDeleted = statement<unknown, { run: string }>(
  'delete_payroll_run',
  'delete from payroll_runs where workspace_id = :workspace_id and id = :run',
)

/** Removes a run that pays nobody, while it is locked; what is left of it. */
export async function deleteRun(call: Inside, before: PayrollRunDetail): Promise<PayrollRunDetail> {
  const { db } = call
  const run = before.id
  await dropClaims(db, run)
  await inPieces(db, linesDeleted, { run })
  await inPieces(db, arrearsDeleted, { run })
  await inPieces(db, entriesDeleted, { run })
  await db.run(operationsDeleted, { run })
  await db.run(runDeleted, { run })
  const { updated_at } = await runs.find(call, run)
  return { ...before, deleted: true, updated_at }
}
