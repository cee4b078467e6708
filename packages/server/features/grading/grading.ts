// Grading: days of any number of employees graded again from all that is known of them, written where they changed.

import { Behind, type WriteDb } from '@muster/db'
import {
  type Attribution,
  addDays,
  type Day,
  daysBetween,
  type GradedDay,
  gradeRange,
  type RangeInputs,
  type WrittenDay,
} from '@muster/engine'
import { newId } from '../../resource/ids.ts'
import { nextTurn } from '../../runtime/turns.ts'
import { closedDays, lockTimeFacts, type TimeFacts } from '../timekeeping/index.ts'
import {
  isBlank,
  type Known,
  nothingKnown,
  type PunchRow,
  type ReadAhead,
  type RecordRow,
  readGradingInputs,
  readManualCorrections,
  selectPunches,
} from './grading-inputs.ts'
import { type Days, mergeStretches, shortenRanges, toWanted, type Wanted } from './grading-ranges.ts'
import { followOvertime, type Measured } from './overtime.ts'
import {
  type Changes,
  derived,
  emitMade,
  emitWritten,
  findChange,
  prepareWrite,
  type Written,
  withoutLocked,
} from './persist-grading.ts'
import { queueDays } from './regrade-queue.ts'

interface Moment {
  readonly db: WriteDb
  readonly now: Temporal.Instant
}

/** A punch that moves may move others with it, from window to window, as far as their chain reaches (see affected-range.ts). */
const maxRounds = 14

/** So many stretches are graded and then written together: of months, some 1,500 days. */
const atOnce = 50

/** So many are graded before others get a turn: of months, some 1 ms. */
const beforeTurn = 4

/** So many days of an employee are graded in one transaction: two years. */
export const maxDays = 731

/**
 * Grades the days again and writes those that changed, with their events. A punch that turns out to belong to one of
 * them, or to one no more, takes the neighbouring day along, so that it counts once. Days may be given twice. Those
 * that payroll has closed stay as they are; a caller refuses them before. Of a longer span the job grades the earlier days, within
 * minutes. `facts` are those of employees whose time is locked
 *  already, read after the change. So is what was read `ahead`.
 */
export async function regrade(
  moment: Moment,
  days: readonly Days[],
  facts?: TimeFacts,
  ahead?: ReadAhead,
): Promise<void> {
  if (days.length === 0) return
  const found = facts ?? (await lockTimeFacts(moment.db, days))
  const today = found.timezone.dayOf(moment.now.toString())
  const known = await shortenRanges(moment.db, { ...found, today }, days)
  for (const each of known.flatMap(earlierDays)) await queueDays(moment.db, each)
  let due = known.map(latestDays)
  for (let round = 0; due.length > 0 && round < maxRounds; round++)
    // Grading changes what it is worked out from.
    due = await gradeOnce(moment, due, found, round === 0 ? ahead : undefined)
}

const latestDays = (days: Days): Days =>
  isLong(days) ? { ...days, first_day: addDays(days.last_day, 1 - maxDays) } : days
const earlierDays = (days: Days): Days[] =>
  isLong(days) ? [{ ...days, last_day: addDays(days.last_day, -maxDays) }] : []
const isLong = ({ first_day, last_day }: Days): boolean => daysBetween(first_day, last_day) >= maxDays

/** Returns the neighbouring days that punches moved from or to. */
async function gradeOnce(
  { db, now }: Moment,
  days: readonly Days[],
  facts: TimeFacts,
  ahead: ReadAhead | undefined,
): Promise<Days[]> {
  const wanted = mergeStretches(days.flatMap(each => toWanted(facts, each) ?? []))
  if (wanted.length === 0) return []
  const inputs = await readGradingInputs(db, wanted, facts.calendars, ahead)
  const graded: Graded = { facts, now, measured: [], neighbours: [] }
  const written: Written = { made: [], changed: [] }
  // A piece is written while the next one is graded, and while events are made of the one before.
  const behind = new Behind(1)
  try {
    for (let at = 0; at < wanted.length; at += atOnce) {
      const changes = await gradePiece(graded, inputs, wanted.slice(at, at + atOnce))
      const write = prepareWrite(db, changes, written)
      await behind.add(async () => write)
      emitMade(db, written)
    }
    await behind.end()
  } finally {
    await behind.settle()
  }
  emitWritten(db, written)
  await followOvertime(db, facts.settings, graded.measured, facts.locked_through)
  return graded.neighbours
}

/** What there is to write of so many stretches. Others get a turn between a few of them, and what was prepared before leaves. */
async function gradePiece(
  { facts, now, measured, neighbours }: Graded,
  inputs: ReadonlyMap<string, Known>,
  wanted: readonly Wanted[],
): Promise<Changes> {
  const grading: Grading = { facts, now, measured, neighbours, changes: noChanges() }
  for (const [n, each] of wanted.entries()) {
    if (n % beforeTurn === beforeTurn - 1) await nextTurn()
    gradeEmployee(grading, inputs.get(each.employee_id) ?? nothingKnown(), each)
  }
  return withoutLocked(grading.changes, facts.locked_through)
}

