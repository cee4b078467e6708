// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const listRestDaySwaps = {
  id: 'listRestDaySwaps',
  method: 'get',
  path: '/v1/rest_day_swaps',
  summary: 'List rest day swaps',
  rights: [['attendance:read']],
} as const satisfies CallFacts

export const createRestDaySwap = {
  id: 'createRestDaySwap',
  method: 'post',
  path: '/v1/rest_day_swaps',
  summary: 'Swap a rest day',
  rights: [['attendance:write']],
  body: 'RestDaySwapCreate',
  is_keyed: true,
} as const satisfies CallFacts

export const getRestDaySwap = {
  id: 'getRestDaySwap',
  method: 'get',
  path: '/v1/rest_day_swaps/{id}',
  summary: 'Get a rest day swap',
  rights: [['attendance:read']],
} as const satisfies CallFacts

export const cancelRestDaySwap = {
  id: 'cancelRestDaySwap',
  method: 'post',
  path: '/v1/rest_day_swaps/{id}/cancel',
  summary: 'Cancel a rest day swap',
  rights: [['attendance:write']],
  is_keyed: true,
} as const satisfies CallFacts
