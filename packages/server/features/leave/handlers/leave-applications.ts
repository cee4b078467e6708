// Leave applications: leave that is asked for, decided on, taken and called off.

import type { LeaveApplication } from '@muster/contract'
import { checkApproval, checkCancellation } from '@muster/engine'
import { say } from '@muster/sentences'
import { audit } from '../../../auth/audit.ts'
import { emit } from '../../../events/outbox.ts'
import type { HandlersFor } from '../../../gen/handlers.ts'
import { today, type WriteContext } from '../../../http/context.ts'
import { conflict } from '../../../http/problem.ts'
import { markExact } from '../../../http/response/response-fields.ts'
import { makeExplanation } from '../../../resource/explanation.ts'
import { newId } from '../../../resource/ids.ts'
import { resource } from '../../../resource/resource.ts'
import type { OperationOn } from '../../../resource/states.ts'
import { moveTo } from '../../../resource/status-moves.ts'
import { checkDocument } from '../../documents/index.ts'
import { bindTimeLock, refuseLongAgo } from '../../timekeeping/index.ts'
import { allocateFor } from '../allocations.ts'
import { bindRead, rangeOf, writeApproval } from '../approval.ts'
import { checkRequest, refuse } from '../checks.ts'
import { explainLeave } from '../explanation.ts'
import { leaveYear, lockLeave, lockLeaveWith, readLeaveFacts } from '../leave-facts.ts'
import { measure } from '../measure.ts'
import { writeMovements, writeRequest } from '../persist-leave.ts'
import { regradeWithLeave } from '../recharge.ts'
import { shortenLeave } from '../shortening.ts'

const applications = resource('LeaveApplication')

const approve = moveTo<LeaveApplication>(
  applications,
  'approved',
  'approved_at = made.at',
  'total_days = :total_days',
  'sandwich_rule = :sandwich_rule',
)
// approved_at is when it was decided, whichever way.
const reject = moveTo<LeaveApplication>(
  applications,
  'rejected',
  'approved_at = made.at',
  'rejection_reason = :reason',
)
const cancel = moveTo<LeaveApplication>(
  applications,
  'cancelled',
  'cancelled_at = made.at',
  'cancellation_reason = :reason',
)

/** The application that the path names, locked with the employee's leave, in a status that the operation takes; a 409 otherwise. */
async function lockWithLeave<Id extends OperationOn<'LeaveApplication'>>(
  call: WriteContext & { readonly path: { readonly id: string } },
  operation: Id,
) {
  const { employee_id } = await applications.find(call, call.path.id)
  // Before the application, and in the same flush.
  call.db.runWithNext(bindTimeLock([employee_id]), () => undefined)
  return applications.lockFor(call, operation)
}

