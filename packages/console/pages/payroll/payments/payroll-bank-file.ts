// The files by which banks pay batches, as the console shows them.
import {
  getPayrollBankFile,
  getPayrollBankFileContent,
  listPayrollBankFiles,
} from '../../../gen/operations/payroll-bank-files.ts'
import type { RecordOf } from '../../../records/kind.ts'
import { defineNoun } from '../../../records/noun.ts'
import type { Input } from '../../../records/operation.ts'

/** A file is asked for by its batch, and by its number there. */
export const askForBankFile = ({
  payroll_payment_batch_id: batch,
  number,
}: RecordOf<'PayrollBankFile'>): Input<'getPayrollBankFileContent'> => ({
  path: { id: batch },
  query: { number },
})

export const noun = defineNoun({
  kind: 'PayrollBankFile',
  operations: { listPayrollBankFiles, getPayrollBankFile },
  columns: [
    'file_name',
    'payroll_payment_batch_id',
    'format',
    'execution_date',
    'total_amount',
    'created_at',
  ],
  title: ({ file_name: name }) => name,
  files: [getPayrollBankFileContent],
  fileInput: askForBankFile,
  hidden: ['file_name', 'content_type', 'sha256'],
})
