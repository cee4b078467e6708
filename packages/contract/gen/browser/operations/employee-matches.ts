// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const listEmployeeMatches = {
  id: 'listEmployeeMatches',
  method: 'get',
  path: '/console/employee_matches',
  summary: 'Search employees',
  rights: [['employees:read']],
} as const satisfies CallFacts
