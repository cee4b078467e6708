// Explanations: why a day of attendance has its grade, from all of its inputs.

import type { AttendanceRecord } from '@muster/contract'
import { type Db, statement } from '@muster/db'
import {
  type AttributedPunch,
  type Attribution,
  attribute,
  type Calendar,
  type DayInputs,
  type Explanation,
  explainDay,
  explainRecorded,
  gradeDay,
  reachOfDays,
} from '@muster/engine'
import { say } from '@muster/sentences'
import type { Context } from '../../http/context.ts'
import { derived, isBlank, nothingKnown, readGradingInputs, readManualCorrections } from '../grading/index.ts'
import { closedDays, readTimeFacts, type TimeFacts } from '../timekeeping/index.ts'

/** Explains the grade from the inputs of grading. If they would grade a stored record differently, the record comes first. */
export async function explainRecord(
  { db, now }: Context,
  record: AttendanceRecord,
): Promise<readonly Explanation[]> {
  const { employee_id, date } = record
  if (record.deleted) return explainRecorded(record, say`It is deleted: ${date} no longer has a record.`, [])
  const facts = await readTimeFacts(db, [employee_id])
  const calendar = facts.calendars.get(employee_id)
  if (!calendar) return explainRecorded(record, say`The employee is deleted, so it stays as it is.`, [])
  if (calendar.isOutside(date))
    return explainRecorded(record, say`${date} is outside of the employment, so it stays as it is.`, [])
  const moment = now.toString({ fractionalSecondDigits: 3 })
  const { attributed, ...known } = await readInputs(db, facts, calendar, record)
  const inputs = findGradedInputs({ ...known, now: moment })
  const graded = gradeDay(inputs)
  const leaveTypes = await readLeaveTypes(db, inputs)
  const explained = explainDay(inputs, attributed, leaveTypes)
  if (graded && derived.every(field => graded[field] === record[field])) return explained
  const because = record.is_locked
    ? say`Payroll has locked it, so it stays as it was paid`
    : say`It was not graded since`
  const difference = say`the shift, holidays and settings of today would ${graded ? say`grade it differently` : say`make no record of it`}`
  return explainRecorded(record, say`${because}; ${difference}.`, graded ? explained : [])
}

async function readInputs(
  db: Db,
  facts: TimeFacts,
  calendar: Calendar,
  { employee_id, date: day }: AttendanceRecord,
): Promise<Omit<DayInputs, 'now'> & { readonly attributed: readonly AttributedPunch[] }> {
  const context = { calendar, settings: facts.settings, timezone: facts.timezone }
  const reach = reachOfDays({ ...context, first_day: day, last_day: day })
  const known =
    (await readGradingInputs(db, [{ employee_id, ...reach }], facts.calendars)).get(employee_id) ??
    nothingKnown()
  const isClosed = closedDays(facts, calendar)
  const attributions = attribute({ ...context, isClosed, punches: known.punches })
  const written = readManualCorrections(known.records.get(day))
  return {
    ...context,
    day,
    punches: attributions.filter(({ attendance_date }) => attendance_date === day),
    written,
    leaves: known.leaves.get(day) ?? [],
    attributed: await withRecorded(db, attributions),
  }
}

const selectRecordedAttributions = statement<
  Pick<AttributedPunch, 'id' | 'is_late'> & AttributedPunch['recorded'],
  { ids: readonly string[] }
>(
  'recorded_attributions',
  `select p.id, p.attendance_date, p.is_ignored, l.id is not null as is_late from punches p
   left join late_punches l on l.workspace_id = :workspace_id and l.punch_id = p.id
   where p.workspace_id = :workspace_id and p.id = any(:ids)`,
)

/** With what the punches were recorded as. */
async function withRecorded(db: Db, attributions: readonly Attribution[]): Promise<AttributedPunch[]> {
  const rows = await db.run(selectRecordedAttributions, { ids: attributions.map(({ id }) => id) })
  const recorded = new Map(rows.map(row => [row.id, row]))
  return attributions.map(attribution => {
    const { is_late, ...rest } = recorded.get(attribution.id)!
    return { ...attribution, recorded: rest, is_late }
  })
}

const selectLeaveTypesOf = statement<{ id: string; name: string }, { ids: readonly string[] }>(
  'leave_types_of_applications',
  `select a.id, t.name from leave_applications a
   join leave_types t on t.workspace_id = :workspace_id and t.id = a.leave_type_id
   where a.workspace_id = :workspace_id and a.id = any(:ids)`,
)

/** The names of the types, by which people know their leave. */
async function readLeaveTypes(db: Db, { leaves }: DayInputs): Promise<ReadonlyMap<string, string>> {
  if (leaves.length === 0) return new Map()
  const ids = leaves.map(({ leave_application_id }) => leave_application_id)
  const rows = await db.run(selectLeaveTypesOf, { ids })
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** As grading takes it: a blank hand says nothing of a day that has something else to tell. */
function findGradedInputs(inputs: DayInputs): DayInputs {
  const { written } = inputs
  const others = { ...inputs, written: null }
  return written && isBlank(written) && gradeDay(others) ? others : inputs
}
