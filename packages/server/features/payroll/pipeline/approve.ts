// Approval: the run is calculated again, and approved if no figure differs.

import type { PayrollRunDetail } from '@muster/contract'
import { type Db, inPieces, type LongWriter, statement } from '@muster/db'
import { say } from '@muster/sentences'
import { emit } from '../../../events/outbox.ts'
import { conflict } from '../../../http/problem.ts'
import { stampAhead } from '../../../resource/history.ts'
import { findRun, lockRun, readShownRun } from '../runs/run-details.ts'
import { finishTask, holdTask, type Work } from '../tasks/task.ts'
import { assertUncovered } from './covered-months.ts'
import { changingEntries } from './entries/entry-pieces.ts'
import { gradeDays, processRun } from './process.ts'
import { verifyRun } from './verify.ts'

const approveEntries = changingEntries('approve_payroll_entries', `status = 'approved'`, `status = 'draft'`)

const approvePayrollRun = statement<unknown, { run: string; approved_by: string }>(
  'approve_payroll_run',
  `update payroll_runs set status = 'approved', approved_at = made.at, approved_by = :approved_by, updated_at = made.at
   from (select stamp() as at) as made where workspace_id = :workspace_id and id = :run`,
)

/** Approves a run; a draft of the pipeline is processed first, in the same transaction. */
export async function approveRun(work: Work): Promise<void> {
  const { database, task } = work
  const run = await findRun(database.reader(task.workspace_id), task.payroll_run_id)
  if (run.status === 'draft' && run.source === 'processed')
    return processRun(work, (db, processed) => approve(db, work, processed))
  await gradeDays(work, run)
  await verifyRun(work, run)
  await database.writeLong(task.workspace_id, async db => {
    await holdTask(db, work)
    const now = await lockRun(db, run.id)
    if (now.status !== run.status || now.updated_at !== run.updated_at)
      throw conflict(say`The payroll run was changed meanwhile; approve it again.`)
    await stampAhead(db, now.total_employees, async () => {
      await approve(db, work, now)
      await finishTask(db, work)
    })
  })
}

/** Calculates a run again as its approval and its lock do, and changes nothing of it. */
export async function checkRun(work: Work): Promise<void> {
  const { database, task } = work
  const run = await findRun(database.reader(task.workspace_id), task.payroll_run_id)
  await gradeDays(work, run)
  await verifyRun(work, run)
  await database.writeLong(task.workspace_id, async db => {
    await assertSound(db, run)
    await finishTask(db, work)
  })
}

/** A 409 where there is nothing to pay, or where a month is paid already. */
async function assertSound(db: Db, run: PayrollRunDetail): Promise<void> {
  if (run.total_employees === 0)
    throw conflict(
      say`This payroll run has no entries, so there is nothing to approve. ${run.warnings.length > 0 ? say`Its warnings say why.` : say`Nothing is due to those whom it is for.`} It does not hold up other months. Process it again once somebody is to be paid, or delete it.`,
    )
  await assertUncovered(db, run)
}

async function approve(db: LongWriter, { task }: Work, run: PayrollRunDetail): Promise<void> {
  await assertSound(db, run)
  await inPieces(db, approveEntries, { run: run.id })
  await db.run(approvePayrollRun, { run: run.id, approved_by: task.started_by })
  emit(db, 'payroll.run.approved', await readShownRun(db, run.id))
}
