// Expense receipts: the files that prove the items of a claim.

import { say } from '@muster/sentences'
import type { Files } from '../../../files/index.ts'
import type { Content, HandlersFor } from '../../../gen/handlers.ts'
import type { WriteInside } from '../../../http/context.ts'
import { notFound } from '../../../http/problem.ts'
import { assertLive } from '../../../resource/resource.ts'
import { lockItem } from '../claims.ts'
import { receiptRules, receipts } from '../receipts.ts'

export interface ReceiptServices {
  /** Stores the bytes of receipts. */
  readonly files: Files
}

async function lockLive(inside: WriteInside & { readonly path: { readonly id: string } }) {
  const { id } = inside.path
  const { before } = await lockItem(inside, id)
  assertLive('expense claim item', before)
  return before
}

export default ({ files }: ReceiptServices) =>
  ({
    async storeExpenseReceipt(call) {
      return receipts.store(call, files, { rules: receiptRules, lock: lockLive })
    },

    async getExpenseReceipt(call): Promise<Content> {
      const receipt = await receipts.open(call, files)
      if (!receipt) throw notFound(say`receipt of the expense claim item`, call.path.id)
      return receipt
    },

    async deleteExpenseReceipt(call) {
      const { before } = await lockItem(call, call.path.id)
      return receipts.remove(call, before)
    },
  }) satisfies HandlersFor<'expense_receipts'>
