// The facts of leave: an employee's leave around some days, read together.

import { type Bound, type BoundAll, bind, type Db, type RowsOf, statement, type WriteDb } from '@muster/db'
import {
  type CountedLeave,
  type Day,
  type FiscalYear,
  findAllocationType,
  findPeriod,
  type Gender,
  isForGender,
  type LeavePolicy,
  type LedgerEntry,
  type Neighbour,
} from '@muster/engine'
import {
  bindTimeLock,
  bindTimeRead,
  completeTimeFacts,
  listSql,
  loadRulesAt,
  type OwnTime,
  type Rules,
  rulesVersionSql,
  type TimeFacts,
} from '../timekeeping/index.ts'
import { portionSql, withinSql } from './charges.ts'

/** An employee as far as leave goes. */
export interface Entitled {
  readonly joining_date: Day
  readonly separation_date: Day | null
  readonly gender: Gender | null
}

/** A pending or approved application; its stamp is written alike everywhere, so that text order is time order. */
export interface CountedApplication extends CountedLeave, Omit<Neighbour, 'sandwich' | 'charged'> {
  /** Of the policy that it was asked for or approved under. */
  readonly sandwich_rule: boolean
  /** With the application by which a linked day hangs; null for a day of its own. */
  readonly charged: readonly (readonly [day: Day, linked_application_id: string | null])[]
}

/** As other leave sees it. */
export function toNeighbour(application: CountedApplication): Neighbour {
  const { sandwich_rule, status, charged } = application
  return {
    ...application,
    sandwich: sandwich_rule,
    charged: status === 'approved' ? new Map(charged) : null,
  }
}

export interface LeaveFacts {
  /** Null if there is none. */
  readonly employee: (Entitled & { readonly deleted: boolean }) | null
  readonly leave_types: Rules['leave_types']
  readonly group_leave_type_ids: readonly string[]
  /** By leave type. */
  readonly policies: Rules['policies']
  readonly fiscal_years: Rules['fiscal_years']
  readonly locked_through: Rules['locked_through']
  /** The moment at which all this was so. */
  readonly stamp: string
  readonly applications: readonly CountedApplication[]
  /** The employee's. */
  readonly allocations: readonly {
    readonly leave_type_id: string
    readonly fiscal_year_id: string
    readonly is_open: boolean
    /** Only carried days count; nothing is granted. */
    readonly is_carried_only: boolean
  }[]
  /** Days of the present employment that are to be paid out and have not been yet. */
  readonly encashing: readonly {
    readonly leave_type_id: string
    readonly fiscal_year_id: string
    readonly days: string
  }[]
  /** Sums of the ledger. */
  readonly ledger: readonly (LedgerEntry & {
    readonly leave_type_id: string
    readonly fiscal_year_id: string
  })[]
}

// What may be of the same leave year, or adjoin the days.
const about = `to_date >= :first::date - 400 and from_date <= :last::date + 400`

/** SQL, to be joined with the application `a` of the employee `e`: one look at its days, for all that is said of them. */
export const chargedSql = `lateral (
  select coalesce(sum(${portionSql}) filter (where ${withinSql('e')}), 0)::numeric(7, 2)::text as charged_days,
    coalesce(json_agg(json_build_array(d.date, d.linked_application_id) order by d.date), '[]') as days
  from leave_application_days d where d.workspace_id = :workspace_id and d.leave_application_id = a.id and d.is_charged) as charged`

/** The application `a` with `charged` in JSON, as CountedApplication has it, but for whether its year is closed. */
export const applicationSql = (
  more = '',
): string => `json_build_object('id', a.id, 'leave_type_id', a.leave_type_id, 'fiscal_year_id', a.fiscal_year_id,
  'status', a.status, 'from_date', a.from_date, 'to_date', a.to_date, 'half', case when a.is_half_day then a.half_day_type end,
  'charged_days', charged.charged_days, 'sandwich_rule', a.sandwich_rule, 'charged', charged.days,
  'created_at', to_char(a.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')${more})`

