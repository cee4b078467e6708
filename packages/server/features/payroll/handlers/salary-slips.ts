// Salary slips: what employees get once a payroll run is locked.

import type { HandlersFor } from '../../../gen/handlers.ts'
import { resource } from '../../../resource/resource.ts'

const slips = resource('SalarySlip')

export default {
  listSalarySlips: slips.list,
  getSalarySlip: slips.get,
} satisfies HandlersFor<'salary_slips'>
