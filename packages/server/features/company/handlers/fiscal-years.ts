// Fiscal years: the twelve months that leave and payroll are counted in.

import type { HandlersFor } from '../../../gen/handlers.ts'
import { today } from '../../../http/context.ts'
import { closeLeaveYear } from '../../leave/index.ts'
import { fiscalYears } from '../fiscal-years.ts'

export default {
  listFiscalYears: fiscalYears.list,
  getFiscalYear: fiscalYears.get,

  async closeFiscalYear(call) {
    const year = await fiscalYears.lockFor(call, 'closeFiscalYear')
    return closeLeaveYear(call.db, year, today(call))
  },
} satisfies HandlersFor<'fiscal_years'>
