// The calendar of an employee: which days are worked, and why the others are not.

import { type Day, weekday } from './days.ts'

export type AttendanceMode = 'punch_required' | 'auto_present' | 'punch_not_required'

export interface Shift {
  readonly id: string
  /** `HH:MM:SS`, local. An end that is not later than the start is on the next day. */
  readonly start_time: string
  readonly end_time: string
  readonly break_duration_minutes: number
  readonly grace_period_minutes: number
  readonly late_threshold_minutes: number
  /** 1 is Monday, 7 is Sunday. */
  readonly weekly_off_days: readonly number[]
  readonly attendance_mode: AttendanceMode
}

export interface Assignment {
  readonly id: string
  readonly shift: Shift
  readonly effective_from: Day
  /** Null: until another one begins. */
  readonly effective_to: Day | null
  readonly created_at: string
  readonly geofenced_site_id: string | null
}

export interface Holiday {
  readonly id: string
  readonly date: Day
  readonly type: 'public' | 'company' | 'optional' | 'religious'
  readonly is_recurring: boolean
  /** Null: of every branch. */
  readonly branch_id: string | null
}

/** An active swap: the weekly off is worked, and the working day is off. */
export interface Swap {
  readonly rest_date: Day
  readonly work_date: Day
}

/** A branch that an employee was in, until a day. */
export interface FormerBranch {
  readonly branch_id: string | null
  readonly effective_to: Day
}

/** An employment that ended before the present one began. */
export interface FormerEmployment {
  readonly joining_date: Day
  readonly separation_date: Day
}

export interface CalendarFacts {
  readonly joining_date: Day
  readonly separation_date: Day | null
  readonly former_employments?: readonly FormerEmployment[]
  readonly branch_id: string | null
  /** By the day until which it was, the earliest first. */
  readonly former_branches?: readonly FormerBranch[]
  readonly assignments: readonly Assignment[]
  readonly holidays: readonly Holiday[]
  readonly swaps: readonly Swap[]
}

export type DayKind = 'outside' | 'unscheduled' | 'holiday' | 'rest_day' | 'workday'

/** Holidays of a workspace, found by day; made once for all employees. */
export class Holidays {
  readonly #fixed = new Map<Day, Holiday[]>()
  readonly #recurring = new Map<string, Holiday[]>()

  constructor(holidays: readonly Holiday[]) {
    for (const holiday of holidays) {
      // Optional ones are free only through leave.
      if (holiday.type === 'optional') continue
      add(this.#fixed, holiday.date, holiday)
      if (holiday.is_recurring) add(this.#recurring, holiday.date.slice(5), holiday)
    }
  }

  /** The one that frees an employee of the branch on the day. */
  on(day: Day, branch: string | null): Holiday | undefined {
    const of = (holiday: Holiday) => holiday.branch_id === null || holiday.branch_id === branch
    return (
      this.#fixed.get(day)?.find(of) ??
      this.#recurring.get(day.slice(5))?.find(holiday => of(holiday) && holiday.date <= day)
    )
  }
}

export class Calendar {
  readonly #facts: Omit<CalendarFacts, 'holidays'>
  readonly #holidays: Holidays
  /** Sorted so that the one in force comes first: by the later start, then by the later creation. */
  readonly #assignments: readonly Assignment[]
  readonly #swapped = new Map<Day, 'rest' | 'work'>()

  constructor(facts: Omit<CalendarFacts, 'holidays'>, holidays: Holidays) {
    this.#facts = facts
    this.#holidays = holidays
    this.#assignments = [...facts.assignments].sort(
      (a, b) =>
        order(b.effective_from, a.effective_from) || order(b.created_at, a.created_at) || order(b.id, a.id),
    )
    for (const { rest_date, work_date } of facts.swaps) {
      this.#swapped.set(work_date, 'rest')
      this.#swapped.set(rest_date, 'work')
    }
  }

  /** The same calendar, had the employee been in these branches. */
  withBranches(branches: Pick<CalendarFacts, 'branch_id' | 'former_branches'>): Calendar {
    return new Calendar({ ...this.#facts, ...branches }, this.#holidays)
  }

  get joining_date(): Day {
    return this.#facts.joining_date
  }

  get separation_date(): Day | null {
    return this.#facts.separation_date
  }

  /** Whether the day is in the present employment, in which it can still be changed by a request. */
  isEmployed(day: Day): boolean {
    return isWithin(this.#facts, day)
  }

  /** Whether the day is in an employment that is over: it is still graded, and takes no request. */
  wasEmployed(day: Day): boolean {
    return this.#facts.former_employments?.some(former => isWithin(former, day)) ?? false
  }

  /** Whether the day is in no employment, neither the present one nor a former one. */
  isOutside(day: Day): boolean {
    return !this.isEmployed(day) && !this.wasEmployed(day)
  }

  /** The employments of the span, each cut to it, the first one first. */
  employmentsWithin(first: Day, last: Day): { readonly from: Day; readonly to: Day }[] {
    const { former_employments = [] } = this.#facts
    return [...former_employments, this.#facts]
      .map(({ joining_date, separation_date }) => ({
        from: joining_date > first ? joining_date : first,
        to: separation_date !== null && separation_date < last ? separation_date : last,
      }))
      .filter(({ from, to }) => from <= to)
      .sort((a, b) => order(a.from, b.from))
  }

  assignmentOn(day: Day): Assignment | undefined {
    return this.#assignments.find(
      ({ effective_from, effective_to }) =>
        effective_from <= day && (effective_to === null || day <= effective_to),
    )
  }

  holidayOn(day: Day): Holiday | undefined {
    return this.#holidays.on(day, this.branchOn(day))
  }

  branchOn(day: Day): string | null {
    const { branch_id, former_branches = [] } = this.#facts
    const former = former_branches.find(({ effective_to }) => day <= effective_to)
    return former ? former.branch_id : branch_id
  }

  /** A weekly off of the shift in force, or a day that a swap made one. */
  isRest(day: Day): boolean {
    const swapped = this.#swapped.get(day)
    if (swapped) return swapped === 'rest'
    return this.assignmentOn(day)?.shift.weekly_off_days.includes(weekday(day)) ?? false
  }

  /** What the day is by the calendar alone; a holiday comes before a rest day, and both before a day without a shift. */
  classifyDay(day: Day): DayKind {
    if (this.isOutside(day)) return 'outside'
    if (this.holidayOn(day)) return 'holiday'
    if (this.isRest(day)) return 'rest_day'
    return this.assignmentOn(day) ? 'workday' : 'unscheduled'
  }
}

function isWithin(
  { joining_date, separation_date }: Pick<CalendarFacts, 'joining_date' | 'separation_date'>,
  day: Day,
): boolean {
  return day >= joining_date && (separation_date === null || day <= separation_date)
}

function order(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

function add<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  map.getOrInsertComputed(key, () => []).push(value)
}
