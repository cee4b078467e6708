// Candidates, as the console shows them.
import * as candidates from '../../gen/operations/candidates.ts'
import { createJobApplication, listJobApplications } from '../../gen/operations/job-applications.ts'
import { defineNoun } from '../../records/noun.ts'

export const noun = defineNoun({
  kind: 'Candidate',
  path: '/recruitment/candidates',
  operations: candidates,
  columns: ['first_name', 'last_name', 'email', 'current_employer', 'source', 'employee_id'],
  filters: ['email', 'source'],
  offers: (operation, candidate) => operation.id !== 'hireCandidate' || candidate.employee_id === null,
  related: [
    {
      title: 'recruitment.applications',
      list: listJobApplications,
      input: candidate => ({ query: { candidate_id: String(candidate.id) } }),
      columns: ['job_opening_id', 'stage', 'applied_at', 'rating', 'rejection_reason'],
      create: createJobApplication,
      given: candidate => ({ candidate_id: candidate.id }),
    },
  ],
})
