// Rest-day swaps: a weekly off that is worked in exchange for a working day.

import type { RestDaySwap } from '@muster/contract'
import { type Given, lit, prepared, statement } from '@muster/db'
import { checkSwap, checkSwapCancel, type Day } from '@muster/engine'
import { say } from '@muster/sentences'
import type { HandlersFor } from '../../../gen/handlers.ts'
import type { WriteContext } from '../../../http/context.ts'
import { resource } from '../../../resource/resource.ts'
import { moveTo } from '../../../resource/status-moves.ts'
import { regradeWithLeave } from '../../leave/index.ts'
import { lockOwner, readNamedEmployee, refuse } from '../../timekeeping/index.ts'

const swaps = resource('RestDaySwap', {
  filters: {
    date_from: 'greatest(rest_date, work_date) >= :date_from',
    date_to: 'least(rest_date, work_date) <= :date_to',
  },
})

const activeSwaps = prepared('active_rest_day_swaps', (query, given: Given<{ employee_id: string }>) =>
  query
    .selectFrom('rest_day_swaps')
    .select(['rest_date', 'work_date'])
    .where('workspace_id', '=', given.workspace_id)
    .where('employee_id', '=', given.employee_id)
    .where('status', '=', lit('active')),
)

/** Which of the two days have leave, or are charged because they are between days of leave. */
const daysWithLeave = statement<{ day: Day }, { rest_date: string; work_date: string; employee_id: string }>(
  'days_with_leave',
  `select distinct day from unnest(array[:rest_date::date, :work_date::date]) as day
   join leave_applications a on a.workspace_id = :workspace_id and a.employee_id = :employee_id and a.status in ('pending', 'approved')
     and (day between a.from_date and a.to_date or exists(select from leave_application_days d where d.workspace_id = :workspace_id
       and d.leave_application_id = a.id and d.date = day and d.is_charged))`,
)

const cancel = moveTo<RestDaySwap>(swaps, 'cancelled', 'cancelled_at = made.at')

/** Future days have only leave as an input, which is charged again. */
async function regradeBoth(
  call: WriteContext,
  { employee_id, rest_date, work_date }: RestDaySwap,
): Promise<void> {
  const days = [rest_date, work_date].map(day => ({ employee_id, first_day: day, last_day: day }))
  await regradeWithLeave(
    call,
    days.map(each => ({ ...each, is_exact: true })),
  )
}

export default {
  listRestDaySwaps: swaps.list,
  getRestDaySwap: swaps.get,

  async createRestDaySwap(call) {
    const { db, body } = call
    const { employee_id, rest_date, work_date } = body
    const { calendar, locked_through } = await readNamedEmployee(db, employee_id)
    const touched = await db.run(daysWithLeave, { employee_id, rest_date, work_date })
    const facts = {
      calendar,
      swaps: await db.run(activeSwaps, { employee_id }),
      days_with_leave: touched.map(({ day }) => day),
      locked_through,
    }
    refuse(say`rest-day swap`, checkSwap(body, facts))
    const swap = await swaps.insert(call, { ...body })
    await regradeBoth(call, swap)
    return swap
  },

  async cancelRestDaySwap(call) {
    const own = await lockOwner(swaps, call)
    const before = await swaps.lockFor(call, 'cancelRestDaySwap')
    refuse(say`rest-day swap`, checkSwapCancel(before, own.locked_through))
    const swap = await cancel(call, before.id)
    await regradeBoth(call, swap)
    return swap
  },
} satisfies HandlersFor<'rest_day_swaps'>
