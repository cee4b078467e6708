// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const listDocumentTypes = {
  id: 'listDocumentTypes',
  method: 'get',
  path: '/v1/document_types',
  summary: 'List document types',
  rights: [['documents:read']],
} as const satisfies CallFacts

export const getDocumentType = {
  id: 'getDocumentType',
  method: 'get',
  path: '/v1/document_types/{id}',
  summary: 'Get a document type',
  rights: [['documents:read']],
} as const satisfies CallFacts

export const createDocumentType = {
  id: 'createDocumentType',
  method: 'post',
  path: '/console/document_types',
  summary: 'Create a document type',
  rights: [['documents.manage']],
  body: 'DocumentTypeCreate',
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts

export const updateDocumentType = {
  id: 'updateDocumentType',
  method: 'patch',
  path: '/console/document_types/{id}',
  summary: 'Update a document type',
  rights: [['documents.manage']],
  body: 'DocumentTypeUpdate',
  has_dry_run: true,
} as const satisfies CallFacts
