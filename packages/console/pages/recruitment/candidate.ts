// Candidates, as the console shows them.
import * as candidates from '../../gen/operations/candidates.ts'
import { createJobApplication, listJobApplications } from '../../gen/operations/job-applications.ts'
import { relate } from '../../records/declaration.ts'
import { defineNoun } from '../../records/noun.ts'
import { CandidateActions, isErased } from './candidate-hire.tsx'

export const noun = defineNoun({
  kind: 'Candidate',
  operations: candidates,
  columns: ['first_name', 'last_name', 'email', 'current_employer', 'source', 'employee_id'],
  filters: ['email', 'source'],
  // A hire begins with an offer, by an action of its own.
  offers: ({ id }, { email }) => !isErased(email) && id !== 'hireCandidate',
  Actions: CandidateActions,
  groups: [
    {
      title: 'recruitment.work',
      fields: [
        'current_employer',
        'current_designation',
        'experience_years',
        'skills',
        'linkedin_url',
        'resume_file_name',
      ],
    },
    {
      title: 'recruitment.conditions',
      fields: ['current_salary', 'expected_salary', 'notice_period_days'],
    },
    { title: 'employees.person', fields: ['gender', 'date_of_birth', 'city', 'country'] },
  ],
  form: {
    first: ['first_name', 'last_name', 'email', 'phone', 'source', 'referred_by_id'],
  },
  related: [
    relate('Candidate', listJobApplications, {
      title: 'recruitment.applications',
      input: candidate => ({ query: { candidate_id: candidate.id } }),
      columns: ['job_opening_id', 'stage', 'applied_at', 'rating', 'rejection_reason'],
      create: createJobApplication,
      given: candidate => ({ candidate_id: candidate.id }),
    }),
  ],
})
