// The states of a run: what may be done in each, and what has to be true before.

import type { PayrollRunDetail } from '@muster/contract'
import { type Db, statement } from '@muster/db'
import { daysBetween, endOfMonth, findLawPack, nameMonth, spanTaxYear } from '@muster/engine'
import { type Sentence, say } from '@muster/sentences'
import { type Context, type Moment, today } from '../../../http/context.ts'
import { conflict } from '../../../http/problem.ts'
import { assertTaken } from '../../../resource/states.ts'
import { assertOtherEyes } from './who-may-approve.ts'

/** Refuses to calculate a run that is imported or past its draft, with a 409. */
export function assertProcessable(run: PayrollRunDetail): void {
  if (run.source === 'imported')
    throw conflict(
      say`This payroll run is imported: its figures are those of the file, and nothing is calculated.`,
    )
  assertTaken('processPayrollRun', run)
}

/** Calculated, and without an entry: nobody waits for it. */
export const paysNobody = ({
  status,
  total_employees,
}: Pick<PayrollRunDetail, 'status' | 'total_employees'>): boolean =>
  status === 'processed' && total_employees === 0

interface EarlierRun {
  readonly month: number
  readonly year: number
  readonly status: string
  readonly source: string
}

const earlier = statement<EarlierRun, { year: number; month: number; months: number }>(
  'earlier_open_payroll_run',
  `select year, month, status, source from payroll_runs
   where workspace_id = :workspace_id and kind = 'regular' and locked_at is null and not (status = 'processed' and total_employees = 0)
     and make_date(year, month, 1) < make_date(:year, :month, 1)
     and make_date(year, month, 1) >= make_date(:year, :month, 1) - make_interval(months => :months)
   order by year, month limit 1`,
)

/**
 * Refuses an approval that has to wait, with a 409. `months` of the tax year are before that of the run. Where nobody
 * approves yet, `caller` is null.
 */
export async function assertApprovable(
  db: Db,
  moment: Moment,
  run: PayrollRunDetail,
  { caller, months }: { readonly caller: string | null; readonly months: number },
): Promise<void> {
  const { status, run_date } = assertTaken('approvePayrollRun', run)
  if (run_date >= today(moment))
    throw conflict(
      say`The run counts facts through ${run_date}, which is not over; approve it from the next day on, or ${status === 'draft' ? '' : say`reopen it and `}choose an earlier run_date.`,
    )
  await assertInOrder(db, run, months)
  if (caller !== null) await assertOtherEyes(db, run, caller)
}

/** Months of the tax year before that of the run. */
export function countEarlierMonths({ caller }: Context, run: PayrollRunDetail): number {
  const pack = findLawPack(caller.workspace.country)
  const first = `${nameMonth(run)}-01`
  if (!pack) return 11
  const { start_date } = spanTaxYear(pack, endOfMonth(run))
  return Math.max(0, Math.round(daysBetween(start_date, first) / 30.44))
}

/** What is to be done with an earlier run. One that is calculated and has no entries is in nobody's way. */
function nameWayOut({ status, source }: { readonly status: string; readonly source: string }): Sentence {
  if (status === 'approved') return say`Lock that one first, or reopen it.`
  if (status === 'processed') return say`Approve and lock that one first.`
  if (source === 'imported') return say`Approve and lock that import first, or delete it.`
  return say`Process that one first: where it has no entries, it holds up nothing. Or delete it.`
}

/** The first month of the tax year before a run that is not locked. */
export async function findEarlierOpen(
  db: Db,
  { year, month }: { readonly year: number; readonly month: number },
  months: number,
): Promise<EarlierRun | undefined> {
  const [before] = await db.run(earlier, { year, month, months })
  return before
}

/** The year to date of a month counts the months before it, so they are final first; a 409 otherwise. */
export async function assertInOrder(
  db: Db,
  { year, month }: { readonly year: number; readonly month: number },
  months: number,
): Promise<void> {
  const before = await findEarlierOpen(db, { year, month }, months)
  if (before)
    throw conflict(
      say`The payroll run of ${nameMonth(before)} is ${before.status}; months of a tax year are approved and locked one after the other, once the one before is locked. ${nameWayOut(before)}`,
    )
}

/** Of a run that is no draft only the notes change, and of a locked one nothing. */
export function assertChangeable(run: PayrollRunDetail, isMoved: boolean): void {
  const { status, source } = assertTaken('updatePayrollRun', run)
  if (isMoved && (status !== 'draft' || source === 'imported'))
    throw conflict(
      say`This payroll run is ${status}; of anything but a draft only the notes can change. Reopen it first.`,
    )
}
