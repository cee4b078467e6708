// Job applications, as the console shows them.
import * as jobApplications from '../../gen/operations/job-applications.ts'
import { chooseAmong } from '../../records/forms/among.tsx'
import { defineNoun } from '../../records/noun.ts'
import ApplicationPanel from './application-panel.tsx'

export const noun = defineNoun({
  kind: 'JobApplication',
  operations: jobApplications,
  columns: ['candidate_id', 'job_opening_id', 'stage', 'applied_at', 'rating'],
  filters: ['stage', 'job_opening_id', 'candidate_id'],
  // A rejection asks for its reason.
  form: {
    controls: { job_opening_id: chooseAmong<'JobOpening'>({ status: 'open' }) },
    asks: (name, { stage }) => name !== 'rejection_reason' || stage === 'rejected',
  },
  Panel: ApplicationPanel,
})
