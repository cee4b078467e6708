// Payroll entries: what each employee is paid in a payroll run.

import type { HandlersFor } from '../../../gen/handlers.ts'
import { resource } from '../../../resource/resource.ts'

const entries = resource('PayrollEntry')

export default {
  listPayrollEntries: entries.list,
  getPayrollEntry: entries.get,
} satisfies HandlersFor<'payroll_entries'>
