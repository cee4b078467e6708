// Late punches in the console: what came after the lock, and what needs no correction.

import { audit } from '../../../auth/audit.ts'
import type { HandlersFor } from '../../../gen/handlers.ts'
import { conflict } from '../../../http/problem.ts'
import { lockTime } from '../../timekeeping/index.ts'
import { dismissLatePunches, latePunches } from '../late-punches.ts'

export default {
  listLatePunches: latePunches.list,

  async dismissLatePunch(call) {
    const { id, employee_id } = await latePunches.find(call, call.path.id)
    await lockTime(call.db, [employee_id])
    const before = await latePunches.lock(call, id)
    if (before.status !== 'waiting')
      throw conflict(
        `This late punch of ${before.date} is ${before.status}; only one that is waiting can be dismissed.`,
      )
    const { dismissal_reason } = call.body
    await dismissLatePunches(call.db, before, dismissal_reason)
    const { date } = before
    audit(call, 'late_punch.dismissed', before.id, { employee_id, date, dismissal_reason })
    return latePunches.find(call, before.id)
  },
} satisfies HandlersFor<'late_punches'>
