// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const listPayGrades = {
  id: 'listPayGrades',
  method: 'get',
  path: '/v1/pay_grades',
  summary: 'List pay grades',
  rights: [['org:read']],
} as const satisfies CallFacts

export const createPayGrade = {
  id: 'createPayGrade',
  method: 'post',
  path: '/v1/pay_grades',
  summary: 'Create a pay grade',
  rights: [['org:write']],
  body: 'PayGradeCreate',
  is_keyed: true,
} as const satisfies CallFacts

export const getPayGrade = {
  id: 'getPayGrade',
  method: 'get',
  path: '/v1/pay_grades/{id}',
  summary: 'Get a pay grade',
  rights: [['org:read']],
} as const satisfies CallFacts

export const updatePayGrade = {
  id: 'updatePayGrade',
  method: 'patch',
  path: '/v1/pay_grades/{id}',
  summary: 'Update a pay grade',
  rights: [['org:write']],
  body: 'PayGradeUpdate',
} as const satisfies CallFacts
