// The register of a payroll run, as the console shows it.

import type { HandlersFor } from '../../../gen/handlers.ts'
import { listRegister, readRegisterTotals } from '../runs/register.ts'

export default {
  listPayrollRegister: call => listRegister(call, call.path.id),
  getPayrollRegisterTotals: call => readRegisterTotals(call.db, call.path.id),
} satisfies HandlersFor<'payroll_register'>
