// Leave that ends early: its new last day, the days that are given back, and why.

import type { LeaveApplication } from '@muster/contract'
import { type Db, statement } from '@muster/db'
import {
  addDays,
  checkRemains,
  checkShortening,
  computeRecharge,
  type Day,
  refuseLastDay,
  type ShorteningFacts,
} from '@muster/engine'
import { say } from '@muster/sentences'
import { today, type WriteContext } from '../../http/context.ts'
import { conflict, invalid } from '../../http/problem.ts'
import { refuse } from './checks.ts'
import { leaveYear, lockLeave, toNeighbour } from './leave-facts.ts'
import { measure } from './measure.ts'
import { writeDays, writeMovements } from './persist-leave.ts'
import { regradeWithLeave } from './recharge.ts'

export interface Shortening {
  /** The new one. */
  readonly last_day: Day
  readonly reason: string
}

type Written = Shortening & {
  readonly id: string
  readonly total_days: string
  readonly former_to_date: Day
}

const shortenLeaveApplication = statement<unknown, Written>(
  'shorten_leave_application',
  `with kept as (
     insert into leave_shortenings (workspace_id, leave_application_id, former_to_date, to_date, reason)
     values (:workspace_id, :id, :former_to_date, :last_day, :reason))
   update leave_applications set to_date = :last_day, total_days = :total_days, updated_at = stamp()
   where workspace_id = :workspace_id and id = :id`,
)

/** Ends approved leave of an employee, whose leave is locked, on an earlier day. */
export async function shortenLeave(
  call: WriteContext,
  before: LeaveApplication,
  { last_day, reason }: Shortening,
): Promise<void> {
  const { id, employee_id, to_date: former_to_date } = before
  const refusals = refuseLastDay({ application: before, last_day })
  if (refusals.length > 0) throw invalid(refusals)
  const { facts, time } = await lockLeave(call.db, before)
  const calendar = time.calendars.get(employee_id)
  if (!calendar) throw conflict(say`The employee is deleted, so their approved leave stays as it is.`)
  const own = facts.applications.find(each => each.id === id)!
  const year = facts.fiscal_years.find(each => each.id === before.fiscal_year_id)!
  const fiscal_year = leaveYear(facts, before.leave_type_id, year, today(call))
  const { locked_through } = facts
  const asked: ShorteningFacts = { application: before, last_day, fiscal_year, locked_through }
  refuse(checkShortening(asked))
  const as = { ...toNeighbour(own), fiscal_year_id: year.id }
  const { span } = measure(facts, calendar, { ...own, to_date: last_day, own: as }, today(call))
  refuse(checkRemains(asked, span.total_days))
  const { total_days } = span
  await call.db.run(shortenLeaveApplication, { id, total_days, former_to_date, last_day, reason })
  await writeDays(call.db, [{ id, employee_id, span }])
  const recharge = computeRecharge(new Map(own.charged), span, { half: own.half, calendar })
  if (recharge)
    await writeMovements(call.db, [
      {
        leave_application_id: id,
        before: null,
        after: { status: 'approved', charged_days: recharge.charged_days },
        because: recharge.because.map(({ text }) => text).join('; '),
      },
    ])
  // Whatever is given back, also before the new last day, is graded; then neighbouring leave is measured again.
  const moved = [...(recharge?.moved ?? []), addDays(last_day, 1), former_to_date].toSorted()
  const days = { employee_id, first_day: moved[0]!, last_day: moved.at(-1)!, is_exact: true }
  await regradeWithLeave(call, [days], time)
}

const selectLeaveShorteningsOfApplication = statement<Shortening & { former_to_date: Day }, { id: string }>(
  'leave_shortenings_of_application',
  `select former_to_date, to_date as last_day, reason from leave_shortenings
   where workspace_id = :workspace_id and leave_application_id = :id order by former_to_date desc`,
)

/** How often it was made shorter, and why, from the first time on. */
export async function describeShortenings(db: Db, id: string): Promise<string[]> {
  const each = await db.run(selectLeaveShorteningsOfApplication, { id })
  return each.map(
    ({ former_to_date, last_day, reason }) =>
      `It ends on ${last_day} instead of ${former_to_date}: ${reason}`,
  )
}
