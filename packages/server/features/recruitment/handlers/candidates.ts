// Candidates: the people who apply, until they are hired or their data is erased.

import type { HandlersFor } from '../../../gen/handlers.ts'
import { anonymiseCandidate } from '../anonymise.ts'
import { assertUnknown, candidates, lockCandidate } from '../candidates.ts'
import { hireCandidate } from '../hire.ts'

export default {
  listCandidates: candidates.list,
  getCandidate: candidates.get,

  async createCandidate(call) {
    await assertUnknown(call.db, call.body.email)
    return candidates.create(call)
  },

  async updateCandidate(call) {
    const before = await lockCandidate(call, call.path.id)
    await assertUnknown(call.db, call.body.email, before.id)
    return candidates.write(call, before, { ...call.body })
  },

  hireCandidate: call => hireCandidate(call, call.path.id, call.body),
  anonymiseCandidate: call => anonymiseCandidate(call, call.path.id),
} satisfies HandlersFor<'candidates'>
