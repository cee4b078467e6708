// Shifts: the hours that people are expected to work; one of them is for new employees.

import type { HandlersFor } from '../gen/handlers.ts'
import { resource } from '../resource.ts'

const shifts = resource('Shift', { exclusive: 'is_default' })

export default {
  listShifts: shifts.list,
  getShift: shifts.get,
  createShift: shifts.create,
  updateShift: shifts.update,
} satisfies HandlersFor<'shifts'>
