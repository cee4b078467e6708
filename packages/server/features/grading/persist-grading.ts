// Persisting: graded days and the attributions of punches into the database where they changed, with their events.

import type { AttendanceRecord } from '@muster/contract'
import { statement, type WriteDb } from '@muster/db'
import { type Attribution, type Day, type GradedDay, isLocked } from '@muster/engine'
import { type Emitted, emitAll } from '../../events/outbox.ts'
import { internalFields, type RecordRow } from './grading-inputs.ts'
import { recordFields } from './records.ts'

/** The fields of a record that grading works out. */
export const derived = [
  'shift_id',
  'status',
  'check_in_at',
  'check_out_at',
  'worked_minutes',
  'break_minutes',
  'scheduled_minutes',
  'late_minutes',
  'is_late',
  'early_leave_minutes',
  'is_early_leave',
  'overtime_minutes',
  'missing_punch',
  'leave_application_id',
  'leave_portion',
  'holiday_id',
  'source',
] as readonly (keyof GradedDay & keyof AttendanceRecord)[]

const shown = [...derived, 'note', 'regularisation_id', 'deleted'] as const
const stored = [...shown, ...internalFields] as const

/** A record that differs; not all that differs is shown. */
export type ChangedRecord = RecordRow & { readonly is_shown: boolean }

export type ChangedPunch = Pick<Attribution, 'id' | 'attendance_date' | 'is_ignored'> & {
  readonly was: Day | null
}

/** What there is to write: records that are new, that differ, and punches. */
export interface Changes {
  readonly made: RecordRow[]
  readonly changed: ChangedRecord[]
  readonly punches: ChangedPunch[]
}

/** A note says nothing that a day is graded by, so it is written alone, also of a day that is graded no more. */
export async function writeNote(db: WriteDb, record: RecordRow, note: string | null): Promise<void> {
  await write(db, { made: [], punches: [], changed: [{ ...record, note, is_shown: true }] })
}

/** The record as it has to be written, or undefined where it is as it was. */
export function findChange(before: RecordRow, after: RecordRow): ChangedRecord | undefined {
  const differs = (field: (typeof stored)[number]) => before[field] !== after[field]
  const isShown = shown.some(differs)
  return isShown || stored.some(differs) ? { ...after, is_shown: isShown } : undefined
}

/** Leaves out locked days, which do not change; a request to change them was rejected before. */
export function withoutLocked({ made, changed, punches }: Changes, lockedThrough: Day | null): Changes {
  const isOpen = (day: Day | null) => day === null || !isLocked(lockedThrough, day)
  const open = ({ date }: AttendanceRecord) => isOpen(date)
  const movable = ({ attendance_date, was }: ChangedPunch) => isOpen(attendance_date) && isOpen(was)
  return {
    made: made.filter(open),
    changed: changed.filter(open),
    punches: punches.filter(movable),
  }
}

const columns = ['id', 'employee_id', 'date', ...stored] as const
// With the types of the table itself.
const recordset = 'json_populate_recordset(null::attendance_records, :records::json) as r'

/** The requests of a day name its record, so it changes them when it is made. */
const naming = (table: 'overtime_requests' | 'regularisations') => `
   naming_${table} as (
     update ${table} t set updated_at = stamp() from made
     where t.workspace_id = :workspace_id and t.employee_id = made.employee_id and t.date = made.date)`

const insertRecords = statement<AttendanceRecord, { records: string }>(
  'insert_attendance_records',
  `with made as (
     insert into attendance_records (workspace_id, ${columns.join(', ')})
     select :workspace_id, ${columns.map(name => `r.${name}`).join(', ')} from ${recordset} returning ${recordFields}),
   ${naming('overtime_requests')}, ${naming('regularisations')}
   select * from made`,
)

// A change that no caller can see does not change updated_at.
const updateRecords = statement<AttendanceRecord, { records: string; is_shown: boolean }>(
  'update_graded_records',
  `update attendance_records set ${stored.map(name => `${name} = r.${name}`).join(', ')},
     updated_at = case when :is_shown::boolean then stamp() else attendance_records.updated_at end
   from ${recordset}
   where attendance_records.workspace_id = :workspace_id and attendance_records.id = r.id returning ${recordFields}`,
)

// Beside what the punch was recorded as, which stays.
const attributePunches = statement<unknown, { punches: string }>(
  'attribute_punches',
  `update punches p set graded_date = r.attendance_date, graded_ignored = r.is_ignored
   from json_to_recordset(:punches::json) as r (id text, attendance_date date, is_ignored boolean)
   where p.workspace_id = :workspace_id and p.id = r.id`,
)

export async function write(db: WriteDb, { made, changed, punches }: Changes): Promise<void> {
  const events: Emitted[] = []
  if (made.length > 0)
    for (const object of await db.run(insertRecords, { records: JSON.stringify(made) }))
      events.push({ type: 'attendance.recorded', object })
  for (const [is_shown, records] of Map.groupBy(changed, record => record.is_shown))
    for (const object of await db.run(updateRecords, { records: JSON.stringify(records), is_shown }))
      if (is_shown) events.push({ type: 'attendance.updated', object })
  if (punches.length > 0) await db.run(attributePunches, { punches: JSON.stringify(punches) })
  emitAll(db, events)
}
