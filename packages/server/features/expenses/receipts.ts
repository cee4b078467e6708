// Receipts: the stored file of an item, and which types and sizes it may have.

import { type ExpenseClaimItem, enums, operations } from '@muster/contract'
import { type ContentRules, makeAttachment } from '../../files/index.ts'
import { items } from './claims.ts'

export const receiptRules: ContentRules = {
  max_bytes: operations.storeExpenseReceipt.extensions['x-file-bytes'],
  content_types: enums.ExpenseReceiptContentType.values,
}

const columns = {
  file_name: 'receipt_file_name',
  content_type: 'receipt_content_type',
  sha256: 'receipt_sha256',
}

export const receipts = makeAttachment<ExpenseClaimItem>(items, columns, 'expense_receipt')
