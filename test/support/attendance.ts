// What attendance tests start from: an employee in a workspace whose clock stands still, and times on its wall.

import type {
  AttendanceRecordCreate,
  Employee,
  EmployeeCreate,
  Punch,
  PunchCreate,
  RegularisationCreate,
  Scope,
  Shift,
} from '@muster/contract'
import { Database } from '@muster/db'
import type { Muster } from '@muster/sdk'
import {
  gradeWorkspace,
  workspacesToGrade,
} from '../../packages/server/features/attendance/grading-scheduler.ts'
import { regrade } from '../../packages/server/features/grading/grading.ts'
import type { Days } from '../../packages/server/features/grading/grading-ranges.ts'
import { ayesha, clientOf, eventsOf, inDatabase, makeKey, makeWorkspace, type TestWorkspace } from './make.ts'
import { server, setClock } from './server.ts'

/** Thursday, 20 August 2026, 17:00 in Karachi. */
export const noon = '2026-08-20T12:00:00.000Z'
/** The Monday, Saturday and Sunday that most tests are about; the default shift is 09:00 to 18:00 with an hour of break. */
export const monday = '2026-08-10'
export const saturday = '2026-08-15'
export const sunday = '2026-08-16'

export interface Staffed extends TestWorkspace {
  readonly employee: Employee
}

/** A workspace with one employee, who works the default shift since 2024. */
export async function makeStaffed(
  employee: Partial<EmployeeCreate> = {},
  options: Parameters<typeof makeWorkspace>[0] = {},
): Promise<Staffed> {
  const workspace = await makeWorkspace(options)
  return { ...workspace, employee: await workspace.muster.employees.create({ ...ayesha, ...employee }) }
}

/** The clock stands at noon in all tests of the file. */
export function standStill(at = noon): void {
  beforeEach(() => setClock(at))
  afterAll(() => setClock())
}

/** `at('2026-08-10', '09:00')` as an instant. */
export function at(day: string, time: string, timezone = 'Asia/Karachi'): string {
  return Temporal.PlainDateTime.from(`${day}T${time}`)
    .toZonedDateTime(timezone)
    .toInstant()
    .toString({ fractionalSecondDigits: 3 })
}

/** One punch. */
export const punch = (
  { muster, employee }: Staffed,
  day: string,
  time: string,
  more: Partial<PunchCreate> = {},
) => muster.punches.create({ employee_id: employee.id, punched_at: at(day, time), ...more })

/** Arrival and departure of a day, as a record has them. */
export const day = (check_in: string | null, check_out: string | null, date = monday) => ({
  check_in_at: check_in && at(date, check_in),
  check_out_at: check_out && at(date, check_out),
})

/** Writes the employee's Monday, or another day. */
export const writeDay = ({ muster, employee }: Staffed, more: Partial<AttendanceRecordCreate>) =>
  muster.attendanceRecords.create({ employee_id: employee.id, date: monday, ...more })

/** Punches of one day in their order; the first one is an arrival, and so on by turns. */
export async function punchDay(
  { muster, employee }: Staffed,
  day: string,
  ...times: readonly string[]
): Promise<Punch[]> {
  const punches: Punch[] = []
  for (const [n, time] of times.entries()) {
    const direction = n % 2 === 0 ? 'in' : 'out'
    punches.push(
      await muster.punches.create({ employee_id: employee.id, punched_at: at(day, time), direction }),
    )
  }
  return punches
}

/** What grading counts the punches to by now, newest first; each punch itself says what it was recorded as. */
export function attributions({ employee }: Staffed) {
  return inDatabase<{ punched_at: string; attendance_date: string | null; is_ignored: boolean }>(
    `select to_char(punched_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as punched_at,
       (case when graded_ignored is null then attendance_date else graded_date end)::text as attendance_date,
       coalesce(graded_ignored, is_ignored) as is_ignored
     from punches where employee_id = $1 order by created_at desc, id desc`,
    [employee.id],
  )
}

/** The record of a day, or undefined. */
export async function dayOf({ muster, employee }: Staffed, date: string) {
  const { data } = await muster.attendanceRecords.list({ employee_id: employee.id, date })
  return data[0]
}

/** A request to put the employee's Monday, or another day, right: its departure, unless told otherwise. */
export const askForRegularisation = (
  { muster, employee }: Staffed,
  more: Partial<RegularisationCreate> = {},
) =>
  muster.regularisations.create({
    employee_id: employee.id,
    date: monday,
    type: 'missed_punch',
    reason: 'The reader was broken',
    ...(Object.keys(more).some(field => field.startsWith('requested_'))
      ? {}
      : { requested_check_out_at: at(more.date ?? monday, '18:00') }),
    ...more,
  })

/** Another shift, which the employee works from a day on. */
export async function assignShift(
  { muster, employee }: Staffed,
  shift: Partial<Shift>,
  effective_from = '2024-03-01',
): Promise<Shift> {
  const hours = { start_time: '09:00:00', end_time: '18:00:00', weekly_off_days: [6, 7] }
  const made = await muster.shifts.create({ name: `Shift of ${effective_from}`, ...hours, ...shift })
  await muster.employeeShifts.create({ employee_id: employee.id, shift_id: made.id, effective_from })
  return made
}

/** Settings that no operation changes. */
export async function withSettings({ id }: TestWorkspace, settings: Record<string, unknown>): Promise<void> {
  const columns = Object.keys(settings).map((column, n) => `${column} = $${n + 2}`)
  await inDatabase(`update attendance_settings set ${columns.join(', ')} where workspace_id = $1`, [
    id,
    ...Object.values(settings),
  ])
}

/** Locks the payroll of a month, which nothing in the API does yet. */
export async function lockMonth({ id }: TestWorkspace, day = monday): Promise<void> {
  const month = `${day.slice(0, 7)}-01`
  await inDatabase('insert into locked_months (workspace_id, month) values ($1, $2)', [id, month])
}

/** Leave as it stands once it was approved (or asked for), with what it used of its balance. */
export async function giveLeave(
  { id, employee }: Staffed,
  day: string,
  portion: 'full' | 'first_half' | 'second_half' = 'full',
  status: 'approved' | 'pending' = 'approved',
): Promise<string> {
  const leave = `lap_${portion}_${day.replaceAll('-', '')}`
  await inDatabase(
    `insert into leave_types (workspace_id, id, name, code) values ($1, 'lty_any', 'Any', 'ANY') on conflict do nothing`,
    [id],
  )
  await inDatabase(
    `insert into leave_applications (workspace_id, id, employee_id, leave_type_id, from_date, to_date, is_half_day, half_day_type, reason, fiscal_year_id, total_days, status)
     select $1, $2, $3, 'lty_any', $4::date, $4::date, $5 <> 'full', nullif($5, 'full'), 'Rest', id, 1, $6
     from fiscal_years where workspace_id = $1 order by start_date limit 1`,
    [id, leave, employee.id, day, portion, status],
  )
  await inDatabase(
    `insert into leave_allocations (workspace_id, id, employee_id, leave_type_id, fiscal_year_id)
     select $1, 'lal_any_' || right($2, 8), $2, 'lty_any', id from fiscal_years where workspace_id = $1 order by start_date limit 1
     on conflict do nothing`,
    [id, employee.id],
  )
  await inDatabase(
    `insert into leave_ledger_entries (workspace_id, id, leave_allocation_id, kind, days, leave_application_id, because)
     select $1, 'lle_' || $2, id, 'use', $3, $2, 'Approved' from leave_allocations
     where workspace_id = $1 and employee_id = $4 and leave_type_id = 'lty_any' and $5 = 'approved'`,
    [id, leave, portion === 'full' ? -1 : -0.5, employee.id, status],
  )
  await inDatabase(
    `insert into leave_application_days (workspace_id, leave_application_id, date, employee_id, portion, is_charged)
     values ($1, $2, $3, $4, $5, true)`,
    [id, leave, day, employee.id, portion],
  )
  return leave
}

let opened: Database | undefined
const database = (): Database => (opened ??= new Database({ url: server.database_url, poolSize: 4 }))

/** The clock comes to an instant, and grades what is due in the workspace by then. */
export async function clockComesTo({ id }: TestWorkspace, now: string): Promise<void> {
  await setClock(now)
  for (const workspace of await database().system(workspacesToGrade, { now }))
    if (workspace.workspace_id === id) await gradeWorkspace(database(), workspace, Temporal.Instant.from(now))
}

/** Grades stretches of days of the employee, as a change of what is known of them does. */
export async function gradeDays(
  { id, employee }: Staffed,
  ...spans: Omit<Days, 'employee_id'>[]
): Promise<void> {
  const days = spans.map(span => ({ employee_id: employee.id, ...span }))
  await database().write(id, db => regrade({ db, now: Temporal.Instant.from(noon) }, days))
}

afterAll(async () => {
  await opened?.close()
  opened = undefined
})

/** The attendance events of a workspace as `type date status`, oldest first. */
export async function attendanceEvents({ id }: TestWorkspace): Promise<string[]> {
  const events = await eventsOf(id)
  return events
    .filter(({ type }) => type.startsWith('attendance.'))
    .map(({ type, data }) => {
      const record = data as unknown as { date: string; status: string }
      return `${type} ${record.date} ${record.status}`
    })
}

/** What a refusal has to be, with the fields it names. */
export function refusal(status: 400 | 409, ...fields: string[]) {
  if (status === 409) return { status, code: 'conflict' }
  const errors = fields.map(field => ({ field, message: expect.any(String) }))
  return { status, code: 'validation_failed', errors }
}

/** The SDK with a key that may do nothing of attendance but what is said. */
export async function limitedTo({ id }: TestWorkspace, ...scopes: Scope[]): Promise<Muster> {
  return clientOf(await makeKey(id, { scopes }))
}

export const forbidden = { status: 403, code: 'insufficient_scope' }
export const absent = { status: 404, code: 'not_found' }

/** Each of the answers is that refusal; all are waited for together, so that none is refused unseen. */
export async function expectAll(answers: readonly PromiseLike<unknown>[], refused: object): Promise<void> {
  await Promise.all(answers.map(answer => expect(answer).rejects.toMatchObject(refused)))
}
