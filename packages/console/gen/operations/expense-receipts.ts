// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  ExpenseClaimItem: {
    expense_category_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'ExpenseCategory', expected: 'an id, of letters, digits, - and _', required: true },
    expense_date: { type: 'string', format: 'date', ref: 'Date', expected: 'a date that exists, YYYY-MM-DD, from 1900-01-01 on', required: true },
    description: { type: 'string', nullable: true, maxLength: 500, required: true },
    merchant: { type: 'string', nullable: true, maxLength: 200, required: true },
    amount: { type: 'string', ref: 'Money', decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    display_order: { type: 'integer', minimum: 0, maximum: 100000, required: true },
    object: { type: 'string', const: 'expense_claim_item', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    expense_claim_id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, references: 'ExpenseClaim', expected: 'an id, of letters, digits, - and _', required: true },
    approved_amount: { type: 'string', ref: 'NullableMoney', nullable: true, decimals: 'currency', expected: 'a plain decimal, such as 185000.00, with at most 15 digits before the point and 6 after it', required: true },
    has_receipt: { type: 'boolean', required: true },
    receipt_file_name: { type: 'string', nullable: true, required: true },
    rejection_reason: { type: 'string', nullable: true, required: true },
    deleted: { type: 'boolean', required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    updated_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  ExpenseReceipt: {
    file_name: { type: 'string', ref: 'FileName', minLength: 1, maxLength: 200, expected: 'a file name without a folder, line breaks and control characters', required: true },
    content_type: { type: 'string', ref: 'ExpenseReceiptContentType', enum: ['application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'image/heic'], required: true },
    content_base64: { type: 'string', ref: 'FileContent', required: true },
  },
}

export const getExpenseReceipt: Operation<'getExpenseReceipt'> = { id: 'getExpenseReceipt', method: 'get', path: '/console/expense_claim_items/{id}/receipt', needs: [['expenses.manage'], ['expenses.request']], isOwn: true, query: [], isFile: true, schemas: schemas }

export const storeExpenseReceipt: Operation<'storeExpenseReceipt'> = { id: 'storeExpenseReceipt', method: 'post', path: '/console/expense_claim_items/{id}/receipt', needs: [['expenses.manage'], ['expenses.request']], isOwn: true, query: [], body: 'ExpenseReceipt', isBodyNeeded: true, fileBytes: 5242880, result: 'ExpenseClaimItem', schemas: schemas }

export const deleteExpenseReceipt: Operation<'deleteExpenseReceipt'> = { id: 'deleteExpenseReceipt', method: 'delete', path: '/console/expense_claim_items/{id}/receipt', needs: [['expenses.manage'], ['expenses.request']], hasDryRun: true, isOwn: true, query: [], result: 'ExpenseClaimItem', schemas: schemas }
