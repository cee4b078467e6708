// Attribution: to which day each punch of an employee belongs, and whether it is an arrival or a departure.

import type { Calendar } from '../calendar.ts'
import type { Day } from '../days.ts'
import { hour, type Instant, second, toEpoch } from './instants.ts'
import { type AttendanceContext, Instances, type ShiftInstance } from './shift-times.ts'

export type Direction = 'in' | 'out' | 'unknown'
export type EffectiveDirection = 'in' | 'out'

export interface Punch {
  readonly id: string
  readonly punched_at: Instant
  readonly direction: Direction
  /** What it was found to be before, which stays where that day is closed. */
  readonly attendance_date?: Day | null
  readonly is_ignored?: boolean
}

export interface Attribution {
  readonly id: string
  readonly punched_at: Instant
  /** The day on which the shift starts; null outside every window. */
  readonly attendance_date: Day | null
  readonly is_ignored: boolean
  /** How grading takes the punch: an unknown one alternates. Null where it is ignored. */
  readonly effective_direction: EffectiveDirection | null
}

export interface PunchesOfEmployee extends AttendanceContext {
  /** In any order. */
  readonly punches: readonly Punch[]
  readonly isClosed?: IsClosed
}

/** Whether the punches of a day stay what they were found to be, and no other can belong to it. */
export type IsClosed = (day: Day) => boolean

/** A punch with its moment. */
interface Timed {
  readonly at: number
  readonly punch: Punch
}

/** One that counts to a day. */
interface Kept extends Timed {
  readonly day: Day
  /** The last instant at which the day can be left. */
  readonly closes: number
  readonly direction: EffectiveDirection
}

/** How long before a shift a punch without direction counts as its start rather than the previous shift's end. */
const arrivesBefore = hour

/**
 * The day of each punch, by time. It depends on the punches alone, not on their order: an earlier one that comes
 * later changes what those after it get, as far as the windows of its shift reach (see findAffectedRange).
 */
export function attribute({ punches, isClosed = () => false, ...context }: PunchesOfEmployee): Attribution[] {
  return new Attributing(context, isClosed).all(byTime(punches))
}

class Attributing {
  readonly #calendar: Calendar
  readonly #instances: Instances
  readonly #debounce: number
  readonly #isClosed: IsClosed
  /** The last punch that counts, of all days. */
  #last: Kept | undefined
  /** The last punch that counts, of each day. */
  readonly #lastOf = new Map<Day, Kept>()

  constructor(context: AttendanceContext, isClosed: IsClosed) {
    this.#calendar = context.calendar
    this.#isClosed = isClosed
    this.#instances = new Instances(context)
    this.#debounce = context.settings.punch_debounce_seconds * second
  }

  all(punches: readonly Timed[]): Attribution[] {
    return punches.map(({ at, punch }) => this.#keepClosed(punch, at) ?? this.#attribute(punch, at))
  }

  #keepClosed(punch: Punch, at: number): Attribution | undefined {
    const { attendance_date: day, is_ignored } = punch
    if (!day || !this.#isClosed(day)) return undefined
    return result(punch, day, is_ignored ? null : this.#keep(punch, at, day, -Infinity))
  }

  #attribute(punch: Punch, at: number): Attribution {
    const repeated = this.#findRepeated(punch, at)
    if (repeated) return result(punch, repeated.day, null)
    const open = this.#open(punch, at)
    if (open) return result(punch, open.day, this.#keep(punch, at, open.day, open.closes))
    const instance = this.#findInstance(punch, at)
    if (!instance) return result(punch, null, null)
    return result(punch, instance.day, this.#keep(punch, at, instance.day, instance.closes))
  }

  /** The punch that this one repeats. One that says the opposite is no repetition, however soon it comes. */
  #findRepeated({ direction }: Punch, at: number): Kept | undefined {
    const last = this.#last
    if (!last || at - last.at >= this.#debounce || this.#isClosed(last.day)) return undefined
    const said = last.punch.direction
    const opposed = direction !== 'unknown' && said !== 'unknown' && direction !== said
    return opposed ? undefined : last
  }

  /** The arrival that the punch is the departure of. */
  #open({ direction }: Punch, at: number): Kept | undefined {
    const last = this.#last
    if (last?.direction !== 'in' || direction === 'in' || at > last.closes) return undefined
    return this.#closes(direction, at) ? last : undefined
  }

  #findInstance({ direction }: Punch, at: number): ShiftInstance | undefined {
    const touching = this.#instances.touching(at, at).filter(({ day }) => !this.#isClosed(day))
    const near = direction === 'out' ? touching : this.#due(touching, at)
    const inside = near.filter(({ start, end }) => start <= at && at <= end)
    return nearest(inside.length > 0 ? inside : near, direction, at)
  }

  /**
   * Who comes early on a Monday comes to work, also where the night of a free Sunday would go on until then. Who comes
   * on a Sunday does not come to the night of Saturday, which has ended.
   */
  #due(touching: readonly ShiftInstance[], at: number): readonly ShiftInstance[] {
    const workdays = touching.filter(({ day }) => this.#calendar.classifyDay(day) === 'workday')
    return workdays.some(({ end }) => at <= end) ? workdays : touching
  }

  #closes(direction: Direction, at: number): boolean {
    return direction === 'out' || !this.#instances.startsBetween(at, at + arrivesBefore)
  }

  #keep(punch: Punch, at: number, day: Day, closes: number): EffectiveDirection {
    const alternate = this.#lastOf.get(day)?.direction === 'in' ? 'out' : 'in'
    const direction = punch.direction === 'unknown' ? alternate : punch.direction
    this.#last = { at, punch, day, closes, direction }
    this.#lastOf.set(day, this.#last)
    return direction
  }
}

/**
 * The instance with the nearest start or end, which puts the border between two windows in the middle of what is free
 * between the shifts. Exactly there, an arrival belongs to the later one, and anything else to the earlier.
 */
function nearest(
  instances: readonly ShiftInstance[],
  direction: Direction,
  at: number,
): ShiftInstance | undefined {
  let best: ShiftInstance | undefined
  let least = Infinity
  for (const instance of instances) {
    const away = Math.min(Math.abs(at - instance.start), Math.abs(at - instance.end))
    if (away < least || (away === least && direction === 'in')) {
      best = instance
      least = away
    }
  }
  return best
}

function byTime(punches: readonly Punch[]): Timed[] {
  return punches
    .map(punch => ({ at: toEpoch(punch.punched_at), punch }))
    .sort((a, b) => a.at - b.at || (a.punch.id < b.punch.id ? -1 : 1))
}

function result(punch: Punch, day: Day | null, direction: EffectiveDirection | null): Attribution {
  return {
    id: punch.id,
    punched_at: punch.punched_at,
    attendance_date: day,
    is_ignored: direction === null,
    effective_direction: direction,
  }
}
