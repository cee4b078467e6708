// Workspaces in which time is kept: people who punch, leave that they ask for, and leave that waits to be approved.

import type pg from 'pg'
import { newId } from '../packages/server/resource/ids.ts'

/** How many there are, beside those of many employees: leave has jobs that look at whoever changes. */
export const timeWorkspaces = 4

export interface TimeWorkspace {
  readonly id: string
  readonly key: string
  readonly key_id: string
  readonly shift_id: string
  readonly leave_type_id: string
  readonly fiscal_year_id: string
  readonly employees: readonly string[]
  readonly pending: readonly Pending[]
  /** Of the fiscal year; nobody has leave there or the day after. */
  readonly wednesdays: readonly string[]
  /** Before today, the last one first. */
  readonly workdays: readonly string[]
}

interface Pending {
  readonly id: string
  readonly employee_id: string
  readonly from_date: string
}

/** As many as a long run decides on. */
export const peopleOf = (employees: number): number =>
  Math.min(6_000, Math.max(500, Math.round(employees / 40)))

/** What is asked in turn, whichever server is asked: each employee punches once a day, each application is approved once. */
export class Timekeeping {
  readonly #workspaces: readonly TimeWorkspace[]
  readonly #asked = { punches: 0, applications: 0, approvals: 0 }

  constructor(workspaces: readonly TimeWorkspace[]) {
    this.#workspaces = workspaces
  }

