// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const listEmployeeShifts = {
  id: 'listEmployeeShifts',
  method: 'get',
  path: '/v1/employee_shifts',
  summary: 'List employee shifts',
  rights: [['attendance:read']],
} as const satisfies CallFacts

export const createEmployeeShift = {
  id: 'createEmployeeShift',
  method: 'post',
  path: '/v1/employee_shifts',
  summary: 'Assign a shift',
  rights: [['attendance:write']],
  body: 'EmployeeShiftCreate',
  is_keyed: true,
} as const satisfies CallFacts

export const getEmployeeShift = {
  id: 'getEmployeeShift',
  method: 'get',
  path: '/v1/employee_shifts/{id}',
  summary: 'Get an employee shift',
  rights: [['attendance:read']],
} as const satisfies CallFacts
