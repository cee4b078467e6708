// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const listLeaveApplications = {
  id: 'listLeaveApplications',
  method: 'get',
  path: '/v1/leave_applications',
  summary: 'List leave applications',
  rights: [['leave:read']],
} as const satisfies CallFacts

export const createLeaveApplication = {
  id: 'createLeaveApplication',
  method: 'post',
  path: '/v1/leave_applications',
  summary: 'Apply for leave',
  rights: [['leave:write']],
  body: 'LeaveApplicationCreate',
  is_keyed: true,
} as const satisfies CallFacts

export const getLeaveApplication = {
  id: 'getLeaveApplication',
  method: 'get',
  path: '/v1/leave_applications/{id}',
  summary: 'Get a leave application',
  rights: [['leave:read']],
} as const satisfies CallFacts

export const approveLeaveApplication = {
  id: 'approveLeaveApplication',
  method: 'post',
  path: '/v1/leave_applications/{id}/approve',
  summary: 'Approve a leave application',
  rights: [['leave:write']],
  is_keyed: true,
} as const satisfies CallFacts

export const rejectLeaveApplication = {
  id: 'rejectLeaveApplication',
  method: 'post',
  path: '/v1/leave_applications/{id}/reject',
  summary: 'Reject a leave application',
  rights: [['leave:write']],
  body: 'LeaveApplicationRejection',
  is_keyed: true,
} as const satisfies CallFacts

export const cancelLeaveApplication = {
  id: 'cancelLeaveApplication',
  method: 'post',
  path: '/v1/leave_applications/{id}/cancel',
  summary: 'Cancel a leave application',
  rights: [['leave:write']],
  body: 'LeaveApplicationCancellation',
  is_keyed: true,
} as const satisfies CallFacts

export const getLeaveApplicationExplanation = {
  id: 'getLeaveApplicationExplanation',
  method: 'get',
  path: '/console/leave_applications/{id}/explanation',
  summary: 'Explain a leave application',
  rights: [['leave.manage']],
} as const satisfies CallFacts
