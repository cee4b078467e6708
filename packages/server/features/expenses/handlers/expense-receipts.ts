// Expense receipts: the files that prove the items of a claim.

import type { Files } from '../../../files/index.ts'
import type { Content, HandlersFor } from '../../../gen/handlers.ts'
import type { Inside } from '../../../http/context.ts'
import { FileContent } from '../../../http/file-content.ts'
import { notFound } from '../../../http/problem.ts'
import { assertLive } from '../../../resource/resource.ts'
import { lockItem } from '../claims.ts'
import { receiptRules, receipts } from '../receipts.ts'

export interface ReceiptServices {
  /** Stores the bytes of receipts. */
  readonly files: Files
}

async function lockLive(inside: Inside, id: string) {
  const { before } = await lockItem(inside, id)
  assertLive('expense claim item', id, before)
  return before
}

export default ({ files }: ReceiptServices) =>
  ({
    async storeExpenseReceipt(call) {
      const { id } = call.path
      const { content_base64, ...said } = call.body
      // Storage and scanner may take their time, so they are asked before the transaction begins.
      const file = await call.db.beforehand(async () => {
        await call.apart(inside => lockLive(inside, id))
        return files.put(call, call.body, receiptRules)
      })
      await lockLive(call, id)
      return receipts.write(call, id, { ...said, ...file })
    },

    async getExpenseReceipt(call): Promise<Content> {
      const { id } = call.path
      const receipt = await receipts.find(call.db, id)
      if (!receipt) throw notFound('receipt of the expense claim item', id)
      return new FileContent({ ...receipt, open: () => files.open(call.db.workspace_id, receipt.sha256) })
    },

    async deleteExpenseReceipt(call) {
      const { before } = await lockItem(call, call.path.id)
      return receipts.remove(call, before)
    },
  }) satisfies HandlersFor<'expense_receipts'>
