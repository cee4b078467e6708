// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const listCandidates = {
  id: 'listCandidates',
  method: 'get',
  path: '/v1/candidates',
  summary: 'List candidates',
  rights: [['recruitment:read']],
} as const satisfies CallFacts

export const createCandidate = {
  id: 'createCandidate',
  method: 'post',
  path: '/v1/candidates',
  summary: 'Create a candidate',
  rights: [['recruitment:write']],
  body: 'CandidateCreate',
  is_keyed: true,
} as const satisfies CallFacts

export const getCandidate = {
  id: 'getCandidate',
  method: 'get',
  path: '/v1/candidates/{id}',
  summary: 'Get a candidate',
  rights: [['recruitment:read']],
} as const satisfies CallFacts

export const updateCandidate = {
  id: 'updateCandidate',
  method: 'patch',
  path: '/v1/candidates/{id}',
  summary: 'Update a candidate',
  rights: [['recruitment:write']],
  body: 'CandidateUpdate',
} as const satisfies CallFacts

export const hireCandidate = {
  id: 'hireCandidate',
  method: 'post',
  path: '/console/candidates/{id}/hire',
  summary: 'Hire a candidate',
  rights: [['recruitment.manage']],
  body: 'CandidateHire',
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts

export const anonymiseCandidate = {
  id: 'anonymiseCandidate',
  method: 'post',
  path: '/console/candidates/{id}/anonymise',
  summary: 'Erase the data of a candidate',
  rights: [['recruitment.manage']],
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts
