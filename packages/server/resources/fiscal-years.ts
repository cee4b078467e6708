// Fiscal years: the twelve months that leave and payroll are counted in.

import type { HandlersFor } from '../gen/handlers.ts'
import { resource } from '../resource.ts'

const current = '(:today::date between start_date and end_date)'

const fiscalYears = resource('FiscalYear', {
  computed: { is_current: current },
  filters: { is_current: `${current} = :is_current::boolean` },
})

export default {
  listFiscalYears: fiscalYears.list,
  getFiscalYear: fiscalYears.get,
} satisfies HandlersFor<'fiscal_years'>
