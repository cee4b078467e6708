// Job openings: the posts that people can apply for.

import { say } from '@muster/sentences'
import type { HandlersFor } from '../../../gen/handlers.ts'
import { invalidField } from '../../../http/problem.ts'
import { moveOpening, openings } from '../openings.ts'

export default {
  listJobOpenings: openings.list,
  getJobOpening: openings.get,

  async createJobOpening(call) {
    const { status = 'draft', ...draft } = call.body
    if (status !== 'draft' && status !== 'open')
      throw invalidField('status', say`of a new opening can be only draft or open`)
    const made = await openings.insert(call, draft)
    return moveOpening(call, made, status)
  },

  async updateJobOpening(call) {
    const before = await openings.lock(call, call.path.id)
    const { status = before.status, ...draft } = call.body
    const after = await openings.write(call, before, draft)
    return moveOpening(call, after, status)
  },
} satisfies HandlersFor<'job_openings'>
