// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const listLeaveEncashments = {
  id: 'listLeaveEncashments',
  method: 'get',
  path: '/console/leave_encashments',
  summary: 'List leave encashments',
  rights: [['leave.manage']],
} as const satisfies CallFacts

export const createLeaveEncashment = {
  id: 'createLeaveEncashment',
  method: 'post',
  path: '/console/leave_encashments',
  summary: 'Encash leave',
  rights: [['leave.manage']],
  body: 'LeaveEncashmentCreate',
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts

export const getLeaveEncashment = {
  id: 'getLeaveEncashment',
  method: 'get',
  path: '/console/leave_encashments/{id}',
  summary: 'Get a leave encashment',
  rights: [['leave.manage']],
} as const satisfies CallFacts

export const cancelLeaveEncashment = {
  id: 'cancelLeaveEncashment',
  method: 'post',
  path: '/console/leave_encashments/{id}/cancel',
  summary: 'Cancel a leave encashment',
  rights: [['leave.manage']],
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts
