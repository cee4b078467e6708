// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const listLeaveOverdrafts = {
  id: 'listLeaveOverdrafts',
  method: 'get',
  path: '/console/leave_overdrafts',
  summary: 'List leave overdrafts',
  rights: [['leave.manage']],
} as const satisfies CallFacts
