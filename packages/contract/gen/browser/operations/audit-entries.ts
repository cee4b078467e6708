// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const listAuditEntries = {
  id: 'listAuditEntries',
  method: 'get',
  path: '/console/audit_entries',
  summary: 'List audit entries',
  rights: [['audit.read']],
} as const satisfies CallFacts
