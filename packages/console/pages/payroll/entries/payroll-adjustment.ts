// Payroll adjustments, as the console shows them.
import * as payrollAdjustments from '../../../gen/operations/payroll-adjustments.ts'
import { defineNoun } from '../../../records/noun.ts'

export const noun = defineNoun({
  kind: 'PayrollAdjustment',
  operations: payrollAdjustments,
  columns: ['employee_id', 'kind', 'salary_component_id', 'amount', 'from_month', 'to_month', 'status'],
  filters: ['employee_id', 'kind', 'status'],
})
