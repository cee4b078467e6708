// Tax openings, as the console shows them.
import * as taxOpenings from '../../../gen/operations/tax-openings.ts'
import { defineNoun } from '../../../records/noun.ts'

export const noun = defineNoun({
  kind: 'TaxOpening',
  operations: taxOpenings,
  columns: ['employee_id', 'tax_year', 'taxable_income', 'tax_withheld', 'through_month', 'source'],
  filters: ['employee_id', 'tax_year', 'source'],
})
