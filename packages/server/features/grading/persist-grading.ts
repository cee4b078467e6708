// Persisting: graded days and the attributions of punches into the database where they changed, with their events.

import type { AttendanceRecord } from '@muster/contract'
import { type Bound, bind, columnsOf, columnsSql, statement, type Write, type WriteDb } from '@muster/db'
import { type Attribution, type Day, type GradedDay, isLocked } from '@muster/engine'
import { emitAll } from '../../events/outbox.ts'
import { assertForeseen } from '../../resource/foresight.ts'
import { internalFields, type RecordRow } from './grading-inputs.ts'
import { record, recordFields } from './records.ts'

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

/** What was written of records, for the events of the commit. */
export interface Written {
  readonly made: AttendanceRecord[]
  readonly changed: AttendanceRecord[]
}

/** A note says nothing that a day is graded by, so it is written alone, also of a day that is graded no more. */
export async function writeNote(db: WriteDb, record: RecordRow, note: string | null): Promise<void> {
  const written: Written = { made: [], changed: [] }
  await prepareWrite(db, { made: [], punches: [], changed: [{ ...record, note, is_shown: true }] }, written)()
  emitWritten(db, written)
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
type Column = (typeof columns)[number]
const [minutes, flag, moment] = ['integer', 'boolean', 'timestamptz']
const others: Partial<Record<Column, string>> = {
  date: 'date',
  check_in_at: moment,
  check_out_at: moment,
  worked_minutes: minutes,
  break_minutes: minutes,
  scheduled_minutes: minutes,
  late_minutes: minutes,
  is_late: flag,
  early_leave_minutes: minutes,
  is_early_leave: flag,
  overtime_minutes: minutes,
  missing_punch: flag,
  note: 'quoted',
  deleted: flag,
  written_check_in_at: moment,
  written_check_out_at: moment,
  present_halves: 'smallint',
}
const types = Object.fromEntries(columns.map(name => [name, others[name] ?? 'text'])) as Record<
  Column,
  string
>

// With the types of the table itself.
const recordset = 'json_populate_recordset(null::attendance_records, :records::json) as r'

/** The requests of a day name its record, so it changes them when it is made. */
const naming = (table: 'overtime_requests' | 'regularisations') => `
   naming_${table} as (
     update ${table} t set updated_at = stamp() from made
     where t.workspace_id = :workspace_id and t.employee_id = made.employee_id and t.date = made.date)`

// A month of everybody is made at once, so the rows are given as columns. The few that change are JSON. A record that was
// foreseen brings its stamp along.
const insertRecords = statement<AttendanceRecord, Record<Column, string> & { at: string | null }>(
  'insert_attendance_records',
  `with made as (
     insert into attendance_records (workspace_id, ${columns.join(', ')}, created_at, updated_at)
     select :workspace_id, ${columns.map(name => `r.${name}`).join(', ')}, stamped.at, stamped.at
     from ${columnsSql(types)} as r, (select coalesce(:at::timestamptz, stamp()) as at) as stamped returning ${recordFields}),
   ${naming('overtime_requests')}, ${naming('regularisations')}
   select * from made`,
)

// One alone has no lists to be taken apart: a punch makes one.
const insertRecord = statement<AttendanceRecord, Pick<RecordRow, Column> & { at: string | null }>(
  'insert_attendance_record',
  `with made as (
     insert into attendance_records (workspace_id, ${columns.join(', ')}, created_at, updated_at)
     select :workspace_id, ${columns.map(name => `:${name}`).join(', ')}, stamped.at, stamped.at
     from (select coalesce(:at::timestamptz, stamp()) as at) as stamped returning ${recordFields}),
   ${naming('overtime_requests')}, ${naming('regularisations')}
   select * from made`,
)

function bindInsertion(made: readonly RecordRow[], at: string | null): Bound<AttendanceRecord> {
  const [record, ...others] = made
  return record !== undefined && others.length === 0
    ? bind(insertRecord, Object.assign({ at }, record))
    : bind(insertRecords, Object.assign({ at }, columnsOf(types, made)))
}

// A change that no caller can see does not change updated_at.
const updateRecords = statement<AttendanceRecord, { records: string; is_shown: boolean; at: string | null }>(
  'update_graded_records',
  `update attendance_records set ${stored.map(name => `${name} = r.${name}`).join(', ')},
     updated_at = case when :is_shown::boolean then coalesce(:at::timestamptz, stamp()) else attendance_records.updated_at end
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

/** Prepares what there is to write. What became of records is added to what was written. */
export function prepareWrite(db: WriteDb, changes: Changes, written: Written): Write {
  const { made, changed, punches } = changes
  const at = findStamp(db, changes)
  const insertion = made.length > 0 && {
    bound: bindInsertion(made, at),
    foreseen: made.flatMap(row => foreseeRecord(row, at, true)),
  }
  const updates = [...Map.groupBy(changed, record => record.is_shown)].map(([is_shown, records]) => ({
    is_shown,
    bound: bind(updateRecords, { records: JSON.stringify(records), is_shown, at }),
    foreseen: records.flatMap(row => foreseeRecord(row, at, is_shown)),
  }))
  const attribution = punches.length > 0 && bind(attributePunches, { punches: JSON.stringify(punches) })
  return async () => {
    if (insertion) written.made.push(...(await writeRecords(db, insertion)))
    for (const update of updates) {
      const after = await writeRecords(db, update)
      if (update.is_shown) written.changed.push(...after)
    }
    // Nobody waits for it: it leaves before whatever reads it.
    if (attribution) db.runWithNext(attribution, () => undefined)
  }
}

/** The events of the days that are new and have none yet. */
export function emitMade(db: WriteDb, { made }: Written): void {
  emitAll(
    db,
    made.splice(0).map(object => ({ type: 'attendance.recorded', object })),
  )
}

/** The events of what is left of a grading: days that changed come last. */
export function emitWritten(db: WriteDb, written: Written): void {
  emitMade(db, written)
  emitAll(
    db,
    written.changed.map(object => ({ type: 'attendance.updated', object })),
  )
}

/** More of them are compared with what they became for longer than a flush takes. */
const fewRecords = 10

/**
 * The stamp by which the records are foreseen, all columns of which grading knows; null where PostgreSQL has to say it. The
 * employee is locked, so nobody changes them meanwhile; who was waited for may have a later stamp.
 */
function findStamp(db: WriteDb, { made, changed }: Changes): string | null {
  const at = db.findStamp(record.table)
  if (at === undefined || made.length + changed.length > fewRecords) return null
  return changed.every(({ updated_at }) => updated_at < at) ? at : null
}

interface WriteOfRecords {
  readonly bound: Bound<AttendanceRecord>
  /** What they become; nothing where PostgreSQL has to say it. */
  readonly foreseen: readonly AttendanceRecord[]
}

/** What a statement makes of records. Those that are foreseen leave with the next flush. */
async function writeRecords(
  db: WriteDb,
  { bound, foreseen }: WriteOfRecords,
): Promise<readonly AttendanceRecord[]> {
  if (foreseen.length === 0) return db.runBound(bound)
  // What is told loses the fields that its reader may not see.
  const expected = foreseen.map(each => Object.assign({}, each))
  db.runWithNext(bound, rows => {
    for (const each of expected)
      assertForeseen(
        record,
        each,
        rows.filter(({ id }) => id === each.id),
      )
  })
  return foreseen
}

/** The record as it is read; nothing where it is not foreseen. A change that no caller can see has the stamp of before. */
function foreseeRecord(row: RecordRow, at: string | null, isStamped: boolean): AttendanceRecord[] {
  if (at === null) return []
  const updated_at = isStamped ? at : row.updated_at
  const { created_at = updated_at } = row as Partial<RecordRow>
  const after = Object.assign({}, row, { object: record.object, created_at, updated_at })
  return [Object.fromEntries(record.names.map(name => [name, after[name as keyof typeof after]])) as never]
}
