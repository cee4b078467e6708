// The inputs of grading besides the calendar: punches, approved leave, and the records with manual corrections.

import type { AttendanceRecord } from '@muster/contract'
import { type Db, statement } from '@muster/db'
import {
  type AttendanceSource,
  type Calendar,
  type CoveringLeave,
  type Day,
  type Instant,
  type LeaveOfDay,
  leaveThatCounts,
  type Punch,
  type WrittenDay,
} from '@muster/engine'
import { recordFields } from './records.ts'

/** Days of an employee, both included, with the instants between which their punches lie. */
export interface Stretch {
  readonly employee_id: string
  readonly first_day: Day
  readonly last_day: Day
  readonly punched_from: Instant
  readonly punched_to: Instant
}

/** All of one employee. */
export interface Known {
  readonly punches: PunchRow[]
  readonly leaves: Map<Day, LeaveOfDay[]>
  readonly records: Map<Day, RecordRow>
}

/** With the attribution that grading came to, which may be another one than the punch was recorded with. */
export type PunchRow = Punch & {
  readonly employee_id: string
  readonly attendance_date: Day | null
  readonly is_ignored: boolean
}

type LeaveRow = CoveringLeave & { readonly employee_id: string; readonly date: Day }

/** The stored record with its manual corrections. */
export type RecordRow = AttendanceRecord & {
  readonly written_status: WrittenDay['status']
  readonly written_check_in_at: Instant | null
  readonly written_check_out_at: Instant | null
  /** Null without a manual correction. */
  readonly written_source: AttendanceSource | null
  /** Null where it was graded before this was kept. */
  readonly present_halves: number | null
}

/** The manual corrections of the day; null if there are none. */
export function readManualCorrections(record: RecordRow | undefined): WrittenDay | null {
  if (!record?.written_source) return null
  return {
    source: record.written_source,
    status: record.written_status,
    check_in_at: record.written_check_in_at,
    check_out_at: record.written_check_out_at,
  }
}

/** A blank hand keeps the record there is, and says nothing of the day. */
export function isBlank({ status, check_in_at, check_out_at }: WrittenDay): boolean {
  return status === null && check_in_at === null && check_out_at === null
}

export const internalFields = [
  'written_status',
  'written_check_in_at',
  'written_check_out_at',
  'written_source',
  'present_halves',
] as const

const punchesBetween = statement<PunchRow, { employees: readonly string[]; from: string; to: string }>(
  'punches_between',
  `select id, employee_id, punched_at, direction, coalesce(graded_ignored, is_ignored) as is_ignored,
     case when graded_ignored is null then attendance_date else graded_date end as attendance_date
   from punches where workspace_id = :workspace_id and employee_id = any(:employees)
     and punched_at between :from::timestamptz and :to::timestamptz order by employee_id, punched_at`,
)

const leavesBetween = statement<LeaveRow, { employees: readonly string[]; first: string; last: string }>(
  'leaves_between',
  `select d.employee_id, d.date, d.leave_application_id, d.portion, d.is_charged,
     d.date between a.from_date and a.to_date as is_covered from leave_application_days d
   join leave_applications a on a.workspace_id = :workspace_id and a.id = d.leave_application_id and a.status = 'approved'
   where d.workspace_id = :workspace_id and d.employee_id = any(:employees) and d.date between :first and :last
   order by d.employee_id, d.date, a.created_at, a.id`,
)

const recordsBetween = statement<RecordRow, { employees: readonly string[]; first: string; last: string }>(
  'records_between',
  `select ${recordFields}, ${internalFields.join(', ')} from attendance_records
   where workspace_id = :workspace_id and employee_id = any(:employees) and date between :first and :last`,
)

export const nothingKnown = (): Known => ({ punches: [], leaves: new Map(), records: new Map() })

/**
 * By employee; somewhat more than asked for, where the stretches of several employees differ. The calendars say which leave
 * counts.
 */
export async function readGradingInputs(
  db: Db,
  stretches: readonly Stretch[],
  calendars: ReadonlyMap<string, Calendar>,
): Promise<Map<string, Known>> {
  const employees = [...new Set(stretches.map(({ employee_id }) => employee_id))]
  const days = {
    first: earliest(stretches.map(each => each.first_day)),
    last: latest(stretches.map(each => each.last_day)),
  }
  const from = earliest(stretches.map(({ punched_from }) => punched_from))
  const to = latest(stretches.map(({ punched_to }) => punched_to))
  const known = new Map(employees.map(id => [id, nothingKnown()]))
  for (const punch of await db.run(punchesBetween, { employees, from, to }))
    known.get(punch.employee_id)!.punches.push(punch)
  for (const { employee_id, date, ...leave } of await db.run(leavesBetween, { employees, ...days })) {
    const { leaves } = known.get(employee_id)!
    const counted = leaveThatCounts(calendars.get(employee_id)!, date, [leave])
    if (counted.length > 0) leaves.set(date, [...(leaves.get(date) ?? []), ...counted])
  }
  for (const record of await db.run(recordsBetween, { employees, ...days }))
    known.get(record.employee_id)!.records.set(record.date, record)
  return known
}

/** The punches of one employee between two instants, by time. */
export async function readPunches(
  db: Db,
  employee_id: string,
  { punched_from: from, punched_to: to }: Pick<Stretch, 'punched_from' | 'punched_to'>,
): Promise<PunchRow[]> {
  return db.run(punchesBetween, { employees: [employee_id], from, to })
}

/** The approved leave of a day of an employee with this calendar. */
export async function leavesOn(
  db: Db,
  calendar: Calendar,
  employee_id: string,
  day: Day,
): Promise<LeaveOfDay[]> {
  const leaves = await db.run(leavesBetween, { employees: [employee_id], first: day, last: day })
  return leaveThatCounts(calendar, day, leaves)
}

/** The application that takes the whole day, alone or as one of two halves; undefined where none does. */
export function wholeLeave(leaves: readonly LeaveOfDay[]): string | undefined {
  const of = (portion: LeaveOfDay['portion']) => leaves.find(leave => leave.portion === portion)
  return (of('full') ?? (of('second_half') && of('first_half')))?.leave_application_id
}

/** The record of a day, if it has one now. */
export async function recordOn(db: Db, employee_id: string, day: Day): Promise<RecordRow | undefined> {
  const [record] = await db.run(recordsBetween, { employees: [employee_id], first: day, last: day })
  return record?.deleted ? undefined : record
}

/** Texts in the order of time. */
export const earliest = <Text extends string>(texts: readonly Text[]): Text => texts.toSorted()[0]!
export const latest = <Text extends string>(texts: readonly Text[]): Text => texts.toSorted().at(-1)!
