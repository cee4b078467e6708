// Attendance records written by hand: why a day may not be written, and how one is.

import type { AttendanceRecord, AttendanceRecordUpdate } from '@muster/contract'
import { checkTimes, type Day, describeEmployment, type WrittenDay, type WrittenStatus } from '@muster/engine'
import { say } from '@muster/sentences'
import { type Context, today, type WriteContext } from '../../http/context.ts'
import { conflict, type FieldError, invalid } from '../../http/problem.ts'
import { resource } from '../../resource/resource.ts'
import {
  leavesOn,
  type RecordRow,
  recordComputed,
  recordOn,
  regrade,
  type Writing,
  wholeLeave,
  writeNote,
} from '../grading/index.ts'
import {
  assertUnlocked,
  findMisplacedTimes,
  type OwnFacts,
  parseOptionalInstant,
  type TimeFacts,
} from '../timekeeping/index.ts'

export const records = resource('AttendanceRecord', {
  computed: recordComputed,
})

const writable: readonly string[] = ['present', 'absent', 'half_day'] satisfies WrittenStatus[]

/** What speaks against writing a day, whatever is sent of it. */
function dayErrors(call: Context, date: Day, { calendar }: OwnFacts): FieldError[] {
  const errors: FieldError[] = []
  const last = today(call)
  if (date > last) errors.push({ field: 'date', message: say`is in the future; today is ${last}` })
  if (!calendar.isEmployed(date)) errors.push({ field: 'date', message: describeEmployment(calendar) })
  return errors
}

/** The errors in a body. Times that are sent are checked against the day's other times. */
function handErrors(
  call: Context,
  sent: Partial<WrittenDay>,
  date: Day,
  { timezone }: OwnFacts,
  current: RecordRow | null,
): FieldError[] {
  const errors: FieldError[] = []
  if (sent.status && !writable.includes(sent.status))
    errors.push({
      field: 'status',
      message: say`cannot be written; send ${writable.join(', ')} or leave it out`,
    })
  const { check_in_at, check_out_at } = sent
  const wrong = findMisplacedTimes(call, timezone, date, { check_in_at, check_out_at })
  const refusals = wrong.length > 0 ? wrong : checkTimes(sent, current, ['check_in_at', 'check_out_at'])
  return [...errors, ...refusals]
}

/** A change sends no date, so a day that cannot be written is a conflict, not an invalid field. */
function assertHand(call: Context, sent: Partial<WrittenDay>, before: RecordRow, own: OwnFacts): void {
  const errors = handErrors(call, sent, before.date, own, before)
  if (errors.length > 0) throw invalid(errors)
  const [wrong] = dayErrors(call, before.date, own)
  if (wrong) throw conflict(say`${before.date} ${wrong.message}.`)
}

async function assertOpen({ db }: Context, own: OwnFacts, date: Day): Promise<void> {
  const { employee, calendar } = own
  const leave = wholeLeave(await leavesOn(db, calendar, employee.id, date))
  if (leave) throw conflict(say`${date} is a full day of approved leave; cancel the leave first.`)
  assertUnlocked(own, date)
}

type Sent = Pick<AttendanceRecordUpdate, 'check_in_at' | 'check_out_at' | 'status' | 'note'>

/** The fields that were sent, as they are compared and stored. */
function cut({ check_in_at, check_out_at, status, note }: Sent) {
  return {
    ...(check_in_at !== undefined && { check_in_at: parseOptionalInstant(check_in_at) }),
    ...(check_out_at !== undefined && { check_out_at: parseOptionalInstant(check_out_at) }),
    ...(status !== undefined && { status: status as WrittenStatus }),
    ...(note !== undefined && { note }),
  }
}

/** The manual corrections after this request. Punches, including later ones, supply the other fields. */
function amend(before: RecordRow, sent: Partial<WrittenDay>): WrittenDay {
  return {
    status: before.written_status,
    check_in_at: before.written_check_in_at,
    check_out_at: before.written_check_out_at,
    ...sent,
    source: 'api',
  }
}

