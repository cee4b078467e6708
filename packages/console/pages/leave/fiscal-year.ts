// Fiscal years, as the console shows them.
import * as fiscalYears from '../../gen/operations/fiscal-years.ts'
import { defineNoun } from '../../records/noun.ts'
import { CloseYear } from './close-year.tsx'

export const noun = defineNoun({
  kind: 'FiscalYear',
  // Closing has a panel of its own, which tells first what it would do.
  operations: { list: fiscalYears.listFiscalYears, get: fiscalYears.getFiscalYear },
  columns: ['name', 'start_date', 'end_date', 'status'],
  filters: ['status'],
  Panel: CloseYear,
})
