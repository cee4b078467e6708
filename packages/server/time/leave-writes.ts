// What leave writes beside the application itself: its days, the ledger, and what its end gives back to others.

import type { LeaveApplication } from '@muster/contract'
import { type Db, statement } from '@muster/db'
import { type Consuming, type Day, type GivenBack, giveBack, movement, type Span } from '@muster/engine'
import { newId } from '../id.ts'
import { type LeaveFacts, leaveYear, type StandingApplication } from './leave-facts.ts'

const daysInserted = `
   insert into leave_application_days (workspace_id, leave_application_id, date, employee_id, portion, is_charged, linked_application_id)
   select :workspace_id, :id, d.date, :employee_id, d.portion, d.is_charged, d.linked_application_id
   from json_to_recordset(:days::json) as d (date date, portion text, is_charged boolean, linked_application_id text)`

const requested = statement(
  'insert_leave_application',
  `with made as (
     insert into leave_applications (workspace_id, id, employee_id, leave_type_id, from_date, to_date, is_half_day, half_day_type,
       reason, fiscal_year_id, total_days, document_id, created_at, updated_at)
     values (:workspace_id, :id, :employee_id, :leave_type_id, :from_date, :to_date, :is_half_day, :half_day_type,
       :reason, :fiscal_year_id, :total_days, :document_id, :created_at, :updated_at))${daysInserted}`,
)

/**
 * Writes a new application and its days with the commit: type and year are rows that many refer to at once, and their
 * locks are held for no longer than that.
 */
export function writeRequest(db: Db, application: LeaveApplication, span: Span): void {
  db.atCommit(requested, { ...application, days: daysOf(span) })
}

const daysWritten = statement(
  'write_leave_application_days',
  `with gone as (
     delete from leave_application_days where workspace_id = :workspace_id and leave_application_id = :id
       and date not in (select date from json_to_recordset(:days::json) as d (date date)))${daysInserted}
   on conflict (workspace_id, leave_application_id, date) do update
   set portion = excluded.portion, is_charged = excluded.is_charged, linked_application_id = excluded.linked_application_id`,
)

/** Writes the days of an application over those that it had. */
export async function writeDays(
  db: Db,
  { id, employee_id }: { readonly id: string; readonly employee_id: string },
  span: Span,
): Promise<void> {
  await db.run(daysWritten, { id, employee_id, days: daysOf(span) })
}

function daysOf(span: Span): string {
  const own = span.days.map(({ day, portion, charged }) => ({ date: day, portion, is_charged: charged }))
  const linked = span.linked.map(({ day, leave_application_id }) => ({
    ...{ date: day, portion: 'full', is_charged: true },
    linked_application_id: leave_application_id,
  }))
  // A linked day may be a rest day at the edge of the span.
  return JSON.stringify([...new Map([...own, ...linked].map(day => [day.date, day])).values()])
}

const entriesWritten = statement<{ id: string }>(
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

/** Writes what changes of applications use and restore. */
export async function writeMovements(db: Db, movements: readonly Movement[]): Promise<void> {
  const entries = movements.flatMap(({ leave_application_id, before, after, because }) => {
    const entry = movement(before, after)
    return entry ? [{ id: newId('lle'), leave_application_id, because, ...entry }] : []
  })
  if (entries.length === 0) return
  const written = await db.run(entriesWritten, { entries: JSON.stringify(entries) })
  if (written.length !== entries.length)
    throw new Error(
      `Of ${entries.length} entries of the leave ledger only ${written.length} have an allocation.`,
    )
}

const shortened = statement(
  'shorten_leave_applications',
  `update leave_applications a set total_days = r.total_days, updated_at = stamp()
   from json_to_recordset(:shorter::json) as r (id text, total_days numeric) where a.workspace_id = :workspace_id and a.id = r.id`,
)

const unlinked = statement(
  'unlink_leave_application_days',
  `with gone as (
     delete from leave_application_days d using leave_applications a
     where d.workspace_id = :workspace_id and d.employee_id = :employee_id and d.linked_application_id = :ended and d.leave_application_id = any(:ids)
       and a.workspace_id = :workspace_id and a.id = d.leave_application_id and d.date not between a.from_date and a.to_date)
   update leave_application_days d set is_charged = false, linked_application_id = null from leave_applications a
   where d.workspace_id = :workspace_id and d.employee_id = :employee_id and d.linked_application_id = :ended and d.leave_application_id = any(:ids)
     and a.workspace_id = :workspace_id and a.id = d.leave_application_id and d.date between a.from_date and a.to_date`,
)

/**
 * Gives others the days back that were charged to them because the application stood. They have no event: what changes of
 * them is read off updated_at, and the event of the one that ended says why. Returns the days whose attendance changes.
 */
export async function writeGiveBack(
  db: Db,
  facts: LeaveFacts,
  ended: { readonly id: string; readonly employee_id: string },
  today: Day,
): Promise<Day[]> {
  // What a closed year charged stays charged.
  const isOpen = ({ leave_type_id, fiscal_year_id }: StandingApplication) =>
    facts.fiscal_years.some(
      year => year.id === fiscal_year_id && leaveYear(facts, leave_type_id, year, today).status === 'open',
    )
  const others = facts.applications.filter(other => other.id !== ended.id && isOpen(other))
  const charged = others.map(other => ({
    ...other,
    linked: other.linked.map(day => ({ ...day, kind: 'rest_day' as const })),
  }))
  const shorter = giveBack(charged, ended.id)
  if (shorter.length === 0) return []
  await db.run(shortened, { shorter: JSON.stringify(shorter) })
  const ids = shorter.map(({ id }) => id)
  await db.run(unlinked, { employee_id: ended.employee_id, ended: ended.id, ids })
  const before = new Map(others.map(other => [other.id, other]))
  await writeMovements(
    db,
    shorter.map(after => movedBack(before.get(after.id)!, after)),
  )
  return others.flatMap(({ status, linked }) =>
    status === 'approved'
      ? linked.flatMap(day => (day.leave_application_id === ended.id ? day.day : []))
      : [],
  )
}

function movedBack({ id, status, charged_days }: StandingApplication, after: GivenBack): Movement {
  const because = after.because.map(({ text }) => text).join('; ')
  return {
    leave_application_id: id,
    before: { status, charged_days },
    after: { status, charged_days: after.charged_days },
    because,
  }
}
