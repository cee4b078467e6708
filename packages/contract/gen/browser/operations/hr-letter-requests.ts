// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const listHrLetterRequests = {
  id: 'listHrLetterRequests',
  method: 'get',
  path: '/v1/hr_letter_requests',
  summary: 'List HR letter requests',
  rights: [['documents:read']],
} as const satisfies CallFacts

export const getHrLetterRequest = {
  id: 'getHrLetterRequest',
  method: 'get',
  path: '/v1/hr_letter_requests/{id}',
  summary: 'Get an HR letter request',
  rights: [['documents:read']],
} as const satisfies CallFacts

export const createHrLetterRequest = {
  id: 'createHrLetterRequest',
  method: 'post',
  path: '/console/hr_letter_requests',
  summary: 'Request a letter',
  rights: [['documents.manage']],
  body: 'HrLetterRequestCreate',
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts

export const approveHrLetterRequest = {
  id: 'approveHrLetterRequest',
  method: 'post',
  path: '/console/hr_letter_requests/{id}/approve',
  summary: 'Approve an HR letter request',
  rights: [['documents.manage']],
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts

export const rejectHrLetterRequest = {
  id: 'rejectHrLetterRequest',
  method: 'post',
  path: '/console/hr_letter_requests/{id}/reject',
  summary: 'Reject an HR letter request',
  rights: [['documents.manage']],
  body: 'HrLetterRequestRejection',
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts

export const cancelHrLetterRequest = {
  id: 'cancelHrLetterRequest',
  method: 'post',
  path: '/console/hr_letter_requests/{id}/cancel',
  summary: 'Cancel an HR letter request',
  rights: [['documents.manage']],
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts

export const issueHrLetterRequest = {
  id: 'issueHrLetterRequest',
  method: 'post',
  path: '/console/hr_letter_requests/{id}/issue',
  summary: 'Issue the letter of a request',
  rights: [['documents.manage']],
  body: 'HrLetterRequestIssue',
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts
