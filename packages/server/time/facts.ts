// The facts of time: what calendars and grading are worked out from, read for many employees in a few queries.

import type { AttendanceSettings } from '@muster/contract'
import { type Db, statement } from '@muster/db'
import { type Assignment, Calendar, type Day, type Holiday, Holidays, type Swap } from '@muster/engine'
import { invalidField } from '../problem.ts'
import { conflict } from '../resource.ts'
import { lockTimeOf } from './locks.ts'

/** An employee as far as time goes. */
export interface Timekept {
  readonly id: string
  readonly joining_date: Day
  readonly separation_date: Day | null
  readonly branch_id: string | null
}

export interface TimeFacts {
  readonly settings: AttendanceSettings
  readonly timezone: string
  /** The first day that the clock grades; null before it has graded any. */
  readonly graded_from: Day | null
  /** By id; those that do not exist or are deleted are not among them. */
  readonly employees: ReadonlyMap<string, Timekept>
  readonly calendars: ReadonlyMap<string, Calendar>
}

type Owned<Fact> = Fact & { readonly employee_id: string }

interface FactsRow {
  readonly timezone: string
  readonly graded_from: Day | null
  readonly settings: AttendanceSettings
  readonly employees: readonly Timekept[]
  readonly assignments: readonly Owned<Assignment>[]
  readonly swaps: readonly Owned<Swap>[]
  readonly holidays: readonly Holiday[]
}

const decimals = [
  ...['late_deduction_days', 'overtime_multiplier_working_day', 'overtime_multiplier_rest_day'],
  ...['overtime_multiplier_holiday', 'overtime_hours_per_month'],
]
// A JSON number loses the digits of a decimal.
const settingsJson = `to_jsonb(s) || jsonb_build_object(${decimals.map(name => `'${name}', s.${name}::text`).join(', ')})`

// One row of JSON: times and dates only, no instants, whose text JSON would change.
const factsOf = (name: string, whose: string) =>
  statement<{ facts: FactsRow }>(
    name,
    `select json_build_object(
     'timezone', (select timezone from companies where workspace_id = :workspace_id),
     'graded_from', (select graded_from from attendance_grading where workspace_id = :workspace_id),
     'settings', (select ${settingsJson} from attendance_settings s where workspace_id = :workspace_id),
     'employees', coalesce((select json_agg(json_build_object('id', id, 'joining_date', joining_date,
         'separation_date', separation_date, 'branch_id', branch_id))
       from employees where workspace_id = :workspace_id and id ${whose} and not deleted), '[]'),
     'assignments', coalesce((select json_agg(json_build_object('employee_id', a.employee_id, 'id', a.id,
         'effective_from', a.effective_from, 'effective_to', a.effective_to, 'created_at', a.created_at,
         'geofenced_site_id', a.geofenced_site_id, 'shift', to_jsonb(s)))
       from employee_shifts a join shifts s on s.workspace_id = :workspace_id and s.id = a.shift_id
       where a.workspace_id = :workspace_id and a.employee_id ${whose}), '[]'),
     'swaps', coalesce((select json_agg(json_build_object('employee_id', employee_id, 'rest_date', rest_date, 'work_date', work_date))
       from rest_day_swaps where workspace_id = :workspace_id and employee_id ${whose} and status = 'active'), '[]'),
     'holidays', coalesce((select json_agg(json_build_object('id', id, 'date', date, 'type', type,
         'is_recurring', is_recurring, 'branch_id', branch_id) order by date, id)
       from holidays where workspace_id = :workspace_id), '[]')) as facts`,
  )
const factsOfMany = factsOf('time_facts', '= any(:employees)')
// For a list of one PostgreSQL plans anew each time, because its plan for all lists expects ten: that took two thirds of the time.
const factsOfOne = factsOf('time_facts_of_one', '= :employee')

/** What the calendars of these employees say now; swaps and assignments that this transaction made are among it. */
export async function timeFactsOf(db: Db, employees: readonly string[]): Promise<TimeFacts> {
  const [employee, ...others] = employees
  const [row] =
    employee !== undefined && others.length === 0
      ? await db.run(factsOfOne, { employee })
      : await db.run(factsOfMany, { employees })
  const { timezone, settings, graded_from, holidays, ...lists } = row!.facts
  const assignments = Map.groupBy(lists.assignments, ({ employee_id }) => employee_id)
  const swaps = Map.groupBy(lists.swaps, ({ employee_id }) => employee_id)
  const free = new Holidays(holidays)
  const calendars = new Map<string, Calendar>()
  for (const { id, ...employee } of lists.employees) {
    const own = { assignments: assignments.get(id) ?? [], swaps: swaps.get(id) ?? [] }
    calendars.set(id, new Calendar({ ...employee, ...own }, free))
  }
  const known = new Map(lists.employees.map(employee => [employee.id, employee]))
  return { timezone, settings, graded_from, employees: known, calendars }
}

/** The calendar of one employee, or undefined where there is none such or it is deleted. */
export async function calendarOf(db: Db, employee: string): Promise<Calendar | undefined> {
  return (await timeFactsOf(db, [employee])).calendars.get(employee)
}

/** The facts of time around one employee. */
export interface OwnFacts extends TimeFacts {
  readonly employee: Timekept
  readonly calendar: Calendar
}

/** The facts of the employee that a body names, whose time is locked: a 400 where there is none such. */
export async function factsOfNamed(db: Db, employee_id: string): Promise<OwnFacts> {
  const own = await lockedFacts(db, employee_id)
  if (!own) throw invalidField('employee_id', 'names no record of this workspace')
  return own
}

/** The facts of the employee that a record belongs to, whose time is locked: a 409 where the employee is deleted. */
export async function factsOfOwner(db: Db, employee_id: string): Promise<OwnFacts> {
  const own = await lockedFacts(db, employee_id)
  if (!own) throw conflict(`Employee ${employee_id} is deleted; nothing of a deleted employee can change.`)
  return own
}

async function lockedFacts(db: Db, id: string): Promise<OwnFacts | undefined> {
  await lockTimeOf(db, [id])
  const known = await timeFactsOf(db, [id])
  const [employee, calendar] = [known.employees.get(id), known.calendars.get(id)]
  return employee && calendar && { ...known, employee, calendar }
}
