// Candidates, as the console shows them.
import * as candidates from '../../gen/operations/candidates.ts'
import { createJobApplication, listJobApplications } from '../../gen/operations/job-applications.ts'
import { defineNoun } from '../../records/noun.ts'
import { OwnApplication } from './own-application.tsx'

export const noun = defineNoun({
  kind: 'Candidate',
  path: '/recruitment/candidates',
  operations: candidates,
  columns: ['first_name', 'last_name', 'email', 'current_employer', 'source', 'employee_id'],
  filters: ['email', 'source'],
  offers: (operation, { email, employee_id: employee }) =>
    !isErased(email) && (operation.id !== 'hireCandidate' || employee === null),
  form: { controls: { job_application_id: OwnApplication } },
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

/** Nothing of a candidate changes once the data was erased; the address then is one that nobody can have. */
const isErased = (email: unknown): boolean => String(email).endsWith('@anonymised.invalid')
