// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const EmployeeDocumentUpdate = {
  closed: true,
  minProperties: 1,
  fields: {
    title: {
      description: 'What the document is called. By default the name of its type.',
      type: 'string',
      minLength: 1,
      maxLength: 200,
    },
    document_number: {
      description: 'The number on the document, or null. Absent without the scope `employees.sensitive:read`.',
      type: 'string',
      nullable: true,
      minLength: 1,
      maxLength: 100,
      extensions: { 'x-sensitive': 'employees.sensitive:read' },
    },
    issue_date: {
      description: 'When it was issued, or null.',
      type: 'string',
      format: 'date',
      ref: 'NullableDate',
      nullable: true,
      pattern: '^(19|[2-9]\\d)',
      extensions: { 'x-expected': 'a date that exists, YYYY-MM-DD, from 1900-01-01 on' },
    },
    expiry_date: {
      description: 'The last day on which it is valid, after `issue_date`. Null means that it does not expire.',
      type: 'string',
      format: 'date',
      ref: 'NullableDate',
      nullable: true,
      pattern: '^(19|[2-9]\\d)',
      extensions: { 'x-expected': 'a date that exists, YYYY-MM-DD, from 1900-01-01 on' },
    },
    notes: { description: 'Notes, or null.', type: 'string', nullable: true, minLength: 1, maxLength: 1000 },
  },
} as const satisfies BodyFacts
