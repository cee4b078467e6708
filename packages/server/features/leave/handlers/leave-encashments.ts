// Leave encashments: days of a balance that are paid out with the next payroll run instead of being taken.

import type { LeaveEncashment } from '@muster/contract'
import { statement } from '@muster/db'
import {
  computeEncashment,
  type Day,
  findAllocationType,
  findPeriod,
  findPolicy,
  freeDays,
  sumPendingDays,
} from '@muster/engine'
import { say } from '@muster/sentences'
import type { HandlersFor } from '../../../gen/handlers.ts'
import { type Context, today } from '../../../http/context.ts'
import { conflict, invalid, invalidField } from '../../../http/problem.ts'
import { resource } from '../../../resource/resource.ts'
import { moveTo } from '../../../resource/status-moves.ts'
import { earliest } from '../../grading/index.ts'
import { readGrossOn } from '../../salaries/index.ts'
import { lockTime } from '../../timekeeping/index.ts'
import { leaveYear, readLeaveFacts } from '../leave-facts.ts'
import { availableIn, encashingIn } from '../measure.ts'

const encashments = resource('LeaveEncashment')

interface NamedBalance {
  readonly employee_id: string
  readonly leave_type_id: string
  readonly fiscal_year_id: string
  readonly from_date: Day
  readonly to_date: Day
  readonly currency_decimals: number
}

const selectLeaveBalanceToEncash = statement<NamedBalance, { leave_balance_id: string }>(
  'leave_balance_to_encash',
  `select l.employee_id, l.leave_type_id, l.fiscal_year_id, y.start_date as from_date, y.end_date as to_date, c.currency_decimals
   from leave_allocations l
   join fiscal_years y on y.workspace_id = :workspace_id and y.id = l.fiscal_year_id
   join companies c on c.workspace_id = :workspace_id
   where l.workspace_id = :workspace_id and l.id = :leave_balance_id`,
)

const cancel = moveTo<LeaveEncashment>(encashments, 'cancelled', 'cancelled_at = made.at')

/** The balance in the body, with the employee's leave locked until the transaction ends. */
async function lockBalance({ db }: Context, leave_balance_id: string): Promise<NamedBalance> {
  const [balance] = await db.run(selectLeaveBalanceToEncash, { leave_balance_id })
  if (!balance) throw invalidField('leave_balance_id', say`names no record of this workspace`)
  await lockTime(db, [balance.employee_id])
  return balance
}

export default {
  listLeaveEncashments: encashments.list,
  getLeaveEncashment: encashments.get,

  async createLeaveEncashment(call) {
    const { leave_balance_id, days } = call.body
    const balance = await lockBalance(call, leave_balance_id)
    const { employee_id, leave_type_id, currency_decimals } = balance
    const facts = await readLeaveFacts(call.db, balance)
    const { employee, fiscal_years, policies, applications } = facts
    if (!employee || employee.deleted)
      throw invalidField('leave_balance_id', say`names a balance of an employee who is deleted`)
    const own = policies.get(leave_type_id) ?? []
    const found = fiscal_years.find(({ id }) => id === balance.fiscal_year_id)!
    const year = leaveYear(facts, leave_type_id, found, today(call))
    if (year.status === 'closed')
      throw conflict(
        say`The fiscal year ${year.name} is closed; its remaining days were carried over or have lapsed.`,
      )
    const { start_date } = findPeriod(findAllocationType(own), found, employee.joining_date)
    if (start_date > today(call))
      throw conflict(
        say`The days of this balance are for leave from ${start_date} on; pay them out from then on.`,
      )
    const on = earliest([today(call), year.end_date])
    const free_days = freeDays({
      available_days: availableIn(facts, leave_type_id, year, today(call)),
      pending_days: sumPendingDays(applications, balance),
      encashing_days: encashingIn(facts, leave_type_id, year),
    })
    const policy = findPolicy(own, on) ?? null
    const gross_salary = await readGrossOn(call.db, employee_id, today(call))
    const { gender } = employee
    const result = computeEncashment({ policy, gender, free_days, days, gross_salary, currency_decimals })
    if ('refused' in result) throw invalid(result.refused)
    const { amount } = result.encashment
    return encashments.insert(call, { leave_balance_id, employee_id, days, gross_salary, amount })
  },

  async cancelLeaveEncashment(call) {
    const { employee_id } = await encashments.find(call, call.path.id)
    await lockTime(call.db, [employee_id])
    const { id } = await encashments.lockFor(call, 'cancelLeaveEncashment')
    return cancel(call, id)
  },
} satisfies HandlersFor<'leave_encashments'>
