// The files by which banks pay batches, as the console shows them.
import {
  getPayrollBankFile,
  getPayrollBankFileContent,
  listPayrollBankFiles,
} from '../../../gen/operations/payroll-bank-files.ts'
import { defineNoun } from '../../../records/noun.ts'
import type { AnyInput, AnyRecord } from '../../../records/operation.ts'

/** A file is asked for by its batch, and by its number there. */
export const askForBankFile = ({ payroll_payment_batch_id: batch, number }: AnyRecord): AnyInput => ({
  path: { id: String(batch) },
  query: { number },
})

export const noun = defineNoun({
  kind: 'PayrollBankFile',
  path: '/payroll/bank-files',
  operations: { listPayrollBankFiles, getPayrollBankFile },
  columns: [
    'file_name',
    'payroll_payment_batch_id',
    'format',
    'execution_date',
    'total_amount',
    'created_at',
  ],
  title: ({ file_name: name }) => String(name),
  files: [getPayrollBankFileContent],
  fileInput: askForBankFile,
  hidden: ['file_name', 'content_type', 'sha256'],
})
