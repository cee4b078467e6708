// Employment contract files: the document of each contract, such as the scan that was signed.

import type { Files } from '../../../files/index.ts'
import type { Content, HandlersFor } from '../../../gen/handlers.ts'
import { FileContent } from '../../../http/file-content.ts'
import { notFound } from '../../../http/problem.ts'
import { contractFiles, fileRules, lockForFile } from '../contracts/files.ts'

export interface ContractFileServices {
  /** Stores the bytes of contracts. */
  readonly files: Files
}

export default ({ files }: ContractFileServices) =>
  ({
    async storeEmploymentContractFile(call) {
      const { id } = call.path
      const { content_base64, ...said } = call.body
      // Storage and scanner may take their time, so they are asked before the transaction begins.
      const file = await call.db.beforehand(async () => {
        await call.apart(inside => lockForFile(inside, id))
        return files.put(call, call.body, fileRules)
      })
      await lockForFile(call, id)
      return contractFiles.write(call, id, { ...said, ...file })
    },

    async getEmploymentContractFile(call): Promise<Content> {
      const { id } = call.path
      const file = await contractFiles.find(call.db, id)
      if (!file) throw notFound('file of the employment contract', id)
      return new FileContent({ ...file, open: () => files.open(call.db.workspace_id, file.sha256) })
    },

    async deleteEmploymentContractFile(call) {
      return contractFiles.remove(call, await lockForFile(call, call.path.id))
    },
  }) satisfies HandlersFor<'employment_contract_files'>
