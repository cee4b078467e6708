// Payroll operations: work on payroll runs that goes on after the request.

import type { HandlersFor } from '../../../gen/handlers.ts'
import { payrollOperations } from '../tasks/start-task.ts'

export default {
  listPayrollOperations: payrollOperations.list,
  getPayrollOperation: payrollOperations.get,
} satisfies HandlersFor<'payroll_operations'>
