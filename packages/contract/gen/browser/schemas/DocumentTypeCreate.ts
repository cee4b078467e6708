// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { BodyFacts } from '../../../browser.ts'

export const DocumentTypeCreate = {
  closed: true,
  fields: {
    name: { description: 'The name.', type: 'string', required: true, minLength: 1, maxLength: 100 },
    code: {
      description: 'The short code, unique in the workspace.',
      type: 'string',
      required: true,
      minLength: 1,
      maxLength: 20,
    },
    category: {
      type: 'string',
      ref: 'DocumentCategory',
      required: true,
      enum: ['identity', 'education', 'employment', 'medical', 'tax', 'bank', 'other'],
    },
    description: {
      description: 'What employees should know about it, or null.',
      type: 'string',
      nullable: true,
      minLength: 1,
      maxLength: 1000,
    },
    is_mandatory: {
      description: 'Whether every employee needs one. Nothing is refused where it is missing.',
      type: 'boolean',
    },
    requires_document_number: {
      description: 'Whether documents of the type need a `document_number`.',
      type: 'boolean',
    },
    requires_expiry_date: {
      description: 'Whether documents of the type need an `expiry_date`.',
      type: 'boolean',
    },
    expiry_reminder_days: {
      description: 'How many days before the expiry of a verified document the owner of the workspace gets a message. Null means that there is none.',
      type: 'integer',
      nullable: true,
      minimum: 0,
      maximum: 365,
    },
    allowed_content_types: {
      description: 'The media types that files may have. PDF, JPEG and PNG by default.',
      type: 'array',
      minItems: 1,
      maxItems: 8,
      uniqueItems: true,
      items: {
        type: 'string',
        ref: 'FileContentType',
        enum: [
          'application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/tiff',
          'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
          'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        ],
      },
    },
    max_file_size_bytes: {
      description: 'The most bytes that a file may have, 5,242,880 by default.',
      type: 'integer',
      minimum: 1,
      maximum: 10485760,
    },
    is_active: { description: 'Whether new documents may have this type.', type: 'boolean' },
  },
} as const satisfies BodyFacts
