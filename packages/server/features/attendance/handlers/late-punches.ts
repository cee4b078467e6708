// Late punches in the console: what came after the lock, and what needs no correction.

import { audit } from '../../../auth/audit.ts'
import type { HandlersFor } from '../../../gen/handlers.ts'
import { lockTime } from '../../timekeeping/index.ts'
import { dismissLatePunches, latePunches } from '../late-punches.ts'

export default {
  listLatePunches: latePunches.list,

  async dismissLatePunch(call) {
    const { employee_id } = await latePunches.find(call, call.path.id)
    await lockTime(call.db, [employee_id])
    const before = await latePunches.lockFor(call, 'dismissLatePunch')
    const { dismissal_reason } = call.body
    await dismissLatePunches(call.db, before, dismissal_reason)
    const { date } = before
    audit(call, 'late_punch.dismissed', before.id, { employee_id, date, dismissal_reason })
    return latePunches.find(call, before.id)
  },
} satisfies HandlersFor<'late_punches'>