export default {
  listLeaveApplications: applications.list,
  getLeaveApplication: applications.get,

  async createLeaveApplication(call) {
    const { half_day_type = null, is_half_day = false, document_id = null, ...body } = call.body
    const request = { ...body, half_day_type, is_half_day, document_id }
    const { facts, time } = await lockLeave(call.db, request)
    const calendar = time.calendars.get(body.employee_id)
    const refused = [
      ...refuseLongAgo(call, time.settings, 'from_date', request.from_date),
      ...(await checkDocument(call.db, request)),
    ]
    const { span, fiscal_year, policy } = checkRequest(facts, calendar, request, {
      today: today(call),
      refused,
    })
    // Field by field in the contract's order: a caller's own order must not show in the answer and the event.
    const application: LeaveApplication = {
      object: 'leave_application',
      id: newId('LeaveApplication'),
      employee_id: body.employee_id,
      leave_type_id: body.leave_type_id,
      from_date: body.from_date,
      to_date: body.to_date,
      is_half_day,
      half_day_type,
      reason: body.reason,
      document_id,
      fiscal_year_id: fiscal_year!.id,
      total_days: span.total_days,
      status: 'pending',
      approved_at: null,
      rejection_reason: null,
      cancelled_at: null,
      cancellation_reason: null,
      created_at: facts.stamp,
      updated_at: facts.stamp,
    }
    writeRequest(call.db, application, policy, span)
    await allocateFor(call.db, facts, application)
    emit(call.db, 'leave.requested', application)
    return markExact(application)
  },

  async approveLeaveApplication(call) {
    // The days of an application that waits stay as they are, so that they are known before it is locked.
    const seen = await applications.find(call, call.path.id)
    const lock = () => applications.lockFor(call, 'approveLeaveApplication')
    const { facts, time, rows, found: before } = await lockLeaveWith(call.db, seen, lock, ...bindRead(seen))
    const calendar = time.calendars.get(before.employee_id)
    if (!calendar)
      throw conflict(say`The employee is deleted, so their leave can only be rejected or cancelled.`)
    const own = facts.applications.find(({ id }) => id === before.id)!
    // What changed since, such as a holiday, counts now.
    const measured = measure(facts, calendar, { ...own, own: { ...own, charged: null } }, today(call))
    const { span, policy } = measured
    const { total_days } = span
    const leave_type = facts.leave_types.find(({ id }) => id === before.leave_type_id)!
    const application = { ...own, total_days }
    const employee = facts.employee!
    refuse(checkApproval({ ...facts, ...measured, employee, leave_type, application }))
    const sandwich_rule = policy?.sandwich_rule ?? false
    return writeApproval(call, approve, { before, own, facts, time, rows, span, sandwich_rule })
  },

  async rejectLeaveApplication(call) {
    const before = await lockWithLeave(call, 'rejectLeaveApplication')
    const after = await reject(call, before.id, { reason: call.body.rejection_reason })
    emit(call.db, 'leave.rejected', after)
    await regradeWithLeave(call, rangeOf(before.employee_id, [before.from_date, before.to_date]))
    return after
  },

  async cancelLeaveApplication(call) {
    const before = await lockWithLeave(call, 'cancelLeaveApplication')
    const reason = call.body?.cancellation_reason ?? null
    const facts = await readLeaveFacts(call.db, before)
    const fiscal_year = leaveYear(
      facts,
      before.leave_type_id,
      facts.fiscal_years.find(({ id }) => id === before.fiscal_year_id)!,
      today(call),
    )
    const own = facts.applications.find(({ id }) => id === before.id)!
    const charged = new Map(own.charged)
    const application = { ...before, charged }
    refuse(checkCancellation({ application, fiscal_year, locked_through: facts.locked_through }))
    if (before.status === 'approved' && facts.employee?.deleted)
      throw conflict(say`The employee is deleted, so their approved leave stays as it is.`)
    const after = await cancel(call, before.id, { reason })
    emit(call.db, 'leave.cancelled', after)
    const because = `The leave from ${before.from_date} to ${before.to_date} is cancelled`
    const charge = { status: before.status, charged_days: own.charged_days }
    await writeMovements(call.db, [{ leave_application_id: before.id, before: charge, after: null, because }])
    const days = [before.from_date, before.to_date, ...charged.keys()]
    await regradeWithLeave(call, rangeOf(before.employee_id, days))
    return after
  },

  async shortenLeaveApplication(call) {
    const before = await lockWithLeave(call, 'shortenLeaveApplication')
    const { last_day, shortening_reason } = call.body
    await shortenLeave(call, before, { last_day, reason: shortening_reason })
    const { to_date: until } = before
    audit(call, 'leave_application.shortened', before.id, { until, last_day, shortening_reason })
    return applications.find(call, before.id)
  },

  async getLeaveApplicationExplanation(call) {
    const application = await applications.find(call, call.path.id)
    return makeExplanation(application.id, await explainLeave(call.db, application, today(call)))
  },
} satisfies HandlersFor<'leave_applications'>
