// Payroll entry components: the lines of payroll entries.

import type { HandlersFor } from '../../../gen/handlers.ts'
import { resource } from '../../../resource/resource.ts'

const lines = resource('PayrollEntryComponent', {
  filters: { payroll_run_id: { payroll_run_id: '= :payroll_run_id' } },
})

export default {
  listPayrollEntryComponents: lines.list,
  getPayrollEntryComponent: lines.get,
} satisfies HandlersFor<'payroll_entry_components'>
