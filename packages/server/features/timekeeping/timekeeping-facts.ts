// The facts of time: what calendars and grading are worked out from, read for many employees in a few queries.

import type { AttendanceSettings } from '@muster/contract'
import { type Bound, type BoundAll, bind, type Db, type Locked, type RowsOf, statement } from '@muster/db'
import {
  type Assignment,
  Calendar,
  type Day,
  type FormerEmployment,
  type IsClosed,
  isLocked,
  type JobChange,
  listBranches,
  type Swap,
  type TimeZone,
} from '@muster/engine'
import { say } from '@muster/sentences'
import type { Context, WriteContext } from '../../http/context.ts'
import { conflict, invalidField } from '../../http/problem.ts'
import { listSql } from './json-rows.ts'
import { bindTimeLock } from './locks.ts'
import { loadRulesAt, rulesVersionSql } from './workspace-rules.ts'

/** An employee as far as time goes. */
export interface Timekept {
  readonly id: string
  readonly joining_date: Day
  readonly separation_date: Day | null
  /** Of the last day that there is: a change to come is one of the calendar's. */
  readonly branch_id: string | null
}

export interface TimeFacts {
  readonly settings: AttendanceSettings
  readonly timezone: TimeZone
  /** The first day that the clock grades; null before it has graded any. */
  readonly graded_from: Day | null
  /** The last day that payroll has closed; null where it has closed none. */
  readonly locked_through: Day | null
  /** By id; those that do not exist or are deleted are not among them. */
  readonly employees: ReadonlyMap<string, Timekept>
  readonly calendars: ReadonlyMap<string, Calendar>
}

type Owned<Fact> = Fact & { readonly employee_id: string }

interface FactsRow {
  readonly graded_from: Day | null
  readonly employees: readonly Omit<Timekept, 'branch_id'>[]
  readonly assignments: readonly Owned<Omit<Assignment, 'shift'> & { readonly shift_id: string }>[]
  readonly swaps: readonly Owned<Swap>[]
  /** In their order. */
  readonly jobs: readonly Owned<Pick<JobChange, 'branch_id' | 'effective_from'>>[]
  readonly former_employments: readonly Owned<FormerEmployment>[]
}

/** The facts of the employees, and the rules that they are checked by. */
export interface OwnTime {
  readonly facts: FactsRow
  readonly rules_version: string | null
}

// One row of JSON: times and dates only, no instants, whose text JSON would change.
const readFacts = <Parameters extends object>(name: string, whose: string) =>
  statement<OwnTime, Parameters>(
    name,
    `select ${rulesVersionSql} as rules_version, json_build_object(
     'graded_from', (select graded_from from attendance_grading where workspace_id = :workspace_id),
     'employees', ${listSql(
       `json_build_object('id', id, 'joining_date', joining_date, 'separation_date', separation_date)`,
       `employees where workspace_id = :workspace_id and id ${whose} and not deleted`,
     )},
     'assignments', ${listSql(
       `json_build_object('employee_id', employee_id, 'id', id, 'effective_from', effective_from, 'effective_to', effective_to,
          'created_at', created_at, 'geofenced_site_id', geofenced_site_id, 'shift_id', shift_id)`,
       `employee_shifts where workspace_id = :workspace_id and employee_id ${whose}`,
     )},
     'swaps', ${listSql(
       `json_build_object('employee_id', employee_id, 'rest_date', rest_date, 'work_date', work_date)`,
       `rest_day_swaps where workspace_id = :workspace_id and employee_id ${whose} and status = 'active'`,
     )},
     'jobs', ${listSql(
       `json_build_object('employee_id', employee_id, 'branch_id', branch_id, 'effective_from', effective_from)
          order by not is_first, effective_from`,
       `job_changes where workspace_id = :workspace_id and employee_id ${whose}`,
     )},
     'former_employments', ${listSql(
       `json_build_object('employee_id', employee_id, 'joining_date', joining_date, 'separation_date', separation_date)`,
       `employee_former_employments where workspace_id = :workspace_id and employee_id ${whose}`,
     )}) as facts`,
  )
const factsOfMany = readFacts<{ employees: readonly string[] }>('time_facts', '= any(:employees)')
// For a list of one PostgreSQL plans anew each time, because its plan for all lists expects ten: that took two thirds of the time.
const factsOfOne = readFacts<{ employee: string }>('time_facts_of_one', '= :employee')

/** The statement that reads what `completeTimeFacts` starts from. */
export function bindTimeRead(employees: readonly string[]): Bound<OwnTime> {
  const [employee, ...others] = employees
  return employee !== undefined && others.length === 0
    ? bind(factsOfOne, { employee })
    : bind(factsOfMany, { employees })
}

