// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const listLeavePolicies = {
  id: 'listLeavePolicies',
  method: 'get',
  path: '/v1/leave_policies',
  summary: 'List leave policies',
  rights: [['leave:read']],
} as const satisfies CallFacts

export const getLeavePolicy = {
  id: 'getLeavePolicy',
  method: 'get',
  path: '/v1/leave_policies/{id}',
  summary: 'Get a leave policy',
  rights: [['leave:read']],
} as const satisfies CallFacts

export const createLeavePolicy = {
  id: 'createLeavePolicy',
  method: 'post',
  path: '/console/leave_policies',
  summary: 'Create a leave policy',
  rights: [['leave.manage']],
  body: 'LeavePolicyCreate',
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts

export const updateLeavePolicy = {
  id: 'updateLeavePolicy',
  method: 'patch',
  path: '/console/leave_policies/{id}',
  summary: 'Update a leave policy',
  rights: [['leave.manage']],
  body: 'LeavePolicyUpdate',
  has_dry_run: true,
} as const satisfies CallFacts
