// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const listDesignations = {
  id: 'listDesignations',
  method: 'get',
  path: '/v1/designations',
  summary: 'List designations',
  rights: [['org:read']],
} as const satisfies CallFacts

export const createDesignation = {
  id: 'createDesignation',
  method: 'post',
  path: '/v1/designations',
  summary: 'Create a designation',
  rights: [['org:write']],
  body: 'DesignationCreate',
  is_keyed: true,
} as const satisfies CallFacts

export const getDesignation = {
  id: 'getDesignation',
  method: 'get',
  path: '/v1/designations/{id}',
  summary: 'Get a designation',
  rights: [['org:read']],
} as const satisfies CallFacts

export const updateDesignation = {
  id: 'updateDesignation',
  method: 'patch',
  path: '/v1/designations/{id}',
  summary: 'Update a designation',
  rights: [['org:write']],
  body: 'DesignationUpdate',
} as const satisfies CallFacts
