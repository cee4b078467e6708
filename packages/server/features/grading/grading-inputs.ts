// The inputs of grading besides the calendar: punches, approved leave, and the records with manual corrections.

import type { AttendanceRecord } from '@muster/contract'
import { type BoundAll, bind, type Db, type RowsOf, statement } from '@muster/db'
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

/** What is read of employees, and of one alone: for a list PostgreSQL reads what everybody did on these days instead. */
const betweenInstants = <Parameters extends object>(name: string, whose: string) =>
  statement<PunchRow, Parameters>(
    name,
    `select id, employee_id, punched_at, direction, coalesce(graded_ignored, is_ignored) as is_ignored,
     case when graded_ignored is null then attendance_date else graded_date end as attendance_date
   from punches where workspace_id = :workspace_id and employee_id ${whose}
     and punched_at between :from::timestamptz and :to::timestamptz order by employee_id, punched_at`,
  )
const punchesBetween = betweenInstants<Listed & Instants>('punches_between', '= any(:employees)')
const punchesOfOne = betweenInstants<Alone & Instants>('punches_between_of_one', '= :employee')

const leavesOnDays = <Parameters extends object>(name: string, whose: string) =>
  statement<LeaveRow, Parameters>(
    name,
    `select d.employee_id, d.date, d.leave_application_id, d.portion, d.is_charged,
     d.date between a.from_date and a.to_date as is_covered from leave_application_days d
   join leave_applications a on a.workspace_id = :workspace_id and a.id = d.leave_application_id and a.status = 'approved'
   where d.workspace_id = :workspace_id and d.employee_id ${whose} and d.date between :first and :last
   order by d.employee_id, d.date, a.created_at, a.id`,
  )
const leavesBetween = leavesOnDays<Listed & Between>('leaves_between', '= any(:employees)')
const leavesOfOne = leavesOnDays<Alone & Between>('leaves_between_of_one', '= :employee')

const recordsOnDays = <Parameters extends object>(name: string, whose: string) =>
  statement<RecordRow, Parameters>(
    name,
    `select ${recordFields}, ${internalFields.join(', ')} from attendance_records
   where workspace_id = :workspace_id and employee_id ${whose} and date between :first and :last`,
  )
const recordsBetween = recordsOnDays<Listed & Between>('records_between', '= any(:employees)')
const recordsOfOne = recordsOnDays<Alone & Between>('records_between_of_one', '= :employee')

interface Listed {
  employees: readonly string[]
}
interface Alone {
  employee: string
}
interface Instants {
  from: string
  to: string
}
interface Between {
  first: string
  last: string
}

/** What is known of one employee on some days, as it was read before it was known which of them are to be graded. */
export interface ReadAhead {
  readonly stretch: Stretch
  readonly rows: RowsOf<Inputs>
}

/** The rows that days are graded by, beside the calendar. */
export type Inputs = [punches: PunchRow, leaves: LeaveRow, records: RecordRow]

/** The stretch that all of them lie in, of the employee of the first. */
export function joinStretches([first, ...others]: readonly Stretch[]): Stretch {
  const all = [first!, ...others]
  return {
    employee_id: first!.employee_id,
    first_day: earliest(all.map(({ first_day }) => first_day)),
    last_day: latest(all.map(({ last_day }) => last_day)),
    punched_from: earliest(all.map(({ punched_from }) => punched_from)),
    punched_to: latest(all.map(({ punched_to }) => punched_to)),
  }
}

/** The statements that read what is known of one employee. */
export function bindInputs(stretch: Stretch): BoundAll<Inputs> {
  const { employee_id: employee, first_day: first, last_day: last, punched_from, punched_to } = stretch
  return [
    bind(punchesOfOne, { employee, from: punched_from, to: punched_to }),
    bind(leavesOfOne, { employee, first, last }),
    bind(recordsOfOne, { employee, first, last }),
  ]
}

/** What was read ahead, as far as the stretch goes; undefined where it goes further. */
export function narrow({ stretch, rows }: ReadAhead, wanted: Stretch): RowsOf<Inputs> | undefined {
  const { employee_id, first_day, last_day, punched_from, punched_to } = wanted
  const isWithin =
    employee_id === stretch.employee_id &&
    first_day >= stretch.first_day &&
    last_day <= stretch.last_day &&
    punched_from >= stretch.punched_from &&
    punched_to <= stretch.punched_to
  if (!isWithin) return undefined
  const isOnDay = ({ date }: { readonly date: Day }) => date >= first_day && date <= last_day
  const [punches, leaves, records] = rows
  return [selectPunches(punches, wanted), leaves.filter(isOnDay), records.filter(isOnDay)]
}

/** Those between two instants. */
export function selectPunches<Punch extends { readonly punched_at: Instant }>(
  punches: readonly Punch[],
  { punched_from, punched_to }: Pick<Stretch, 'punched_from' | 'punched_to'>,
): Punch[] {
  return punches.filter(({ punched_at }) => punched_at >= punched_from && punched_at <= punched_to)
}

export const nothingKnown = (): Known => ({ punches: [], leaves: new Map(), records: new Map() })

/**
 * By employee; somewhat more than asked for, where the stretches of several employees differ. The calendars say which leave
 * counts.
 */
export async function readGradingInputs(
  db: Db,
  stretches: readonly Stretch[],
  calendars: ReadonlyMap<string, Calendar>,
  ahead?: ReadAhead,
): Promise<Map<string, Known>> {
  const employees = [...new Set(stretches.map(({ employee_id }) => employee_id))]
  const whole = joinStretches(stretches)
  const days = { first: whole.first_day, last: whole.last_day }
  const [from, to] = [whole.punched_from, whole.punched_to]
  const known = new Map(employees.map(id => [id, nothingKnown()]))
  const own = employees.length === 1 ? whole : undefined
  const bound: BoundAll<Inputs> = own
    ? bindInputs(own)
    : [
        bind(punchesBetween, { employees, from, to }),
        bind(leavesBetween, { employees, ...days }),
        bind(recordsBetween, { employees, ...days }),
      ]
  const [punches, leaves, records] =
    (own && ahead && narrow(ahead, own)) ?? (await db.runAll<Inputs>(...bound))
  for (const punch of punches) known.get(punch.employee_id)!.punches.push(punch)
  for (const { employee_id, date, ...leave } of leaves) {
    const { leaves: own } = known.get(employee_id)!
    const counted = leaveThatCounts(calendars.get(employee_id)!, date, [leave])
    if (counted.length > 0) own.set(date, [...(own.get(date) ?? []), ...counted])
  }
  for (const record of records) known.get(record.employee_id)!.records.set(record.date, record)
  return known
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
