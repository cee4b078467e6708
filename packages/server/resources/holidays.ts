// Holidays: days off for the workspace or one branch.

import type { HandlersFor } from '../gen/handlers.ts'
import { resource } from '../resource.ts'

const holidays = resource('Holiday', {
  filters: { date_from: 'date >= :date_from', date_to: 'date <= :date_to' },
})

export default {
  listHolidays: holidays.list,
  getHoliday: holidays.get,
  createHoliday: holidays.create,
  updateHoliday: holidays.update,
} satisfies HandlersFor<'holidays'>
