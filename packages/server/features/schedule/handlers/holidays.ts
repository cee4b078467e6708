// Holidays: days off for the workspace or one branch.

import type { HandlersFor } from '../../../gen/handlers.ts'
import { resource } from '../../../resource/resource.ts'
import { listDaysWithin, rangeOf } from '../../timekeeping/index.ts'
import { regradeHoliday } from '../holiday-changes.ts'

const holidays = resource('Holiday', {
  derived: ['year'],
  conditions: { days: `exists ${listDaysWithin('holidays', ':days::daterange')}` },
})

export default {
  /** A holiday that comes back is found by each of its days. */
  listHolidays(call) {
    const { year, date_from, date_to, ...others } = call.query
    const days = rangeOf(call.query)
    return holidays.page(
      Object.assign({}, call, { query: days === undefined ? others : { ...others, days } }),
    )
  },

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
