// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const getMe = {
  id: 'getMe',
  method: 'get',
  path: '/v1/me',
  summary: 'Get the calling key',
  rights: [[]],
} as const satisfies CallFacts
