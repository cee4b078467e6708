// The days of a month of many employees, read in a few queries.

import type { Db } from '@muster/db'
import type { PayDay } from '@muster/engine'
import { readGradedRecords } from '../../grading/index.ts'
import { readPaidLeave } from '../../leave/index.ts'
import { readInactivity, type TimeFacts } from '../../timekeeping/index.ts'
import { readCorrections } from '../inputs/corrections.ts'
import { listDays, makePayDays, type Span } from './pay-days.ts'

interface Wanted extends Span {
  readonly employees: readonly string[]
  readonly now: Temporal.Instant
}

/** By employee. `time` are the facts of time of all of them. */
export async function readMonthDays(
  db: Db,
  time: TimeFacts,
  { employees, first_day, last_day, run_date, now }: Wanted,
): Promise<ReadonlyMap<string, readonly PayDay[]>> {
  const span = { employees, first_day, last_day }
  const records = groupByEmployee(await readGradedRecords(db, span))
  const leave = groupByEmployee(await readPaidLeave(db, time, span))
  const inactivity = groupByEmployee(await readInactivity(db, span))
  const corrections = groupByEmployee(
    await readCorrections(db, { employees, first: first_day, last: last_day }),
  )
  const listed = listDays({ first_day, last_day, run_date }, now)
  return new Map(
    employees.flatMap(id => {
      const calendar = time.calendars.get(id)
      if (!calendar) return []
      const known = {
        calendar,
        records: records.get(id) ?? [],
        leave: leave.get(id) ?? [],
        inactivity: inactivity.get(id) ?? [],
        corrections: corrections.get(id) ?? [],
      }
      return [[id, makePayDays(known, time, listed)] as const]
    }),
  )
}

export function groupByEmployee<Owned extends { readonly employee_id: string }>(
  rows: readonly Owned[],
): ReadonlyMap<string, readonly Owned[]> {
  return Map.groupBy(rows, ({ employee_id }) => employee_id)
}
