// The close of a fiscal year: what is left of each balance is carried into the year after, or lapses.

import type { FiscalYear, FiscalYearClose } from '@muster/contract'
import { type Db, statement } from '@muster/db'
import {
  accrued,
  addDays,
  type Day,
  entitlement,
  type LeavePolicy,
  type LedgerEntry,
  type Period,
  periodOf,
  policyOn,
  yearClose,
} from '@muster/engine'
import { newId } from '../id.ts'
import { conflict } from '../resource.ts'
import { ensureAllocations } from './leave-allocations.ts'
import { type Entry, writeEntries } from './leave-console.ts'
import type { Entitled } from './leave-facts.ts'
import { fiscalYearsSql, listSql, policiesSql } from './leave-facts.ts'
import { lockTimeOf } from './locks.ts'

const pendingOf = statement<{ count: number }>(
  'count_pending_leave_of_year',
  `select count(*)::integer as count from leave_applications
   where workspace_id = :workspace_id and fiscal_year_id = :id and status = 'pending'`,
)

const encashingOf = statement<{ count: number }>(
  'count_pending_encashments_of_year',
  `select count(*)::integer as count from leave_encashments n
   join leave_allocations l on l.workspace_id = :workspace_id and l.id = n.leave_balance_id
   where n.workspace_id = :workspace_id and l.fiscal_year_id = :id and n.status = 'pending'`,
)

const closed = statement(
  'close_fiscal_year',
  `update fiscal_years set status = 'closed', updated_at = stamp() where workspace_id = :workspace_id and id = :id`,
)

const yearAfter = statement<{ id: string }>(
  'fiscal_year_after',
  'select id from fiscal_years where workspace_id = :workspace_id and start_date = :start_date',
)

const addYear = statement<{ id: string }>(
  'add_fiscal_year',
  `insert into fiscal_years (workspace_id, id, name, start_date, end_date, created_at, updated_at)
   select :workspace_id, :id, :name, :start_date::date, (:start_date::date + interval '1 year' - interval '1 day')::date, at, at
   from (select stamp() as at) as made returning id`,
)

interface AllocationRow {
  readonly id: string
  readonly employee_id: string
  readonly leave_type_id: string
  /** Of the same employee and type in the year after; null where there is none. */
  readonly next_id: string | null
}

interface YearFacts {
  readonly policies: readonly LeavePolicy[]
  readonly fiscal_years: readonly FiscalYear[]
  readonly employees: readonly (Entitled & { readonly id: string; readonly deleted: boolean })[]
  readonly allocations: readonly AllocationRow[]
  readonly ledger: readonly (LedgerEntry & { readonly leave_allocation_id: string })[]
}

const facts = statement<{ facts: YearFacts }>(
  'fiscal_year_leave_facts',
  `select json_build_object(
     'policies', ${policiesSql},
     'fiscal_years', ${fiscalYearsSql},
     'employees', ${listSql(
       `json_build_object('id', id, 'joining_date', joining_date, 'separation_date', separation_date, 'deleted', deleted)`,
       `employees where workspace_id = :workspace_id and id in (
          select employee_id from leave_allocations where workspace_id = :workspace_id and fiscal_year_id = :id)`,
     )},
     'allocations', ${listSql(
       `json_build_object('id', a.id, 'employee_id', a.employee_id, 'leave_type_id', a.leave_type_id, 'next_id', n.id) order by a.id`,
       `leave_allocations a left join leave_allocations n on n.workspace_id = :workspace_id and n.employee_id = a.employee_id
          and n.leave_type_id = a.leave_type_id and n.fiscal_year_id = :next
        where a.workspace_id = :workspace_id and a.fiscal_year_id = :id`,
     )},
     'ledger', ${listSql(
       's',
       `(select e.leave_allocation_id, e.kind, sum(e.days)::text as days from leave_ledger_entries e
         join leave_allocations a on a.workspace_id = :workspace_id and a.id = e.leave_allocation_id
         where e.workspace_id = :workspace_id and a.fiscal_year_id in (:id, :next) group by 1, 2) as s`,
     )}) as facts`,
)

const employeesOf = statement<{ employee_id: string }>(
  'employees_with_leave_in_year',
  'select distinct employee_id from leave_allocations where workspace_id = :workspace_id and fiscal_year_id = :id order by 1',
)

