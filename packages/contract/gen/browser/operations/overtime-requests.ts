// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const listOvertimeRequests = {
  id: 'listOvertimeRequests',
  method: 'get',
  path: '/v1/overtime_requests',
  summary: 'List overtime requests',
  rights: [['attendance:read']],
} as const satisfies CallFacts

export const createOvertimeRequest = {
  id: 'createOvertimeRequest',
  method: 'post',
  path: '/v1/overtime_requests',
  summary: 'Ask for overtime',
  rights: [['attendance:write']],
  body: 'OvertimeRequestCreate',
  is_keyed: true,
} as const satisfies CallFacts

export const getOvertimeRequest = {
  id: 'getOvertimeRequest',
  method: 'get',
  path: '/v1/overtime_requests/{id}',
  summary: 'Get an overtime request',
  rights: [['attendance:read']],
} as const satisfies CallFacts

export const approveOvertimeRequest = {
  id: 'approveOvertimeRequest',
  method: 'post',
  path: '/v1/overtime_requests/{id}/approve',
  summary: 'Approve an overtime request',
  rights: [['attendance:write']],
  body: 'OvertimeRequestApproval',
  is_keyed: true,
} as const satisfies CallFacts

export const rejectOvertimeRequest = {
  id: 'rejectOvertimeRequest',
  method: 'post',
  path: '/v1/overtime_requests/{id}/reject',
  summary: 'Reject an overtime request',
  rights: [['attendance:write']],
  body: 'OvertimeRequestRejection',
  is_keyed: true,
} as const satisfies CallFacts

export const cancelOvertimeRequest = {
  id: 'cancelOvertimeRequest',
  method: 'post',
  path: '/v1/overtime_requests/{id}/cancel',
  summary: 'Cancel an overtime request',
  rights: [['attendance:write']],
  is_keyed: true,
} as const satisfies CallFacts
