// Windows: the employments of a month, and which of them a run pays, settles as arrears, or leaves to another run.

import { type Db, statement } from '@muster/db'
import { type Calendar, type Day, type EmploymentWindow, nameMonth } from '@muster/engine'
import type { MonthSpan } from './basis.ts'
import type { PaidArrears, PaidEntry } from './history.ts'
import type { RunFacts } from './run-facts.ts'

/** The time that another run pays, or has paid. */
export interface TimeClaim {
  readonly employee_id: string
  readonly payroll_run_id: string
  /** `2026-04`. */
  readonly month: string
  /** Null: the whole month. */
  readonly first_day: Day | null
  readonly last_day: Day | null
  readonly is_locked: boolean
}

type Days = Pick<TimeClaim, 'first_day' | 'last_day'>
type Window = Pick<EmploymentWindow, 'from' | 'to'>

// Of the month every run, and of other months the runs that are open: what those would pay, nobody pays as arrears.
const selectTimeClaimedByOtherRuns = statement<
  TimeClaim,
  { run: string; names: readonly string[]; employees: readonly string[]; open: readonly string[] }
>(
  'time_claimed_by_other_runs',
  `select c.employee_id, c.payroll_run_id, substr(c.object_id, length(c.employee_id) + 2, 7) as month, c.first_day, c.last_day,
     r.locked_at is not null as is_locked
   from (select c.employee_id, c.payroll_run_id, c.object_id, c.first_day, c.last_day
       from unnest(:names::text[]) as g (name) join payroll_claims c on c.workspace_id = :workspace_id and c.kind = 'time'
         and c.object_id >= g.name and c.object_id < g.name || ';'
     union
     select employee_id, payroll_run_id, object_id, first_day, last_day from payroll_claims
     where workspace_id = :workspace_id and payroll_run_id = any(:open) and employee_id = any(:employees) and kind = 'time') as c
   join payroll_runs r on r.workspace_id = :workspace_id and r.id = c.payroll_run_id
   where c.payroll_run_id <> :run`,
)

/** By employee: of the month all that other runs claim, and of other months what runs claim that are not locked. */
export async function readTimeClaims(
  db: Db,
  of: {
    readonly run: string
    readonly month: string
    readonly employees: readonly string[]
    readonly open: readonly string[]
  },
): Promise<ReadonlyMap<string, readonly TimeClaim[]>> {
  const { run, month, employees, open } = of
  const names = employees.map(id => `${id}:${month}`)
  const rows = await db.run(selectTimeClaimedByOtherRuns, { run, names, employees, open })
  return Map.groupBy(rows, ({ employee_id }) => employee_id)
}

/** Whether some of the days are claimed. */
export const overlaps = ({ first_day, last_day }: Days, { from, to }: Window): boolean =>
  first_day === null || last_day === null || (first_day <= to && from <= last_day)

const covers = ({ first_day, last_day }: Days, { from, to }: Window): boolean =>
  first_day === null || last_day === null || (first_day <= from && to <= last_day)

export function listWindows(
  calendar: Calendar,
  { first_day, last_day }: MonthSpan,
  isDue: (window: Window) => boolean,
): EmploymentWindow[] {
  return calendar
    .employmentsWithin(first_day, last_day)
    .map(({ from, to }) => ({ from, to, is_due: isDue({ from, to }) }))
}

/** What is known of the time of an employee: their employments, and what other runs paid or claim. */
export interface PaidTime {
  readonly calendar: Calendar
  readonly entries: readonly PaidEntry[]
  readonly arrears: readonly PaidArrears[]
  readonly claims: readonly TimeClaim[]
}

/** The other kinds pay arrears, and no days. */
const paysTime = ({ kind }: RunFacts['run']): boolean => kind === 'regular' || kind === 'final'

export const claimsOfMonth = ({ run }: RunFacts, { claims }: Pick<PaidTime, 'claims'>): TimeClaim[] =>
  claims.filter(({ month }) => month === nameMonth(run))

/**
 * The employments of the run's month. A run pays what no other one claims. What locked runs have paid for as arrears, or
 * paid a part of, is settled as such. Of a run that pays no time, what no locked one has paid is yet to be paid.
 */
export function findWindows(facts: RunFacts, own: PaidTime): EmploymentWindow[] {
  const { run, first_day } = facts
  const claims = claimsOfMonth(facts, own).filter(({ is_locked }) => paysTime(run) || is_locked)
  const isPaidLate =
    !own.entries.some(({ month, times }) => month === first_day && times.length > 0) &&
    own.arrears.some(({ month, gross_salary }) => month === first_day && Number(gross_salary) !== 0)
  return listWindows(
    own.calendar,
    facts,
    window => !isPaidLate && !claims.some(claim => overlaps(claim, window)),
  )
}

/** The employments of a month that the run pays as time, so that it pays no arrears for them. */
export function findOwnTime(facts: RunFacts, own: PaidTime, month: Day): EmploymentWindow[] {
  if (month !== facts.first_day || !paysTime(facts.run)) return []
  return findWindows(facts, own).filter(({ is_due }) => is_due)
}

/** Whether other runs, all of them locked, have paid a part of an employment that goes on in the month. */
export function isPaidInPart(windows: readonly EmploymentWindow[], claims: readonly TimeClaim[]): boolean {
  return windows.some(window => {
    const own = claims.filter(claim => overlaps(claim, window))
    if (own.length === 0 || own.some(({ is_locked }) => !is_locked)) return false
    return !own.some(claim => covers(claim, window))
  })
}
