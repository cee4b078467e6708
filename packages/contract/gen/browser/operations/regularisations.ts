// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const listRegularisations = {
  id: 'listRegularisations',
  method: 'get',
  path: '/v1/regularisations',
  summary: 'List regularisations',
  rights: [['attendance:read']],
} as const satisfies CallFacts

export const createRegularisation = {
  id: 'createRegularisation',
  method: 'post',
  path: '/v1/regularisations',
  summary: 'Ask for a regularisation',
  rights: [['attendance:write']],
  body: 'RegularisationCreate',
  is_keyed: true,
} as const satisfies CallFacts

export const getRegularisation = {
  id: 'getRegularisation',
  method: 'get',
  path: '/v1/regularisations/{id}',
  summary: 'Get a regularisation',
  rights: [['attendance:read']],
} as const satisfies CallFacts

export const approveRegularisation = {
  id: 'approveRegularisation',
  method: 'post',
  path: '/v1/regularisations/{id}/approve',
  summary: 'Approve a regularisation',
  rights: [['attendance:write']],
  is_keyed: true,
} as const satisfies CallFacts

export const rejectRegularisation = {
  id: 'rejectRegularisation',
  method: 'post',
  path: '/v1/regularisations/{id}/reject',
  summary: 'Reject a regularisation',
  rights: [['attendance:write']],
  body: 'RegularisationRejection',
  is_keyed: true,
} as const satisfies CallFacts

export const cancelRegularisation = {
  id: 'cancelRegularisation',
  method: 'post',
  path: '/v1/regularisations/{id}/cancel',
  summary: 'Cancel a regularisation',
  rights: [['attendance:write']],
  is_keyed: true,
} as const satisfies CallFacts
