// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const listLetterTemplates = {
  id: 'listLetterTemplates',
  method: 'get',
  path: '/console/letter_templates',
  summary: 'List letter templates',
  rights: [['documents.manage']],
} as const satisfies CallFacts

export const createLetterTemplate = {
  id: 'createLetterTemplate',
  method: 'post',
  path: '/console/letter_templates',
  summary: 'Create a letter template',
  rights: [['documents.manage']],
  body: 'LetterTemplateCreate',
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts

export const getLetterTemplate = {
  id: 'getLetterTemplate',
  method: 'get',
  path: '/console/letter_templates/{id}',
  summary: 'Get a letter template',
  rights: [['documents.manage']],
} as const satisfies CallFacts

export const updateLetterTemplate = {
  id: 'updateLetterTemplate',
  method: 'patch',
  path: '/console/letter_templates/{id}',
  summary: 'Update a letter template',
  rights: [['documents.manage']],
  body: 'LetterTemplateUpdate',
  has_dry_run: true,
} as const satisfies CallFacts

export const retireLetterTemplate = {
  id: 'retireLetterTemplate',
  method: 'post',
  path: '/console/letter_templates/{id}/retire',
  summary: 'Retire a letter template',
  rights: [['documents.manage']],
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts

export const previewLetterTemplate = {
  id: 'previewLetterTemplate',
  method: 'post',
  path: '/console/letter_templates/{id}/preview',
  summary: 'Preview a letter',
  rights: [['documents.manage']],
  body: 'LetterPreviewRequest',
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts
