// Leave allocations: one for each employee, fiscal year and type that the employee's group offers. Each has a balance.

import { type Bound, bind, type Database, type Db, statement } from '@muster/db'
import { type Ahead, momentIn, nowOf, todayOf } from '../../auth/workspace.ts'
import { type Context, type Moment, today } from '../../http/context.ts'
import { newId } from '../../resource/ids.ts'
import { doForEach } from '../../runtime/each-workspace.ts'
import { followTouched, makeSearch, slowCommits } from '../../runtime/rounds/touched-workspaces.ts'
import { offeredSql } from '../timekeeping/index.ts'
import { type LeaveFacts, lacksAllocation } from './leave-facts.ts'

/** As many are made at once. */
const allocationsPiece = 5_000

interface Missing {
  readonly employee_id: string
  readonly leave_type_id: string
}

const groupSql = (employee: string) =>
  `coalesce(${employee}.leave_group_id, (select id from leave_groups where workspace_id = :workspace_id and is_default), '')`

// As isForGender() says it of one employee. A scalar, so that it is looked up by its key.
const forGenderSql = `coalesce((
  select bool_or(e.gender is null or p.applicable_gender in ('all', e.gender)) from leave_policies p
  where p.workspace_id = e.workspace_id and p.leave_type_id = o.leave_type_id and coalesce(p.effective_to, 'infinity') >= y.start_date
    and p.effective_from <= case p.allocation_type when 'cycle' then (y.end_date + interval '1 year')::date else y.end_date end), true)`

// In one order everywhere, so that two who make the same ones wait for each other and not in a circle. Counted by the
// employee's own workspace, so that each is looked up by its key: a join without rows (not exists) compared all with all
// while the statistics knew nothing of a new workspace yet, 47 s for 18,000 of them instead of 0.4.
const missing = <Parameters extends object>(name: string, whose: string) =>
  statement<Missing, Parameters>(
    name,
    `select e.id as employee_id, o.leave_type_id from employees e
     join fiscal_years y on y.workspace_id = :workspace_id and y.id = :fiscal_year
     join (${offeredSql}) as o on o.leave_group_id = ${groupSql('e')}
     join leave_types t on t.workspace_id = :workspace_id and t.id = o.leave_type_id and t.is_active
     where e.workspace_id = :workspace_id and not e.deleted and e.joining_date <= y.end_date
       and (e.separation_date is null or e.separation_date >= y.start_date)${whose}
       and ${forGenderSql}
       and (select count(*) from leave_allocations a where a.workspace_id = e.workspace_id and a.employee_id = e.id
         and a.leave_type_id = o.leave_type_id and a.fiscal_year_id = :fiscal_year and not a.is_carried_only) = 0
     order by e.id, o.leave_type_id limit ${allocationsPiece}`,
  )
const missingOfAll = missing<{ fiscal_year: string }>('missing_leave_allocations', '')
const missingOfSome = missing<{ fiscal_year: string; employees: readonly string[] }>(
  'missing_leave_allocations_of',
  ' and e.id = any(:employees)',
)

const insertLeaveAllocations = statement<
  unknown,
  { fiscal_year: string; is_carried_only: boolean; allocations: string }
>(
  'insert_leave_allocations',
  `insert into leave_allocations (workspace_id, id, employee_id, leave_type_id, fiscal_year_id, is_carried_only)
   select :workspace_id, r.id, r.employee_id, r.leave_type_id, :fiscal_year, :is_carried_only
   from json_to_recordset(:allocations::json) as r (id text, employee_id text, leave_type_id text) on conflict do nothing`,
)

const grantCarriedLeaveAllocations = statement<unknown, { allocations: string; fiscal_year: string }>(
  'grant_carried_leave_allocations',
  `update leave_allocations a set is_carried_only = false
   from json_to_recordset(:allocations::json) as r (employee_id text, leave_type_id text)
   where a.workspace_id = :workspace_id and a.employee_id = r.employee_id and a.leave_type_id = r.leave_type_id
     and a.fiscal_year_id = :fiscal_year and a.is_carried_only`,
)

/** Makes these, where there are none yet. Returns the ids of new ones by employee and type, separated by a space. */
export async function allocate(
  db: Db,
  fiscal_year: string,
  wanted: readonly Missing[],
  is_carried_only = false,
): Promise<ReadonlyMap<string, string>> {
  if (wanted.length === 0) return new Map()
  const allocations = wanted.map(withId)
  await db.runBound(bindAllocations(fiscal_year, allocations, is_carried_only))
  return new Map(allocations.map(each => [`${each.employee_id} ${each.leave_type_id}`, each.id]))
}

const withId = ({ employee_id, leave_type_id }: Missing) => ({
  id: newId('LeaveBalance'),
  employee_id,
  leave_type_id,
})

const bindAllocations = (fiscal_year: string, made: readonly object[], is_carried_only: boolean): Bound =>
  bind(insertLeaveAllocations, { fiscal_year, allocations: JSON.stringify(made), is_carried_only })

/**
 * Makes what is missing of a fiscal year, of these employees or of all who are live and employed in it, at most one
 * piece; what was only carried is granted again. Returns how many were missing.
 */
export async function ensureAllocations(
  db: Db,
  { employees, fiscal_year }: { readonly employees?: readonly string[]; readonly fiscal_year: string },
): Promise<number> {
  const wanted = employees
    ? await db.run(missingOfSome, { employees, fiscal_year })
    : await db.run(missingOfAll, { fiscal_year })
  await allocate(db, fiscal_year, wanted)
  if (wanted.length > 0)
    await db.run(grantCarriedLeaveAllocations, { fiscal_year, allocations: JSON.stringify(wanted) })
  return wanted.length
}

