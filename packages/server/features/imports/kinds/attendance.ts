// Imports of attendance: days of employees by code and date, with times as the clocks of the workspace show them.

import type { AttendanceRecordUpdate } from '@muster/contract'
import type { TimeZone } from '@muster/engine'
import { say } from '@muster/sentences'
import type { Context, WriteContext } from '../../../http/context.ts'
import type { FieldError } from '../../../http/problem.ts'
import {
  assertAmendable,
  assertCreatable,
  findAmended,
  type RecordRow,
  recordOn,
  writeRecords,
} from '../../attendance/index.ts'
import { lockTime, type OwnFacts, readTimeFacts, type TimeFacts } from '../../timekeeping/index.ts'
import { noteAudit } from '../apply/caller.ts'
import { type Bodies, collectRefusals } from '../check/bodies.ts'
import { refuseRow } from '../check/refuse-row.ts'
import { clock, date, text, word } from '../columns/cells.ts'
import {
  type Coded,
  codeColumn,
  codeIn,
  findCoded,
  idsOf,
  makeCodeColumn,
  readCoded,
} from '../columns/codes.ts'
import type { Checked, Column, ImportKind, Planned, ReadRow, Value, Values } from './kind.ts'

const by = 'createAttendanceRecord'

const columns: readonly Column[] = [
  makeCodeColumn(by),
  { name: 'date', read: date, by, isRequired: true },
  { name: 'check_in', read: clock, by, isClearable: true },
  { name: 'check_out', read: clock, by, isClearable: true },
  { name: 'status', read: word, by },
  { name: 'note', read: text, by, isClearable: true },
]

/** Fields by the columns that have them. */
const fields = {
  check_in: 'check_in_at',
  check_out: 'check_out_at',
  status: 'status',
  note: 'note',
} as const satisfies Readonly<Record<string, keyof AttendanceRecordUpdate>>
type Written = keyof typeof fields
const written = Object.keys(fields) as Written[]
const columnOf = (field: string): string => written.find(column => fields[column] === field) ?? field

interface DayFacts {
  readonly call: Context
  readonly employees: Coded
  readonly time: TimeFacts
}

interface DayPlan {
  readonly employee_id: string
  readonly date: string
  readonly before: RecordRow | null
  readonly body: AttendanceRecordUpdate
  readonly time: TimeFacts
}

export function makeAttendanceKind(bodies: Bodies): ImportKind<DayFacts, DayPlan> {
  return {
    columns: async () => columns,
    key: values => {
      const code = codeIn(values)
      return code === null || typeof values.date !== 'string' ? null : `${code} ${values.date}`
    },
    async lock({ db }, rows) {
      await lockTime(db, idsOf(await readCoded(db, rows)).sort())
    },
    async readFacts(call, _of, rows) {
      const employees = await readCoded(call.db, rows)
      return { call, employees, time: await readTimeFacts(call.db, idsOf(employees)) }
    },
    check: (row, facts) => checkDay(row, facts, bodies),
    write: (call, _of, rows) => writeDays(call, rows),
  }
}

async function checkDay(row: ReadRow, facts: DayFacts, bodies: Bodies): Promise<Checked<DayPlan>> {
  const { values } = row
  const { call, time } = facts
  const employee = findCoded(values, facts.employees)
  if ('message' in employee) return refuseRow(row, [{ field: codeColumn, message: employee.message }])
  const { date: day } = values
  if (typeof day !== 'string') return refuseRow(row, [{ field: 'date', message: say`is required` }])
  const own = ownFacts(time, employee.id)
  const before = (await recordOn(call.db, employee.id, day)) ?? null
  const { sent, errors } = toBody(values, day, own.timezone)
  if (errors.length > 0) return refuseRow(row, errors)
  if (Object.keys(sent).length === 0) return tellNothing(row, before)
  const checked = before
    ? await bodies.check('updateAttendanceRecord', sent, { id: before.id })
    : await bodies.check('createAttendanceRecord', { employee_id: employee.id, date: day, ...sent })
  const refusals =
    'errors' in checked
      ? checked.errors
      : await collectRefusals(() =>
          before
            ? assertAmendable(call, own, before, sent)
            : assertCreatable(call, own, { date: day, ...sent }),
        )
  if (refusals.length > 0)
    return refuseRow(
      row,
      refusals.map(({ field, message }) => ({ field: columnOf(field), message })),
    )
  const amended = before ? findAmended(before, sent) : []
  if (before && amended.length === 0) return { outcome: 'unchanged', object_id: before.id }
  return {
    outcome: before ? 'change' : 'create',
    object_id: before?.id ?? null,
    changed: amended.map(columnOf),
    change: { employee_id: employee.id, date: day, before, body: sent, time },
  }
}

/** A cell that could not be read has said something. */
function tellNothing(row: ReadRow, before: RecordRow | null): Checked<DayPlan> {
  if (before) return { outcome: 'unchanged', object_id: before.id }
  const message = say`The row says nothing of the day. Write a time or a status.`
  return refuseRow(row, row.errors?.length ? [] : [{ field: '', message }])
}

const ownFacts = (time: TimeFacts, id: string): OwnFacts => ({
  ...time,
  employee: time.employees.get(id)!,
  calendar: time.calendars.get(id)!,
})

/** What a row says of its day, times as instants. */
function toBody(values: Values, day: string, timezone: TimeZone) {
  const errors: FieldError[] = []
  const sent: Record<string, Value> = {}
  for (const column of written) {
    const value = values[column]
    if (value === undefined) continue
    const isClock = column === 'check_in' || column === 'check_out'
    const found = isClock && typeof value === 'string' ? toInstant(value, day, timezone) : { value }
    if ('message' in found) errors.push({ field: column, message: found.message })
    else sent[fields[column]] = found.value
  }
  return { sent: sent as AttendanceRecordUpdate, errors }
}

/** A time is of the day of its row; a date with a time is of the workspace, unless it has an offset. */
function toInstant(value: string, day: string, { name }: TimeZone) {
  if (/(?:Z|[+-]\d{2}:\d{2})$/.test(value)) return { value: writeInstant(Temporal.Instant.from(value)) }
  const local = Temporal.PlainDateTime.from(value.includes('T') ? value : `${day}T${value}`)
  try {
    return { value: writeInstant(local.toZonedDateTime(name, { disambiguation: 'reject' }).toInstant()) }
  } catch {
    return {
      message: say`is a time that the clocks of ${name} skip or show twice on that day; write it with its offset, such as ${local.toString({ smallestUnit: 'minute' })}+01:00`,
    }
  }
}

const writeInstant = (instant: Temporal.Instant): string => instant.toString({ fractionalSecondDigits: 3 })

/** The ids of the records, in the order of the rows. */
async function writeDays(call: WriteContext, rows: readonly Planned<DayPlan>[]): Promise<string[]> {
  const [first] = rows
  if (!first) return []
  const plans = rows.map(({ change }) => change)
  const records = await writeRecords(call, first.change.time, plans)
  return plans.map(({ employee_id, date: day, before, body }, at) => {
    const result = records[at]!
    if (before) noteAudit(call, 'updateAttendanceRecord', { path: { id: before.id }, body }, result)
    else noteAudit(call, 'createAttendanceRecord', { body: { employee_id, date: day, ...body } }, result)
    return result.id
  })
}
