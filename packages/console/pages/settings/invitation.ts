// Invitations, as the console shows them.
import {
  createInvitation,
  listInvitations,
  revokeInvitation,
  sendInvitation,
} from '../../gen/operations/invitations.ts'
import { defineNoun } from '../../records/noun.ts'

export const noun = defineNoun({
  kind: 'Invitation',
  // The others are of the page on which somebody accepts one.
  operations: { listInvitations, createInvitation, sendInvitation, revokeInvitation },
  // What is revoked stays so.
  offers: (_operation, { status }) => status !== 'revoked',
  columns: ['email', 'name', 'role_id', 'status', 'email_status', 'expires_at'],
  moves: ({ email_status }) => email_status === 'waiting',
})
