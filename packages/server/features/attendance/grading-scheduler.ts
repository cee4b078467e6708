// Grading by the clock: days on which nothing happened get their record once their windows have closed.

import { type Database, type Db, type Given, prepared, statement, type WriteDb } from '@muster/db'
import {
  type AttendanceSettings,
  addDays,
  type Day,
  daysFrom,
  type Instant,
  type Shift,
  shiftInstance,
  type TimeZone,
} from '@muster/engine'
import { type Ahead, momentIn, nowOf } from '../../auth/workspace.ts'
import type { Moment } from '../../http/context.ts'
import { doForEach } from '../../runtime/each-workspace.ts'
import { followTouched, makeSearch } from '../../runtime/rounds/touched-workspaces.ts'
import { type Days, earliest, latest } from '../grading/index.ts'
import { regradeWithLeave } from '../leave/index.ts'
import { loadRules } from '../timekeeping/index.ts'
import { pieceSize } from './employment-changes.ts'
import { gradeQueued } from './regrade-job.ts'

type Call = Moment & { readonly db: WriteDb }

/** Workspaces with employees in which a window has closed, that were never graded, or whose days are queued. */
export const workspacesToGrade = makeSearch<{ workspace_id: string; timezone: string } & Ahead>(
  'workspaces_to_grade',
  ids => `select c.workspace_id, c.timezone, c.clock_ahead_seconds
   from (select workspace_id from attendance_grading where due_at <= :now::timestamptz
       union select workspace_id from attendance_regrades union ${ids}) as d
     cross join lateral (select workspace_id, timezone, clock_ahead_seconds from companies where workspace_id = d.workspace_id offset 0) as c
     left join attendance_grading g on g.workspace_id = c.workspace_id
   where (g.due_at is null or g.due_at <= ${nowOf('c')}
       or exists (select from attendance_regrades q where q.workspace_id = c.workspace_id))
     and exists (select from employees e where e.workspace_id = c.workspace_id and not e.deleted)`,
)

/**
 * Where somebody was entered or the rules changed since the last look, a window may have closed that was not expected: within
 * the hour. What was put off for good stays so. Another node that is at it is left to it: the next looks come back.
 */
export const gradingsAfterAChange = makeSearch<unknown>(
  'gradings_after_a_change',
  ids => `update attendance_grading g set due_at = g.graded_until + interval '1 hour' from (
     select l.workspace_id from attendance_grading l join (${ids}) as d (workspace_id) on d.workspace_id = l.workspace_id
     where l.due_at > l.graded_until + interval '1 hour' and l.due_at < :now::timestamptz + interval '3 years'
       and (exists (select from employees e where e.workspace_id = l.workspace_id and e.created_at >= l.checked_at - interval '1 minute')
         or exists (select from rule_versions r where r.workspace_id = l.workspace_id and r.changed_at >= l.checked_at - interval '1 minute'))
     for update of l skip locked) as changed
   where g.workspace_id = changed.workspace_id`,
)

/** How far a workspace is. A step is to be made while `step_until` is set, and done up to the employee `step_after`. */
interface Progress {
  readonly graded_from: Day
  readonly graded_until: Instant
  /** The database's clock when the last step began: employees that were made since may have joined before it. */
  readonly checked_at: Instant
  readonly step_until: Instant | null
  readonly step_after: string | null
}

const progressFields = 'graded_from, graded_until, checked_at, step_until, step_after'

// Another node that is at it is left to it.
const takeGrading = prepared('take_grading', (query, given: Given) =>
  query
    .selectFrom('attendance_grading')
    .select(['graded_from', 'graded_until', 'checked_at', 'step_until', 'step_after'])
    .where('workspace_id', '=', given.workspace_id)
    .forUpdate()
    .skipLocked(),
)

const beginGrading = statement<Progress, { graded_from: string; graded_until: string }>(
  'begin_grading',
  `insert into attendance_grading (workspace_id, graded_from, graded_until, due_at)
   values (:workspace_id, :graded_from, :graded_until, :graded_until) on conflict do nothing returning ${progressFields}`,
)

