// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const listMembers = {
  id: 'listMembers',
  method: 'get',
  path: '/console/members',
  summary: 'List members',
  rights: [['members.manage']],
} as const satisfies CallFacts

export const getMember = {
  id: 'getMember',
  method: 'get',
  path: '/console/members/{id}',
  summary: 'Get a member',
  rights: [['members.manage']],
} as const satisfies CallFacts

export const deleteMember = {
  id: 'deleteMember',
  method: 'delete',
  path: '/console/members/{id}',
  summary: 'Remove a member',
  rights: [['members.manage']],
  has_dry_run: true,
  needs_fresh_proof: true,
} as const satisfies CallFacts

export const updateMember = {
  id: 'updateMember',
  method: 'patch',
  path: '/console/members/{id}',
  summary: 'Update a member',
  rights: [['members.manage']],
  body: 'MemberUpdate',
  has_dry_run: true,
  needs_fresh_proof: true,
} as const satisfies CallFacts
