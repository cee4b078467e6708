// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const ExpenseReceipt = {
  closed: true,
  fields: {
    file_name: {
      type: 'string',
      ref: 'FileName',
      required: true,
      pattern: '^(?!\\.{1,2}$)[^\\u0000-\\u001f\\u007f-\\u009f\\u200e\\u200f\\u2028-\\u202e\\u2066-\\u2069/\\\\]+$',
      minLength: 1,
      maxLength: 200,
      extensions: { 'x-expected': 'a file name without a folder, line breaks and control characters' },
    },
    content_type: {
      type: 'string',
      ref: 'ExpenseReceiptContentType',
      required: true,
      enum: ['application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'image/heic'],
    },
    content_base64: { type: 'string', ref: 'FileContent', required: true },
  },
} as const satisfies BodyFacts
