// Regularisations, as the console shows them.
import * as regularisations from '../../gen/operations/regularisations.ts'
import { defineNoun } from '../../records/noun.ts'

export const noun = defineNoun({
  kind: 'Regularisation',
  operations: regularisations,
  columns: ['employee_id', 'date', 'type', 'requested_status', 'reason', 'status'],
  filters: ['status', 'employee_id', 'date_from', 'date_to'],
  primary: 'approveRegularisation',
})
