// Shifts: the hours that people are expected to work; one of them is for new employees.

import type { HandlersFor } from '../../../gen/handlers.ts'
import { resource } from '../../../resource/resource.ts'
import { gradeShiftAgain } from '../../attendance/index.ts'

const shifts = resource('Shift', { exclusive: 'is_default' })

export default {
  listShifts: shifts.list,
  getShift: shifts.get,
  createShift: shifts.create,

  async updateShift(call) {
    const before = await shifts.lock(call, call.path.id)
    const after = await shifts.write(call, before, { ...call.body })
    if (after !== before) await gradeShiftAgain(call, before, after)
    return after
  },
} satisfies HandlersFor<'shifts'>
