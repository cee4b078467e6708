// Leave applications, as the console shows them.
import * as leaveApplications from '../../gen/operations/leave-applications.ts'
import { defineNoun } from '../../records/noun.ts'

export const noun = defineNoun({
  kind: 'LeaveApplication',
  operations: leaveApplications,
  columns: ['employee_id', 'leave_type_id', 'from_date', 'to_date', 'total_days', 'status'],
  filters: ['status', 'employee_id', 'leave_type_id', 'date_from', 'date_to'],
  // Leave of one day has no earlier last day.
  offers: (operation, { from_date, to_date }) =>
    operation.id !== 'shortenLeaveApplication' || from_date < to_date,
  primary: 'approveLeaveApplication',
  explains: { total_days: leaveApplications.getLeaveApplicationExplanation },
  explanation: leaveApplications.getLeaveApplicationExplanation,
})
