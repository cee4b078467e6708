// Employment contract files: the document of each contract, such as the scan that was signed.

import { say } from '@muster/sentences'
import type { Files } from '../../../files/index.ts'
import type { Content, HandlersFor } from '../../../gen/handlers.ts'
import { notFound } from '../../../http/problem.ts'
import { contracts } from '../contracts/contracts.ts'
import { contractFiles, fileRules } from '../contracts/files.ts'

export interface ContractFileServices {
  /** Stores the bytes of contracts. */
  readonly files: Files
}

export default ({ files }: ContractFileServices) =>
  ({
    async storeEmploymentContractFile(call) {
      return contractFiles.store(call, files, {
        rules: fileRules,
        lock: inside => contracts.lockFor(inside, 'storeEmploymentContractFile'),
      })
    },

    async getEmploymentContractFile(call): Promise<Content> {
      const file = await contractFiles.open(call, files)
      if (!file) throw notFound(say`file of the employment contract`, call.path.id)
      return file
    },

    async deleteEmploymentContractFile(call) {
      return contractFiles.remove(call, await contracts.lockFor(call, 'deleteEmploymentContractFile'))
    },
  }) satisfies HandlersFor<'employment_contract_files'>
