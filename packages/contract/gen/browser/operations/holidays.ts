// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const listHolidays = {
  id: 'listHolidays',
  method: 'get',
  path: '/v1/holidays',
  summary: 'List holidays',
  rights: [['org:read']],
} as const satisfies CallFacts

export const createHoliday = {
  id: 'createHoliday',
  method: 'post',
  path: '/v1/holidays',
  summary: 'Create a holiday',
  rights: [['org:write']],
  body: 'HolidayCreate',
  is_keyed: true,
} as const satisfies CallFacts

export const getHoliday = {
  id: 'getHoliday',
  method: 'get',
  path: '/v1/holidays/{id}',
  summary: 'Get a holiday',
  rights: [['org:read']],
} as const satisfies CallFacts

export const updateHoliday = {
  id: 'updateHoliday',
  method: 'patch',
  path: '/v1/holidays/{id}',
  summary: 'Update a holiday',
  rights: [['org:write']],
  body: 'HolidayUpdate',
} as const satisfies CallFacts
