// Own applications for leave, as pages show them.
import {
  cancelLeaveApplication,
  getLeaveApplication,
  listLeaveApplications,
} from '../../../gen/operations/leave-applications.ts'
import { defineNoun } from '../../../records/noun.ts'
import { OwnWay } from '../../approvals/own-way.tsx'

export const noun = defineNoun({
  kind: 'LeaveApplication',
  operations: { listLeaveApplications, getLeaveApplication, cancelLeaveApplication },
  columns: ['from_date', 'to_date', 'leave_type_id', 'total_days', 'status'],
  filters: ['status', 'leave_type_id'],
  hidden: ['employee_id'],
  isExported: false,
  Panel: OwnWay,
})