const pauseGrading = statement<unknown, { until: string; after: string }>(
  'pause_grading',
  `update attendance_grading set step_until = :until, step_after = :after, step_began_at = coalesce(step_began_at, stamp())
   where workspace_id = :workspace_id`,
)

const finishGradingStep = statement<unknown, { until: string; due_at: string }>(
  'finish_grading_step',
  `update attendance_grading set graded_until = :until, due_at = :due_at, checked_at = coalesce(step_began_at, stamp()),
     step_until = null, step_after = null, step_began_at = null
   where workspace_id = :workspace_id`,
)

// Those who have a shift that is due, or none at all; and those who are new here, with the days before they were.
const employeesToGrade = statement<
  Chosen,
  { checked_at: string; after: string; shifts: readonly string[]; free_days: readonly string[] }
>(
  'employees_to_grade',
  `select id, joining_date, is_new from (
     select id, joining_date, created_at >= :checked_at::timestamptz - interval '1 minute' as is_new from employees
     where workspace_id = :workspace_id and not deleted and id > :after) e
   where is_new or exists(select from employee_shifts a where a.workspace_id = :workspace_id and a.employee_id = e.id and a.shift_id = any(:shifts))
     or exists(select from unnest(:free_days::date[]) as day where not exists(select from employee_shifts a
       where a.workspace_id = :workspace_id and a.employee_id = e.id and a.effective_from <= day and (a.effective_to is null or a.effective_to >= day)))
   order by id limit ${pieceSize}`,
)

interface Chosen {
  readonly id: string
  readonly joining_date: Day
  readonly is_new: boolean
}

/** A day that can be graded for good: of a shift, or of those who have none. */
interface Closing {
  readonly at: number
  readonly day: Day
  readonly shift_id: string | null
}

const dayMs = 86_400_000
const maxDaysAtOnce = 10

/** A piece of a day that has more of them, the last piece of a day before today, or nothing more to do. */
type Graded = 'piece' | 'day' | 'all'

/** Grades what is due in a workspace, one transaction per piece. After a long standstill, the rest waits for the next round. */
export async function gradeWorkspace(
  database: Pick<Database, 'write'>,
  { workspace_id, timezone }: { readonly workspace_id: string; readonly timezone: string },
  now: Temporal.Instant,
): Promise<void> {
  const caller = { workspace: { timezone } }
  const piece = <Done>(work: (call: Call) => Promise<Done>) =>
    database.write(workspace_id, db => work({ db, now, caller }))
  for (let days = 0; days < maxDaysAtOnce; ) {
    const graded = await piece(gradeDue)
    if (graded === 'all') break
    if (graded === 'day') days++
  }
  let isMoreQueued: boolean
  do isMoreQueued = await piece(gradeQueued)
  while (isMoreQueued)
}

/**
 * One piece of what is due. May run twice, late, or on several nodes at once: grading a day
 * again changes nothing, and one transaction at a time holds the progress. What stood still is caught up with a day at
 * a time, what is graded again (see request-regrade.ts) in one step. A workspace that was never graded starts with yesterday.
 */
export async function gradeDue(call: Call): Promise<Graded> {
  const progress = await readProgress(call)
  if (!progress) return 'all'
  const now = call.now.epochMilliseconds
  const from = toEpoch(progress.graded_until)
  const until = progress.step_until ? toEpoch(progress.step_until) : Math.min(from + dayMs, now)
  if (until <= from) return 'all'
  const clock = await readClock(call.db)
  const due = clock.between(from, until)
  const chosen = await call.db.run(employeesToGrade, {
    checked_at: progress.checked_at,
    after: progress.step_after ?? '',
    shifts: [...new Set(due.flatMap(({ shift_id }) => shift_id ?? []))],
    free_days: due.filter(({ shift_id }) => shift_id === null).map(({ day }) => day),
  })
  const last = clock.timezone.dayOf(toText(until))
  // Apart, because so many punches are read of everybody as of the one with the most days.
  for (const is_new of [false, true]) {
    const employees = chosen.filter(employee => employee.is_new === is_new)
    const days = employees.map(employee => chooseDays(employee, due[0]?.day, progress.graded_from, last))
    await regradeWithLeave(call, days)
  }
  if (chosen.length === pieceSize) {
    await call.db.run(pauseGrading, { until: toText(until), after: chosen.at(-1)!.id })
    return 'piece'
  }
  // A day is over within the two that follow, if nothing else is.
  const next = Math.min(...clock.between(until, until + 2 * dayMs).map(({ at }) => at))
  await call.db.run(finishGradingStep, { until: toText(until), due_at: toText(until < now ? until : next) })
  return until < now ? 'day' : 'all'
}

async function readProgress({ db, now, caller }: Call): Promise<Progress | undefined> {
  const [known] = await db.run(takeGrading)
  if (known) return known
  const yesterday = now.toZonedDateTimeISO(caller.workspace.timezone).startOfDay().subtract({ days: 1 })
  const graded_until = toText(yesterday.epochMilliseconds)
  const [first] = await db.run(beginGrading, {
    graded_from: yesterday.toPlainDate().toString(),
    graded_until,
  })
  return first
}

/** When the days of the workspace's shifts can be graded. */
export async function readClock(db: Db) {
  const { settings, timezone, shifts } = await loadRules(db)
  // A shift ends on the day after at the latest, and its window is open for a while then.
  const back = 2 + Math.ceil(settings.window_after_minutes / 1_440)
  const closingsOn = (day: Day): Closing[] => [
    { at: timezone.endOf(day), day, shift_id: null },
    ...[...shifts.values()].flatMap(shift =>
      listClosings(shift, day, timezone, settings).map(at => ({ at, day, shift_id: shift.id })),
    ),
  ]
  return {
    timezone,
    /** Those after the first instant, up to the second, day by day. */
    between(from: number, until: number): Closing[] {
      const first = addDays(timezone.dayOf(toText(from)), -back)
      const days = daysFrom(first, timezone.dayOf(toText(until)))
      return days.flatMap(closingsOn).filter(({ at }) => at > from && at <= until)
    },
    /** When the clock can no longer change any employee's day. */
    over: (day: Day): Instant => toText(Math.max(...closingsOn(day).map(({ at }) => at))),
  }
}

/** Presence that is assumed is so from the end of the shift; everything else is known when the window has closed. */
function listClosings(shift: Shift, day: Day, timezone: TimeZone, settings: AttendanceSettings): number[] {
  const { end, closes } = shiftInstance(shift, day, timezone, settings)
  return shift.attendance_mode === 'auto_present' ? [end, closes + 1] : [closes + 1]
}

/** From the first due day through the last, even if that is not over: its inputs may count differently. */
function chooseDays(
  { id, joining_date, is_new }: Chosen,
  due: Day | undefined,
  graded_from: Day,
  last_day: Day,
): Days {
  const first_day = earliest([due ?? last_day, is_new ? latest([graded_from, joining_date]) : last_day])
  return { employee_id: id, first_day, last_day, is_exact: true }
}

const toEpoch = (instant: Instant): number => Temporal.Instant.from(instant).epochMilliseconds
const toText = (epoch: number): Instant =>
  Temporal.Instant.fromEpochMilliseconds(epoch).toString({ fractionalSecondDigits: 3 })

/** Grades the days of every workspace in which some are over. One that fails holds no other one up. */
export async function gradeDays(database: Database, now: Temporal.Instant): Promise<void> {
  await followTouched(database, { first: gradingsAfterAChange, search: workspacesToGrade }, now, found =>
    doForEach(found, workspace => gradeWorkspace(database, workspace, momentIn(workspace, now))),
  )
}
