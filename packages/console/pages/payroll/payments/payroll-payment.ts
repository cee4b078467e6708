// Payroll payments, as the console shows them.
import * as payrollPayments from '../../../gen/operations/payroll-payments.ts'
import { defineNoun } from '../../../records/noun.ts'

export const noun = defineNoun({
  kind: 'PayrollPayment',
  operations: payrollPayments,
  columns: ['employee_id', 'batch', 'amount', 'payment_method', 'payment_date', 'status'],
  totals: ['amount'],
  filters: ['payroll_run_id', 'status', 'payment_method', 'employee_id'],
})
