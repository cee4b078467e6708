// Document types, as the console shows them.
import * as documentTypes from '../../gen/operations/document-types.ts'
import { defineNoun } from '../../records/noun.ts'

export const noun = defineNoun({
  kind: 'DocumentType',
  operations: documentTypes,
  columns: ['name', 'code', 'category', 'is_mandatory', 'requires_expiry_date', 'is_active'],
  filters: ['is_active', 'category'],
  form: {
    first: [
      'name',
      'code',
      'category',
      'is_mandatory',
      'visible_to_employee',
      'visible_to_managers',
      'requires_document_number',
      'requires_expiry_date',
      'expiry_reminder_days',
    ],
  },
})
