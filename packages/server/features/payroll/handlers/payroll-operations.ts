// Payroll operations: work on payroll runs that goes on after the request.

import type { HandlersFor } from '../../../gen/handlers.ts'
import { operations } from '../tasks/start-task.ts'

export default {
  listPayrollOperations: operations.list,
  getPayrollOperation: operations.get,
} satisfies HandlersFor<'payroll_operations'>
