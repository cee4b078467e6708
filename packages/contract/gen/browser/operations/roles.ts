// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const listRoles = {
  id: 'listRoles',
  method: 'get',
  path: '/console/roles',
  summary: 'List roles',
  rights: [['members.manage']],
} as const satisfies CallFacts

export const createRole = {
  id: 'createRole',
  method: 'post',
  path: '/console/roles',
  summary: 'Create a role',
  rights: [['members.manage']],
  body: 'RoleCreate',
  is_keyed: true,
  has_dry_run: true,
  needs_fresh_proof: true,
} as const satisfies CallFacts

export const getRole = {
  id: 'getRole',
  method: 'get',
  path: '/console/roles/{id}',
  summary: 'Get a role',
  rights: [['members.manage']],
} as const satisfies CallFacts

export const deleteRole = {
  id: 'deleteRole',
  method: 'delete',
  path: '/console/roles/{id}',
  summary: 'Delete a role',
  rights: [['members.manage']],
  has_dry_run: true,
  needs_fresh_proof: true,
} as const satisfies CallFacts

export const updateRole = {
  id: 'updateRole',
  method: 'patch',
  path: '/console/roles/{id}',
  summary: 'Update a role',
  rights: [['members.manage']],
  body: 'RoleUpdate',
  has_dry_run: true,
  needs_fresh_proof: true,
} as const satisfies CallFacts
