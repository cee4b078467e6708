// Fiscal years, as the console shows them.
import * as fiscalYears from '../../gen/operations/fiscal-years.ts'
import { defineNoun } from '../../records/noun.ts'

export const noun = defineNoun({
  kind: 'FiscalYear',
  path: '/leave/fiscal-years',
  operations: fiscalYears,
  columns: ['name', 'start_date', 'end_date', 'status'],
  filters: ['status'],
  states: { close: ['open'] },
})
