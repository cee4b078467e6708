// Payroll corrections, as the console shows them.
import * as payrollCorrections from '../../../gen/operations/payroll-corrections.ts'
import { defineNoun } from '../../../records/noun.ts'

export const noun = defineNoun({
  kind: 'PayrollCorrection',
  operations: payrollCorrections,
  columns: ['employee_id', 'date', 'half', 'counts_as', 'reason', 'status'],
  filters: ['employee_id', 'status', 'date'],
})
