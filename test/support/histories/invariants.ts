// What holds of time whatever happened: leave is charged as it stands, and each figure follows from what is stored.

import { Database } from '@muster/db'
import {
  type Computed,
  computeBalance,
  computed,
  type EntryKind,
  type FiscalYear,
  findPeriod,
  type LeavePolicy,
} from '../../../packages/engine/index.ts'
import { regradeWithLeave } from '../../../packages/server/features/leave/recharge.ts'
import { inDatabase } from '../fixtures/make.ts'
import { server } from '../server/server.ts'
import { addDays, instantOn, type World } from './world.ts'

/** Each application takes from its open balance the days that it charges in the present employment, and no day is charged twice. */
const wronglyCharged = `
  with days as (
    select a.id, a.status, a.employee_id, d.date, case d.portion when 'full' then 1 else 0.5 end as worth,
      d.date between e.joining_date and coalesce(e.separation_date, 'infinity') as counts
    from leave_applications a
    join employees e on e.workspace_id = a.workspace_id and e.id = a.employee_id
    join leave_application_days d on d.workspace_id = a.workspace_id and d.leave_application_id = a.id and d.is_charged
    where a.workspace_id = $1),
  used as (
    select a.id, a.status, a.total_days,
      exists(select from leave_allocations l where l.workspace_id = $1 and l.employee_id = a.employee_id
        and l.leave_type_id = a.leave_type_id and l.fiscal_year_id = a.fiscal_year_id and l.closed_at is not null) as is_closed,
      coalesce((select -sum(l.days) from leave_ledger_entries l where l.workspace_id = $1 and l.leave_application_id = a.id), 0) as ledger,
      coalesce((select sum(worth) from days where days.id = a.id and counts and status = 'approved'), 0) as charged,
      coalesce((select sum(worth) from days where days.id = a.id), 0) as stored
    from leave_applications a where a.workspace_id = $1)
  select 'application ' || id || ' used ' || ledger || ' and is charged ' || charged as what from used where ledger <> charged and not is_closed
  union all
  select 'application ' || id || ' has ' || stored || ' days and says ' || total_days from used
  where status in ('approved', 'pending') and stored <> total_days
  union all
  select employee_id || ' is charged ' || sum(worth) || ' on ' || date from days where status = 'approved'
  group by employee_id, date having sum(worth) > 1`

/** Of days that are over, and of days to come. */
const wronglyGraded = `
  with live as (
    select id, joining_date, separation_date from employees where workspace_id = $1 and not deleted),
  covered as (
    select a.id, a.employee_id, d.date, d.portion, d.is_charged
    from leave_applications a join live e on e.id = a.employee_id
    join leave_application_days d on d.workspace_id = $1 and d.leave_application_id = a.id
    where a.workspace_id = $1 and a.status = 'approved'
      and not exists(select from time_locks l where l.workspace_id = $1 and l.locked_through >= d.date)
      and (d.date between e.joining_date and coalesce(e.separation_date, 'infinity')
        or exists(select from employee_former_employments f where f.workspace_id = $1 and f.employee_id = e.id
          and d.date between f.joining_date and f.separation_date)))
  select 'absent on ' || r.date || ' within leave ' || c.id as what
  from covered c join attendance_records r on r.workspace_id = $1 and r.employee_id = c.employee_id and r.date = c.date
  where not r.deleted and r.status = 'absent'
  union all
  select c.date || ' is charged to leave ' || c.id || ' and is ' || coalesce(r.status, 'no record')
  from covered c left join attendance_records r on r.workspace_id = $1 and r.employee_id = c.employee_id and r.date = c.date and not r.deleted
  where c.is_charged and c.portion = 'full' and r.status is distinct from 'on_leave'
  union all
  select r.date || ' is ' || r.status || ' of leave ' || coalesce(r.leave_application_id, 'of nobody') || ', which is ' || coalesce(a.status, 'nothing')
  from attendance_records r join live e on e.id = r.employee_id
  left join leave_applications a on a.workspace_id = $1 and a.id = r.leave_application_id
  where r.workspace_id = $1 and not r.deleted and (r.status = 'on_leave' or r.leave_portion <> 'none') and a.status is distinct from 'approved'
  union all
  select 'two records on ' || date from attendance_records where workspace_id = $1 group by employee_id, date having count(*) > 1`

