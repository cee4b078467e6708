// Leave applications, as the console shows them.
import * as leaveApplications from '../../gen/operations/leave-applications.ts'
import { defineNoun, nameAction } from '../../records/noun.ts'

export const noun = defineNoun({
  kind: 'LeaveApplication',
  path: '/leave/applications',
  operations: leaveApplications,
  columns: ['employee_id', 'leave_type_id', 'from_date', 'to_date', 'total_days', 'status'],
  filters: ['status', 'employee_id', 'leave_type_id', 'date_from', 'date_to'],
  states: {
    approve: ['pending'],
    reject: ['pending'],
    cancel: ['pending', 'approved'],
    shorten: ['approved'],
  },
  // Leave of one day has no earlier last day.
  offers: (operation, { from_date, to_date }) =>
    nameAction(operation) !== 'shorten' || String(from_date) < String(to_date),
  primary: 'approve',
  explains: { total_days: leaveApplications.getLeaveApplicationExplanation },
  explanation: leaveApplications.getLeaveApplicationExplanation,
})
