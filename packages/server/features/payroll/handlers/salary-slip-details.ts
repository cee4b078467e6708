// Salary slips in the console: with whose they are, their month and their figures.

import type { HandlersFor } from '../../../gen/handlers.ts'
import { findSlipDetail, listSlipDetails } from '../slips/slip-details.ts'

export default {
  listSalarySlipDetails: call => listSlipDetails(call),
  getSalarySlipDetail: call => findSlipDetail(call.db, call.path.id),
} satisfies HandlersFor<'salary_slip_details'>