/** The facts of time, of what the statement of `bindTimeRead` returned in the same transaction. */
export async function completeTimeFacts(db: Db, { facts, rules_version }: OwnTime): Promise<TimeFacts> {
  const { timezone, settings, holidays, shifts, locked_through } = await loadRulesAt(db, rules_version)
  const assignments = Map.groupBy(facts.assignments, ({ employee_id }) => employee_id)
  const swaps = Map.groupBy(facts.swaps, ({ employee_id }) => employee_id)
  const jobs = Map.groupBy(facts.jobs, ({ employee_id }) => employee_id)
  const employments = Map.groupBy(facts.former_employments, ({ employee_id }) => employee_id)
  const employees = new Map<string, Timekept>()
  const calendars = new Map<string, Calendar>()
  for (const { id, joining_date, separation_date } of facts.employees) {
    const { branch_id, former_branches } = listBranches(jobs.get(id) ?? [])
    employees.set(id, { id, joining_date, separation_date, branch_id })
    const shifted = (assignments.get(id) ?? []).map(({ shift_id, ...assignment }) => ({
      ...assignment,
      shift: shifts.get(shift_id)!,
    }))
    const own = {
      joining_date,
      separation_date,
      branch_id,
      former_branches,
      swaps: swaps.get(id) ?? [],
      former_employments: employments.get(id) ?? [],
      assignments: shifted,
    }
    calendars.set(id, new Calendar(own, holidays))
  }
  return { timezone, settings, graded_from: facts.graded_from, locked_through, employees, calendars }
}

/** What the calendars of these employees say now; swaps and assignments that this transaction made are among it. */
export async function readTimeFacts(db: Db, employees: readonly string[]): Promise<TimeFacts> {
  const [own] = await db.runBound(bindTimeRead(employees))
  return completeTimeFacts(db, own!)
}

/** The same of the employees of some days, whose time is locked before. */
export async function lockTimeFacts(
  db: Db,
  days: readonly { readonly employee_id: string }[],
): Promise<TimeFacts> {
  const employees = [...new Set(days.map(({ employee_id }) => employee_id))].sort()
  const [, [own]] = await db.runAll(bindTimeLock(employees), bindTimeRead(employees))
  return completeTimeFacts(db, own!)
}

/** A locked day keeps the punches that it was paid by, and an employment that was over those of its days. */
export function findClosedDays(
  { locked_through }: TimeFacts,
  calendar: Calendar,
  { is_employment_changed = false } = {},
): IsClosed {
  const isOver = (day: Day) =>
    calendar.wasEmployed(day) || (!is_employment_changed && !calendar.isEmployed(day))
  return day => isLocked(locked_through, day) || isOver(day)
}

/** The facts of time around one employee. */
export interface OwnFacts extends TimeFacts {
  readonly employee: Timekept
  readonly calendar: Calendar
}

/** The facts of the employee in a body, whose time is locked; a 400 if there is none. */
export async function readNamedEmployee(db: Db, employee_id: string): Promise<OwnFacts> {
  const own = await lockFacts(db, employee_id)
  if (!own) throw namesNothing()
  return own
}

const namesNothing = () => invalidField('employee_id', say`names no record of this workspace`)

/** The facts of the employee that a record belongs to, whose time is locked: a 409 where the employee is deleted. */
export async function readOwner(db: Db, employee_id: string): Promise<OwnFacts> {
  const own = await lockFacts(db, employee_id)
  if (!own) throw conflict(say`This employee is deleted; nothing of a deleted employee can change.`)
  return own
}

/** The same with what other statements read behind the lock, in its flush. */
export async function readNamedEmployeeWith<Rows extends readonly unknown[]>(
  db: Db,
  employee_id: string,
  ...bound: BoundAll<Rows>
): Promise<{ readonly own: OwnFacts; readonly found: RowsOf<Rows> }> {
  const [, [time], ...found] = (await db.runAll<unknown[]>(
    bindTimeLock([employee_id]),
    bindTimeRead([employee_id]),
    ...bound,
  )) as [unknown, [OwnTime], ...RowsOf<Rows>]
  const own = await findOwn(db, employee_id, time)
  if (!own) throw namesNothing()
  return { own, found: found as unknown as RowsOf<Rows> }
}

async function lockFacts(db: Db, id: string): Promise<OwnFacts | undefined> {
  const [, [own]] = await db.runAll(bindTimeLock([id]), bindTimeRead([id]))
  return findOwn(db, id, own!)
}

async function findOwn(db: Db, id: string, time: OwnTime): Promise<OwnFacts | undefined> {
  const known = await completeTimeFacts(db, time)
  const [employee, calendar] = [known.employees.get(id), known.calendars.get(id)]
  return employee && calendar && { ...known, employee, calendar }
}

interface OwnedRecords<Item> {
  find(call: Context, id: string): Promise<Item>
}

interface LockableRecords<Item> extends OwnedRecords<Item> {
  lock(call: WriteContext, id: string): Promise<Locked<Item>>
}

type Named = Context & { readonly path: { readonly id: string } }

/** The employee of the record that the path names, whose time is locked; lock the record after it. A 409 where they are deleted. */
export async function lockOwner(
  store: OwnedRecords<{ readonly employee_id: string }>,
  call: Named,
): Promise<OwnFacts> {
  const { employee_id } = await store.find(call, call.path.id)
  return readOwner(call.db, employee_id)
}

/** The record that the path names, once nothing else of its employee can change. A 409 where the employee is deleted. */
export async function lockOwned<Item extends { readonly employee_id: string }>(
  store: LockableRecords<Item>,
  call: Named & WriteContext,
): Promise<{ readonly own: OwnFacts; readonly before: Locked<Item> }> {
  const own = await lockOwner(store, call)
  return { own, before: await store.lock(call, call.path.id) }
}
