// Late punches, as the console shows them.
import * as latePunches from '../../gen/operations/late-punches.ts'
import { defineNoun } from '../../records/noun.ts'

export const noun = defineNoun({
  kind: 'LatePunch',
  operations: latePunches,
  columns: ['employee_id', 'date', 'punched_at', 'status', 'dismissal_reason'],
  filters: ['status', 'employee_id'],
  isWorkedInRows: true,
})
