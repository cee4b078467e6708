// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const listLeaveTypes = {
  id: 'listLeaveTypes',
  method: 'get',
  path: '/v1/leave_types',
  summary: 'List leave types',
  rights: [['leave:read']],
} as const satisfies CallFacts

export const getLeaveType = {
  id: 'getLeaveType',
  method: 'get',
  path: '/v1/leave_types/{id}',
  summary: 'Get a leave type',
  rights: [['leave:read']],
} as const satisfies CallFacts

export const createLeaveType = {
  id: 'createLeaveType',
  method: 'post',
  path: '/console/leave_types',
  summary: 'Create a leave type',
  rights: [['leave.manage']],
  body: 'LeaveTypeCreate',
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts

export const updateLeaveType = {
  id: 'updateLeaveType',
  method: 'patch',
  path: '/console/leave_types/{id}',
  summary: 'Update a leave type',
  rights: [['leave.manage']],
  body: 'LeaveTypeUpdate',
  has_dry_run: true,
} as const satisfies CallFacts
