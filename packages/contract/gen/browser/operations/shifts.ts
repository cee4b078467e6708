// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const listShifts = {
  id: 'listShifts',
  method: 'get',
  path: '/v1/shifts',
  summary: 'List shifts',
  rights: [['org:read']],
} as const satisfies CallFacts

export const createShift = {
  id: 'createShift',
  method: 'post',
  path: '/v1/shifts',
  summary: 'Create a shift',
  rights: [['org:write']],
  body: 'ShiftCreate',
  is_keyed: true,
} as const satisfies CallFacts

export const getShift = {
  id: 'getShift',
  method: 'get',
  path: '/v1/shifts/{id}',
  summary: 'Get a shift',
  rights: [['org:read']],
} as const satisfies CallFacts

export const updateShift = {
  id: 'updateShift',
  method: 'patch',
  path: '/v1/shifts/{id}',
  summary: 'Update a shift',
  rights: [['org:write']],
  body: 'ShiftUpdate',
} as const satisfies CallFacts
