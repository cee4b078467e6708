// Salary slips, as the console shows them.
import * as salarySlips from '../../../gen/operations/salary-slips.ts'
import { defineNoun } from '../../../records/noun.ts'

export const noun = defineNoun({
  kind: 'SalarySlip',
  operations: salarySlips,
  columns: ['slip_number', 'payroll_entry_id', 'language', 'generated_at'],
  filters: ['payroll_run_id', 'employee_id'],
})
