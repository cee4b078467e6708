// Fiscal years as records: with whether today is in one.

import { resource } from '../../resource/resource.ts'

const current = '(:today::date between start_date and end_date)'

export const fiscalYears = resource('FiscalYear', {
  computed: { is_current: current },
  filters: { is_current: `${current} = :is_current::boolean` },
})