async function writeDay(
  call: WriteContext,
  own: OwnFacts,
  date: Day,
  writing: Writing,
): Promise<AttendanceRecord> {
  const employee_id = own.employee.id
  await regrade(call, [{ employee_id, first_day: date, last_day: date, writing }], own)
  const written = await recordOn(call.db, employee_id, date)
  if (!written) throw new Error(`The day ${date} of ${employee_id} was written and has no record.`)
  return records.find(call, written.id)
}

export interface NewRecord extends Sent {
  readonly date: Day
}

const newHand = (sent: Sent) =>
  ({ status: null, check_in_at: null, check_out_at: null, ...cut(sent), source: 'api' }) as const

/** Refuses a day that cannot be written, which has no record that counts. */
export async function assertCreatable(
  call: Context,
  own: OwnFacts,
  { date, note, ...sent }: NewRecord,
): Promise<void> {
  const errors = [...dayErrors(call, date, own), ...handErrors(call, newHand(sent), date, own, null)]
  if (errors.length > 0) throw invalid(errors)
  await assertOpen(call, own, date)
}

/** Writes a day over whatever was written of it before. */
export async function createRecord(
  call: WriteContext,
  own: OwnFacts,
  body: NewRecord,
): Promise<AttendanceRecord> {
  const { date, note = null, ...sent } = body
  await assertCreatable(call, own, body)
  return writeDay(call, own, date, { hand: newHand(sent), note })
}

/** Refuses a change of a day that has a record. */
export async function assertAmendable(
  call: Context,
  own: OwnFacts,
  before: RecordRow,
  body: Sent,
): Promise<void> {
  const { note, ...hand } = cut(body)
  if (Object.keys(hand).length > 0) assertHand(call, hand, before, own)
  await assertOpen(call, own, before.date)
}

/** The fields that a change gives another value. */
export function findAmended(before: RecordRow, body: Sent): (keyof Sent)[] {
  const sent = cut(body)
  return (Object.keys(sent) as (keyof Sent)[]).filter(field => sent[field] !== before[field])
}

/** Writes what a change sends of a day; the rest stays. */
export async function amendRecord(
  call: WriteContext,
  own: OwnFacts,
  before: RecordRow,
  body: Sent,
): Promise<AttendanceRecord> {
  await assertAmendable(call, own, before, body)
  if (findAmended(before, body).length === 0) return records.find(call, before.id)
  const { note, ...hand } = cut(body)
  if (Object.keys(hand).length > 0)
    return writeDay(call, own, before.date, {
      hand: amend(before, hand),
      ...(note !== undefined && { note }),
    })
  await writeNote(call.db, before, note!)
  return records.find(call, before.id)
}

/** A day to be written, of an employee whose time is locked; nothing speaks against it. */
export interface DayToWrite {
  readonly employee_id: string
  readonly date: Day
  /** The record that is changed; null where there is none. */
  readonly before: RecordRow | null
  readonly body: Sent
}

/** Writes days of any number of employees at once; their records, in the same order. */
export async function writeRecords(
  call: WriteContext,
  facts: TimeFacts,
  days: readonly DayToWrite[],
): Promise<RecordRow[]> {
  const spans = days.flatMap(({ employee_id, date, before, body }) => {
    const { note, ...hand } = cut(body)
    const writing = before
      ? { hand: amend(before, hand), ...(note !== undefined && { note }) }
      : { hand: { ...newHand({}), ...hand }, note: note ?? null }
    if (before && Object.keys(hand).length === 0) return []
    return [{ employee_id, first_day: date, last_day: date, writing }]
  })
  await regrade(call, spans, facts)
  for (const { before, body } of days) {
    const { note, ...hand } = cut(body)
    if (before && Object.keys(hand).length === 0) await writeNote(call.db, before, note!)
  }
  return Promise.all(
    days.map(async ({ employee_id, date }) => {
      const record = await recordOn(call.db, employee_id, date)
      if (!record) throw new Error(`The day ${date} of ${employee_id} was written and has no record.`)
      return record
    }),
  )
}