type OwnFacts = Pick<LeaveFacts, 'allocations' | 'encashing' | 'ledger'> & {
  /** Whether they are closed is said by the allocations. */
  readonly applications: readonly Omit<CountedApplication, 'is_closed'>[]
  readonly employee: (NonNullable<LeaveFacts['employee']> & { readonly leave_group_id: string | null }) | null
}

/** The facts of the employee, and the rules that they are checked by. */
interface OwnLeave {
  readonly facts: OwnFacts
  readonly rules_version: string | null
  readonly stamp: string
}

const facts = statement<OwnLeave, { employee_id: string; first: string; last: string }>(
  'leave_facts',
  `select stamp() as stamp, ${rulesVersionSql} as rules_version, json_build_object(
     'employee', (select json_build_object('joining_date', joining_date, 'separation_date', separation_date, 'gender', gender, 'deleted', deleted,
         'leave_group_id', leave_group_id) from employees where workspace_id = :workspace_id and id = :employee_id),
     'applications', ${listSql(
       `${applicationSql()} order by a.from_date, a.id`,
       `leave_applications a join employees e on e.workspace_id = :workspace_id and e.id = :employee_id cross join ${chargedSql}
        where a.workspace_id = :workspace_id and a.employee_id = :employee_id and a.status in ('pending', 'approved') and ${about}`,
     )},
     'allocations', ${listSql(
       `json_build_object('leave_type_id', leave_type_id, 'fiscal_year_id', fiscal_year_id, 'is_open', closed_at is null,
          'is_carried_only', is_carried_only)`,
       'leave_allocations where workspace_id = :workspace_id and employee_id = :employee_id',
     )},
     'encashing', ${listSql(
       's',
       `(select l.leave_type_id, l.fiscal_year_id, sum(n.days)::text as days from leave_encashments n
         join leave_allocations l on l.workspace_id = :workspace_id and l.id = n.leave_balance_id
         where n.workspace_id = :workspace_id and n.employee_id = :employee_id and n.status in ('pending', 'claimed') and n.settled_until is null group by 1, 2) as s`,
     )},
     'ledger', ${listSql(
       's',
       `(select l.leave_type_id, l.fiscal_year_id, e.kind, sum(e.days)::text as days from leave_allocations l
         join leave_ledger_entries e on e.workspace_id = :workspace_id and e.leave_allocation_id = l.id
         where l.workspace_id = :workspace_id and l.employee_id = :employee_id group by 1, 2, 3) as s`,
     )}) as facts`,
)

interface About {
  readonly employee_id: string
  readonly from_date: Day
  readonly to_date: Day
}

/** The statement that reads what `leaveFacts` starts from. */
function leaveRead({ employee_id, from_date, to_date }: About): Bound<OwnLeave> {
  return bind(facts, { employee_id, first: from_date, last: to_date })
}

/** The facts of leave, of what `leaveRead` returned in the same transaction. */
async function leaveFacts(db: Db, { facts, rules_version, stamp }: OwnLeave): Promise<LeaveFacts> {
  const { leave_types, policies, fiscal_years, locked_through, offered, default_group_id } =
    await loadRulesAt(db, rules_version)
  const group_leave_type_ids = offered.get(facts.employee?.leave_group_id ?? default_group_id) ?? []
  const { allocations } = facts
  const applications = facts.applications.map(each =>
    Object.assign({ is_closed: isClosed(allocations, each) }, each),
  )
  return {
    ...facts,
    applications,
    stamp,
    leave_types,
    group_leave_type_ids,
    policies,
    fiscal_years,
    locked_through,
  }
}

const isClosed = (
  allocations: OwnFacts['allocations'],
  { leave_type_id, fiscal_year_id }: Pick<CountedApplication, 'leave_type_id' | 'fiscal_year_id'>,
): boolean =>
  allocations.some(
    each => each.leave_type_id === leave_type_id && each.fiscal_year_id === fiscal_year_id && !each.is_open,
  )

/** Of the employee, whose time is locked: what it says stays true until this transaction ends. */
export async function readLeaveFacts(db: Db, about: About): Promise<LeaveFacts> {
  const [own] = await db.runBound(leaveRead(about))
  return leaveFacts(db, own!)
}

