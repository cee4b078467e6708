// Generated from openapi.yaml and the migrations by npm run generate. Do not edit.
import type { CallFacts } from '../../../browser.ts'

export const listInvitations = {
  id: 'listInvitations',
  method: 'get',
  path: '/console/invitations',
  summary: 'List invitations',
  rights: [['members.manage']],
} as const satisfies CallFacts

export const createInvitation = {
  id: 'createInvitation',
  method: 'post',
  path: '/console/invitations',
  summary: 'Invite somebody',
  rights: [['members.manage']],
  body: 'InvitationCreate',
  is_keyed: true,
  has_dry_run: true,
  needs_fresh_proof: true,
} as const satisfies CallFacts

export const revokeInvitation = {
  id: 'revokeInvitation',
  method: 'post',
  path: '/console/invitations/{id}/revoke',
  summary: 'Revoke an invitation',
  rights: [['members.manage']],
  is_keyed: true,
  has_dry_run: true,
} as const satisfies CallFacts

export const readInvitation = {
  id: 'readInvitation',
  method: 'post',
  path: '/console/invitations/read',
  summary: 'Look at an invitation',
  rights: [],
  body: 'InvitationToken',
} as const satisfies CallFacts

export const acceptInvitation = {
  id: 'acceptInvitation',
  method: 'post',
  path: '/console/invitations/accept',
  summary: 'Accept an invitation',
  rights: [],
  body: 'InvitationAcceptance',
} as const satisfies CallFacts
