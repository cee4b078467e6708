// Job applications: a candidate's way through the stages of one opening.

import { type Given, prepared } from '@muster/db'
import { say } from '@muster/sentences'
import type { HandlersFor } from '../../../gen/handlers.ts'
import type { Context } from '../../../http/context.ts'
import { conflict, invalidField } from '../../../http/problem.ts'
import { applications, moveApplication } from '../applications.ts'
import { lockCandidate } from '../candidates.ts'
import { lockOpen } from '../openings.ts'

const selectApplicationOfCandidate = prepared(
  'application_of_candidate',
  (query, given: Given<{ job_opening_id: string; candidate_id: string }>) =>
    query
      .selectFrom('job_applications')
      .select('stage')
      .where('workspace_id', '=', given.workspace_id)
      .where('job_opening_id', '=', given.job_opening_id)
      .where('candidate_id', '=', given.candidate_id),
)

function assertPast(call: Context, applied_at: string | undefined): void {
  if (applied_at !== undefined && Temporal.Instant.compare(applied_at, call.now) > 0)
    throw invalidField('applied_at', say`must not be in the future; it is ${call.now.toString()} now`)
}

export default {
  listJobApplications: applications.list,
  getJobApplication: applications.get,

  async createJobApplication(call) {
    const { candidate_id, job_opening_id, applied_at } = call.body
    assertPast(call, applied_at)
    await applications.check(call, call.body)
    await lockCandidate(call, candidate_id)
    await lockOpen(call, job_opening_id)
    const [known] = await call.db.run(selectApplicationOfCandidate, { candidate_id, job_opening_id })
    if (known)
      throw conflict(
        say`The candidate applied to this opening before, and that application is ${known.stage}. Change that application.`,
      )
    return applications.insert(call, { ...call.body })
  },

  async updateJobApplication(call) {
    const { candidate_id } = await applications.find(call, call.path.id)
    await lockCandidate(call, candidate_id)
    const before = await applications.lock(call, call.path.id)
    const { stage, rejection_reason, ...draft } = call.body
    const after = await applications.write(call, before, draft)
    return moveApplication(call, after, {
      ...(stage !== undefined && { stage }),
      ...(rejection_reason !== undefined && { rejection_reason }),
    })
  },
} satisfies HandlersFor<'job_applications'>
