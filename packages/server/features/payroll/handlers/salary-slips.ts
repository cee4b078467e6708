// Salary slips: what employees get once a payroll run is locked.

import type { Content, HandlersFor } from '../../../gen/handlers.ts'
import { resource } from '../../../resource/resource.ts'
import { printSlip } from '../slips/print-slip.ts'

const slips = resource('SalarySlip')

export default {
  listSalarySlips: slips.list,
  getSalarySlip: slips.get,
  getSalarySlipContent: ({ db, path }): Promise<Content> => printSlip(db, path.id),
} satisfies HandlersFor<'salary_slips'>
