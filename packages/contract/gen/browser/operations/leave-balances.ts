// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const listLeaveBalances = {
  id: 'listLeaveBalances',
  method: 'get',
  path: '/v1/leave_balances',
  summary: 'List leave balances',
  rights: [['leave:read']],
} as const satisfies CallFacts

export const getLeaveBalance = {
  id: 'getLeaveBalance',
  method: 'get',
  path: '/v1/leave_balances/{id}',
  summary: 'Get a leave balance',
  rights: [['leave:read']],
} as const satisfies CallFacts

export const adjustLeaveBalance = {
  id: 'adjustLeaveBalance',
  method: 'post',
  path: '/console/leave_balances/{id}/adjust',
  summary: 'Adjust a leave balance',
  rights: [['leave.manage']],
  body: 'LeaveBalanceAdjustment',
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts

export const getLeaveBalanceExplanation = {
  id: 'getLeaveBalanceExplanation',
  method: 'get',
  path: '/console/leave_balances/{id}/explanation',
  summary: 'Explain a leave balance',
  rights: [['leave.manage']],
} as const satisfies CallFacts