/** What a grading gathers. */
interface Graded {
  readonly facts: TimeFacts
  readonly now: Temporal.Instant
  readonly measured: Measured[]
  readonly neighbours: Days[]
}

interface Grading extends Graded {
  readonly changes: Changes
}

const noChanges = (): Changes => ({ made: [], changed: [], punches: [] })

function gradeEmployee(grading: Grading, known: Known, wanted: Wanted): void {
  const { context, first_day, last_day } = wanted
  const punches = selectPunches(known.punches, wanted)
  const records = writeOver(known.records, wanted)
  const hands = handsIn(records, wanted)
  const isClosed = closedDays(grading.facts, context.calendar, wanted)
  const inputs = {
    ...context,
    first_day,
    last_day,
    punches,
    isClosed,
    leaves: known.leaves,
    written: hands.filled,
    now: grading.now.toString({ fractionalSecondDigits: 3 }),
  }
  const { attributions, days } = gradeRange(inputs)
  for (const [day, graded] of days) {
    const after = records.get(day)
    const kept = graded ?? (hands.blank.has(day) ? gradeBlank(inputs, day, hands.blank) : null)
    noteDay(grading, wanted, known.records.get(day), after, day, kept)
  }
  notePunches(grading, wanted, punches, attributions)
}

function notePunches(
  { changes, neighbours }: Grading,
  { employee_id, first_day, last_day, reached, is_employment_changed }: Wanted,
  punches: readonly PunchRow[],
  attributions: readonly Attribution[],
): void {
  const isWanted = (day: Day | null) => day !== null && day >= first_day && day <= last_day
  const before = new Map(punches.map(punch => [punch.id, punch]))
  for (const { id, attendance_date, is_ignored } of attributions) {
    const { attendance_date: was, is_ignored: wasIgnored } = before.get(id)!
    if (was === attendance_date && wasIgnored === is_ignored) continue
    if (!isWanted(was) && !isWanted(attendance_date)) continue
    // At the edges only some of the punches that decide are known.
    if (
      attendance_date !== null &&
      (attendance_date < reached.first_day || attendance_date > reached.last_day)
    )
      continue
    changes.punches.push({ id, attendance_date, is_ignored, was })
    for (const day of [was, attendance_date])
      if (day !== null && !isWanted(day))
        neighbours.push({ employee_id, first_day: day, last_day: day, is_exact: true, is_employment_changed })
  }
}

/** The records with the new manual corrections, which may create records. */
function writeOver(records: ReadonlyMap<Day, RecordRow>, { writings, employee_id }: Wanted) {
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
  note: null,
  regularisation_id: null,
  is_locked: false,
  deleted: false,
  written_status: null,
  written_check_in_at: null,
  written_check_out_at: null,
  written_source: null,
  present_halves: null,
}

/** Only what grading does not work out. */
function newRecord(employee_id: string, date: Day): RecordRow {
  return { id: newId('AttendanceRecord'), employee_id, date, ...blank } as RecordRow
}

/** The manual corrections, without empty ones. */
function handsIn(records: ReadonlyMap<Day, RecordRow>, { first_day, last_day }: Wanted) {
  const filled = new Map<Day, WrittenDay>()
  const empty = new Map<Day, WrittenDay>()
  for (const [day, record] of records) {
    const hand = readManualCorrections(record)
    if (!hand || day < first_day || day > last_day) continue
    const hands = isBlank(hand) ? empty : filled
    hands.set(day, hand)
  }
  return { filled, blank: empty }
}

function gradeBlank(inputs: RangeInputs, day: Day, written: ReadonlyMap<Day, WrittenDay>): GradedDay | null {
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
  const kind = context.calendar.classifyDay(day)
  if (!graded || isUnasked(facts, graded, after)) {
    if (!before || before.deleted || (kind === 'outside' && !is_employment_changed)) return
    note(changes, before, { ...before, deleted: true })
    measured.push({ employee_id, date: day, minutes: 0, kind })
    return
  }
  const { present_halves } = graded
  const values = Object.fromEntries(derived.map(field => [field, graded[field]]))
  const record: RecordRow = {
    ...(after ?? newRecord(employee_id, day)),
    ...values,
    present_halves,
    deleted: false,
  }
  if (before) note(changes, before, record)
  else changes.made.push(record)
  measured.push({ employee_id, date: day, minutes: graded.overtime_minutes, kind })
}

function note({ changed }: Changes, before: RecordRow, after: RecordRow): void {
  const change = findChange(before, after)
  if (change) changed.push(change)
}

/** Whether the day has manual corrections or a note, which no other input can restore. */
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
