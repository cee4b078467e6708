// What leave writes besides the application itself: its days, its length, and the ledger.

import type { LeaveApplication } from '@muster/contract'
import { type Bound, bind, type Db, statement, type WriteDb } from '@muster/db'
import {
  type Consuming,
  type Day,
  type Half,
  type LeavePolicy,
  listChargedDays,
  makeMovement,
  type Span,
} from '@muster/engine'
import { newId } from '../../resource/ids.ts'

const daysInserted = `
   insert into leave_application_days (workspace_id, leave_application_id, date, employee_id, portion, is_charged, linked_application_id)
   select :workspace_id, d.leave_application_id, d.date, d.employee_id, d.portion, d.is_charged, d.linked_application_id
   from json_to_recordset(:days::json) as d (leave_application_id text, date date, employee_id text, portion text, is_charged boolean, linked_application_id text)`

const insertLeaveApplication = statement<
  unknown,
  {
    id: string
    employee_id: string
    leave_type_id: string
    from_date: string
    to_date: string
    is_half_day: boolean
    half_day_type: string | null
    reason: string
    fiscal_year_id: string
    total_days: string
    document_id: string | null
    sandwich_rule: boolean
    created_at: string
    updated_at: string
    days: string
  }
>(
  'insert_leave_application',
  `with made as (
     insert into leave_applications (workspace_id, id, employee_id, leave_type_id, from_date, to_date, is_half_day, half_day_type,
       reason, fiscal_year_id, total_days, document_id, sandwich_rule, created_at, updated_at)
     values (:workspace_id, :id, :employee_id, :leave_type_id, :from_date, :to_date, :is_half_day, :half_day_type,
       :reason, :fiscal_year_id, :total_days, :document_id, :sandwich_rule, :created_at, :updated_at))${daysInserted}`,
)

/**
 * Writes a new application and its days with the commit: type and year are rows that many refer to at once, and their
 * locks are held for no longer than that.
 */
export function writeRequest(
  db: WriteDb,
  application: LeaveApplication,
  policy: Pick<LeavePolicy, 'sandwich_rule'> | null,
  span: Span,
): void {
  const sandwich_rule = policy?.sandwich_rule ?? false
  const days = JSON.stringify(toDayRows({ ...application, span }))
  db.atCommit(insertLeaveApplication, { ...application, sandwich_rule, days })
}

const daysWritten = statement<unknown, { ids: readonly string[]; days: string }>(
  'write_leave_application_days',
  `with gone as (
     delete from leave_application_days where workspace_id = :workspace_id and leave_application_id = any(:ids)
       and (leave_application_id, date) not in (select leave_application_id, date from json_to_recordset(:days::json) as d (leave_application_id text, date date)))${daysInserted}
   on conflict (workspace_id, leave_application_id, date) do update
   set portion = excluded.portion, is_charged = excluded.is_charged, linked_application_id = excluded.linked_application_id
   where (leave_application_days.portion, leave_application_days.is_charged, leave_application_days.linked_application_id)
     is distinct from (excluded.portion, excluded.is_charged, excluded.linked_application_id)`,
)

interface MeasuredApplication {
  readonly id: string
  readonly employee_id: string
  readonly span: Span
}

/** Writes the days of applications over those that they had. */
export async function writeDays(db: Db, applications: readonly MeasuredApplication[]): Promise<void> {
  await db.runBound(bindDays(applications))
}

/** The statement that does. */
export function bindDays(applications: readonly MeasuredApplication[]): Bound {
  const days = JSON.stringify(applications.flatMap(toDayRows))
  return bind(daysWritten, { ids: applications.map(({ id }) => id), days })
}

/** A day of an application, as it is stored. */
export interface DayRow {
  readonly leave_application_id: string
  readonly employee_id: string
  readonly date: Day
  readonly portion: 'full' | Half
  readonly is_charged: boolean
  readonly linked_application_id: string | null
}

const daysOfApplication = statement<DayRow, { id: string }>(
  'days_of_leave_application',
  `select leave_application_id, employee_id, date, portion, is_charged, linked_application_id from leave_application_days
   where workspace_id = :workspace_id and leave_application_id = :id order by date`,
)

/** The statement that reads the days of an application. */
export const bindStoredDays = (id: string): Bound<DayRow> => bind(daysOfApplication, { id })

/** Whether an application has these days already. */
export function hasDays(stored: readonly DayRow[], application: MeasuredApplication): boolean {
  const measured = toDayRows(application).toSorted((a, b) => (a.date < b.date ? -1 : 1))
  return JSON.stringify(measured) === JSON.stringify(stored)
}

