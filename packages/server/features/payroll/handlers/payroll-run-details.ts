// Payroll runs in the console: with their kind, who worked on them and what they warn of.

import type { HandlersFor } from '../../../gen/handlers.ts'
import { findRun, listRunDetails } from '../runs/run-details.ts'

export default {
  listPayrollRunDetails: call => listRunDetails(call),
  getPayrollRunDetail: call => findRun(call.db, call.path.id),
} satisfies HandlersFor<'payroll_run_details'>
