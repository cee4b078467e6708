// Processing: a run is calculated and published in one transaction, which writes only what differs.

import type { PayrollRunDetail } from '@muster/contract'
import { Behind, type Db, type LongWriter, statement } from '@muster/db'
import { addDays, addMonths, type Day } from '@muster/engine'
import { say, sayCount } from '@muster/sentences'
import { stampAhead } from '../../../resource/history.ts'
import { gradeForPayroll } from '../../attendance/index.ts'
import { earliest } from '../../grading/index.ts'
import { queueApprovalEmails } from '../approvals/approval-emails.ts'
import { countRoster } from '../facts/roster.ts'
import { readRunFacts } from '../facts/run-facts.ts'
import { findRun, fourEyesNow, lockRun } from '../runs/run-details.ts'
import { finishTask, holdTask, type Work } from '../tasks/task.ts'
import { computePieces, withStored } from './compute.ts'
import { type EmployeeProblem, mostNamed, refuseEmployees } from './employee-problems.ts'
import { readStoredDigests } from './entries/stored-entries.ts'
import { followClaims } from './follow-claims.ts'
import { assertOwnClaims, prepareChanges, removeEntries, stampPublished } from './publish.ts'
import { Published } from './published.ts'
import { type RunWarning, writeWarning } from './run-warnings.ts'
import { assertProcessable, paysNobody } from './states.ts'
import { RunTotalling, type RunTotals } from './totals.ts'
import { warnOfRun } from './warnings-of-run.ts'

/** What is done with a run in the transaction that has published it, once everything of it stands. */
export type Afterwards = (db: LongWriter, run: PayrollRunDetail) => Promise<void>

/** Calculates and publishes a run, and ends the task with it. */
export async function processRun(work: Work, afterwards?: Afterwards): Promise<void> {
  const { database, task } = work
  const { workspace_id } = task
  const run = await findRun(database.reader(workspace_id), task.payroll_run_id)
  assertProcessable(run)
  await gradeDays(work, run)
  await database.writeLong(workspace_id, async db => {
    // It ends before the stamps: a transaction may be idle for 15 s, and they can take longer.
    const calculated = await database.snapshot(workspace_id, reads => calculate(work, run, { reads, db }))
    await publish(work, db, calculated, afterwards)
  })
}

type Counted = Pick<PayrollRunDetail, 'kind' | 'source' | 'year' | 'month' | 'run_date'>

interface DaysToGrade {
  readonly first_day: Day
  readonly last_day: Day
}

/** The days of the month and those before it that may be open, where a run counts days; those that are over by now. */
export function findDaysToGrade({ task, now }: Work, run: Counted): DaysToGrade | null {
  if (run.kind === 'bonus' || run.source === 'imported') return null
  const yesterday = addDays(now.toZonedDateTimeISO(task.timezone).toPlainDate().toString(), -1)
  const first_day = addMonths(`${run.run_date.slice(0, 7)}-01`, -1)
  const last_day: Day = earliest([run.run_date, yesterday])
  return first_day <= last_day ? { first_day, last_day } : null
}

/** Grades what is due of these days, so that no day counts as absent for being late. */
export async function gradeDays(work: Work, run: Counted): Promise<void> {
  const { database, task, now } = work
  const days = findDaysToGrade(work, run)
  if (days) await gradeForPayroll(database, task, days, now)
}

interface Calculating {
  /** The snapshot. */
  readonly reads: Db
  readonly db: LongWriter
}

/** What is written and not yet stamped. */
interface Calculated {
  readonly run: PayrollRunDetail
  readonly totals: RunTotals
  readonly warnings: readonly RunWarning[]
  readonly published: Published
  /** The employees of a final run. */
  readonly paid: readonly string[]
}