/** Carries what the policies keep into the year after, lets the rest lapse, and closes the year, all at once. */
export async function closeLeaveYear(db: Db, year: FiscalYear, today: Day): Promise<FiscalYearClose> {
  assertMayClose(year, today)
  const employees = (await db.run(employeesOf, { id: year.id })).map(({ employee_id }) => employee_id)
  // Whoever approves or cancels leave of the year meanwhile waits, and then finds it closed.
  await lockTimeOf(db, employees)
  const [pending] = await db.run(pendingOf, { id: year.id })
  if (pending!.count > 0)
    throw conflict(`${pending!.count} applications of ${year.name} are still pending; decide them first.`)
  const [encashing] = await db.run(encashingOf, { id: year.id })
  if (encashing!.count > 0)
    throw conflict(
      `${encashing!.count} encashments of ${year.name} are still to be paid; have them paid or cancel them first.`,
    )
  const next = await nextYear(db, year)
  while ((await ensureAllocations(db, { fiscal_year: next })) > 0);
  const [row] = await db.run(facts, { id: year.id, next })
  assertNoCycleRuns(row!.facts, year, today)
  const { entries, summary } = entriesOf(row!.facts, year)
  await writeEntries(db, entries)
  await db.run(closed, { id: year.id })
  return { fiscal_year_id: year.id, ...summary }
}

function assertMayClose({ name, status, end_date }: FiscalYear, today: Day): void {
  if (status === 'closed') throw conflict(`The fiscal year ${name} is closed already.`)
  if (end_date >= today)
    throw conflict(`The fiscal year ${name} ends on ${end_date}; it can be closed from the day after.`)
}

/** A cycle that began in the year is counted in it until the cycle ends, so that its last days can still be taken. */
function assertNoCycleRuns(
  { policies, employees, allocations }: YearFacts,
  year: FiscalYear,
  today: Day,
): void {
  const ofType = Map.groupBy(policies, ({ leave_type_id }) => leave_type_id)
  const people = new Map(employees.map(employee => [employee.id, employee]))
  const ends = allocations.flatMap(({ employee_id, leave_type_id }) => {
    const employee = people.get(employee_id)!
    if (employee.deleted) return []
    const { end_date } = periodIn(ofType.get(leave_type_id) ?? [], year, employee)
    const { separation_date } = employee
    return separation_date !== null && separation_date < end_date ? separation_date : end_date
  })
  const running = ends.filter(end => end >= today).sort()
  if (running.length > 0)
    throw conflict(
      `${running.length} cycles from a joining anniversary that began in ${year.name} are still running, the last until ${running.at(-1)}; the year can be closed from the day after.`,
    )
}

async function nextYear(db: Db, { end_date }: FiscalYear): Promise<string> {
  const start_date = addDays(end_date, 1)
  const [known] = await db.run(yearAfter, { start_date })
  if (known) return known.id
  const [added] = await db.run(addYear, { id: newId('fyr'), name: start_date.slice(0, 4), start_date })
  return added!.id
}

/** What each allocation's close adds to the ledgers of both years. */
function entriesOf(
  { policies, employees, allocations, ledger }: YearFacts,
  year: FiscalYear,
): { entries: Entry[]; summary: Omit<FiscalYearClose, 'fiscal_year_id'> } {
  const ofType = Map.groupBy(policies, ({ leave_type_id }) => leave_type_id)
  const ofAllocation = Map.groupBy(ledger, ({ leave_allocation_id }) => leave_allocation_id)
  const people = new Map(employees.map(employee => [employee.id, employee]))
  const entries: Entry[] = []
  const summary = { carried_balances: 0, lapsed_balances: 0 }
  for (const { id, next_id, employee_id, leave_type_id } of allocations) {
    const own = ofType.get(leave_type_id) ?? []
    const close = yearClose({
      policy: policyOn(own, year.end_date) ?? null,
      computed: computedAt(own, year, people.get(employee_id)!),
      entries: ofAllocation.get(id) ?? [],
      next_entries: (next_id && ofAllocation.get(next_id)) || [],
    })
    const because = `the close of ${year.name}`
    entries.push(...close.closing.map(entry => ({ ...entry, leave_allocation_id: id, because })))
    // Who has left takes nothing along.
    if (next_id)
      entries.push(...close.opening.map(entry => ({ ...entry, leave_allocation_id: next_id, because })))
    if (next_id && !isZero(close.carried_forward_days)) summary.carried_balances++
    if (!isZero(close.lapsed_days)) summary.lapsed_balances++
  }
  return { entries, summary }
}

const isZero = (days: string): boolean => /^-?0\.00$/.test(days)

function computedAt(policies: readonly LeavePolicy[], year: FiscalYear, employee: Entitled) {
  const { joining_date, separation_date } = employee
  const period = periodIn(policies, year, employee)
  const service = { policies, period, joining_date, separation_date }
  const { entitled_days } = entitlement(service)
  return { entitled_days, accrued_days: accrued({ ...service, on: period.end_date }).accrued_days }
}

function periodIn(policies: readonly LeavePolicy[], year: FiscalYear, { joining_date }: Entitled): Period {
  const allocation = policyOn(policies, year.end_date)?.allocation_type ?? 'fiscal_year'
  return periodOf(allocation, year, joining_date)
}
