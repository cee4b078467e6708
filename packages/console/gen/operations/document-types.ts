// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { Operation, Schemas } from '../../records/operation.ts'

const schemas: Schemas = {
  DocumentType: {
    name: { type: 'string', minLength: 1, maxLength: 100, required: true },
    code: { type: 'string', minLength: 1, maxLength: 20, required: true },
    category: { type: 'string', ref: 'DocumentCategory', enum: ['identity', 'education', 'employment', 'medical', 'tax', 'bank', 'other'], required: true },
    description: { type: 'string', nullable: true, minLength: 1, maxLength: 1000, required: true },
    is_mandatory: { type: 'boolean', required: true },
    visible_to_employee: { type: 'boolean', required: true },
    visible_to_managers: { type: 'boolean', required: true },
    requires_document_number: { type: 'boolean', required: true },
    requires_expiry_date: { type: 'boolean', required: true },
    expiry_reminder_days: { type: 'integer', nullable: true, minimum: 0, maximum: 365, required: true },
    allowed_content_types: {
      type: 'array',
      maxItems: 8,
      items: { type: 'string', ref: 'FileContentType', enum: ['application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/tiff', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'] },
      required: true,
    },
    max_file_size_bytes: { type: 'integer', minimum: 1, maximum: 10485760, required: true },
    is_active: { type: 'boolean', required: true },
    object: { type: 'string', const: 'document_type', required: true },
    id: { type: 'string', ref: 'Id', minLength: 1, maxLength: 64, expected: 'an id, of letters, digits, - and _', required: true },
    created_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
    updated_at: { type: 'string', format: 'date-time', ref: 'Timestamp', required: true },
  },
  DocumentTypeCreate: {
    name: { type: 'string', minLength: 1, maxLength: 100, required: true },
    code: { type: 'string', minLength: 1, maxLength: 20, required: true, help: 'The short code, unique in the workspace.' },
    category: { type: 'string', ref: 'DocumentCategory', enum: ['identity', 'education', 'employment', 'medical', 'tax', 'bank', 'other'], required: true },
    description: { type: 'string', nullable: true, minLength: 1, maxLength: 1000, help: 'What employees should know about it.' },
    is_mandatory: { type: 'boolean', default: false, help: 'Whether every employee needs one. Nothing is refused where it is missing.' },
    visible_to_employee: { type: 'boolean', default: true, help: 'Where it is off, employees find none of their documents of this type and are not told that one expires. HR sees them as before.' },
    visible_to_managers: { type: 'boolean', default: false, help: 'Managers then see title, days and status of their team\'s documents, and never the file.' },
    requires_document_number: { type: 'boolean', default: false, help: 'Whether documents of the type need a document_number.' },
    requires_expiry_date: { type: 'boolean', default: false, help: 'Whether documents of the type need an expiry_date.' },
    expiry_reminder_days: { type: 'integer', nullable: true, minimum: 0, maximum: 365, help: 'How many days before the expiry of a verified document the owner of the workspace gets a message. Empty means no message.' },
    allowed_content_types: {
      type: 'array',
      default: ['application/pdf', 'image/jpeg', 'image/png'],
      maxItems: 8,
      items: { type: 'string', ref: 'FileContentType', enum: ['application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/tiff', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'] },
      help: 'The kinds of files that are taken.',
    },
    max_file_size_bytes: { type: 'integer', default: 5242880, minimum: 1, maximum: 10485760, help: '5,242,880 bytes are 5 MB.' },
    is_active: { type: 'boolean', default: true, help: 'Whether new documents may have this type.' },
  },
  DocumentTypeUpdate: {
    name: { type: 'string', minLength: 1, maxLength: 100 },
    code: { type: 'string', minLength: 1, maxLength: 20, help: 'The short code, unique in the workspace.' },
    category: { type: 'string', ref: 'DocumentCategory', enum: ['identity', 'education', 'employment', 'medical', 'tax', 'bank', 'other'] },
    description: { type: 'string', nullable: true, minLength: 1, maxLength: 1000, help: 'What employees should know about it.' },
    is_mandatory: { type: 'boolean', help: 'Whether every employee needs one. Nothing is refused where it is missing.' },
    visible_to_employee: { type: 'boolean', help: 'Where it is off, employees find none of their documents of this type and are not told that one expires. HR sees them as before.' },
    visible_to_managers: { type: 'boolean', help: 'Managers then see title, days and status of their team\'s documents, and never the file.' },
    requires_document_number: { type: 'boolean', help: 'Whether documents of the type need a document_number.' },
    requires_expiry_date: { type: 'boolean', help: 'Whether documents of the type need an expiry_date.' },
    expiry_reminder_days: { type: 'integer', nullable: true, minimum: 0, maximum: 365, help: 'How many days before the expiry of a verified document the owner of the workspace gets a message. Empty means no message.' },
    allowed_content_types: {
      type: 'array',
      maxItems: 8,
      items: { type: 'string', ref: 'FileContentType', enum: ['application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/tiff', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'] },
      help: 'The kinds of files that are taken.',
    },
    max_file_size_bytes: { type: 'integer', minimum: 1, maximum: 10485760, help: '5,242,880 bytes are 5 MB.' },
    is_active: { type: 'boolean', help: 'Whether new documents may have this type.' },
  },
}

export const listDocumentTypes: Operation<'listDocumentTypes'> = {
  id: 'listDocumentTypes',
  method: 'get',
  path: '/v1/document_types',
  needs: [['documents:read']],
  isOwn: true,
  query: [
    { name: 'is_active', type: 'boolean' },
    { name: 'category', type: 'string', ref: 'DocumentCategory', enum: ['identity', 'education', 'employment', 'medical', 'tax', 'bank', 'other'] },
    { name: 'limit', type: 'integer', default: 25, minimum: 1 },
    { name: 'starting_after', type: 'string', ref: 'Cursor', minLength: 1, maxLength: 1024, expected: 'a cursor as a list gave it out' },
    { name: 'updated_since', type: 'string', format: 'date-time', ref: 'Timestamp' },
  ],
  result: 'DocumentType',
  isList: true,
  schemas: schemas,
}

export const getDocumentType: Operation<'getDocumentType'> = { id: 'getDocumentType', method: 'get', path: '/v1/document_types/{id}', needs: [['documents:read']], isOwn: true, query: [], result: 'DocumentType', schemas: schemas }

export const createDocumentType: Operation<'createDocumentType'> = { id: 'createDocumentType', method: 'post', path: '/console/document_types', needs: [['documents.manage']], hasDryRun: true, query: [], body: 'DocumentTypeCreate', isBodyNeeded: true, result: 'DocumentType', schemas: schemas }

export const updateDocumentType: Operation<'updateDocumentType'> = { id: 'updateDocumentType', method: 'patch', path: '/console/document_types/{id}', needs: [['documents.manage']], hasDryRun: true, query: [], body: 'DocumentTypeUpdate', isBodyNeeded: true, result: 'DocumentType', schemas: schemas }
