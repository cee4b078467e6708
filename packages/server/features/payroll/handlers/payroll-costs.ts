// The costs of payroll, as the console shows them.

import type { HandlersFor } from '../../../gen/handlers.ts'
import { today } from '../../../http/context.ts'
import { readCost, readCosts } from '../runs/costs.ts'

export default {
  getPayrollCost: call => readCost(call.db, call.path.id),
  getPayrollCosts: call => readCosts(call.db, { today: today(call), months: call.query.months ?? 12 }),
} satisfies HandlersFor<'payroll_costs'>
