// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const getCompany = {
  id: 'getCompany',
  method: 'get',
  path: '/v1/company',
  summary: 'Get the workspace',
  rights: [[]],
} as const satisfies CallFacts
