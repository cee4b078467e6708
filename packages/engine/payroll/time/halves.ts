// Halves of days: how payroll counts each half of a working day, and how many of each kind a month has.

import { must } from '../../amounts.ts'
import type { DayCorrection, DayLeave, HalfKind, PayDay } from '../facts.ts'
import type { PayrollRules } from '../rules.ts'

type Presence = Pick<PayrollRules, 'assume_present_after_cutoff'>
type Halves = [HalfKind | null, HalfKind | null]

const noHalves: readonly HalfKind[] = []
/** Of a workday without leave and corrections, by how many halves were present. */
const usualHalves: readonly (readonly HalfKind[])[] = [
  ['absent', 'absent'],
  ['present', 'absent'],
  ['present', 'present'],
]

/** A day of the employment, with its halves that count as working time. */
export interface CountedDay {
  readonly day: PayDay
  readonly halves: readonly HalfKind[]
}

/** In halves of days, but for the marks, holidays and half days. */
export interface DayCounts {
  readonly working: number
  readonly present: number
  readonly absent: number
  readonly paid_leave: number
  readonly unpaid_leave: number
  readonly half_days: number
  readonly late_count: number
  readonly early_leave_count: number
  readonly holidays: number
}

/** The days of the employment, with what they count. */
export function listCountedDays(rules: Presence, days: readonly PayDay[]): CountedDay[] {
  return days
    .filter(({ is_employed }) => is_employed)
    .map(day => ({ day, halves: listCountedHalves(rules, day) }))
}

/** Most days have neither leave nor corrections, and make no lists of their own. */
function listCountedHalves(rules: Presence, day: PayDay): readonly HalfKind[] {
  if (day.leave.length > 0 || day.corrections.length > 0)
    return listHalves(rules, day).filter(half => half !== null)
  return day.is_workday ? usualHalves[countPresent(rules, day)]! : noHalves
}

/** Present, absent, leave and unpaid leave add up to the working days. */
export function countDays(counted: readonly CountedDay[]): DayCounts {
  const halves = { present: 0, absent: 0, paid_leave: 0, unpaid_leave: 0 }
  let working = 0
  for (const day of counted) {
    working += day.halves.length
    for (const half of day.halves) halves[half] += 1
  }
  const { present, absent, paid_leave, unpaid_leave } = halves
  const days = (holds: (counted: CountedDay) => boolean) => counted.filter(holds).length
  must(
    present + absent + paid_leave + unpaid_leave === working,
    () => `that ${present} + ${absent} + ${paid_leave} + ${unpaid_leave} halves are ${working}`,
  )
  return {
    working,
    present,
    absent,
    paid_leave,
    unpaid_leave,
    half_days: days(isHalfDay),
    late_count: days(day => hasMark(day, 'is_late')),
    early_leave_count: days(day => hasMark(day, 'is_early_leave')),
    holidays: days(({ day }) => day.is_holiday),
  }
}

/** A day that costs an absent half gives no mark: it would be paid for twice. */
function hasMark({ day, halves }: CountedDay, mark: 'is_late' | 'is_early_leave'): boolean {
  return day.is_workday && findCountedRecord(day)?.[mark] === true && !halves.includes('absent')
}

function isHalfDay({ day, halves }: CountedDay): boolean {
  if (!day.is_workday || day.leave.length > 0) return false
  return (
    findCountedRecord(day)?.is_half_day === true && halves.includes('present') && halves.includes('absent')
  )
}

const findCountedRecord = ({ record, unrecorded }: PayDay): PayDay['record'] =>
  unrecorded === 'after_cut_off' ? null : record

/** Null for a half that is no working time. */
function listHalves(rules: Presence, day: PayDay): Halves {
  const leave = placeLeave(day.leave)
  if (day.is_workday) return correct(fill(rules, day, leave), day)
  // Leave is all that is known of a day without a shift; a rest day counts only where unpaid leave is charged on it.
  if (day.is_unscheduled) return leave
  return keepUnpaid(leave)
}

const keepUnpaid = ([first, second]: Halves): Halves => [
  first === 'unpaid_leave' ? first : null,
  second === 'unpaid_leave' ? second : null,
]

function placeLeave(leave: readonly DayLeave[]): Halves {
  const halves: Halves = [null, null]
  for (const { half, is_paid } of leave) {
    const kind = is_paid ? 'paid_leave' : 'unpaid_leave'
    if (half !== 'second_half') halves[0] = kind
    if (half !== 'first_half') halves[1] = kind
  }
  return halves
}

/** The halves without leave: those that were worked stand first. */
function fill(rules: Presence, day: PayDay, leave: Halves): Halves {
  let present = countPresent(rules, day)
  const halves: Halves = [...leave]
  for (const at of [0, 1] as const) {
    if (halves[at] !== null) continue
    halves[at] = present > 0 ? 'present' : 'absent'
    present -= 1
  }
  return halves
}

function countPresent({ assume_present_after_cutoff }: Presence, { record, unrecorded }: PayDay): number {
  if (unrecorded === 'after_cut_off') return assume_present_after_cutoff ? 2 : 0
  if (record) return record.present_halves
  return unrecorded === null ? 0 : 2
}

function correct(halves: Halves, { corrections }: PayDay): Halves {
  return corrections.reduce<Halves>(
    (corrected, correction, n) => correctOnce(corrected, correction, n === 0),
    halves,
  )
}

/**
 * Grading says how many halves were worked, and not which. So the first correction of a half is of the one that was
 * otherwise, where there is one.
 */
function correctOnce([first, second]: Halves, { half, is }: DayCorrection, isFirst: boolean): Halves {
  if (half === null) return [is, is]
  const isMixed = isFirst && first === 'present' && second === 'absent'
  const known = half === 'first_half' ? second : first
  const unknown = is === 'absent' ? 'absent' : 'present'
  const other = isMixed ? unknown : known
  return half === 'first_half' ? [is, other] : [other, is]
}