/** Locks the employee's time and reads it, with the leave around some days, in one flush. */
export async function lockLeave(
  db: Db,
  about: About,
): Promise<{ readonly facts: LeaveFacts; readonly time: TimeFacts }> {
  const employees = [about.employee_id]
  const [, [leave], [time]] = await db.runAll(
    bindTimeLock(employees),
    leaveRead(about),
    bindTimeRead(employees),
  )
  return { facts: await leaveFacts(db, leave!), time: await completeTimeFacts(db, time!) }
}

/** The same in the flush of what is locked behind it, such as the application, and with what else is read there. */
export async function lockLeaveWith<Found, Rows extends readonly unknown[]>(
  db: WriteDb,
  about: About,
  lock: () => Promise<Found>,
  ...bound: BoundAll<Rows>
): Promise<{
  readonly facts: LeaveFacts
  readonly time: TimeFacts
  readonly found: Found
  readonly rows: RowsOf<Rows>
}> {
  const employees = [about.employee_id]
  const read: { leave?: OwnLeave | undefined; time?: OwnTime | undefined } = {}
  db.runWithNext(bindTimeLock(employees), () => undefined)
  db.runWithNext(leaveRead(about), ([leave]) => Object.assign(read, { leave }))
  db.runWithNext(bindTimeRead(employees), ([time]) => Object.assign(read, { time }))
  const rows: unknown[][] = []
  for (const each of bound) db.runWithNext(each, of => void rows.push(of))
  const found = await lock()
  return {
    facts: await leaveFacts(db, read.leave!),
    time: await completeTimeFacts(db, read.time!),
    found,
    rows: rows as unknown as RowsOf<Rows>,
  }
}

/** Whether the employee is offered a type without an allocation in the year. */
export function lacksAllocation(facts: LeaveFacts, fiscal_year_id: string): boolean {
  const { allocations, employee, fiscal_years, leave_types, policies } = facts
  const year = fiscal_years.find(({ id }) => id === fiscal_year_id)!
  const granted = new Set(
    allocations
      .filter(each => each.fiscal_year_id === fiscal_year_id && !each.is_carried_only)
      .map(({ leave_type_id }) => leave_type_id),
  )
  return leave_types.some(
    ({ id }) =>
      !granted.has(id) &&
      isOffered(facts, id) &&
      isForGender(policies.get(id) ?? [], year, employee?.gender ?? null),
  )
}

function isOffered({ leave_types, group_leave_type_ids }: LeaveFacts, leave_type_id: string): boolean {
  const isActive = leave_types.some(({ id, is_active }) => id === leave_type_id && is_active)
  return isActive && group_leave_type_ids.includes(leave_type_id)
}

/** Whether the type grants nothing. If it is offered again, the next reader grants it. */
export function isCarriedOnly(facts: LeaveFacts, leave_type_id: string, fiscal_year_id: string): boolean {
  const isMarked = facts.allocations.some(
    each =>
      each.leave_type_id === leave_type_id && each.fiscal_year_id === fiscal_year_id && each.is_carried_only,
  )
  return isMarked && !isOffered(facts, leave_type_id)
}

/** The state of a fiscal year for leave of a type: open while its cycle continues, even if the year is closed. */
export function leaveYear(
  facts: LeaveFacts,
  leave_type_id: string,
  year: FiscalYear,
  today: Day,
): FiscalYear {
  const { allocations, employee, policies } = facts
  const allocation = allocations.find(
    each => each.leave_type_id === leave_type_id && each.fiscal_year_id === year.id,
  )
  // An employee without an allocation yet, such as one created after the close, has the cycle until it ends.
  const isOpen =
    allocation?.is_open ??
    (employee !== null && findPeriod('cycle', year, employee.joining_date).end_date >= today)
  return asCycle(year, policies.get(leave_type_id) ?? [], isOpen)
}

/** Only a cycle can be open in a fiscal year that is closed. */
export function asCycle(year: FiscalYear, policies: readonly LeavePolicy[], isOpen: boolean): FiscalYear {
  return isOpen && findAllocationType(policies) === 'cycle' ? { ...year, status: 'open' } : year
}
