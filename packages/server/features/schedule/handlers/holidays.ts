// Holidays: days off for the workspace or one branch.

import type { HandlersFor } from '../../../gen/handlers.ts'
import { resource } from '../../../resource/resource.ts'
import { regradeHoliday } from '../holiday-changes.ts'

const holidays = resource('Holiday', {
  filters: { date_from: { date: '>= :date_from' }, date_to: { date: '<= :date_to' } },
})

export default {
  listHolidays: holidays.list,
  getHoliday: holidays.get,

  async createHoliday(call) {
    const holiday = await holidays.create(call)
    await regradeHoliday(call, holiday)
    return holiday
  },

  async updateHoliday(call) {
    const before = await holidays.lock(call, call.path.id)
    const after = await holidays.write(call, before, { ...call.body })
    if (after !== before) await regradeHoliday(call, before, after)
    return after
  },
} satisfies HandlersFor<'holidays'>
