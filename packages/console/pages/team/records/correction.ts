// Corrections of days that the team has asked for.
import { getRegularisation, listRegularisations } from '../../../gen/operations/regularisations.ts'
import { defineNoun } from '../../../records/noun.ts'

export const noun = defineNoun({
  kind: 'Regularisation',
  operations: { listRegularisations, getRegularisation },
  columns: ['employee_id', 'date', 'type', 'reason', 'status'],
  filters: ['status'],
  isExported: false,
})
