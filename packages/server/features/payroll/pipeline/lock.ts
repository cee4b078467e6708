// The lock: days are closed, the run is verified, everything of it becomes final in one transaction, then slips are made.

import type { PayrollRunDetail } from '@muster/contract'
import { inPieces, statement, Unavailable } from '@muster/db'
import { nameMonth } from '@muster/engine'
import { say } from '@muster/sentences'
import { emit } from '../../../events/outbox.ts'
import { conflict } from '../../../http/problem.ts'
import { endHistory, stampAhead } from '../../../resource/history.ts'
import { assertTaken } from '../../../resource/states.ts'
import { isGradingBehind, reopenDays } from '../../grading/index.ts'
import { closeDays } from '../../timekeeping/index.ts'
import { readRunFacts } from '../facts/run-facts.ts'
import { findRun, lockRun, readShownRun } from '../runs/run-details.ts'
import { callAs, finishTask, holdTask, holdToTakeBack, TakenOver, type Work } from '../tasks/task.ts'
import { changingEntries } from './entries/entry-pieces.ts'
import { settleClaims } from './follow-claims.ts'
import { holdLeavers } from './leavers/hold-leavers.ts'
import { findDaysToGrade, gradeDays } from './process.ts'
import { pendingOvertime, warnOfPendingOvertime, writeWarning } from './run-warnings.ts'
import { makeSlips } from './slips.ts'
import { verifyRun } from './verify.ts'

/** Locks an approved run. Another process that takes over goes on where this one was. */
export async function lockPayroll(work: Work): Promise<void> {
  const { database, task } = work
  const reader = database.reader(task.workspace_id)
  const run = await findRun(reader, task.payroll_run_id)
  if (run.locked_at === null) {
    assertTaken('lockPayrollRun', run)
    await settle(work, run)
  } else {
    // Somebody before has settled it, and its progress is not known here.
    work.tell({ done: run.total_employees, total: run.total_employees })
  }
  await makeSlips(work, run)
  await database.write(task.workspace_id, db => finishTask(db, work))
}

async function settle(work: Work, run: PayrollRunDetail): Promise<void> {
  if (run.kind === 'regular') await closeGraded(work, run)
  else await gradeDays(work, run)
  try {
    await verifyRun(work, run)
    await makeFinal(work, run)
  } catch (error) {
    if (!isUndecided(error)) await abandonLock(work)
    throw error
  }
}

/** Where it is not known what was committed, or another process is at it, whoever takes over decides. */
const isUndecided = (error: unknown): boolean => error instanceof Unavailable || error instanceof TakenOver

/** What is queued between the grading and the close is graded before the days close; so often. */
const maxRounds = 5

async function closeGraded(work: Work, run: PayrollRunDetail): Promise<void> {
  for (let round = 0; round < maxRounds; round++) {
    await gradeDays(work, run)
    if (await close(work, run)) return
  }
  throw conflict(
    say`Attendance through ${run.run_date} changes faster than it is graded, so its days were not closed. Lock the run again once that has ended.`,
  )
}

const closing = statement<{ year: number; month: number }, { id: string }>(
  'payroll_lock_in_progress',
  `select r.year, r.month from payroll_operations o
   join payroll_runs r on r.workspace_id = :workspace_id and r.id = o.payroll_run_id and r.locked_at is null
   where o.workspace_id = :workspace_id and o.status = 'running' and o.is_closed and o.id <> :id limit 1`,
)

const noteClosedDays = statement<unknown, { id: string; closed_from: string | null }>(
  'note_closed_days',
  `update payroll_operations set is_closed = true, closed_from = :closed_from where workspace_id = :workspace_id and id = :id`,
)
const noteReopenedDays = statement<unknown, { id: string }>(
  'note_reopened_days',
  `update payroll_operations set is_closed = false, closed_from = null where workspace_id = :workspace_id and id = :id`,
)

/** Thrown to roll back. */
class GradingBehind extends Error {}

/**
 * Closes the days of the run, and keeps what was closed before with the task, in case it fails; false where some are
 * yet to be graded. Another lock that has closed days and may still open them again is waited for: a 409.
 */
async function close(work: Work, run: PayrollRunDetail): Promise<boolean> {
  const { database, task } = work
  const days = findDaysToGrade(work, run)
  if (task.is_closed) return true
  try {
    // It stamps nothing, and it may wait for somebody else's change: no list by updated_since waits for it.
    await database.writeLong(task.workspace_id, async db => {
      const former = await closeDays(db, run.run_date)
      const [other] = await db.run(closing, { id: task.id })
      if (other)
        throw conflict(
          say`The payroll run of ${nameMonth(other)} is being locked, and its days may open again. Lock this one once that has ended.`,
        )
      if (days && (await isGradingBehind(db, days.first_day, days.last_day))) throw new GradingBehind()
      if (former !== null && former >= run.run_date) return
      await holdTask(db, work)
      await db.run(noteClosedDays, { id: task.id, closed_from: former })
    })
    return true
  } catch (error) {
    if (error instanceof GradingBehind) return false
    throw error
  }
}

/** Opens the days again that a lock has closed and not settled, where it has. */
export async function abandonLock(work: Work): Promise<void> {
  const { database, task } = work
  await database.write(task.workspace_id, async db => {
    const { is_closed, closed_from } = await holdToTakeBack(db, work)
    const { locked_at, run_date } = await lockRun(db, task.payroll_run_id)
    if (!is_closed || locked_at !== null) return
    await reopenDays(db, run_date, closed_from)
    await db.run(noteReopenedDays, { id: task.id })
  })
}

/** A trigger gives what is on hold its month, too, and changes nothing else of it. */
const lockEntries = changingEntries(
  'lock_entries_of_payroll_run',
  `status = 'locked', locked_month = (select make_date(r.year, r.month, 1) from payroll_runs r
     where r.workspace_id = :workspace_id and r.id = :run)`,
  `status = 'approved'`,
)

const lockPayrollRun = statement<
  unknown,
  { run: string; locked_by: string; rules: string | null; warnings: string }
>(
  'lock_payroll_run',
  `update payroll_runs set status = 'locked', locked_at = made.at, locked_by = :locked_by, rules = :rules, warnings = :warnings::json, updated_at = made.at
   from (select stamp() as at) as made where workspace_id = :workspace_id and id = :run`,
)

async function makeFinal(work: Work, run: PayrollRunDetail): Promise<void> {
  const { database, task, now } = work
  await database.writeLong(task.workspace_id, async db => {
    await holdTask(db, work)
    const current = await lockRun(db, run.id)
    if (current.updated_at !== run.updated_at)
      throw conflict(say`The payroll run was changed meanwhile; lock it again.`)
    const rules = run.source === 'processed' ? (await readRunFacts(db, run, now)).rules : null
    const pending = await warnOfPendingOvertime(db, run)
    const warnings = current.warnings.filter(({ code }) => code !== pendingOvertime)
    await holdLeavers(db, run)
    await stampAhead(db, run.total_employees, async () => {
      await settleClaims(db, run.id, task.started_by)
      await inPieces(db, lockEntries, { run: run.id })
      await db.run(lockPayrollRun, {
        run: run.id,
        locked_by: task.started_by,
        rules: rules && JSON.stringify(rules),
        warnings: JSON.stringify([...warnings, ...pending.map(writeWarning)]),
      })
      emit(db, 'payroll.run.locked', await readShownRun(db, run.id))
      await endHistory(callAs(work, db))
    })
  })
}
