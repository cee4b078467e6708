// Leave overdrafts, as the console shows them.
import * as leaveOverdrafts from '../../gen/operations/leave-overdrafts.ts'
import { defineNoun } from '../../records/noun.ts'

export const noun = defineNoun({
  kind: 'LeaveOverdraft',
  operations: leaveOverdrafts,
  columns: ['employee_id', 'leave_application_id', 'days', 'uncovered_days', 'available_days', 'because'],
  filters: ['employee_id'],
})