  nextPunch() {
    const { workspace, at, round } = this.#next('punches', ({ employees }) => employees.length)
    const date = inList(workspace.workdays, round, 'Everybody has punched on every day')
    // Five minutes before nine in Karachi.
    const within = String(this.#asked.punches % 60_000).padStart(5, '0')
    const punched_at = `${date}T03:55:${within.slice(0, 2)}.${within.slice(2)}Z`
    return { workspace, employee_id: workspace.employees[at]!, date, punched_at }
  }

  nextApplication() {
    const { workspace, at, round } = this.#next('applications', ({ employees }) => employees.length)
    const from_date = workspace.wednesdays[(at + round) % workspace.wednesdays.length]!
    const employee_id = workspace.employees[at]!
    return { workspace, employee_id, from_date, to_date: dayAfter(from_date) }
  }

  nextPending() {
    const { workspace, at, round } = this.#next('approvals', ({ pending }) => pending.length)
    if (round > 0)
      throw new Error('All applications are approved; a run with more --employees has more of them.')
    return { workspace, ...workspace.pending[at]! }
  }

  #next(what: 'punches' | 'applications' | 'approvals', among: (workspace: TimeWorkspace) => number) {
    const n = this.#asked[what]++
    const workspace = this.#workspaces[n % this.#workspaces.length]!
    const turn = Math.floor(n / this.#workspaces.length)
    return { workspace, at: turn % among(workspace), round: Math.floor(turn / among(workspace)) }
  }
}

function inList<Item>(list: readonly Item[], at: number, otherwise: string): Item {
  const item = list[at]
  if (item === undefined) throw new Error(`${otherwise}; a run with more --employees has more of them.`)
  return item
}

function dayAfter(day: string): string {
  return Temporal.PlainDate.from(day).add({ days: 1 }).toString()
}

/** Applications of each employee, of a Monday and a Tuesday: so many are approved and so many wait. */
const [approvedEach, pendingEach] = [2, 5]

/**
 * Leave of the employees that a workspace has, and days on which they worked. Tables that were empty when their statistics
 * were made would be read whole by every request. The client is the owner's.
 */
export async function fillTime(client: pg.Client, workspace: string): Promise<void> {
  const type = newId('LeaveType')
  // Everything that rows refer to was read or made here.
  await client.query("set session_replication_role = 'replica'")
  await client.query(leaveType, [workspace, type])
  await client.query(policy, [workspace, newId('LeavePolicy'), type])
  for (const statement of [allocations, applications, days]) {
    await client.query(statement, [workspace, type])
    // A join of rows that the statistics know nothing of may take minutes.
    await client.query('analyze leave_allocations, leave_applications')
  }
  for (const statement of [carried, used, onLeave, punches, present])
    await client.query(statement, [workspace])
  await client.query("set session_replication_role = 'origin'")
}

const leaveType = `insert into leave_types (workspace_id, id, name, code) values ($1, $2, 'Annual leave', 'ANNUAL')`

const policy = `
  insert into leave_policies (workspace_id, id, leave_type_id, annual_quota, accrual_method, effective_from)
  values ($1, $2, $3, 60, 'annual', '2015-01-01')`

const year = `join companies c on c.workspace_id = e.workspace_id
  join fiscal_years y on y.workspace_id = e.workspace_id and (now() at time zone c.timezone)::date between y.start_date and y.end_date`

const allocations = `
  insert into leave_allocations (workspace_id, id, employee_id, leave_type_id, fiscal_year_id)
  select $1, 'lal' || substr(e.id, 4), e.id, $2, y.id from employees e ${year} where e.workspace_id = $1 order by e.id`

// The weeks of the year in which they are differ: the 4th and the 13th, and the 9th, the 18th and so on.
const applications = `
  insert into leave_applications (workspace_id, id, employee_id, leave_type_id, from_date, to_date, reason, fiscal_year_id, total_days, status, approved_at)
  select $1, 'lap' || substr(e.id, 4, 26) || n, e.id, $2, monday, monday + 1, 'Family visit', y.id, 2,
    case when is_approved then 'approved' else 'pending' end, case when is_approved then stamp() end
  from employees e ${year}, generate_series(1, ${approvedEach + pendingEach}) as n,
    lateral (select n > ${pendingEach} as is_approved, case when n > ${pendingEach} then 9 * (n - ${pendingEach}) - 5 else 9 * n end as week) as w,
    lateral (select date_trunc('week', y.start_date + week * interval '1 week')::date as monday) as m
  where e.workspace_id = $1`

const days = `
  insert into leave_application_days (workspace_id, leave_application_id, date, employee_id, portion, is_charged)
  select $1, a.id, day, a.employee_id, 'full', true
  from leave_applications a, generate_series(a.from_date, a.to_date, interval '1 day') as day
  where a.workspace_id = $1 and a.leave_type_id = $2`

const carried = `
  insert into leave_ledger_entries (workspace_id, id, leave_allocation_id, kind, days, because)
  select $1, 'lle' || substr(id, 4), id, 'carry', 3, 'bench' from leave_allocations where workspace_id = $1`

const used = `
  insert into leave_ledger_entries (workspace_id, id, leave_allocation_id, kind, days, leave_application_id, because)
  select $1, 'lle' || substr(id, 4) || 'u', 'lal' || substr(employee_id, 4), 'use', -2, id, 'bench'
  from leave_applications where workspace_id = $1 and status = 'approved'`

const onLeave = `
  insert into attendance_records (workspace_id, id, employee_id, date, shift_id, status, scheduled_minutes, leave_application_id, leave_portion, source, present_halves)
  select $1, 'atr' || substr(a.id, 4) || d.date - a.from_date, a.employee_id, d.date, s.id, 'on_leave', 480, a.id, 'full', 'leave', 0
  from leave_applications a join leave_application_days d on d.workspace_id = $1 and d.leave_application_id = a.id
  join shifts s on s.workspace_id = $1 and s.is_default
  where a.workspace_id = $1 and a.status = 'approved' and right(a.id, 1) = '${approvedEach + pendingEach}'`

// Before the days on which requests punch.
const workedDays = `(select (date_trunc('week', now()) - interval '20 weeks')::date + n as day from generate_series(0, 1) as n) as w`

const punches = `
  insert into punches (workspace_id, id, employee_id, punched_at, direction, attendance_date)
  select $1, 'pun' || substr(e.id, 4) || to_char(day, 'D') || left(direction, 1), e.id, day + time_of_day::time, direction, day
  from employees e, ${workedDays}, (values ('in', '04:00'), ('out', '13:00')) as p (direction, time_of_day) where e.workspace_id = $1`

const present = `
  insert into attendance_records (workspace_id, id, employee_id, date, shift_id, status, check_in_at, check_out_at, worked_minutes, scheduled_minutes, source, present_halves)
  select $1, 'atr' || substr(e.id, 4) || to_char(day, 'D'), e.id, day, s.id, 'present', day + time '04:00', day + time '13:00', 480, 480, 'punch', 2
  from employees e join shifts s on s.workspace_id = e.workspace_id and s.is_default, ${workedDays} where e.workspace_id = $1`

/** What requests name in such a workspace. */
export async function readTimeWorkspace(
  client: pg.Client,
  id: string,
): Promise<Omit<TimeWorkspace, 'key' | 'key_id'>> {
  const rows = async <Row>(text: string) => (await client.query(text, [id])).rows as Row[]
  const [named] = await rows<{ leave_type_id: string; shift_id: string }>(
    `select (select id from leave_types where workspace_id = $1) as leave_type_id,
       (select id from shifts where workspace_id = $1 and is_default) as shift_id`,
  )
  const [dated] = await rows<{ fiscal_year_id: string; wednesdays: string[]; workdays: string[] }>(dates)
  const employees = await rows<{ id: string }>('select id from employees where workspace_id = $1 order by id')
  // In another order than that in which they lie.
  const pending = await rows<Pending>(
    `select id, employee_id, to_char(from_date, 'YYYY-MM-DD') as from_date from leave_applications
     where workspace_id = $1 and status = 'pending' order by right(id, 8)`,
  )
  return { id, ...named!, ...dated!, employees: employees.map(each => each.id), pending }
}

const dates = `
  select y.id as fiscal_year_id,
    (select array_agg(to_char(day, 'YYYY-MM-DD') order by day) from generate_series(y.start_date, y.end_date - 1, interval '1 day') as day
     where extract(isodow from day) = 3) as wednesdays,
    (select array_agg(to_char(day, 'YYYY-MM-DD') order by day desc) from generate_series(today - 90, today - 1, interval '1 day') as day
     where extract(isodow from day) < 6) as workdays
  from companies c, lateral (select (now() at time zone c.timezone)::date as today) as t, fiscal_years y
  where c.workspace_id = $1 and y.workspace_id = $1 and today between y.start_date and y.end_date`
