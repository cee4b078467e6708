// Shift times: when the shift of a day starts and ends in a time zone, and when punches still belong to it.

import type { Calendar, Shift } from '../calendar.ts'
import { type Day, dayNumber, toDay } from '../days.ts'
import type { TimeZone } from '../time-zone.ts'
import { dayLength, minute } from './instants.ts'
import type { AttendanceSettings } from './settings.ts'

/** The shift in force on a day, as instants (milliseconds since 1970). */
export interface ShiftInstance {
  readonly day: Day
  readonly shift: Shift
  readonly start: number
  readonly end: number
  /** The full window: from the first to the last instant at which a punch can belong to the day. */
  readonly opens: number
  readonly closes: number
}

/** What all questions about one employee's attendance share. */
export interface AttendanceContext {
  readonly calendar: Calendar
  readonly settings: AttendanceSettings
  readonly timezone: TimeZone
}

export function shiftInstance(
  shift: Shift,
  day: Day,
  timezone: TimeZone,
  settings: AttendanceSettings,
): ShiftInstance {
  const number = dayNumber(day)
  const from = toSeconds(shift.start_time)
  const to = toSeconds(shift.end_time)
  const start = timezone.instantOf(number, from)
  // Where the clock skips the start, the end can come out before it: such a shift has no minutes that day.
  const end = Math.max(start, timezone.instantOf(to <= from ? number + 1 : number, to))
  return {
    day,
    shift,
    start,
    end,
    opens: start - settings.window_before_minutes * minute,
    closes: end + settings.window_after_minutes * minute,
  }
}

/** The instance of a day; none where the employee is not employed or has no shift. Rest days and holidays have one. */
export function instanceOn(
  { calendar, settings, timezone }: AttendanceContext,
  day: Day,
): ShiftInstance | undefined {
  if (calendar.isOutside(day)) return undefined
  const shift = calendar.assignmentOn(day)?.shift
  return shift && shiftInstance(shift, day, timezone, settings)
}

export const measureShift = ({ start, end }: ShiftInstance): number => end - start

/** The minutes to be worked, from instants, so that a night on which clocks change has one hour more or less. */
export function countScheduledMinutes(instance: ShiftInstance): number {
  return Math.max(0, Math.floor(measureShift(instance) / minute) - instance.shift.break_duration_minutes)
}

/** The instances of one employee, each made once. */
export class Instances {
  readonly #context: AttendanceContext
  readonly #known = new Map<number, ShiftInstance | undefined>()
  readonly #back: number
  readonly #forward: number

  constructor(context: AttendanceContext) {
    this.#context = context
    const { window_before_minutes, window_after_minutes } = context.settings
    // A shift ends at most on the day after it starts, and local days are at most a day off those of UTC.
    this.#back = 2 + Math.ceil(window_after_minutes / 1_440) + 1
    this.#forward = 1 + Math.ceil(window_before_minutes / 1_440)
  }

  on(number: number): ShiftInstance | undefined {
    return this.#known.getOrInsertComputed(number, () => instanceOn(this.#context, toDay(number)))
  }

  /** Those whose full window touches the time between two instants, by day. */
  touching(from: number, to: number): ShiftInstance[] {
    const found: ShiftInstance[] = []
    const last = Math.floor(to / dayLength) + this.#forward
    for (let number = Math.floor(from / dayLength) - this.#back; number <= last; number++) {
      const instance = this.on(number)
      if (instance && instance.opens <= to && instance.closes >= from) found.push(instance)
    }
    return found
  }

  /** Whether work is to begin between two instants: the shift of a rest day or holiday does not. */
  startsBetween(from: number, to: number): boolean {
    return this.touching(from, to).some(
      ({ day, start }) =>
        start >= from && start <= to && this.#context.calendar.classifyDay(day) === 'workday',
    )
  }
}

function toSeconds(time: string): number {
  return +time.slice(0, 2) * 3_600 + +time.slice(3, 5) * 60 + +(time.slice(6, 8) || 0)
}
