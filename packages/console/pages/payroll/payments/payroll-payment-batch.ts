// Payroll payment batches, as the console shows them.
import {
  getPayrollBankFileContent,
  listPayrollBankFiles,
} from '../../../gen/operations/payroll-bank-files.ts'
import * as payrollPaymentBatches from '../../../gen/operations/payroll-payment-batches.ts'
import { relate } from '../../../records/declaration.ts'
import { defineNoun } from '../../../records/noun.ts'
import { BatchPanel } from './batch-panel.tsx'
import { askForBankFile } from './payroll-bank-file.ts'

export const noun = defineNoun({
  kind: 'PayrollPaymentBatch',
  operations: payrollPaymentBatches,
  columns: ['number', 'payroll_run_id', 'payment_method', 'total_payments', 'total_amount', 'status'],
  filters: ['payroll_run_id', 'status'],
  primary: 'recordPayrollPaymentBatch',
  Panel: BatchPanel,
  related: [
    relate('PayrollPaymentBatch', listPayrollBankFiles, {
      title: 'payroll.bank_files',
      input: batch => ({ query: { payroll_payment_batch_id: batch.id } }),
      columns: ['number', 'format', 'execution_date', 'total_payments', 'total_amount', 'reason', 'made_by'],
      actions: [getPayrollBankFileContent],
      fileInput: askForBankFile,
    }),
  ],
})
