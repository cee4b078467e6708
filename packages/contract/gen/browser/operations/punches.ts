// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const listPunches = {
  id: 'listPunches',
  method: 'get',
  path: '/v1/punches',
  summary: 'List punches',
  rights: [['attendance:read']],
} as const satisfies CallFacts

export const createPunch = {
  id: 'createPunch',
  method: 'post',
  path: '/v1/punches',
  summary: 'Record a punch',
  rights: [['attendance:write']],
  body: 'PunchCreate',
  is_keyed: true,
} as const satisfies CallFacts

export const getPunch = {
  id: 'getPunch',
  method: 'get',
  path: '/v1/punches/{id}',
  summary: 'Get a punch',
  rights: [['attendance:read']],
} as const satisfies CallFacts
