// Payroll runs in the console: with their kind, who worked on them and what they warn of.

import type { HandlersFor } from '../../../gen/handlers.ts'
import { listRunDetails, recallRun } from '../runs/run-details.ts'

export default {
  listPayrollRunDetails: call => listRunDetails(call),
  getPayrollRunDetail: call => recallRun(call.db, call.path.id),
} satisfies HandlersFor<'payroll_run_details'>
