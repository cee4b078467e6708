// Fiscal years: the twelve months that leave and payroll are counted in.

import type { HandlersFor } from '../../../gen/handlers.ts'
import { today } from '../../../http/context.ts'
import { resource } from '../../../resource/resource.ts'
import { closeLeaveYear } from '../../leave/index.ts'

const current = '(:today::date between start_date and end_date)'

export const fiscalYears = resource('FiscalYear', {
  computed: { is_current: current },
  filters: { is_current: `${current} = :is_current::boolean` },
})

export default {
  listFiscalYears: fiscalYears.list,
  getFiscalYear: fiscalYears.get,

  async closeFiscalYear(call) {
    const year = await fiscalYears.lock(call, call.path.id)
    return closeLeaveYear(call.db, year, today(call))
  },
} satisfies HandlersFor<'fiscal_years'>
