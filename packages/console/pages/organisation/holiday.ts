// Holidays, as the console shows them.
import * as holidays from '../../gen/operations/holidays.ts'
import { defineNoun } from '../../records/noun.ts'

export const noun = defineNoun({
  kind: 'Holiday',
  operations: holidays,
  columns: ['name', 'date', 'type', 'branch_id', 'is_recurring'],
  filters: ['year', 'branch_id', 'type'],
})
