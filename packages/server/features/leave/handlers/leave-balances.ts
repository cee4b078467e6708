// Leave balances: what each employee has of each type of leave in a fiscal year, as of today.

import type { LeaveBalance } from '@muster/contract'
import type { Balance } from '@muster/engine'
import type { HandlersFor } from '../../../gen/handlers.ts'
import { type Context, today } from '../../../http/context.ts'
import { conflict, invalidField } from '../../../http/problem.ts'
import { markExact } from '../../../http/response-fields.ts'
import { makeExplanation } from '../../../resource/explanation.ts'
import { resource } from '../../../resource/resource.ts'
import { readOwner } from '../../timekeeping/index.ts'
import { readBalanceFacts, readBalances, readExplanation } from '../balances.ts'
import { writeEntries } from '../ledger-entries.ts'

/** The computed fields. */
const figures = [
  'entitled_days',
  'accrued_days',
  'carried_forward_days',
  'used_days',
  'encashed_days',
  'available_days',
] as (keyof Balance & keyof LeaveBalance)[]

const allocations = resource('LeaveBalance', {
  computed: Object.fromEntries(figures.map(figure => [figure, 'null::text'])),
})
function withFigures(
  { object, id, employee_id, leave_type_id, fiscal_year_id }: LeaveBalance,
  balance: Balance,
): LeaveBalance {
  const { entitled_days, accrued_days, carried_forward_days, used_days, encashed_days, available_days } =
    balance
  const known = { object, id, employee_id, leave_type_id, fiscal_year_id, entitled_days, accrued_days }
  return { ...known, carried_forward_days, used_days, encashed_days, available_days }
}

async function complete(call: Context, allocation: LeaveBalance): Promise<LeaveBalance> {
  const [balance] = await readBalances(call.db, [allocation], today(call))
  return markExact(withFigures(allocation, balance!))
}

export default {
  async listLeaveBalances(call) {
    const { data, ...rest } = await allocations.page(call)
    const balances = await readBalances(call.db, data, today(call))
    return markExact({ data: data.map((each, n) => withFigures(each, balances[n]!)), ...rest })
  },

  async getLeaveBalance(call) {
    const allocation = await allocations.find(call, call.path.id)
    return complete(call, allocation)
  },

  async adjustLeaveBalance(call) {
    const allocation = await allocations.find(call, call.path.id)
    const { days, reason } = call.body
    if (/^-?0(\.0*)?$/.test(days)) throw invalidField('days', 'must not be 0')
    await readOwner(call.db, allocation.employee_id)
    const [known] = await readBalanceFacts(call.db, [allocation])
    const { name, status } = known!.fiscal_year
    if (status === 'closed')
      throw conflict(`The fiscal year ${name} is closed; adjust the balance of a later one.`)
    await writeEntries(call.db, [
      { kind: 'adjust', days, leave_allocation_id: allocation.id, because: reason },
    ])
    return complete(call, allocation)
  },

  async getLeaveBalanceExplanation(call) {
    const allocation = await allocations.find(call, call.path.id)
    return makeExplanation(allocation.id, await readExplanation(call.db, allocation, today(call)))
  },
} satisfies HandlersFor<'leave_balances'>
