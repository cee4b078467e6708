// The days of a month as payroll sees them: worked or not, and what is known of each.

import {
  addDays,
  type Calendar,
  type Day,
  type DayCorrection,
  type DayRecord,
  daysBetween,
  daysFrom,
  explainWithoutRecord,
  type PayDay,
  type Unrecorded,
  weekday,
} from '@muster/engine'
import type { GradedRecord } from '../../grading/index.ts'
import type { PaidLeaveDay } from '../../leave/index.ts'
import type { Inactivity, TimeFacts } from '../../timekeeping/index.ts'
import type { CorrectionRow } from '../inputs/corrections.ts'

/** What is known of one employee's days. */
export interface KnownDays {
  readonly calendar: Calendar
  readonly records: readonly GradedRecord[]
  readonly leave: readonly PaidLeaveDay[]
  readonly inactivity: readonly Inactivity[]
  readonly corrections: readonly CorrectionRow[]
}

export interface Span {
  readonly first_day: Day
  readonly last_day: Day
  /** The last day whose facts count. */
  readonly run_date: Day
}

/** The days of a span, listed once for all employees. */
export interface ListedDays {
  readonly span: Span
  /** In their order. */
  readonly dates: readonly Day[]
  /** The moment at which they are looked at, to the millisecond. */
  readonly moment: string
}

export function listDays(span: Span, now: Temporal.Instant): ListedDays {
  const dates = daysFrom(span.first_day, span.last_day)
  return { span, dates, moment: now.toString({ fractionalSecondDigits: 3 }) }
}

/** All of the listed days, in their order. */
export function makePayDays(
  known: KnownDays,
  time: TimeFacts,
  { span, dates, moment }: ListedDays,
): PayDay[] {
  const { calendar } = known
  const records = new Map(known.records.map(record => [record.date, record]))
  const leave = Map.groupBy(known.leave, ({ date }) => date)
  const corrections = Map.groupBy(known.corrections, ({ date }) => date)
  const context = { ...time, calendar, now: moment }
  return dates.map(date => {
    const record = records.get(date)
    const isClosed = time.locked_through !== null && date <= time.locked_through
    const kind = (isClosed && record && classifyRecord(record, calendar)) || classify(calendar, date, span)
    const is_employed = !calendar.isOutside(date) && !isInactive(known.inactivity, date)
    const isLater = date > span.run_date
    const unrecorded = (): Unrecorded | null => {
      if (isLater) return 'after_cut_off'
      if (record || !is_employed || kind !== 'workday') return null
      const why = explainWithoutRecord(context, date)
      return why === 'not_over' ? 'after_cut_off' : why
    }
    return {
      date,
      is_employed,
      is_workday: kind === 'workday',
      is_holiday: kind === 'holiday',
      is_unscheduled: kind === 'unscheduled',
      record: record && !isLater ? toRecord(record) : null,
      unrecorded: unrecorded(),
      leave: (leave.get(date) ?? []).map(({ half, is_paid }) => ({ half, is_paid })),
      corrections: (corrections.get(date) ?? []).map(toCorrection),
    }
  })
}

type Kind = 'workday' | 'holiday' | 'rest_day' | 'unscheduled'

/**
 * A closed day stays what it was graded as, whatever the calendar says by now. Leave says nothing: it is also charged on
 * rest days. A holiday is one of a rest day too, which pay does not count as a holiday.
 */
function classifyRecord({ date, status }: GradedRecord, calendar: Calendar): Kind | null {
  if (status === 'on_leave') return null
  if (status === 'holiday') return calendar.isRest(date) ? 'rest_day' : 'holiday'
  return status === 'rest_day' || status === 'unscheduled' ? status : 'workday'
}

/** Outside of the employment by the nearest shift, so that a month has its days. */
function classify(calendar: Calendar, date: Day, span: Span): Kind {
  const assignment = calendar.assignmentOn(date)
  const near = assignment ?? (calendar.isOutside(date) ? findNearestShift(calendar, date, span) : undefined)
  if (!near) return 'unscheduled'
  const isRest = assignment ? calendar.isRest(date) : near.shift.weekly_off_days.includes(weekday(date))
  if (isRest) return 'rest_day'
  return calendar.holidayOn(date) ? 'holiday' : 'workday'
}

function findNearestShift(calendar: Calendar, date: Day, { first_day, last_day }: Span) {
  const furthest = Math.max(daysBetween(first_day, date), daysBetween(date, last_day))
  for (let distance = 1; distance <= furthest; distance++) {
    const near =
      calendar.assignmentOn(addDays(date, -distance)) ?? calendar.assignmentOn(addDays(date, distance))
    if (near) return near
  }
  return undefined
}

function isInactive(spans: readonly Inactivity[], date: Day): boolean {
  return spans.some(({ from_date, to_date }) => from_date <= date && (to_date === null || date <= to_date))
}

function toRecord({ status, present_halves, is_late, is_early_leave }: GradedRecord): DayRecord {
  return { present_halves, is_half_day: status === 'half_day', is_late, is_early_leave }
}

function toCorrection({ half, counts_as, reason }: CorrectionRow): DayCorrection {
  return { half: half === 'full' ? null : half, is: counts_as, reason }
}
