// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const listDepartments = {
  id: 'listDepartments',
  method: 'get',
  path: '/v1/departments',
  summary: 'List departments',
  rights: [['org:read']],
} as const satisfies CallFacts

export const createDepartment = {
  id: 'createDepartment',
  method: 'post',
  path: '/v1/departments',
  summary: 'Create a department',
  rights: [['org:write']],
  body: 'DepartmentCreate',
  is_keyed: true,
} as const satisfies CallFacts

export const getDepartment = {
  id: 'getDepartment',
  method: 'get',
  path: '/v1/departments/{id}',
  summary: 'Get a department',
  rights: [['org:read']],
} as const satisfies CallFacts

export const updateDepartment = {
  id: 'updateDepartment',
  method: 'patch',
  path: '/v1/departments/{id}',
  summary: 'Update a department',
  rights: [['org:write']],
  body: 'DepartmentUpdate',
} as const satisfies CallFacts
