// Rest day swaps, as the console shows them.
import * as restDaySwaps from '../../gen/operations/rest-day-swaps.ts'
import { defineNoun } from '../../records/noun.ts'

export const noun = defineNoun({
  kind: 'RestDaySwap',
  operations: restDaySwaps,
  columns: ['employee_id', 'rest_date', 'work_date', 'reason', 'status'],
  filters: ['status', 'employee_id'],
})
