// Automatic overtime requests: a pending request for what grading measures, where the workspace wants that.

import { type Db, type Given, lit, prepared, stamp, statement } from '@muster/db'
import {
  type AttendanceSettings,
  classifyOvertimeDay,
  type Day,
  type DayKind,
  decideAutomaticRequest,
  findOvertimeMultiplier,
  isLocked,
  toHours,
} from '@muster/engine'
import { newId } from '../../resource/ids.ts'
import { earliest, latest } from './grading-inputs.ts'

/** The overtime of a graded day; none where its record went. */
export interface Measured {
  readonly employee_id: string
  readonly date: Day
  readonly minutes: number
  readonly kind: DayKind
}

/** What a request takes from its day. */
interface Terms {
  readonly requested_hours: string
  readonly day_type: ReturnType<typeof classifyOvertimeDay>
  readonly rate_multiplier: string
}

interface RequestOfDay extends Terms {
  readonly id: string
  readonly employee_id: string
  readonly date: Day
  readonly status: string
  readonly is_automatic: boolean
}

const selectOvertimeRequestsOfDays = statement<
  RequestOfDay,
  { employees: readonly string[]; first: string; last: string }
>(
  'overtime_requests_of_days',
  `select id, employee_id, date, status, is_automatic, requested_hours, day_type, rate_multiplier from overtime_requests
   where workspace_id = :workspace_id and employee_id = any(:employees) and date between :first and :last
     and (is_automatic or status in ('pending', 'approved'))`,
)

const insertAutomaticOvertimeRequest = statement<
  unknown,
  {
    id: string
    employee_id: string
    date: string
    requested_hours: string
    day_type: string
    rate_multiplier: string
  }
>(
  'insert_automatic_overtime_request',
  `insert into overtime_requests (workspace_id, id, employee_id, date, requested_hours, day_type, rate_multiplier, is_automatic)
   values (:workspace_id, :id, :employee_id, :date, :requested_hours, :day_type, :rate_multiplier, true)`,
)

const followMeasuredOvertime = prepared(
  'follow_measured_overtime',
  (query, given: Given<Terms & { id: string }>) =>
    query
      .updateTable('overtime_requests')
      .set({
        requested_hours: given.requested_hours,
        day_type: given.day_type,
        rate_multiplier: given.rate_multiplier,
        updated_at: stamp,
      })
      .where('workspace_id', '=', given.workspace_id)
      .where('id', '=', given.id),
)

/** It no longer blocks a new request, if there is overtime again. */
const withdrawn = prepared('withdraw_automatic_overtime_request', (query, given: Given<{ id: string }>) =>
  query
    .updateTable('overtime_requests')
    .set({ status: lit('cancelled'), is_automatic: lit(false), updated_at: stamp })
    .where('workspace_id', '=', given.workspace_id)
    .where('id', '=', given.id),
)

const maxMinutes = 24 * 60

/**
 * A day with overtime gets one request of its own; while it is pending it follows what is measured, and what somebody
 * decided stays decided.
 */
export async function followOvertime(
  db: Db,
  settings: AttendanceSettings,
  measured: readonly Measured[],
  lockedThrough: Day | null,
): Promise<void> {
  const open = measured.filter(({ date }) => !isLocked(lockedThrough, date))
  if (!settings.overtime_auto_request || open.length === 0) return
  const dates = open.map(({ date }) => date)
  const employees = [...new Set(open.map(({ employee_id }) => employee_id))]
  const rows = await db.run(selectOvertimeRequestsOfDays, {
    employees,
    first: earliest(dates),
    last: latest(dates),
  })
  const requests = Map.groupBy(rows, ({ employee_id, date }) => `${employee_id} ${date}`)
  for (const each of open)
    await follow(db, settings, each, requests.get(`${each.employee_id} ${each.date}`) ?? [])
}

async function follow(
  db: Db,
  settings: AttendanceSettings,
  { employee_id, date, minutes, kind }: Measured,
  known: readonly RequestOfDay[],
): Promise<void> {
  const counted = Math.min(minutes, maxMinutes)
  const day_type = classifyOvertimeDay(kind)
  const terms = { day_type, rate_multiplier: findOvertimeMultiplier(day_type, settings) }
  const own = known.find(({ is_automatic, status }) => is_automatic && status === 'pending')
  if (own) {
    const after: Terms = { ...terms, requested_hours: toHours(counted) }
    if (counted === 0) await db.run(withdrawn, { id: own.id })
    else if (differs(own, after)) await db.run(followMeasuredOvertime, { id: own.id, ...after })
  }
  const requested_hours = decideAutomaticRequest(counted, known.length > 0, settings)
  if (requested_hours === null) return
  await db.run(insertAutomaticOvertimeRequest, {
    id: newId('OvertimeRequest'),
    employee_id,
    date,
    requested_hours,
    ...terms,
  })
}

const differs = (before: Terms, after: Terms): boolean =>
  (Object.keys(after) as (keyof Terms)[]).some(field => before[field] !== after[field])
