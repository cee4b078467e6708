// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const listEmploymentTypes = {
  id: 'listEmploymentTypes',
  method: 'get',
  path: '/v1/employment_types',
  summary: 'List employment types',
  rights: [['org:read']],
} as const satisfies CallFacts

export const createEmploymentType = {
  id: 'createEmploymentType',
  method: 'post',
  path: '/v1/employment_types',
  summary: 'Create an employment type',
  rights: [['org:write']],
  body: 'EmploymentTypeCreate',
  is_keyed: true,
} as const satisfies CallFacts

export const getEmploymentType = {
  id: 'getEmploymentType',
  method: 'get',
  path: '/v1/employment_types/{id}',
  summary: 'Get an employment type',
  rights: [['org:read']],
} as const satisfies CallFacts

export const updateEmploymentType = {
  id: 'updateEmploymentType',
  method: 'patch',
  path: '/v1/employment_types/{id}',
  summary: 'Update an employment type',
  rights: [['org:write']],
  body: 'EmploymentTypeUpdate',
} as const satisfies CallFacts
