// Invitations, as the console shows them.
import * as invitations from '../../gen/operations/invitations.ts'
import { defineNoun } from '../../records/noun.ts'

export const noun = defineNoun({
  kind: 'Invitation',
  operations: invitations,
  // What is revoked stays so.
  offers: (_operation, { status }) => status !== 'revoked',
  columns: ['email', 'name', 'role_id', 'status', 'expires_at'],
})
