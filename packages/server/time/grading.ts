// Grading: days of any number of employees graded again from all that is known of them, written where they changed.

import { type Db, statement } from '@muster/db'
import {
  type AttendanceContext,
  type Day,
  daysBetween,
  type GradedDay,
  gradeRange,
  type RangeInputs,
  type Reach,
  reachOfDays,
  type WrittenDay,
} from '@muster/engine'
import { newId } from '../id.ts'
import { type TimeFacts, timeFactsOf } from './facts.ts'
import { localDay } from './instants.ts'
import { type Known, knownOf, least, most, nothingKnown, type RecordRow, type Stretch } from './known.ts'
import { lockedMonthsIn, lockTimeOf } from './locks.ts'
import { followOvertime, type Measured } from './overtime.ts'
import { type Changes, changeOf, derived, withoutLocked, write } from './writing.ts'

/** Days of an employee, both included. */
export interface Days {
  readonly employee_id: string
  readonly first_day: Day
  readonly last_day: Day
  /** What is written over the first day. */
  readonly writing?: Writing
  /** What a punch reaches, where that is known; the days around are looked at otherwise. */
  readonly reach?: Reach
  /** Whether only these days are written, although others may be graded otherwise now. */
  readonly is_exact?: boolean
  /** Whether records outside of the employment go. They stay otherwise: who comes back keeps the days of before. */
  readonly is_employment_changed?: boolean
}

/** What somebody writes over a day; what is undefined stays as it was. */
export interface Writing {
  readonly hand?: WrittenDay
  readonly note?: string | null
  readonly regularisation_id?: string
}

interface Moment {
  readonly db: Db
  readonly now: Temporal.Instant
}

/**
 * Grades the days again and writes those that changed, with their events. What the punches of the days around them
 * turn out to belong to is written, too. Days may be given twice. Those of locked months stay as they are; a caller
 * refuses them before. `facts` are those of employees whose time is locked already, read after the change.
 */
export async function regrade({ db, now }: Moment, days: readonly Days[], facts?: TimeFacts): Promise<void> {
  if (days.length === 0) return
  const employees = [...new Set(days.map(({ employee_id }) => employee_id))].sort()
  if (!facts) await lockTimeOf(db, employees)
  const found = facts ?? (await timeFactsOf(db, employees))
  const today = localDay(now.toString(), found.timezone)
  const known = await shortened(db, { ...found, today }, days)
  const wanted = merged(known.flatMap(each => wantedOf(found, each) ?? []))
  if (wanted.length === 0) return
  const inputs = await knownOf(db, wanted)
  const [first, last] = [least(wanted.map(each => each.first_day)), most(wanted.map(each => each.last_day))]
  const locked = await lockedMonthsIn(db, first, last)
  const grading: Grading = { facts: found, now, changes: noChanges(), measured: [] }
  for (const each of wanted) gradeEmployee(grading, inputs.get(each.employee_id) ?? nothingKnown(), each)
  await write(db, withoutLocked(grading.changes, locked))
  await followOvertime(db, found.settings, grading.measured, locked)
}

/** A stretch longer than this is looked at first: a shift may be assigned from a date of the last century. */
const longDays = 62

// An unattributed punch may come to belong to the day before it. Nothing but leave and what was written is known of
// days to come.
const knownDays = statement<{ first_day: Day | null; last_day: Day }>(
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

/** Long stretches go from the first to the last day of which anything is known. */
async function shortened(
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
    const [known] = await db.run(knownDays, { employee_id, first_day, graded_from, today })
    if (known!.first_day === null) continue
    const span = {
      first_day: most([first_day, known!.first_day]),
      last_day: least([last_day, known!.last_day]),
    }
    if (span.first_day <= span.last_day) kept.push({ ...each, ...span })
  }
  return kept
}

interface Grading {
  readonly facts: TimeFacts
  readonly now: Temporal.Instant
  readonly changes: Changes
  readonly measured: Measured[]
}

const noChanges = (): Changes => ({ made: [], changed: [], gone: [], punches: [] })

type Wanted = Stretch & {
  readonly context: AttendanceContext
  readonly writings: ReadonlyMap<Day, Writing>
  readonly is_employment_changed: boolean
}

function wantedOf({ calendars, settings, timezone }: TimeFacts, each: Days): Wanted | undefined {
  const { employee_id, first_day, last_day, writing, is_employment_changed = false } = each
  const calendar = calendars.get(employee_id)
  if (!calendar) return undefined
  const context = { calendar, settings, timezone }
  const reach = each.reach ?? reachOfDays({ ...context, first_day, last_day })
  const days = each.is_exact || writing ? { first_day, last_day } : {}
  const writings = new Map(writing ? [[first_day, writing]] : [])
  return { context, employee_id, ...reach, ...days, writings, is_employment_changed }
}

/** Stretches of an employee that share a day become one, because each would make the record of that day. */
function merged(wanted: readonly Wanted[]): Wanted[] {
  const kept = new Map<string, Wanted[]>()
  for (const each of wanted.toSorted((a, b) => a.first_day.localeCompare(b.first_day))) {
    const stretches = kept.get(each.employee_id) ?? []
    const before = stretches.at(-1)
    if (before && each.first_day <= before.last_day) stretches.splice(-1, 1, joined(before, each))
    else stretches.push(each)
    kept.set(each.employee_id, stretches)
  }
  return [...kept.values()].flat()
}

