// Regularisations: requests to correct a day of attendance, and their decisions.

import type { Regularisation } from '@muster/contract'
import { type Db, statement } from '@muster/db'
import {
  addDays,
  addMonths,
  applyRegularisation,
  checkEnd,
  checkRegularisation,
  checkRegularisationApproval,
  checkTimes,
  firstOfMonth,
  type LeaveOfDay,
  type RegularisationRequest,
  readRequestedTimes,
} from '@muster/engine'
import { say } from '@muster/sentences'
import type { HandlersFor } from '../../../gen/handlers.ts'
import { today } from '../../../http/context.ts'
import { conflict } from '../../../http/problem.ts'
import { resource } from '../../../resource/resource.ts'
import { moveTo } from '../../../resource/status-moves.ts'
import { leavesOn, type RecordRow, recordOfDay, recordOn, regrade } from '../../grading/index.ts'
import {
  findMisplacedTimes,
  lockOwner,
  type OwnFacts,
  parseOptionalInstant,
  readNamedEmployee,
  refuse,
} from '../../timekeeping/index.ts'
import { makeRejection, rejection } from '../reject-request.ts'

const requests = resource('Regularisation', {
  computed: recordOfDay('regularisations'),
})
const noun = 'regularisation'

const countRegularisations = statement<
  { count: number },
  { employee_id: string; first: string; last: string }
>(
  'count_regularisations',
  `select count(*)::int as count from regularisations where workspace_id = :workspace_id and employee_id = :employee_id
     and date between :first and :last and status in ('pending', 'approved')`,
)

const approve = moveTo<Regularisation>(
  requests,
  'approved',
  'decided_at = made.at',
  'original_check_in_at = :original_check_in_at',
  'original_check_out_at = :original_check_out_at',
  'original_status = :original_status',
)
const reject = moveTo<Regularisation>(requests, 'rejected', ...rejection)
const cancel = moveTo<Regularisation>(requests, 'cancelled')

/** The day's record, if there is one. */
function describeOriginal(record: RecordRow | undefined) {
  return {
    original_check_in_at: record?.check_in_at ?? null,
    original_check_out_at: record?.check_out_at ?? null,
    original_status: record?.status ?? null,
  }
}

/** The reasons against a change of the day, whoever requests it. */
async function readObstacles(
  db: Db,
  { calendar, employee, locked_through }: OwnFacts,
  date: string,
): Promise<Pick<OwnFacts, 'locked_through'> & { leaves: LeaveOfDay[] }> {
  return { locked_through, leaves: await leavesOn(db, calendar, employee.id, date) }
}

async function requestsInMonth(db: Db, employee_id: string, date: string): Promise<number> {
  const first = firstOfMonth(date)
  const [row] = await db.run(countRegularisations, {
    employee_id,
    first,
    last: addDays(addMonths(first, 1), -1),
  })
  return row!.count
}

const sides = { check_in_at: say`the arrival`, check_out_at: say`the departure` } as const

/** What the request asks for together with what the day has now, which may have changed since. */
function applyCorrection(request: RegularisationRequest, record: RecordRow | undefined) {
  const [wrong] = checkTimes(readRequestedTimes(request), record ?? null, ['check_in_at', 'check_out_at'])
  if (wrong)
    throw conflict(
      say`The day has changed since the request: ${sides[wrong.field]} ${wrong.message}. Send a new request.`,
    )
  return applyRegularisation(request, {
    check_in_at: record?.written_check_in_at ?? null,
    check_out_at: record?.written_check_out_at ?? null,
  })
}

export default {
  listRegularisations: requests.list,
  getRegularisation: requests.get,

  async createRegularisation(call) {
    const { db, body } = call
    const { employee_id, date } = body
    const own = await readNamedEmployee(db, employee_id)
    const { calendar, settings, timezone } = own
    const times = {
      requested_check_in_at: parseOptionalInstant(body.requested_check_in_at),
      requested_check_out_at: parseOptionalInstant(body.requested_check_out_at),
    }
    const record = await recordOn(db, employee_id, date)
    const facts = {
      calendar,
      settings,
      today: today(call),
      current: record ?? null,
      ...(await readObstacles(db, own, date)),
      requests_in_month: await requestsInMonth(db, employee_id, date),
    }
    const { requested_status = null } = body
    const wrong = findMisplacedTimes(call, timezone, date, times)
    const { refusals, conflicts } = checkRegularisation({ date, requested_status, ...times }, facts)
    // If one time is wrong by itself, the two are not compared.
    const others = refusals.filter(({ field }) => wrong.length === 0 || !(field in times))
    refuse(noun, { refusals: [...others, ...wrong], conflicts })
    return requests.insert(call, { ...body, ...times, ...describeOriginal(record) })
  },

  async approveRegularisation(call) {
    const { db } = call
    const own = await lockOwner(requests, call)
    const before = await requests.lockFor(call, 'approveRegularisation')
    const { id, employee_id, date } = before
    const facts = { calendar: own.calendar, ...(await readObstacles(db, own, date)) }
    refuse(noun, checkRegularisationApproval(before, facts))
    const record = await recordOn(db, employee_id, date)
    const writing = { hand: applyCorrection(before, record), regularisation_id: id }
    await regrade(call, [{ employee_id, first_day: date, last_day: date, writing }], own)
    return approve(call, id, describeOriginal(record))
  },

  rejectRegularisation: makeRejection<Regularisation>(
    requests,
    reject,
    call => requests.lockFor(call, 'rejectRegularisation'),
    (before, own) => refuse(noun, checkEnd(before, own.locked_through)),
  ),

  async cancelRegularisation(call) {
    const own = await lockOwner(requests, call)
    const before = await requests.lockFor(call, 'cancelRegularisation')
    refuse(noun, checkEnd(before, own.locked_through))
    return cancel(call, before.id)
  },
} satisfies HandlersFor<'regularisations'>
