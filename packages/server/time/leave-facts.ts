// The facts of leave: what is known of an employee's leave about some days, read in one query.

import { type Db, statement } from '@muster/db'
import type {
  Day,
  FiscalYear,
  Gender,
  LeavePolicy,
  LedgerEntry,
  Neighbour,
  StandingLeave,
} from '@muster/engine'

/** An employee as far as leave goes. */
export interface Entitled {
  readonly joining_date: Day
  readonly separation_date: Day | null
}

/** A pending or approved application; its stamp is written alike everywhere, so that text order is time order. */
export interface StandingApplication extends StandingLeave, Omit<Neighbour, 'sandwich'> {
  /** The days that are charged only for as long as the other application stands. */
  readonly linked: readonly { readonly day: Day; readonly leave_application_id: string }[]
}

export interface LeaveFacts {
  /** Null where there is none such. */
  readonly employee: (Entitled & { readonly gender: Gender | null; readonly deleted: boolean }) | null
  readonly leave_types: readonly {
    readonly id: string
    readonly is_active: boolean
    readonly is_paid: boolean
  }[]
  readonly group_leave_type_ids: readonly string[]
  readonly policies: readonly LeavePolicy[]
  readonly fiscal_years: readonly FiscalYear[]
  /** First days of the months among the days. */
  readonly locked_months: readonly Day[]
  /** The moment at which all this was so. */
  readonly stamp: string
  readonly applications: readonly StandingApplication[]
  /** The employee's. One that is open in a closed year is of a cycle that began in it and has not ended. */
  readonly allocations: readonly {
    readonly leave_type_id: string
    readonly fiscal_year_id: string
    readonly is_open: boolean
  }[]
  /** Days that are to be paid out and have not been yet. */
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

/** The types that each group offers, active or not. A default group that names none offers all; '' stands for no group. */
export const offeredSql = `
  select g.id as leave_group_id, t.id as leave_type_id from leave_groups g join leave_types t on t.workspace_id = :workspace_id
  where g.workspace_id = :workspace_id and (
    exists(select from leave_group_types m where m.workspace_id = :workspace_id and m.leave_group_id = g.id and m.leave_type_id = t.id)
    or g.is_default and not exists(select from leave_group_types m where m.workspace_id = :workspace_id and m.leave_group_id = g.id))
  union all select '', id from leave_types where workspace_id = :workspace_id`

export const groupOf = (employee: string): string =>
  `coalesce(${employee}.leave_group_id, (select id from leave_groups where workspace_id = :workspace_id and is_default), '')`

const decimals = ['annual_quota', 'max_carry_forward_days', 'max_negative_days']

/** A list in JSON, empty where there is nothing. */
export const listSql = (item: string, from: string): string =>
  `coalesce((select json_agg(${item}) from ${from}), '[]')`

// A JSON number loses the digits of a decimal.
export const policiesSql = listSql(
  `to_jsonb(p) || jsonb_build_object(${decimals.map(name => `'${name}', p.${name}::text`).join(', ')})`,
  'leave_policies p where p.workspace_id = :workspace_id',
)

export const fiscalYearsSql = listSql(
  `json_build_object('id', id, 'name', name, 'start_date', start_date, 'end_date', end_date, 'status', status)`,
  'fiscal_years where workspace_id = :workspace_id',
)

// What may be of the same leave year, or adjoin the days.
const about = `to_date >= :first::date - 400 and from_date <= :last::date + 400`

const facts = statement<{ facts: LeaveFacts; stamp: string }>(
  'leave_facts',
  `select stamp() as stamp, json_build_object(
     'employee', (select json_build_object('joining_date', joining_date, 'separation_date', separation_date, 'gender', gender, 'deleted', deleted)
       from employees where workspace_id = :workspace_id and id = :employee_id),
     'leave_types', ${listSql(`json_build_object('id', id, 'is_active', is_active, 'is_paid', is_paid)`, 'leave_types where workspace_id = :workspace_id')},
     'group_leave_type_ids', ${listSql('o.leave_type_id', `(${offeredSql}) as o join employees e on e.workspace_id = :workspace_id and e.id = :employee_id and o.leave_group_id = ${groupOf('e')}`)},
     'policies', ${policiesSql},
     'fiscal_years', ${fiscalYearsSql},
     'locked_months', ${listSql('month', `locked_months where workspace_id = :workspace_id and month between date_trunc('month', :first::date) and :last::date`)},
     'applications', ${listSql(
       `json_build_object('id', a.id, 'leave_type_id', a.leave_type_id, 'fiscal_year_id', a.fiscal_year_id, 'status', a.status,
          'from_date', a.from_date, 'to_date', a.to_date, 'half', case when a.is_half_day then a.half_day_type end,
          'total_days', a.total_days::text, 'created_at', to_char(a.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'linked', ${listSql(
            `json_build_object('day', d.date, 'leave_application_id', d.linked_application_id) order by d.date`,
            'leave_application_days d where d.workspace_id = :workspace_id and d.leave_application_id = a.id and d.linked_application_id is not null',
          )}) order by a.from_date, a.id`,
       `leave_applications a where a.workspace_id = :workspace_id and a.employee_id = :employee_id and a.status in ('pending', 'approved') and ${about}`,
     )},
     'allocations', ${listSql(
       `json_build_object('leave_type_id', leave_type_id, 'fiscal_year_id', fiscal_year_id, 'is_open', closed_at is null)`,
       'leave_allocations where workspace_id = :workspace_id and employee_id = :employee_id',
     )},
     'encashing', ${listSql(
       's',
       `(select l.leave_type_id, l.fiscal_year_id, sum(n.days)::text as days from leave_encashments n
         join leave_allocations l on l.workspace_id = :workspace_id and l.id = n.leave_balance_id
         where n.workspace_id = :workspace_id and n.employee_id = :employee_id and n.status = 'pending' group by 1, 2) as s`,
     )},
     'ledger', ${listSql(
       's',
       `(select l.leave_type_id, l.fiscal_year_id, e.kind, sum(e.days)::text as days from leave_allocations l
         join leave_ledger_entries e on e.workspace_id = :workspace_id and e.leave_allocation_id = l.id
         where l.workspace_id = :workspace_id and l.employee_id = :employee_id group by 1, 2, 3) as s`,
     )}) as facts`,
)

/** Of the employee, whose time is locked: what it says stays true until this transaction ends. */
export async function leaveFactsOf(
  db: Db,
  { employee_id, from_date, to_date }: { employee_id: string; from_date: Day; to_date: Day },
): Promise<LeaveFacts> {
  const [row] = await db.run(facts, { employee_id, first: from_date, last: to_date })
  return { ...row!.facts, stamp: row!.stamp }
}

/** Whether the employee's group offers a type of which there is no allocation in the year. */
export function lacksAllocation(facts: LeaveFacts, fiscal_year_id: string): boolean {
  const allocated = facts.allocations.filter(each => each.fiscal_year_id === fiscal_year_id)
  return facts.leave_types.some(
    ({ id, is_active }) =>
      is_active &&
      facts.group_leave_type_ids.includes(id) &&
      !allocated.some(({ leave_type_id }) => leave_type_id === id),
  )
}

/** A fiscal year as it is for leave of a type: open where its cycle goes on, although the year is closed. */
export function leaveYear(facts: LeaveFacts, leave_type_id: string, year: FiscalYear): FiscalYear {
  const goesOn = facts.allocations.some(
    each => each.leave_type_id === leave_type_id && each.fiscal_year_id === year.id && each.is_open,
  )
  return goesOn ? { ...year, status: 'open' } : year
}
