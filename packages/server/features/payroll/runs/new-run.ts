// A new run: the month, the cut-off and whom it is limited to, checked before the draft is written.

import type { PayrollRunDetail, PayrollRunDetailCreate } from '@muster/contract'
import { type Db, statement } from '@muster/db'
import { addDays, addMonths, type Day, nameMonth } from '@muster/engine'
import { asIs, type Sentence, say } from '@muster/sentences'
import { type Inside, today } from '../../../http/context.ts'
import { conflict, type FieldError, invalid } from '../../../http/problem.ts'

/** What a draft says of its month. */
export interface RunDraft {
  readonly kind: NonNullable<PayrollRunDetailCreate['kind']>
  readonly year: number
  readonly month: number
  readonly run_date: Day
  readonly employee_ids: readonly string[]
  readonly adjustment_ids: readonly string[]
  readonly notes: string | null
  readonly fiscal_year_id: string
}

interface YearRow {
  readonly id: string
  readonly name: string
  readonly status: 'open' | 'closed'
}

const yearOf = statement<YearRow, { day: Day }>(
  'fiscal_year_of_payroll_month',
  `select id, name, status from fiscal_years where workspace_id = :workspace_id and :day::date between start_date and end_date`,
)

const regularOf = statement<{ id: string; status: string }, { year: number; month: number }>(
  'regular_payroll_run_of_month',
  `select id, status from payroll_runs where workspace_id = :workspace_id and kind = 'regular' and year = :year and month = :month`,
)

/** Checks what is sent; a 400 for the data, a 409 where it clashes with another run or a closed year. `own` is left out. */
export async function checkDraft(
  call: Inside,
  sent: PayrollRunDetailCreate,
  own: string | null = null,
): Promise<RunDraft> {
  const { kind = 'regular', year, month, employee_ids = [], adjustment_ids = [], notes = null } = sent
  const first = `${nameMonth(sent)}-01`
  const last = addDays(addMonths(first, 1), -1)
  const run_date = sent.run_date ?? defaultRunDate(first, last, today(call))
  const [fiscal] = await call.db.run(yearOf, { day: last })
  const wrong = [
    ...checkMonth(first, last, today(call), run_date),
    ...checkLimits(kind, employee_ids, adjustment_ids),
    ...(await checkNamed(call.db, employee_ids, adjustment_ids)),
    ...(fiscal
      ? []
      : [{ field: 'month', message: say`is ${nameMonth(sent)}, which no fiscal year contains` }]),
  ]
  if (wrong.length > 0 || !fiscal) throw invalid(wrong)
  assertOpen(fiscal)
  if (kind === 'regular') await assertOnly(call.db, { year, month }, own)
  return { kind, year, month, run_date, employee_ids, adjustment_ids, notes, fiscal_year_id: fiscal.id }
}

function assertOpen({ name, status }: Pick<YearRow, 'name' | 'status'>, next: Sentence = asIs('')): void {
  if (status === 'closed')
    throw conflict(say`The fiscal year ${name} is closed, so it takes no payroll run any more.${next}`)
}

const yearOfRun = statement<Omit<YearRow, 'id'>, { fiscal_year_id: string }>(
  'fiscal_year_of_payroll_run',
  'select name, status from fiscal_years where workspace_id = :workspace_id and id = :fiscal_year_id',
)

/** Refuses to calculate or approve a run of a closed year, with a 409: only one that pays nobody is left in it. */
export async function assertYearOpen(
  db: Db,
  { fiscal_year_id }: Pick<PayrollRunDetail, 'fiscal_year_id'>,
): Promise<void> {
  const [year] = await db.run(yearOfRun, { fiscal_year_id })
  assertOpen(year!, say` Pay what is due as an addition to a later run, and delete this one.`)
}

/** Yesterday while the month goes on, for a day that is not over is not known. */
function defaultRunDate(first: Day, last: Day, now: Day): Day {
  if (now > last) return last
  const yesterday = addDays(now, -1)
  return yesterday < first ? first : yesterday
}

function checkMonth(first: Day, last: Day, now: Day, run_date: Day): FieldError[] {
  const month = first.slice(0, 7)
  if (first > now)
    return [{ field: 'month', message: say`is ${month}, which has not begun; today is ${now}` }]
  if (run_date >= first && run_date <= last) return []
  return [{ field: 'run_date', message: say`is ${run_date}, and has to be a day of ${month}` }]
}

function checkLimits(
  kind: RunDraft['kind'],
  employees: readonly string[],
  adjustments: readonly string[],
): FieldError[] {
  const takesEmployees = kind === 'final' || kind === 'correction'
  return [
    ...(employees.length > 0 && !takesEmployees
      ? [{ field: 'employee_ids', message: say`limits a final or a correction run, and this one is ${kind}` }]
      : []),
    ...(adjustments.length > 0 && kind !== 'bonus'
      ? [{ field: 'adjustment_ids', message: say`is of a bonus run, and this one is ${kind}` }]
      : []),
    ...(adjustments.length === 0 && kind === 'bonus'
      ? [{ field: 'adjustment_ids', message: say`names the adjustments that a bonus run pays, at least one` }]
      : []),
  ]
}

const selectMissingMembersOfPayrollRun = statement<
  { field: string; id: string },
  { employees: readonly string[]; adjustments: readonly string[] }
>(
  'missing_members_of_payroll_run',
  `select 'employee_ids' as field, g.id from unnest(:employees::text[]) as g (id) where not exists (
     select from employees e where e.workspace_id = :workspace_id and e.id = g.id and not e.deleted)
   union all
   select 'adjustment_ids', g.id from unnest(:adjustments::text[]) as g (id) where not exists (
     select from payroll_adjustments a where a.workspace_id = :workspace_id and a.id = g.id and a.status = 'active' and a.kind = 'bonus')`,
)

async function checkNamed(
  db: Db,
  employees: readonly string[],
  adjustments: readonly string[],
): Promise<FieldError[]> {
  if (employees.length + adjustments.length === 0) return []
  const rows = await db.run(selectMissingMembersOfPayrollRun, { employees, adjustments })
  return rows.map(({ field, id }) => {
    const of = field === 'employee_ids' ? employees : adjustments
    const what = field === 'employee_ids' ? say`record` : say`active bonus`
    return { field: `${field}[${of.indexOf(id)}]`, message: say`names no ${what} of this workspace` }
  })
}

async function assertOnly(
  db: Db,
  month: { readonly year: number; readonly month: number },
  own: string | null,
): Promise<void> {
  const [other] = await db.run(regularOf, month)
  if (!other || other.id === own) return
  throw conflict(
    say`The month ${nameMonth(month)} has a regular payroll run already, which is ${other.status}. Make a bonus, final or correction run, or use that one${other.status === 'draft' ? say`, or delete it` : ''}.`,
  )
}
