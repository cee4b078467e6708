// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const listApiKeys = {
  id: 'listApiKeys',
  method: 'get',
  path: '/console/api_keys',
  summary: 'List API keys',
  rights: [['api.manage']],
} as const satisfies CallFacts

export const issueApiKey = {
  id: 'issueApiKey',
  method: 'post',
  path: '/console/api_keys/issue',
  summary: 'Issue an API key',
  rights: [['api.manage']],
  body: 'ApiKeyWanted',
  is_keyed: true,
  has_dry_run: true,
  needs_fresh_proof: true,
} as const satisfies CallFacts

export const revokeApiKey = {
  id: 'revokeApiKey',
  method: 'post',
  path: '/console/api_keys/{id}/revoke',
  summary: 'Revoke an API key',
  rights: [['api.manage']],
  is_keyed: true,
  has_dry_run: true,
  needs_fresh_proof: true,
} as const satisfies CallFacts
