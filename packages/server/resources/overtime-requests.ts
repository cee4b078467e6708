// Overtime requests: hours beyond the shift that somebody asks to be paid, and what was decided of them.

import type { OvertimeRequest } from '@muster/contract'
import { type Db, statement } from '@muster/db'
import {
  checkEnd,
  checkOvertimeApproval,
  checkOvertimeCancel,
  checkOvertimeRequest,
  type Day,
  overtimeDayType,
  overtimeMultiplier,
} from '@muster/engine'
import { markExact } from '../exact.ts'
import type { HandlersFor } from '../gen/handlers.ts'
import type { Context } from '../handler.ts'
import { resource } from '../resource.ts'
import { factsOfNamed, factsOfOwner, type OwnFacts } from '../time/facts.ts'
import { instantOrNull } from '../time/instants.ts'
import { recordOn } from '../time/known.ts'
import { isLocked } from '../time/locks.ts'
import { refuse } from '../time/refusals.ts'

const requests = resource('OvertimeRequest', {
  filters: { date_from: 'date >= :date_from', date_to: 'date <= :date_to' },
})
const { selected } = requests.fields
const noun = 'overtime request'

const standing = statement<{ id: string }>(
  'standing_overtime_request',
  `select id from overtime_requests where workspace_id = :workspace_id and employee_id = :employee_id
     and date = :date and status in ('pending', 'approved')`,
)

const approved = statement<OvertimeRequest>(
  'approve_overtime_request',
  `update overtime_requests set status = 'approved', decided_at = stamp(), approved_hours = :approved_hours, day_type = :day_type,
     rate_multiplier = :rate_multiplier, attendance_record_id = :attendance_record_id, updated_at = stamp()
   where workspace_id = :workspace_id and id = :id returning ${selected}`,
)

const rejected = statement<OvertimeRequest>(
  'reject_overtime_request',
  `update overtime_requests set status = 'rejected', decided_at = stamp(), rejection_reason = :rejection_reason, updated_at = stamp()
   where workspace_id = :workspace_id and id = :id returning ${selected}`,
)

const cancelled = statement<OvertimeRequest>(
  'cancel_overtime_request',
  `update overtime_requests set status = 'cancelled', updated_at = stamp()
   where workspace_id = :workspace_id and id = :id returning ${selected}`,
)

/** What the request takes from the day: which record it belongs to, what kind of day it is, and what its hours are worth. */
async function termsOf(db: Db, date: Day, { employee, calendar, settings }: OwnFacts) {
  const day_type = overtimeDayType(calendar.kindOf(date))
  const record = await recordOn(db, employee.id, date)
  const rate_multiplier = overtimeMultiplier(day_type, settings)
  return { day_type, rate_multiplier, attendance_record_id: record?.id ?? null }
}

/** The request that the path names, once nothing else of the employee can change. */
async function locked(call: Context & { path: { id: string } }) {
  const { employee_id } = await requests.find(call, call.path.id)
  const own = await factsOfOwner(call.db, employee_id)
  return { own, before: await requests.lock(call, call.path.id) }
}

export default {
  listOvertimeRequests: requests.list,
  getOvertimeRequest: requests.get,

  async createOvertimeRequest(call) {
    const { db, body } = call
    const { employee_id, date, requested_hours } = body
    const own = await factsOfNamed(db, employee_id)
    const times = { start_at: instantOrNull(body.start_at), end_at: instantOrNull(body.end_at) }
    const [other] = await db.run(standing, { employee_id, date })
    const facts = {
      calendar: own.calendar,
      is_locked: await isLocked(db, date),
      has_request: other !== undefined,
    }
    refuse(noun, checkOvertimeRequest({ date, requested_hours, ...times }, facts))
    return requests.insert(call, { ...body, ...times, ...(await termsOf(db, date, own)) })
  },

  async approveOvertimeRequest(call) {
    const { db, body } = call
    const { own, before } = await locked(call)
    const approved_hours = body.approved_hours ?? before.requested_hours
    const facts = { calendar: own.calendar, is_locked: await isLocked(db, before.date) }
    refuse(noun, checkOvertimeApproval(before, approved_hours, facts))
    const terms = await termsOf(db, before.date, own)
    const [request] = await db.run(approved, { id: before.id, approved_hours, ...terms })
    return markExact(request!)
  },

  async rejectOvertimeRequest(call) {
    const { before } = await locked(call)
    refuse(noun, checkEnd(before, 'rejected', await isLocked(call.db, before.date)))
    const { rejection_reason } = call.body
    const [request] = await call.db.run(rejected, { id: before.id, rejection_reason })
    return markExact(request!)
  },

  async cancelOvertimeRequest(call) {
    const { before } = await locked(call)
    refuse(noun, checkOvertimeCancel(before, await isLocked(call.db, before.date)))
    const [request] = await call.db.run(cancelled, { id: before.id })
    return markExact(request!)
  },
} satisfies HandlersFor<'overtime_requests'>