export function toDayRows({ id: leave_application_id, employee_id, span }: MeasuredApplication): DayRow[] {
  const charged = listChargedDays(span)
  const covered = new Map(span.days.map(({ day, portion }) => [day, portion]))
  return [...new Set([...covered.keys(), ...charged.keys()])].map(date => ({
    leave_application_id,
    employee_id,
    date,
    portion: covered.get(date) ?? 'full',
    is_charged: charged.has(date),
    linked_application_id: charged.get(date) ?? null,
  }))
}

/** An entry of the ledger that an application makes. */
interface Entry {
  readonly id: string
  readonly leave_application_id: string
  readonly kind: string
  readonly days: string
  readonly because: string
}

// For a list of one, PostgreSQL reads all leave of the workspace to find the application: its plan for all lists expects a hundred.
const entryWritten = statement<{ id: string }, Entry>(
  'insert_leave_ledger_entry',
  `insert into leave_ledger_entries (workspace_id, id, leave_allocation_id, kind, days, leave_application_id, because)
   select :workspace_id, :id, l.id, :kind, :days::numeric, a.id, :because from leave_applications a
   join leave_allocations l on l.workspace_id = :workspace_id and l.employee_id = a.employee_id
     and l.leave_type_id = a.leave_type_id and l.fiscal_year_id = a.fiscal_year_id
   where a.workspace_id = :workspace_id and a.id = :leave_application_id returning id`,
)

const entriesWritten = statement<{ id: string }, { entries: string }>(
  'insert_leave_ledger_entries',
  `insert into leave_ledger_entries (workspace_id, id, leave_allocation_id, kind, days, leave_application_id, because)
   select :workspace_id, r.id, l.id, r.kind, r.days, a.id, r.because
   from json_to_recordset(:entries::json) as r (id text, leave_application_id text, kind text, days numeric, because text)
   join leave_applications a on a.workspace_id = :workspace_id and a.id = r.leave_application_id
   join leave_allocations l on l.workspace_id = :workspace_id and l.employee_id = a.employee_id
     and l.leave_type_id = a.leave_type_id and l.fiscal_year_id = a.fiscal_year_id
   returning id`,
)

export interface Movement {
  readonly leave_application_id: string
  readonly before: Consuming | null
  readonly after: Consuming | null
  readonly because: string
}

/** Writes what changes of applications use and restore, after other statements in the same flush. */
export async function writeMovements(
  db: Db,
  movements: readonly Movement[],
  ...before: readonly Bound[]
): Promise<void> {
  const entries = makeEntries(movements)
  const write = entries.length > 0 ? [bindEntries(entries)] : []
  if (before.length + write.length === 0) return
  const written = (await db.runAll(...before, ...write)).slice(before.length).flat()
  assertWritten(entries, written)
}

/** The same in the next flush: nobody waits for it. */
export function writeMovementsWithNext(
  db: WriteDb,
  movements: readonly Movement[],
  ...before: readonly Bound[]
): void {
  for (const each of before) db.runWithNext(each, () => undefined)
  const entries = makeEntries(movements)
  if (entries.length > 0) db.runWithNext(bindEntries(entries), written => assertWritten(entries, written))
}

const makeEntries = (movements: readonly Movement[]): Entry[] =>
  movements.flatMap(({ leave_application_id, before, after, because }) => {
    const entry = makeMovement(before, after)
    return entry ? [{ id: newId('LeaveLedgerEntry'), leave_application_id, because, ...entry }] : []
  })

function bindEntries(entries: readonly Entry[]): Bound<{ id: string }> {
  const [entry, ...others] = entries
  return entry !== undefined && others.length === 0
    ? bind(entryWritten, entry)
    : bind(entriesWritten, { entries: JSON.stringify(entries) })
}

function assertWritten(entries: readonly object[], written: readonly unknown[]): void {
  if (written.length === entries.length) return
  throw new Error(
    `Of ${entries.length} entries of the leave ledger only ${written.length} have an allocation.`,
  )
}

const remeasureLeaveApplications = statement<unknown, { applications: string }>(
  'remeasure_leave_applications',
  `update leave_applications a set total_days = r.total_days, updated_at = stamp()
   from json_to_recordset(:applications::json) as r (id text, total_days numeric)
   where a.workspace_id = :workspace_id and a.id = r.id and a.total_days <> r.total_days`,
)

/** Writes how long applications are now, where that differs. They have no event: what changes is read off updated_at. */
export async function writeLengths(
  db: Db,
  applications: readonly { readonly id: string; readonly total_days: string }[],
): Promise<void> {
  const lengths = applications.map(({ id, total_days }) => ({ id, total_days }))
  await db.run(remeasureLeaveApplications, { applications: JSON.stringify(lengths) })
}