async function assertNone(world: World, sql: string, when: unknown): Promise<void> {
  const found = await inDatabase<{ what: string }>(sql, [world.id])
  expect({ when, found: found.map(({ what }) => what) }).toEqual({ when, found: [] })
}

export const assertCharged = (world: World, when: unknown) => assertNone(world, wronglyCharged, when)
export const assertGraded = (world: World, when: unknown) => assertNone(world, wronglyGraded, when)

const rowsOf = (name: string, sql: string) =>
  `select '${name}' as name, coalesce(jsonb_agg(jsonb_strip_nulls(to_jsonb(r)) order by to_jsonb(r)::text), '[]'::jsonb) as rows from (${sql}) as r`

/** All that the days through one were paid by. */
const lockedState = [
  rowsOf('records', `select * from attendance_records where workspace_id = $1 and date <= $2`),
  rowsOf(
    'charges',
    `select d.date, d.leave_application_id, d.portion, d.linked_application_id from leave_application_days d
     join leave_applications a on a.workspace_id = $1 and a.id = d.leave_application_id and a.status = 'approved'
     where d.workspace_id = $1 and d.is_charged and d.date <= $2`,
  ),
  rowsOf(
    'punches',
    `select id, coalesce(graded_ignored, is_ignored) as is_ignored, case when graded_ignored is null then attendance_date else graded_date end as day
     from punches where workspace_id = $1 and not coalesce(graded_ignored, is_ignored)
       and case when graded_ignored is null then attendance_date else graded_date end <= $2`,
  ),
  rowsOf(
    'overtime',
    `select id, date, requested_hours, day_type, rate_multiplier from overtime_requests where workspace_id = $1 and date <= $2`,
  ),
  rowsOf('regularisations', `select * from regularisations where workspace_id = $1 and date <= $2`),
].join(' union all ')

type Row = Readonly<Record<string, unknown>>

/** Rows by their table and id; those without an id by all that they say. */
type State = ReadonlyMap<string, Row>

async function stateOf(sql: string, values: readonly unknown[]): Promise<State> {
  const tables = await inDatabase<{ name: string; rows: readonly Row[] }>(sql, [...values])
  return new Map(
    tables.flatMap(({ name, rows }) =>
      rows.map(row => [`${name} ${row.id ?? JSON.stringify(row)}`, row] as const),
    ),
  )
}

/** What of a row differs, with the day that it is of. */
function differenceOf(before: Row = {}, now: Row = {}): string[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(now)])]
  const moved = fields.filter(field => JSON.stringify(before[field]) !== JSON.stringify(now[field]))
  return moved.map(field => `${field}: ${JSON.stringify(before[field])} -> ${JSON.stringify(now[field])}`)
}

function assertSame(before: State, now: State, when: unknown): void {
  const moved = [...new Set([...before.keys(), ...now.keys()])].flatMap(key => {
    const difference = differenceOf(before.get(key), now.get(key))
    return difference.length > 0 ? `${key} (${now.get(key)?.date ?? ''}): ${difference.join(', ')}` : []
  })
  expect({ when, moved }).toEqual({ when, moved: [] })
}

/** Days that payroll has locked, as they were when it did. */
export class LockedDays {
  readonly #world: World
  #known: { readonly through: string; readonly state: State } | undefined

  constructor(world: World) {
    this.#world = world
  }