function joined(a: Wanted, b: Wanted): Wanted {
  return {
    ...a,
    last_day: most([a.last_day, b.last_day]),
    punched_from: least([a.punched_from, b.punched_from]),
    punched_to: most([a.punched_to, b.punched_to]),
    writings: new Map([...a.writings, ...b.writings]),
    is_employment_changed: a.is_employment_changed || b.is_employment_changed,
  }
}

function gradeEmployee(grading: Grading, known: Known, wanted: Wanted): void {
  const { punched_from, punched_to, context, first_day, last_day } = wanted
  const punches = known.punches.filter(
    ({ punched_at }) => punched_at >= punched_from && punched_at <= punched_to,
  )
  const records = writtenOver(known.records, wanted)
  const hands = handsIn(records, wanted)
  const now = grading.now.toString({ fractionalSecondDigits: 3 })
  const inputs = {
    ...context,
    first_day,
    last_day,
    punches,
    leaves: known.leaves,
    written: hands.filled,
    now,
  }
  const { attributions, days } = gradeRange(inputs)
  for (const [day, graded] of days) {
    const after = records.get(day)
    const kept = graded ?? (hands.blank.has(day) ? gradedBlank(inputs, day, hands.blank) : null)
    noteDay(grading, wanted, known.records.get(day), after, day, kept)
  }
  const before = new Map(punches.map(punch => [punch.id, punch]))
  for (const { id, attendance_date, is_ignored } of attributions) {
    const { attendance_date: was, is_ignored: wasIgnored } = before.get(id)!
    // At the edges only some of the punches that decide are known.
    if (attendance_date !== null && (attendance_date < first_day || attendance_date > last_day)) continue
    if (was !== attendance_date || wasIgnored !== is_ignored)
      grading.changes.punches.push({ id, attendance_date, is_ignored, was })
  }
}

/** The records with what is written over some of them, which may be new ones. */
function writtenOver(records: ReadonlyMap<Day, RecordRow>, { writings, employee_id }: Wanted) {
  const after = new Map(records)
  for (const [day, { hand, ...rest }] of writings) {
    const written = hand && {
      written_status: hand.status,
      written_check_in_at: hand.check_in_at,
      written_check_out_at: hand.check_out_at,
      written_source: hand.source,
    }
    after.set(day, { ...(records.get(day) ?? newRecord(employee_id, day)), ...rest, ...written })
  }
  return after
}

const blank = {
  ...{ note: null, regularisation_id: null, is_locked: false, is_hidden: false },
  ...{ written_status: null, written_check_in_at: null, written_check_out_at: null, written_source: null },
}

/** Only what grading does not work out. */
function newRecord(employee_id: string, date: Day): RecordRow {
  return { id: newId('atr'), employee_id, date, ...blank } as RecordRow
}

/** What was written by hand. A blank hand keeps the record there is, and says nothing of the day. */
function handsIn(records: ReadonlyMap<Day, RecordRow>, { first_day, last_day }: Wanted) {
  const filled = new Map<Day, WrittenDay>()
  const empty = new Map<Day, WrittenDay>()
  for (const [day, record] of records) {
    const { written_source: source, written_status: status } = record
    if (source === null || day < first_day || day > last_day) continue
    const { written_check_in_at: check_in_at, written_check_out_at: check_out_at } = record
    const isBlank = status === null && check_in_at === null && check_out_at === null
    const hands = isBlank ? empty : filled
    hands.set(day, { source, status, check_in_at, check_out_at })
  }
  return { filled, blank: empty }
}

function gradedBlank(inputs: RangeInputs, day: Day, written: ReadonlyMap<Day, WrittenDay>): GradedDay | null {
  return gradeRange({ ...inputs, first_day: day, last_day: day, written }).days.get(day) ?? null
}

function noteDay(
  { facts, changes, measured }: Grading,
  { employee_id, context, is_employment_changed }: Wanted,
  before: RecordRow | undefined,
  after: RecordRow | undefined,
  day: Day,
  graded: GradedDay | null,
): void {
  const kind = context.calendar.kindOf(day)
  if (!graded || isUnasked(facts, graded, after)) {
    if (!before || (kind === 'outside' && !is_employment_changed)) return
    if (isWritten(after)) note(changes, before, { ...after, is_hidden: true })
    else changes.gone.push(before)
    measured.push({ employee_id, date: day, record_id: before.id, minutes: 0, kind })
    return
  }
  const values = Object.fromEntries(derived.map(field => [field, graded[field]]))
  const record: RecordRow = { ...(after ?? newRecord(employee_id, day)), ...values, is_hidden: false }
  if (before) note(changes, before, record)
  else changes.made.push(record)
  measured.push({ employee_id, date: day, record_id: record.id, minutes: graded.overtime_minutes, kind })
}

function note({ changed }: Changes, before: RecordRow, after: RecordRow): void {
  const change = changeOf(before, after)
  if (change) changed.push(change)
}

/** Whether somebody said something of the day, which no other input tells again. */
function isWritten(record: RecordRow | undefined): record is RecordRow {
  return (record?.note ?? record?.regularisation_id ?? record?.written_source ?? null) !== null
}

/**
 * Whether the day is from before the clock began to grade, and nothing but the calendar speaks for a record: bringing
 * the past of a workspace in does not make everybody absent in it.
 */
function isUnasked({ graded_from }: TimeFacts, graded: GradedDay, record: RecordRow | undefined): boolean {
  if (graded.source !== 'auto' || (graded_from !== null && graded.date >= graded_from)) return false
  return !isWritten(record)
}
