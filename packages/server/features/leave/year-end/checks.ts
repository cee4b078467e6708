// Checks of the close of a fiscal year: when it may be closed, and what has to be decided before.

import type { FiscalYear } from '@muster/contract'
import { type Db, type Given, lit, prepared, statement } from '@muster/db'
import type { Day } from '@muster/engine'
import { say } from '@muster/sentences'
import { conflict } from '../../../http/problem.ts'
import { isGradingBehind } from '../../grading/index.ts'

const openBefore = prepared('open_fiscal_year_before', (query, given: Given<{ start_date: Day }>) =>
  query
    .selectFrom('fiscal_years')
    .select('name')
    .where('workspace_id', '=', given.workspace_id)
    .where('start_date', '<', given.start_date)
    .where('status', '=', lit('open'))
    .orderBy('start_date')
    .limit(lit(1)),
)

interface Payroll {
  /** The first run of the year that is not locked, as `2026-03 (draft)`; one that was calculated and pays nobody does not count. */
  readonly open_run: string | null
  /** The months, as `2026-03`, in which somebody has a salary within the employment and nobody was paid. */
  readonly unpaid_months: readonly string[]
}

// A statement of its own, because payroll is built on leave.
const payrollOf = statement<Payroll, { id: string; start_date: Day; end_date: Day }>(
  'payroll_of_fiscal_year',
  `select (select to_char(make_date(year, month, 1), 'YYYY-MM') || ' (' || status || ')' from payroll_runs
      where workspace_id = :workspace_id and fiscal_year_id = :id and status not in ('locked', 'disbursed') and not (status = 'processed' and total_employees = 0)
      order by year, month limit 1) as open_run,
     coalesce((select array_agg(to_char(first, 'YYYY-MM') order by first) from (
       select first::date as first, (first + interval '1 month' - interval '1 day')::date as last
       from generate_series(date_trunc('month', :start_date::date), :end_date::date, interval '1 month') as first) as months
      where not exists(select from payroll_runs r where r.workspace_id = :workspace_id and r.kind = 'regular'
          and r.year = extract(year from first) and r.month = extract(month from first) and not (r.status = 'processed' and r.total_employees = 0))
        and exists(select from salary_assignments a
          join employees e on e.workspace_id = :workspace_id and e.id = a.employee_id and not e.deleted
          where a.workspace_id = :workspace_id and greatest(first, a.effective_from, e.joining_date)
            <= least(last, coalesce(a.effective_to, 'infinity'), coalesce(e.separation_date, 'infinity')))), '{}') as unpaid_months`,
)

/** Refuses with a 409 to close a year that is not paid: its leave is what its payroll was worked out from. */
async function assertPaid(db: Db, { id, name, start_date, end_date }: FiscalYear): Promise<void> {
  const [payroll] = await db.run(payrollOf, { id, start_date, end_date })
  const { open_run, unpaid_months } = payroll!
  if (open_run !== null)
    throw conflict(
      say`The payroll run of ${open_run} is not locked yet; lock it before you close ${name}, or delete it where it is a draft.`,
    )
  if (unpaid_months.length > 0)
    throw conflict(
      say`Months of ${name} with salaries and without a payroll run: ${unpaid_months.join(', ')}. Run or import them first.`,
    )
}

/** Refuses with a 409 what closing would get wrong. */
export async function assertMayClose(db: Db, year: FiscalYear, today: Day): Promise<void> {
  const { name, start_date, end_date } = year
  if (end_date >= today)
    throw conflict(say`The fiscal year ${name} ends on ${end_date}; it can be closed from the day after.`)
  const [before] = await db.run(openBefore, { start_date })
  if (before)
    throw conflict(
      say`The fiscal year ${before.name} is still open; close it first, because ${name} takes over from it.`,
    )
  if (await isGradingBehind(db, start_date, end_date))
    throw conflict(
      say`Days of the fiscal year ${name} are yet to be graded, and that may change its leave. Close it after that, within the hour.`,
    )
  await assertPaid(db, year)
}

/** The number of requests on a balance that must be decided first. */
interface Undecided {
  readonly pending: number
  readonly encashing: number
}

/** Refuses with a 409 while something that would change the balances is pending. */
export function assertDecided({ name }: Pick<FiscalYear, 'name'>, ended: readonly Undecided[]): void {
  const count = (what: 'pending' | 'encashing') => ended.reduce((sum, each) => sum + each[what], 0)
  if (count('pending') > 0)
    throw conflict(
      say`Applications of ${name} that are still pending: ${count('pending')}. Decide them first.`,
    )
  if (count('encashing') > 0)
    throw conflict(
      say`Encashments of ${name} that are still to be paid: ${count('encashing')}. Have them paid or cancel them first.`,
    )
}
