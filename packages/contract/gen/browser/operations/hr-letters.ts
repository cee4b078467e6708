// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const listHrLetters = {
  id: 'listHrLetters',
  method: 'get',
  path: '/v1/hr_letters',
  summary: 'List HR letters',
  rights: [['documents:read']],
} as const satisfies CallFacts

export const getHrLetter = {
  id: 'getHrLetter',
  method: 'get',
  path: '/v1/hr_letters/{id}',
  summary: 'Get an HR letter',
  rights: [['documents:read']],
} as const satisfies CallFacts

export const createHrLetter = {
  id: 'createHrLetter',
  method: 'post',
  path: '/console/hr_letters',
  summary: 'Issue a letter without a request',
  rights: [['documents.manage']],
  body: 'HrLetterCreate',
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts

export const revokeHrLetter = {
  id: 'revokeHrLetter',
  method: 'post',
  path: '/console/hr_letters/{id}/revoke',
  summary: 'Revoke an HR letter',
  rights: [['documents.manage']],
  body: 'HrLetterRevocation',
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts

export const getHrLetterText = {
  id: 'getHrLetterText',
  method: 'get',
  path: '/console/hr_letters/{id}/text',
  summary: 'Read the text of an HR letter',
  rights: [['documents.manage']],
} as const satisfies CallFacts

export const getHrLetterContent = {
  id: 'getHrLetterContent',
  method: 'get',
  path: '/console/hr_letters/{id}/content',
  summary: 'Download an HR letter',
  rights: [['documents.manage']],
} as const satisfies CallFacts
