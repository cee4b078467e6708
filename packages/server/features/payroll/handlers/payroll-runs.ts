// Payroll runs: the payroll of each month, as the API shows it.

import type { HandlersFor } from '../../../gen/handlers.ts'
import { resource } from '../../../resource/resource.ts'

const runs = resource('PayrollRun')

export default {
  listPayrollRuns: runs.list,
  getPayrollRun: runs.get,
} satisfies HandlersFor<'payroll_runs'>
