// Leave of the team, as their manager may see it: neither its reason nor its document.
import { getLeaveApplication, listLeaveApplications } from '../../../gen/operations/leave-applications.ts'
import { defineNoun } from '../../../records/noun.ts'
import { Absences } from '../requests/absences.tsx'

export const noun = defineNoun({
  kind: 'LeaveApplication',
  operations: { listLeaveApplications, getLeaveApplication },
  columns: ['employee_id', 'leave_type_id', 'from_date', 'to_date', 'total_days', 'status'],
  filters: ['status'],
  hidden: ['reason', 'document_id', 'cancellation_reason'],
  isExported: false,
  Panel: Absences,
})