type Counted = Missing & { readonly fiscal_year_id: string }

/** Makes the one that an application counts against, also where the group no longer offers its type. */
export async function ensureAllocation(db: Db, application: Counted): Promise<void> {
  await db.runBound(bindAllocation(application))
}

/** The statement that does. */
export function bindAllocation(application: Counted): Bound {
  return bindAllocations(application.fiscal_year_id, [withId(application)], false)
}

/** Creates missing allocations in the year of an application; in a closed year only that of its cycle. */
export async function allocateFor(db: Db, facts: LeaveFacts, application: Counted): Promise<void> {
  const { employee_id, fiscal_year_id: fiscal_year } = application
  const isClosed = facts.fiscal_years.some(({ id, status }) => id === fiscal_year && status === 'closed')
  if (isClosed) await ensureAllocation(db, application)
  else if (lacksAllocation(facts, fiscal_year))
    await ensureAllocations(db, { employees: [employee_id], fiscal_year })
}

const currentYear = statement<{ id: string }, { today: string }>(
  'current_fiscal_year',
  'select id from fiscal_years where workspace_id = :workspace_id and :today::date between start_date and end_date',
)

/** Creates one piece of the missing allocations of today's fiscal year; repeated while it returns a whole piece. */
export async function allocateDue(
  call: Moment & Pick<Context, 'db'>,
  employees?: readonly string[],
): Promise<number> {
  const [year] = await call.db.run(currentYear, { today: today(call) })
  return year ? ensureAllocations(call.db, { fiscal_year: year.id, ...(employees && { employees }) }) : 0
}

interface Source extends Ahead {
  readonly workspace_id: string
  readonly timezone: string
  readonly source: string
  /** The same with the hour, for a transaction that is slow to commit has the earlier stamp. */
  readonly seen: string
}

/**
 * What allocations follow from, apart from groups: whoever changes those makes what is missing at once. And the day, so that
 * each workspace is looked through daily, whatever was missed. Left out is where they were made from the same before,
 * unless something was stamped within the time that a slow commit takes.
 */
const sources = makeSearch<Source>(
  'sources_of_leave_allocations',
  ids => `select c.workspace_id, c.timezone, c.clock_ahead_seconds, made.source,
     concat_ws(' ', date_trunc('hour', ${nowOf('c')}), made.source) as seen
   from (${ids}) as i (workspace_id) join companies c on c.workspace_id = i.workspace_id
     cross join lateral (select
       (select y.id from fiscal_years y where y.workspace_id = c.workspace_id
          and ${todayOf('c')} between y.start_date and y.end_date) as year,
       (select max(e.updated_at) from employees e where e.workspace_id = c.workspace_id) as employees,
       (select max(t.updated_at) from leave_types t where t.workspace_id = c.workspace_id) as types,
       (select max(p.updated_at) from leave_policies p where p.workspace_id = c.workspace_id) as policies offset 0) as l
     cross join lateral (select jsonb_build_array(${todayOf('c')}, l.year, l.employees, l.types, l.policies)::text as source) as made
     left join leave_allocation_sources k on k.workspace_id = c.workspace_id
   where exists (select from leave_types t where t.workspace_id = c.workspace_id and t.is_active)
     and (k.source is distinct from made.source
       or greatest(l.employees, l.types, l.policies) > ${slowCommits})`,
)

const keepSource = statement<unknown, { source: string }>(
  'keep_source_of_leave_allocations',
  `insert into leave_allocation_sources (workspace_id, source) values (:workspace_id, :source)
   on conflict (workspace_id) do update set source = excluded.source where leave_allocation_sources.source <> excluded.source`,
)

/** Allocates a piece at a time, until one is not full. */
export async function allocateInPieces(piece: () => Promise<number>): Promise<void> {
  let count: number
  do count = await piece()
  while (count === allocationsPiece)
}

/** What this process has seen of each workspace: to look through all employees of one that has not changed is dear. */
class SeenSources extends Map<string, string> {
  /** The sources of another hour are never the same, so those of before need no room. */
  forgetBefore(hour: number): void {
    if (hour !== this.#hour) this.clear()
    this.#hour = hour
  }

  #hour = 0
}

/** With the last one it is noted what they were made from. */
function allocatePiece(
  database: Database,
  { workspace_id, timezone, clock_ahead_seconds, source }: Source,
  now: Temporal.Instant,
): Promise<number> {
  const call = { now: momentIn({ clock_ahead_seconds }, now), caller: { workspace: { timezone } } }
  return database.write(workspace_id, async db => {
    const count = await allocateDue({ ...call, db })
    if (count < allocationsPiece) await db.run(keepSource, { source })
    return count
  })
}

/** Creates missing allocations in each workspace whose employees, types or fiscal year have changed. */
export async function allocateChanged(database: Database, now: Temporal.Instant): Promise<void> {
  const seen = database.memories.of(SeenSources)
  seen.forgetBefore(Math.floor(now.epochMilliseconds / 3_600_000))
  await followTouched(database, { search: sources }, now, found =>
    doForEach(found, async workspace => {
      if (seen.get(workspace.workspace_id) === workspace.seen) return
      await allocateInPieces(() => allocatePiece(database, workspace, now))
      seen.set(workspace.workspace_id, workspace.seen)
    }),
  )
}
