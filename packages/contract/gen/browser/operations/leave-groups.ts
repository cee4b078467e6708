// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const listLeaveGroups = {
  id: 'listLeaveGroups',
  method: 'get',
  path: '/v1/leave_groups',
  summary: 'List leave groups',
  rights: [['leave:read']],
} as const satisfies CallFacts

export const getLeaveGroup = {
  id: 'getLeaveGroup',
  method: 'get',
  path: '/v1/leave_groups/{id}',
  summary: 'Get a leave group',
  rights: [['leave:read']],
} as const satisfies CallFacts

export const createLeaveGroup = {
  id: 'createLeaveGroup',
  method: 'post',
  path: '/console/leave_groups',
  summary: 'Create a leave group',
  rights: [['leave.manage']],
  body: 'LeaveGroupCreate',
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts

export const updateLeaveGroup = {
  id: 'updateLeaveGroup',
  method: 'patch',
  path: '/console/leave_groups/{id}',
  summary: 'Update a leave group',
  rights: [['leave.manage']],
  body: 'LeaveGroupUpdate',
  has_dry_run: true,
} as const satisfies CallFacts

export const assignLeaveGroupTypes = {
  id: 'assignLeaveGroupTypes',
  method: 'post',
  path: '/console/leave_groups/{id}/leave_types',
  summary: 'Choose the types of a leave group',
  rights: [['leave.manage']],
  body: 'LeaveGroupTypes',
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts
