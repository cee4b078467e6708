// Grading ranges: the days to grade, merged so that no day is read twice, and without days that have no inputs.

import { type Db, statement } from '@muster/db'
import {
  type AttendanceContext,
  type Day,
  daysBetween,
  type Reach,
  reachOfDays,
  type WrittenDay,
} from '@muster/engine'
import type { TimeFacts } from '../timekeeping/index.ts'
import { earliest, joinStretches, latest, type Stretch } from './grading-inputs.ts'

/** Days of an employee, both included. */
export interface Days {
  readonly employee_id: string
  readonly first_day: Day
  readonly last_day: Day
  /** The manual corrections of the first day. */
  readonly writing?: Writing
  /** What a punch reaches, where that is known; the days around are looked at otherwise. */
  readonly reach?: Reach
  /** From which day on leave is measured again, where that is another one than the first. */
  readonly leave_from?: Day
  /** Whether only these days are written, although others may be graded otherwise now. */
  readonly is_exact?: boolean
  /** Whether records outside the employment are deleted. By default they stay: a rehired employee keeps the former days. */
  readonly is_employment_changed?: boolean
}

/** New manual corrections of a day; an undefined field stays as it was. */
export interface Writing {
  readonly hand?: WrittenDay
  readonly note?: string | null
  readonly regularisation_id?: string
}

/** A stretch longer than this is looked at first: a shift may be assigned from a date of the last century. */
const longDays = 62

// An unattributed punch may come to belong to the day before it. Nothing but leave and what was written is known of
// days to come.
const selectDaysKnownOfEmployee = statement<
  { first_day: Day | null; last_day: Day },
  { employee_id: string; first_day: string; graded_from: string | null; today: string }
>(
  'days_known_of_employee',
  `select least(
     (select min(date) from attendance_records where workspace_id = :workspace_id and employee_id = :employee_id and date >= :first_day),
     (select min(punched_at)::date - 1 from punches where workspace_id = :workspace_id and employee_id = :employee_id
        and punched_at >= :first_day::date - interval '1 day'),
     (select min(date) from leave_application_days where workspace_id = :workspace_id and employee_id = :employee_id and date >= :first_day),
     :graded_from::date) as first_day,
   greatest(
     (select max(date) from attendance_records where workspace_id = :workspace_id and employee_id = :employee_id),
     (select max(date) from leave_application_days where workspace_id = :workspace_id and employee_id = :employee_id),
     :today::date) as last_day`,
)

/** Long ranges are cut to the first and the last day with an input. */
export async function shortenRanges(
  db: Db,
  { graded_from, today }: TimeFacts & { readonly today: Day },
  days: readonly Days[],
): Promise<Days[]> {
  const kept: Days[] = []
  for (const each of days) {
    const { employee_id, first_day, last_day } = each
    if (daysBetween(first_day, last_day) <= longDays) {
      kept.push(each)
      continue
    }
    const [known] = await db.run(selectDaysKnownOfEmployee, { employee_id, first_day, graded_from, today })
    if (known!.first_day === null) continue
    const span = {
      first_day: latest([first_day, known!.first_day]),
      last_day: earliest([last_day, known!.last_day]),
    }
    if (span.first_day <= span.last_day) kept.push({ ...each, ...span })
  }
  return kept
}

export type Wanted = Stretch & {
  readonly context: AttendanceContext
  readonly writings: ReadonlyMap<Day, Writing>
  readonly is_employment_changed: boolean
  /** The days with all their punches, including days that were not requested. */
  readonly reached: Pick<Reach, 'first_day' | 'last_day'>
}

/** Undefined for deleted employees. */
export function toWanted({ calendars, settings, timezone }: TimeFacts, each: Days): Wanted | undefined {
  const { employee_id, first_day, last_day, writing, is_employment_changed = false } = each
  const calendar = calendars.get(employee_id)
  if (!calendar) return undefined
  const context = { calendar, settings, timezone }
  const reach = each.reach ?? reachOfDays({ ...context, first_day, last_day })
  const days = each.is_exact || writing ? { first_day, last_day } : {}
  const writings = new Map(writing ? [[first_day, writing]] : [])
  return { context, employee_id, ...reach, ...days, reached: reach, writings, is_employment_changed }
}

/** What is read to grade these days, where they are few and of one employee; undefined otherwise. */
export function findStretch(facts: TimeFacts, days: readonly Days[]): Stretch | undefined {
  const isShort = ({ first_day, last_day }: Days) => daysBetween(first_day, last_day) <= longDays
  if (!days.every(each => isShort(each) && each.employee_id === days[0]!.employee_id)) return undefined
  const wanted = days.flatMap(each => toWanted(facts, each) ?? [])
  return wanted.length > 0 ? joinStretches(wanted) : undefined
}

/** Stretches of an employee that share a day become one, because each would make the record of that day. */
export function mergeStretches(wanted: readonly Wanted[]): Wanted[] {
  const kept = new Map<string, Wanted[]>()
  for (const each of wanted.toSorted((a, b) => a.first_day.localeCompare(b.first_day))) {
    const stretches = kept.get(each.employee_id) ?? []
    const before = stretches.at(-1)
    if (before && each.first_day <= before.last_day) stretches.splice(-1, 1, joinWanted(before, each))
    else stretches.push(each)
    kept.set(each.employee_id, stretches)
  }
  return [...kept.values()].flat()
}

function joinWanted(a: Wanted, b: Wanted): Wanted {
  return {
    ...a,
    ...joinStretches([a, b]),
    reached: {
      first_day: earliest([a.reached.first_day, b.reached.first_day]),
      last_day: latest([a.reached.last_day, b.reached.last_day]),
    },
    writings: new Map([...a.writings, ...b.writings]),
    is_employment_changed: a.is_employment_changed || b.is_employment_changed,
  }
}
