// Candidates, as the console shows them.
import * as candidates from '../../gen/operations/candidates.ts'
import { defineNoun } from '../../records/noun.ts'

export const noun = defineNoun({
  kind: 'Candidate',
  path: '/recruitment/candidates',
  operations: candidates,
  columns: ['first_name', 'last_name', 'email', 'current_employer', 'source'],
  filters: ['email', 'source'],
})
