// Leave overdrafts: days of approved leave that were charged later and that the balance did not cover.

import type { LeaveOverdraft } from '@muster/contract'
import { anyOf, type Given, prepared } from '@muster/db'
import type { HandlersFor } from '../../../gen/handlers.ts'
import { today } from '../../../http/context.ts'
import { markExact } from '../../../http/response/response-fields.ts'
import { resource } from '../../../resource/resource.ts'
import { readBalances } from '../balances.ts'

const overdrafts = resource('LeaveOverdraft', { computed: { available_days: 'null::text' } })

const allocations = prepared(
  'allocations_of_leave_overdrafts',
  (query, given: Given<{ ids: readonly string[] }>) =>
    query
      .selectFrom('leave_allocations')
      .select(['id', 'employee_id', 'leave_type_id', 'fiscal_year_id'])
      .where('workspace_id', '=', given.workspace_id)
      .where('id', '=', anyOf(given.ids)),
)

export default {
  async listLeaveOverdrafts(call) {
    const { data, ...rest } = await overdrafts.list(call)
    const ids = [...new Set(data.map(({ leave_balance_id }) => leave_balance_id))]
    const found = ids.length > 0 ? await call.db.run(allocations, { ids }) : []
    const balances = await readBalances(call.db, found, today(call))
    const available = new Map(found.map(({ id }, n) => [id, balances[n]!.available_days]))
    const withBalance = (each: LeaveOverdraft): LeaveOverdraft => ({
      ...each,
      available_days: available.get(each.leave_balance_id)!,
    })
    return markExact({ data: data.map(withBalance), ...rest })
  },
} satisfies HandlersFor<'leave_overdrafts'>
