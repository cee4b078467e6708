// The lock: days are closed, the run is verified, everything of it becomes final in one transaction, then slips are made.

import type { PayrollRunDetail } from '@muster/contract'
import { statement, Unavailable } from '@muster/db'
import { emit } from '../../../events/outbox.ts'
import { conflict } from '../../../http/problem.ts'
import { reopenDays } from '../../grading/index.ts'
import { closeDays } from '../../timekeeping/index.ts'
import { readRunFacts } from '../facts/run-facts.ts'
import { finishOperation, holdOperation, TakenOver, type Work } from '../operations/work.ts'
import { findRun, lockRun, readShownRun } from '../runs/run-details.ts'
import { settleClaims } from './follow-claims.ts'
import { gradeDays } from './process.ts'
import { pendingOvertime, warnOfPendingOvertime } from './run-warnings.ts'
import { makeSlips } from './slips.ts'
import { assertLockable } from './states.ts'
import { verifyRun } from './verify.ts'

/** Locks an approved run. Another process that takes over goes on where this one was. */
export async function lockPayroll(work: Work): Promise<void> {
  const { database, operation } = work
  const reader = database.reader(operation.workspace_id)
  const run = await findRun(reader, operation.payroll_run_id)
  if (run.locked_at === null) {
    assertLockable(run)
    await settle(work, run)
  }
  await makeSlips(work, run)
  await database.write(operation.workspace_id, db => finishOperation(db, work))
}

async function settle(work: Work, run: PayrollRunDetail): Promise<void> {
  if (run.source === 'processed') await gradeDays(work, run)
  const closed = run.kind === 'regular' ? await close(work, run) : null
  try {
    await verifyRun(work, run)
    await makeFinal(work, run)
  } catch (error) {
    if (closed && !isUndecided(error)) await reopen(work, closed)
    throw error
  }
}

/** Where it is not known what was committed, or another process is at it, whoever takes over decides. */
const isUndecided = (error: unknown): boolean => error instanceof Unavailable || error instanceof TakenOver

interface Closed {
  readonly through: string
  readonly former: string | null
}

const noted = statement<unknown, { id: string; closed_from: string | null }>(
  'note_closed_days',
  `update payroll_operations set is_closed = true, closed_from = :closed_from where workspace_id = :workspace_id and id = :id`,
)
const reopened = statement<unknown, { id: string }>(
  'note_reopened_days',
  `update payroll_operations set is_closed = false, closed_from = null where workspace_id = :workspace_id and id = :id`,
)

/** Closes the days of the run, and keeps what was closed before with the operation, in case it fails. */
async function close(work: Work, run: PayrollRunDetail): Promise<Closed | null> {
  const { database, operation } = work
  const through = run.run_date
  if (operation.is_closed) return { through, former: operation.closed_from }
  // It stamps nothing, and it may wait for somebody else's change: no list by updated_since waits for it.
  return database.writeLong(operation.workspace_id, async db => {
    const former = await closeDays(db, through)
    if (former !== null && former >= through) return null
    await holdOperation(db, work)
    await db.run(noted, { id: operation.id, closed_from: former })
    return { through, former }
  })
}

async function reopen(work: Work, { through, former }: Closed): Promise<void> {
  const { database, operation } = work
  await database.write(operation.workspace_id, async db => {
    await holdOperation(db, work)
    await reopenDays(db, through, former)
    await db.run(reopened, { id: operation.id })
  })
}

const lockEntries = statement<unknown, { run: string }>(
  'lock_entries_of_payroll_run',
  `update payroll_entries set status = 'locked', updated_at = made.at
   from (select stamp() as at) as made where workspace_id = :workspace_id and payroll_run_id = :run and status = 'approved'`,
)

const locked = statement<unknown, { run: string; locked_by: string; rules: string | null; warnings: string }>(
  'lock_payroll_run',
  `update payroll_runs set status = 'locked', locked_at = made.at, locked_by = :locked_by, rules = :rules, warnings = :warnings::json, updated_at = made.at
   from (select stamp() as at) as made where workspace_id = :workspace_id and id = :run`,
)

async function makeFinal(work: Work, run: PayrollRunDetail): Promise<void> {
  const { database, operation, now } = work
  await database.writeLong(operation.workspace_id, async db => {
    await holdOperation(db, work)
    const current = await lockRun(db, run.id)
    if (current.updated_at !== run.updated_at)
      throw conflict('The payroll run was changed meanwhile; lock it again.')
    const rules = run.source === 'processed' ? (await readRunFacts(db, run, now)).rules : null
    const warnings = current.warnings.filter(({ code }) => code !== pendingOvertime)
    await db.stampAhead(run.total_employees, async () => {
      await settleClaims(db, run.id, operation.started_by)
      await db.run(lockEntries, { run: run.id })
      await db.run(locked, {
        run: run.id,
        locked_by: operation.started_by,
        rules: rules && JSON.stringify(rules),
        warnings: JSON.stringify([...warnings, ...(await warnOfPendingOvertime(db, run))]),
      })
      emit(db, 'payroll.run.locked', await readShownRun(db, run.id))
    })
  })
}
