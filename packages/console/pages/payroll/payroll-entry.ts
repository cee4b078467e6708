// Payroll entries, as the console shows them.
import * as payrollEntries from '../../gen/operations/payroll-entries.ts'
import { defineNoun } from '../../records/noun.ts'

export const noun = defineNoun({
  kind: 'PayrollEntry',
  path: '/payroll/entries',
  operations: payrollEntries,
  columns: ['employee_id', 'payroll_run_id', 'total_earnings', 'total_deductions', 'net_salary', 'status'],
  filters: ['payroll_run_id', 'employee_id', 'status'],
  states: { hold: ['draft', 'approved'], release: ['on_hold'], acknowledge: ['paid'] },
  explanation: payrollEntries.getPayrollEntryExplanation,
})
