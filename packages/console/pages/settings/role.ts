// Roles, as the console shows them.
import * as roles from '../../gen/operations/roles.ts'
import { defineNoun } from '../../records/noun.ts'

export const noun = defineNoun({
  kind: 'Role',
  operations: roles,
  // Those of every workspace stay as they are.
  offers: (_operation, { is_system }) => is_system !== true,
  columns: ['name', 'is_system', 'needs_second_factor'],
})
