// Payroll bank files: made of batches, downloaded, and followed by what the bank says of them.

import type { Files } from '../../../files/index.ts'
import type { Content, HandlersFor } from '../../../gen/handlers.ts'
import { bankFiles, createBankFile, openBankFile } from '../payments/bank-files.ts'
import { recordStatuses } from '../payments/bank-statuses.ts'

export interface BankFileServices {
  /** Stores the files. */
  readonly files: Files
}

export default ({ files }: BankFileServices) =>
  ({
    listPayrollBankFiles: bankFiles.list,
    getPayrollBankFile: bankFiles.get,
    createPayrollBankFile: call => createBankFile(call, files),
    recordPayrollBankFileStatuses: recordStatuses,

    async getPayrollBankFileContent(call): Promise<Content> {
      return openBankFile(call, files)
    },
  }) satisfies HandlersFor<'payroll_bank_files'>
