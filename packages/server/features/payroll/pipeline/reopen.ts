// Reopening: a run that is not locked becomes a draft again and gives back what it has taken. Its entries stay.

import { inPieces, statement } from '@muster/db'
import { stampAhead } from '../../../resource/history.ts'
import { assertTaken } from '../../../resource/states.ts'
import { lockRun } from '../runs/run-details.ts'
import { finishTask, tellPieces, type Work } from '../tasks/task.ts'
import { changingEntries } from './entries/entry-pieces.ts'
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

/** An imported run keeps what it has taken: nothing processes it, so nothing would take that again. */
export async function reopenRun(work: Work): Promise<void> {
  const { database, task, tell } = work
  const run = task.payroll_run_id
  await database.writeLong(task.workspace_id, async db => {
    const before = await lockRun(db, run)
    assertTaken('reopenPayrollRun', before)
    const total = before.total_employees
    tell({ done: 0, total })
    await stampAhead(db, total, async () => {
      if (before.source === 'processed') await releaseClaims(db, run)
      await inPieces(db, entriesReopened, { run }, tellPieces(work, total))
      await db.run(runReopened, { run })
      await finishTask(db, work)
    })
  })
}
