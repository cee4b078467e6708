// The days of a month of many employees: read together, and made of what was read for one employee at a time.

import type { Db } from '@muster/db'
import type { Day, PayDay } from '@muster/engine'
import { readGradedRecords } from '../../grading/index.ts'
import { readPaidLeave } from '../../leave/index.ts'
import { type Inactivity, readInactivity, type TimeFacts } from '../../timekeeping/index.ts'
import { type CorrectionRow, readCorrections } from '../inputs/corrections.ts'
import { listDays, makePayDays, type Span } from './pay-days.ts'

type ByEmployee<Owned> = ReadonlyMap<string, readonly Owned[]>

/** What the calendar does not say of days: those without pay, and what locked ones should have been. */
export interface Exceptions {
  readonly inactivity: ByEmployee<Inactivity>
  readonly corrections: ByEmployee<CorrectionRow>
}

/** Of the days, both included. */
export async function readExceptions(
  db: Db,
  span: { readonly employees: readonly string[]; readonly first_day: Day; readonly last_day: Day },
): Promise<Exceptions> {
  const [inactivity, corrections] = await Promise.all([
    readInactivity(db, span),
    readCorrections(db, { employees: span.employees, first: span.first_day, last: span.last_day }),
  ])
  return { inactivity: groupByEmployee(inactivity), corrections: groupByEmployee(corrections) }
}

interface Wanted extends Span {
  readonly employees: readonly string[]
  readonly now: Temporal.Instant
}

/** What of the month is read besides; it may be read at the same time. */
interface Around {
  readonly time: TimeFacts | Promise<TimeFacts>
  /** Of the month at least. */
  readonly exceptions: Exceptions | Promise<Exceptions>
}

/** The days of an employee; none without a calendar. */
export type DaysOf = (employee: string) => readonly PayDay[]

export async function readMonthDays(
  db: Db,
  around: Around,
  { employees, first_day, last_day, run_date, now }: Wanted,
): Promise<DaysOf> {
  const span = { employees, first_day, last_day }
  const [graded, paid, time, { inactivity, corrections }] = await Promise.all([
    readGradedRecords(db, span),
    readPaidLeave(db, around.time, span),
    around.time,
    around.exceptions,
  ])
  const [records, leave] = [groupByEmployee(graded), groupByEmployee(paid)]
  const listed = listDays({ first_day, last_day, run_date }, now)
  return id => {
    const calendar = time.calendars.get(id)
    if (!calendar) return []
    const known = {
      calendar,
      records: records.get(id) ?? [],
      leave: leave.get(id) ?? [],
      inactivity: inactivity.get(id) ?? [],
      corrections: corrections.get(id) ?? [],
    }
    return makePayDays(known, time, listed)
  }
}

export function groupByEmployee<Owned extends { readonly employee_id: string }>(
  rows: readonly Owned[],
): ByEmployee<Owned> {
  return Map.groupBy(rows, ({ employee_id }) => employee_id)
}
