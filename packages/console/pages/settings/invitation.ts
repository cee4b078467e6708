// Invitations, as the console shows them.
import * as invitations from '../../gen/operations/invitations.ts'
import { defineNoun } from '../../records/noun.ts'

export const noun = defineNoun({
  kind: 'Invitation',
  path: '/settings/invitations',
  operations: invitations,
  columns: ['email', 'name', 'role_id', 'status', 'expires_at'],
  states: { revoke: ['pending', 'expired'] },
})
