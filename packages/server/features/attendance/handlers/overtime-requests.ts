// Overtime requests: hours beyond the shift that an employee requests payment for, and the decision.

import type { OvertimeRequest } from '@muster/contract'
import { type Given, lit, prepared } from '@muster/db'
import {
  checkOvertimeApproval,
  checkOvertimeCancel,
  checkOvertimeRequest,
  classifyOvertimeDay,
  type Day,
  findOvertimeMultiplier,
  isLocked,
} from '@muster/engine'
import type { HandlersFor } from '../../../gen/handlers.ts'
import { resource } from '../../../resource/resource.ts'
import { moveTo } from '../../../resource/status-moves.ts'
import { recordOfDay } from '../../grading/index.ts'
import {
  lockOwner,
  type OwnFacts,
  parseOptionalInstant,
  readNamedEmployee,
  refuse,
  refuseLongAgo,
} from '../../timekeeping/index.ts'
import { makeRejection, rejection } from '../reject-request.ts'

const requests = resource('OvertimeRequest', {
  computed: recordOfDay('overtime_requests'),
})
const noun = 'overtime request'

const selectOpenOvertimeRequest = prepared(
  'open_overtime_request',
  (query, given: Given<{ employee_id: string; date: Day }>) =>
    query
      .selectFrom('overtime_requests')
      .select('id')
      .where('workspace_id', '=', given.workspace_id)
      .where('employee_id', '=', given.employee_id)
      .where('date', '=', given.date)
      .where('status', 'in', [lit('pending'), lit('approved')]),
)

const approve = moveTo<OvertimeRequest>(
  requests,
  'approved',
  'decided_at = made.at',
  'approved_hours = :approved_hours',
  'day_type = :day_type',
  'rate_multiplier = :rate_multiplier',
)
const reject = moveTo<OvertimeRequest>(requests, 'rejected', ...rejection)
const cancel = moveTo<OvertimeRequest>(requests, 'cancelled')

/** What the request takes from the day: what kind of day it is, and what its hours are worth. */
function readTerms(date: Day, { calendar, settings }: OwnFacts) {
  const day_type = classifyOvertimeDay(calendar.classifyDay(date))
  return { day_type, rate_multiplier: findOvertimeMultiplier(day_type, settings) }
}

export default {
  listOvertimeRequests: requests.list,
  getOvertimeRequest: requests.get,

  async createOvertimeRequest(call) {
    const { db, body } = call
    const { employee_id, date, requested_hours } = body
    const own = await readNamedEmployee(db, employee_id)
    const times = { start_at: parseOptionalInstant(body.start_at), end_at: parseOptionalInstant(body.end_at) }
    const [other] = await db.run(selectOpenOvertimeRequest, { employee_id, date })
    const facts = {
      calendar: own.calendar,
      locked_through: own.locked_through,
      has_request: other !== undefined,
    }
    const { refusals, conflicts } = checkOvertimeRequest({ date, requested_hours, ...times }, facts)
    const past = refuseLongAgo(call, own.settings, 'date', date)
    refuse(noun, { refusals: [...refusals, ...past], conflicts })
    return requests.insert(call, { ...body, ...times, ...readTerms(date, own) })
  },

  async approveOvertimeRequest(call) {
    const { body } = call
    const own = await lockOwner(requests, call)
    const before = await requests.lockFor(call, 'approveOvertimeRequest')
    const approved_hours = body?.approved_hours ?? before.requested_hours
    refuse(noun, checkOvertimeApproval(before, approved_hours, own))
    // A locked day is what it was when payroll closed it, whatever the calendar says of it since.
    const { day_type, rate_multiplier } = isLocked(own.locked_through, before.date)
      ? before
      : readTerms(before.date, own)
    return approve(call, before.id, { approved_hours, day_type, rate_multiplier })
  },

  rejectOvertimeRequest: makeRejection<OvertimeRequest>(requests, reject, call =>
    requests.lockFor(call, 'rejectOvertimeRequest'),
  ),

  async cancelOvertimeRequest(call) {
    await lockOwner(requests, call)
    const before = await requests.lockFor(call, 'cancelOvertimeRequest')
    refuse(noun, checkOvertimeCancel(before))
    return cancel(call, before.id)
  },
} satisfies HandlersFor<'overtime_requests'>
