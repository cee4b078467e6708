// Receipts: the stored file of an item, put in place of another one, taken off and opened.

import { type ExpenseClaimItem, enums } from '@muster/contract'
import { type Db, statement } from '@muster/db'
import { audit } from '../../auth/audit.ts'
import { type ContentRules, keepFile, releaseFile } from '../../files/index.ts'
import type { Context } from '../../http/context.ts'
import { markExact } from '../../http/response-fields.ts'
import { items } from './claims.ts'

export const receiptRules: ContentRules = {
  max_bytes: 5_242_880,
  content_types: enums.ExpenseReceiptContentType.values,
}

type Item = ExpenseClaimItem & { readonly id: string }

export interface Receipt {
  readonly file_name: string
  readonly content_type: string
  readonly sha256: string
  readonly size_bytes: number
}

const receiptOf = statement<Receipt, { id: string }>(
  'receipt_of_expense_claim_item',
  `select coalesce(i.receipt_file_name, '') as file_name, coalesce(i.receipt_content_type, '') as content_type, f.sha256, f.size_bytes
   from expense_claim_items i
   join stored_files f on f.workspace_id = :workspace_id and f.sha256 = i.receipt_sha256
   where i.workspace_id = :workspace_id and i.id = :id`,
)

/** The receipt of an item; undefined where it has none. */
export async function findReceipt(db: Db, id: string): Promise<Receipt | undefined> {
  const [receipt] = await db.run(receiptOf, { id })
  return receipt
}

const written = statement<
  ExpenseClaimItem,
  { id: string; file_name: string | null; content_type: string | null; sha256: string | null }
>(
  'write_receipt_of_expense_claim_item',
  `update expense_claim_items set receipt_file_name = :file_name, receipt_content_type = :content_type, receipt_sha256 = :sha256,
     updated_at = stamp()
   where workspace_id = :workspace_id and id = :id returning ${items.fields.selected}`,
)

/** Gives a locked item its receipt, whose object is written, and gives up the one that it had. */
export async function writeReceipt(call: Context, { id }: Item, receipt: Receipt): Promise<ExpenseClaimItem> {
  const { db } = call
  const { file_name, content_type, sha256, size_bytes } = receipt
  const before = await findReceipt(db, id)
  await keepFile(db, receipt)
  if (before) await releaseFile(db, before.sha256)
  audit(call, 'expense_receipt.stored', id, { file_name, content_type, sha256, size_bytes })
  const [item] = await db.run(written, { id, file_name, content_type, sha256 })
  return markExact(item!)
}

/** Takes the receipt off a locked item; the same item where it has none. */
export async function removeReceipt(call: Context, item: Item): Promise<Item> {
  const { db } = call
  const before = await findReceipt(db, item.id)
  if (!before) return item
  await releaseFile(db, before.sha256)
  const { file_name, sha256 } = before
  audit(call, 'expense_receipt.deleted', item.id, { file_name, sha256 })
  const [after] = await db.run(written, { id: item.id, file_name: null, content_type: null, sha256: null })
  return markExact(after!) as Item
}
