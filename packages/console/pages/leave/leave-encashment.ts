// Leave encashments, as the console shows them.
import * as leaveEncashments from '../../gen/operations/leave-encashments.ts'
import { defineNoun } from '../../records/noun.ts'

export const noun = defineNoun({
  kind: 'LeaveEncashment',
  operations: leaveEncashments,
  columns: ['employee_id', 'days', 'amount', 'status'],
  totals: ['amount'],
  filters: ['status', 'employee_id'],
})
