// Leave as the benchmark finds it: three types with their policies, an allocation of each for everybody, and a year of leave taken.

import pg from 'pg'
import { newId } from '../../packages/server/resource/ids.ts'
import type { BenchData } from '../data.ts'

/** What is applied for in one workspace. */
export interface Asked {
  readonly leave_type_id: string
  /** Everybody who works there. */
  readonly employees: readonly string[]
  /** Wednesdays of the fiscal year; from there to the Thursday nobody has leave or a holiday. */
  readonly wednesdays: readonly string[]
}

/** Approved applications of each employee, one a quarter, on a Monday and a Tuesday. */
export const taken = 4

const made = new WeakMap<BenchData, Promise<ReadonlyMap<string, Asked>>>()

/** Makes the rows once for all parts of a run. By workspace. */
export function leaveOf(data: BenchData): Promise<ReadonlyMap<string, Asked>> {
  const known = made.get(data) ?? make(data)
  made.set(data, known)
  return known
}

async function make(data: BenchData): Promise<ReadonlyMap<string, Asked>> {
  const client = new pg.Client({ connectionString: data.url })
  await client.connect()
  try {
    // Everything that rows refer to was read or made here.
    await client.query("set session_replication_role = 'replica'")
    const asked = new Map<string, Asked>()
    for (const { id } of data.workspaces) asked.set(id, await inWorkspace(client, id))
    await client.query('vacuum analyze')
    return asked
  } finally {
    await client.end()
  }
}

async function inWorkspace(client: pg.Client, id: string): Promise<Asked> {
  const rows = async <Row>(text: string, values: readonly unknown[] = []) =>
    (await client.query(text, [id, ...values])).rows as Row[]
  const types = ['annual', 'casual', 'sick'].map(name => ({
    name,
    type: newId('LeaveType'),
    policy: newId('LeavePolicy'),
  }))
  await rows(leaveTypes, [types.map(({ type }) => type), types.map(({ name }) => name)])
  await rows(policies, [types.map(({ policy }) => policy), types.map(({ type }) => type)])
  await rows(holidays)
  const [year] = await rows<{ id: string; wednesdays: string[] }>(thisYear)
  await rows(allocations, [types.map(({ type }) => type), year!.id])
  const leave_type_id = types[0]!.type
  for (const statement of [applications, days, entries, others]) {
    // A join of rows that the statistics know nothing of may take minutes.
    await client.query('analyze leave_allocations, leave_applications')
    await rows(statement, [leave_type_id])
  }
  const employees = await rows<{ id: string }>(
    'select id from employees where workspace_id = $1 and separation_date is null order by id',
  )
  return { leave_type_id, employees: employees.map(each => each.id), wednesdays: year!.wednesdays }
}

const leaveTypes = `
  insert into leave_types (workspace_id, id, name, code)
  select $1, id, name || ' leave', upper(name) from unnest($2::text[], $3::text[]) as given (id, name)`

// The first has enough for many applications of everybody.
const policies = `
  insert into leave_policies (workspace_id, id, leave_type_id, annual_quota, accrual_method, effective_from)
  select $1, id, type, case at when 1 then 60 else 10 end, case at when 2 then 'monthly' else 'annual' end, date '2015-01-01'
  from unnest($2::text[], $3::text[]) with ordinality as given (id, type, at)`

const holidays = `
  insert into holidays (workspace_id, id, name, date, type)
  select $1, 'hol_bench' || right($1, 13) || lpad(n::text, 8, '0'), 'Holiday ' || n,
    date_trunc('week', current_date + n * interval '30 days')::date, 'public'
  from generate_series(-6, 6) as n`

const thisYear = `
  select y.id, array_agg(to_char(day, 'YYYY-MM-DD') order by day) as wednesdays
  from fiscal_years y join companies c on c.workspace_id = $1,
    generate_series(y.start_date, y.end_date - 1, interval '1 day') as day
  where y.workspace_id = $1 and (now() at time zone c.timezone)::date between y.start_date and y.end_date
    and extract(isodow from day) = 3
  group by y.id`

const allocations = `
  insert into leave_allocations (workspace_id, id, employee_id, leave_type_id, fiscal_year_id)
  select $1, 'lal' || substr(e.id, 4, 25) || at, e.id, type, $3
  from employees e, unnest($2::text[]) with ordinality as given (type, at)
  where e.workspace_id = $1 and e.separation_date is null order by e.id`

const applications = `
  insert into leave_applications (workspace_id, id, employee_id, leave_type_id, from_date, to_date, reason, fiscal_year_id,
    total_days, status, approved_at)
  select $1, 'lap' || substr(e.id, 4, 25) || 'b' || n, e.id, $2, day, day + 1, 'Family visit', y.id, 2, 'approved', stamp()
  from employees e, generate_series(1, ${taken}) as n,
    lateral (select date_trunc('week', current_date - n * interval '13 weeks')::date as day) as d
    join fiscal_years y on y.workspace_id = $1 and day between y.start_date and y.end_date
  where e.workspace_id = $1 and e.separation_date is null`

const days = `
  insert into leave_application_days (workspace_id, leave_application_id, date, employee_id, portion, is_charged)
  select $1, a.id, day, a.employee_id, 'full', true
  from leave_applications a, generate_series(a.from_date, a.to_date, interval '1 day') as day
  where a.workspace_id = $1 and a.leave_type_id = $2`

const entries = `
  insert into leave_ledger_entries (workspace_id, id, leave_allocation_id, kind, days, leave_application_id, because)
  select $1, 'lle' || substr(a.id, 4), l.id, 'use', -a.total_days, a.id, 'bench'
  from leave_applications a join leave_allocations l on l.workspace_id = $1 and l.employee_id = a.employee_id
    and l.leave_type_id = a.leave_type_id and l.fiscal_year_id = a.fiscal_year_id
  where a.workspace_id = $1 and a.leave_type_id = $2`

// No two employees are alike: what they brought along and what was adjusted differ by half days.
const others = `
  insert into leave_ledger_entries (workspace_id, id, leave_allocation_id, kind, days, because)
  select $1, 'lle' || substr(l.id, 4, 25) || left(kind, 2), l.id, kind, abs(hashtext(kind || l.id) % 20) / 2.0, 'bench'
  from leave_allocations l, unnest(array['carry', 'adjust']) as kind
  where l.workspace_id = $1 and l.leave_type_id = $2`
