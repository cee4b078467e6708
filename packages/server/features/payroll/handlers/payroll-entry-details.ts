// Payroll entries in the console: with what the calculation warns of.

import type { HandlersFor } from '../../../gen/handlers.ts'
import { findEntryDetail, listEntryDetails } from '../runs/entry-details.ts'

export default {
  listPayrollEntryDetails: call => listEntryDetails(call),
  getPayrollEntryDetail: call => findEntryDetail(call.db, call.path.id),
} satisfies HandlersFor<'payroll_entry_details'>
