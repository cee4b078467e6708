// The readiness of a payroll run, for whoever makes it.

import type { HandlersFor } from '../../../gen/handlers.ts'
import { readReadiness } from '../readiness/readiness.ts'

export default {
  getPayrollReadiness: call => readReadiness(call, call.path.id),
} satisfies HandlersFor<'payroll_readiness'>
