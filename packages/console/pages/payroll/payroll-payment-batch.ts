// Payroll payment batches, as the console shows them.
import * as payrollPaymentBatches from '../../gen/operations/payroll-payment-batches.ts'
import { defineNoun } from '../../records/noun.ts'

export const noun = defineNoun({
  kind: 'PayrollPaymentBatch',
  path: '/payroll/batches',
  operations: payrollPaymentBatches,
  columns: ['number', 'payroll_run_id', 'payment_method', 'total_payments', 'total_amount', 'status'],
  filters: ['payroll_run_id', 'status'],
  states: { record: ['pending'], cancel: ['pending'] },
  primary: 'record',
})