  async assertUnmoved(when: unknown): Promise<void> {
    const { id } = this.#world
    const [lock] = await inDatabase<{ through: string }>(
      'select locked_through::text as through from time_locks where workspace_id = $1',
      [id],
    )
    if (this.#known) {
      const { through, state } = this.#known
      assertSame(state, await stateOf(lockedState, [id, through]), `${through}, ${when}`)
    }
    if (lock && lock.through !== this.#known?.through)
      this.#known = { through: lock.through, state: await stateOf(lockedState, [id, lock.through]) }
  }
}

/** All that grading and charging write. */
const written = [
  rowsOf(
    'applications',
    'select id, from_date, to_date, status, total_days, updated_at from leave_applications where workspace_id = $1',
  ),
  rowsOf(
    'days',
    'select leave_application_id, date, portion, is_charged, linked_application_id from leave_application_days where workspace_id = $1',
  ),
  rowsOf(
    'ledger',
    'select leave_application_id, kind, days, because from leave_ledger_entries where workspace_id = $1',
  ),
  rowsOf('records', 'select * from attendance_records where workspace_id = $1'),
  rowsOf('overtime', 'select * from overtime_requests where workspace_id = $1'),
  rowsOf('punches', 'select * from punches where workspace_id = $1'),
].join(' union all ')

let opened: Database | undefined
const database = (): Database => (opened ??= new Database({ url: server.database_url, poolSize: 2 }))
afterAll(async () => {
  await opened?.close()
  opened = undefined
})

/** Whoever works all days out anew, from nothing but what is stored, comes to what is there. */
export async function assertSettled(world: World, when: unknown): Promise<void> {
  const before = await stateOf(written, [world.id])
  // What an edited shift or the settings changed counts from the first of the last month on.
  const first_day = `${addDays(`${world.today.slice(0, 7)}-01`, -1).slice(0, 7)}-01`
  const now = Temporal.Instant.from(instantOn(world, world.today, world.minutes))
  const days = world.employees.map(employee_id => ({
    employee_id,
    first_day,
    last_day: '9999-12-31',
    is_exact: true,
  }))
  await database().write(world.id, db => regradeWithLeave({ db, now }, days))
  assertSame(before, await stateOf(written, [world.id]), when)
}

interface StoredBalance {
  readonly id: string
  readonly employee: {
    joining_date: string
    separation_date: string | null
    gender: 'male' | 'female' | 'other' | null
  }
  readonly year: FiscalYear
  readonly policies: readonly LeavePolicy[]
  readonly entries: readonly { kind: EntryKind; days: string }[]
  readonly is_closed: boolean
  readonly is_carried_only: boolean
}

const storedBalances = `
  select l.id, l.closed_at is not null as is_closed, l.is_carried_only,
    json_build_object('joining_date', e.joining_date, 'separation_date', e.separation_date, 'gender', e.gender) as employee,
    json_build_object('start_date', y.start_date, 'end_date', y.end_date) as year,
    (select coalesce(json_agg(to_jsonb(p) || jsonb_build_object('annual_quota', p.annual_quota::text)), '[]') from leave_policies p
     where p.workspace_id = $1 and p.leave_type_id = l.leave_type_id) as policies,
    (select coalesce(json_agg(json_build_object('kind', n.kind, 'days', n.days::text)), '[]') from leave_ledger_entries n
     where n.workspace_id = $1 and n.leave_allocation_id = l.id) as entries
  from leave_allocations l
  join employees e on e.workspace_id = $1 and e.id = l.employee_id
  join fiscal_years y on y.workspace_id = $1 and y.id = l.fiscal_year_id
  where l.workspace_id = $1`

function computedFrom({ employee, year, policies, is_carried_only }: StoredBalance, today: string): Computed {
  if (is_carried_only) return { entitled_days: '0.00', accrued_days: '0.00', withheld_days: '0.00' }
  const { joining_date, separation_date, gender } = employee
  const period = findPeriod(policies[0]?.allocation_type ?? 'fiscal_year', year, joining_date)
  return computed({ policies, period, joining_date, separation_date, gender, on: today })
}

/** The balances that callers see are those of the stored facts, and their figures add up. */
export async function assertBalances(world: World, when: unknown): Promise<void> {
  const shown = new Map<string, object>()
  for await (const {
    object,
    employee_id,
    leave_type_id,
    fiscal_year_id,
    ...figures
  } of world.muster.leaveBalances.list())
    shown.set(figures.id, figures)
  const stored = await inDatabase<StoredBalance>(storedBalances, [world.id])
  const worked = stored.map(each => {
    const { because, ...figures } = computeBalance(
      each.entries,
      each.is_closed ? null : computedFrom(each, world.today),
    )
    return [each.id, { id: each.id, ...figures }] as const
  })
  expect({ when, balances: shown }).toEqual({ when, balances: new Map(worked) })
}
