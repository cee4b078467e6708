// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const listBranches = {
  id: 'listBranches',
  method: 'get',
  path: '/v1/branches',
  summary: 'List branches',
  rights: [['org:read']],
} as const satisfies CallFacts

export const createBranch = {
  id: 'createBranch',
  method: 'post',
  path: '/v1/branches',
  summary: 'Create a branch',
  rights: [['org:write']],
  body: 'BranchCreate',
  is_keyed: true,
} as const satisfies CallFacts

export const getBranch = {
  id: 'getBranch',
  method: 'get',
  path: '/v1/branches/{id}',
  summary: 'Get a branch',
  rights: [['org:read']],
} as const satisfies CallFacts

export const updateBranch = {
  id: 'updateBranch',
  method: 'patch',
  path: '/v1/branches/{id}',
  summary: 'Update a branch',
  rights: [['org:write']],
  body: 'BranchUpdate',
} as const satisfies CallFacts
