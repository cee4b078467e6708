// The letterhead: what stands at the head and the foot of letters and payslips; one record, made with the workspace.

import { say } from '@muster/sentences'
import type { HandlersFor } from '../../../gen/handlers.ts'
import { invalidField } from '../../../http/problem.ts'
import { letterheads, readLetterheadId } from '../letterheads.ts'

const maxLines = 6

export default {
  getLetterhead: async call => letterheads.find(call, await readLetterheadId(call.db)),

  async updateLetterhead(call) {
    const lines = (call.body.address ?? '').split('\n').length
    if (lines > maxLines)
      throw invalidField('address', say`has ${lines} lines; at most ${maxLines} are taken`)
    const before = await letterheads.lock(call, await readLetterheadId(call.db))
    return letterheads.write(call, before, { ...call.body })
  },
} satisfies HandlersFor<'letterhead'>