async function calculate(work: Work, run: PayrollRunDetail, { reads, db }: Calculating): Promise<Calculated> {
  const facts = await readRunFacts(reads, run, work.now)
  // Before anything is written, for nothing is written meanwhile.
  const others = await warnOfRun(reads, facts)
  const total = await countRoster(reads, facts)
  const totalling = new RunTotalling(facts)
  const published = new Published()
  const problems: EmployeeProblem[] = []
  const paid: string[] = []
  let done = 0
  // One piece is written and another one waits behind it, so that the connection never waits.
  const behind = new Behind(2, { db, reads })
  try {
    for await (const piece of computePieces(reads, facts, withStored(readStoredDigests))) {
      problems.push(...piece.problems)
      totalling.add(piece)
      if (problems.length === 0) await behind.add(() => prepareChanges(db, run.id, piece, published))
      if (run.kind === 'final') paid.push(...piece.rows.map(({ employee_id }) => employee_id))
      done += piece.looked
      work.tell({ done, total })
    }
    await behind.end()
  } finally {
    await behind.settle()
  }
  assertComputed(problems)
  assertOwnClaims(published)
  const warnings = [...totalling.warnings(), ...others]
  return { run, totals: totalling.totals(), warnings, published, paid }
}

async function publish(
  work: Work,
  db: LongWriter,
  { run, totals, warnings, published, paid }: Calculated,
  afterwards: Afterwards | undefined,
): Promise<void> {
  await holdTask(db, work)
  const before = await lockRun(db, run.id)
  assertProcessable(before)
  const stamped = afterwards ? totals.total_employees : published.stamps
  const end = async () => {
    await followClaims(db, run, published, paid)
    await removeEntries(db, run.id, published.gone)
    if (published.isChanged) await stampPublished(db, run.id)
    await writeRun(db, work, totals, warnings)
    const written = await lockRun(db, run.id)
    if (afterwards) await afterwards(db, written)
    else if (before.status === 'draft' && !paysNobody(written)) await queueApprovalEmails(db, written)
    await finishTask(db, work)
  }
  await stampAhead(db, stamped, end, afterwards ? undefined : published.msAStamp)
}

/** A run is published whole or not at all. */
function assertComputed(problems: readonly EmployeeProblem[]): void {
  if (problems.length === 0) return
  const codes = problems.slice(0, mostNamed).map(({ employee_code }) => employee_code)
  throw refuseEmployees(
    say`${sayCount(problems.length, say`employee`)} cannot be calculated, such as ${codes.join(', ')}. Nothing was changed; correct what is said of each and process the run again.`,
    problems,
  )
}

const writeProcessedPayrollRun = statement<
  unknown,
  {
    id: string
    total_employees: number
    total_gross: string
    total_deductions: string
    total_net: string
    total_employer_cost: string
    warnings: string
    processed_by: string
  }
>(
  'write_processed_payroll_run',
  `with given as (
     select :total_employees::integer as total_employees, :total_gross::numeric as total_gross, :total_deductions::numeric as total_deductions,
       :total_net::numeric as total_net, :total_employer_cost::numeric as total_employer_cost, ${fourEyesNow} as four_eyes)
   update payroll_runs r set status = 'processed', total_employees = g.total_employees, total_gross = g.total_gross,
     total_deductions = g.total_deductions, total_net = g.total_net, total_employer_cost = g.total_employer_cost,
     warnings = :warnings::json, processed_by = :processed_by, four_eyes = r.four_eyes or g.four_eyes,
     updated_at = case when (r.status, r.total_employees, r.total_gross, r.total_deductions, r.total_net, r.total_employer_cost)
       is distinct from ('processed', g.total_employees, g.total_gross, g.total_deductions, g.total_net, g.total_employer_cost)
       then stamp() else r.updated_at end
   from given g
   where r.workspace_id = :workspace_id and r.id = :id
     and (r.status, r.total_employees, r.total_gross, r.total_deductions, r.total_net, r.total_employer_cost, r.warnings::text, r.processed_by,
       r.four_eyes)
       is distinct from ('processed', g.total_employees, g.total_gross, g.total_deductions, g.total_net, g.total_employer_cost, :warnings,
         :processed_by, r.four_eyes or g.four_eyes)`,
)

async function writeRun(
  db: Db,
  { task }: Work,
  totals: RunTotals,
  warnings: readonly RunWarning[],
): Promise<void> {
  await db.run(writeProcessedPayrollRun, {
    id: task.payroll_run_id,
    processed_by: task.started_by,
    warnings: JSON.stringify(warnings.map(writeWarning)),
    ...totals,
  })
}
