// Members, as the console shows them.
import * as members from '../../gen/operations/members.ts'
import { defineNoun } from '../../records/noun.ts'

export const noun = defineNoun({
  kind: 'Member',
  operations: members,
  columns: ['name', 'email', 'role_id', 'employee_id', 'last_signed_in_at'],
})
