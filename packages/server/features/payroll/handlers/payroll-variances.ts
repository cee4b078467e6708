// Payroll variances: how a payroll run differs from the month before, in the console.

import type { HandlersFor } from '../../../gen/handlers.ts'
import { listVariances, readVarianceTotals } from '../runs/variances.ts'

export default {
  getPayrollVariance: call => readVarianceTotals(call.db, call.path.id),
  listPayrollVariances: call => listVariances(call, call.path.id),
} satisfies HandlersFor<'payroll_variances'>
