// Attendance records: one for each day of an employee, graded from its inputs or written by hand.

import type { AttendanceRecord, AttendanceRecordUpdate } from '@muster/contract'
import { checkTimes, type Day, describeEmployment, type WrittenDay, type WrittenStatus } from '@muster/engine'
import type { HandlersFor } from '../../../gen/handlers.ts'
import { type Context, today } from '../../../http/context.ts'
import { conflict, type FieldError, invalid } from '../../../http/problem.ts'
import { makeExplanation } from '../../../resource/explanation.ts'
import { assertLive, resource } from '../../../resource/resource.ts'
import {
  leavesOn,
  type RecordRow,
  recordComputed,
  recordOn,
  regrade,
  type Writing,
  wholeLeave,
  writeNote,
} from '../../grading/index.ts'
import {
  assertUnlocked,
  findMisplacedTimes,
  type OwnFacts,
  parseOptionalInstant,
  readNamedEmployee,
  readOwner,
} from '../../timekeeping/index.ts'
import { explainRecord } from '../explanation.ts'

const records = resource('AttendanceRecord', {
  computed: recordComputed,
  filters: { date_from: { date: '>= :date_from' }, date_to: { date: '<= :date_to' } },
})

const writable: readonly string[] = ['present', 'absent', 'half_day'] satisfies WrittenStatus[]

/** What speaks against writing a day, whatever is sent of it. */
function dayErrors(call: Context, date: Day, { calendar }: OwnFacts): FieldError[] {
  const errors: FieldError[] = []
  const last = today(call)
  if (date > last) errors.push({ field: 'date', message: `is in the future; today is ${last}` })
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
      message: `cannot be written; send ${writable.join(', ')} or leave it out`,
    })
  const { check_in_at, check_out_at } = sent
  const wrong = findMisplacedTimes(call, timezone, date, { check_in_at, check_out_at })
  const apart = wrong.length > 0 ? wrong : checkTimes(sent, current, ['check_in_at', 'check_out_at'])
  return [...errors, ...apart]
}

/** A change sends no date, so a day that cannot be written is a conflict, not an invalid field. */
function assertAmendable(call: Context, sent: Partial<WrittenDay>, before: RecordRow, own: OwnFacts): void {
  const errors = handErrors(call, sent, before.date, own, before)
  if (errors.length > 0) throw invalid(errors)
  const [wrong] = dayErrors(call, before.date, own)
  if (wrong) throw conflict(`${before.date} ${wrong.message}.`)
}

async function assertOpen({ db }: Context, own: OwnFacts, date: Day): Promise<void> {
  const { employee, calendar } = own
  const leave = wholeLeave(await leavesOn(db, calendar, employee.id, date))
  if (leave) throw conflict(`${date} is a full day of approved leave (${leave}); cancel the leave first.`)
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
function amended(before: RecordRow, sent: Partial<WrittenDay>): WrittenDay {
  return {
    status: before.written_status,
    check_in_at: before.written_check_in_at,
    check_out_at: before.written_check_out_at,
    ...sent,
    source: 'api',
  }
}

async function writeDay(
  call: Context,
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

export default {
  listAttendanceRecords: records.list,
  getAttendanceRecord: records.get,

  async createAttendanceRecord(call) {
    const { employee_id, date, note = null, ...sent } = call.body
    const own = await readNamedEmployee(call.db, employee_id)
    const hand = { status: null, check_in_at: null, check_out_at: null, ...cut(sent), source: 'api' } as const
    const errors = [...dayErrors(call, date, own), ...handErrors(call, hand, date, own, null)]
    if (errors.length > 0) throw invalid(errors)
    await assertOpen(call, own, date)
    return writeDay(call, own, date, { hand, note })
  },

  async updateAttendanceRecord(call) {
    const { id, employee_id, date } = await records.find(call, call.path.id)
    const own = await readOwner(call.db, employee_id)
    // Read again, now that nothing of the employee's time can change.
    assertLive('attendance record', id, await records.find(call, id))
    const before = (await recordOn(call.db, employee_id, date))!
    const sent = cut(call.body)
    const { note, ...hand } = sent
    if (Object.keys(hand).length > 0) assertAmendable(call, hand, before, own)
    await assertOpen(call, own, date)
    const fields = Object.keys(sent) as (keyof typeof sent)[]
    if (fields.every(field => sent[field] === before[field])) return records.find(call, id)
    if (Object.keys(hand).length > 0)
      return writeDay(call, own, date, { hand: amended(before, hand), ...(note !== undefined && { note }) })
    await writeNote(call.db, before, note!)
    return records.find(call, id)
  },

  async getAttendanceRecordExplanation(call) {
    const record = await records.find(call, call.path.id)
    return makeExplanation(record.id, await explainRecord(call, record))
  },
} satisfies HandlersFor<'attendance_records'>
