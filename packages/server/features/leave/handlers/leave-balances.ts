// Leave balances: what each employee has of each type of leave in a fiscal year, as of today.

import type { HandlersFor } from '../../../gen/handlers.ts'
import { today } from '../../../http/context.ts'
import { markExact } from '../../../http/response/response-fields.ts'
import { makeExplanation } from '../../../resource/explanation.ts'
import { adjustBalance, allocations, complete, withFigures } from '../balance-records.ts'
import { readBalances, readExplanation } from '../balances.ts'

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
    return adjustBalance(call, await allocations.find(call, call.path.id), call.body)
  },

  async getLeaveBalanceExplanation(call) {
    const allocation = await allocations.find(call, call.path.id)
    return makeExplanation(allocation.id, await readExplanation(call.db, allocation, today(call)))
  },
} satisfies HandlersFor<'leave_balances'>
