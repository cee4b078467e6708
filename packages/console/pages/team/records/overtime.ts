// Overtime that the team has asked for, without what it pays.
import { getOvertimeRequest, listOvertimeRequests } from '../../../gen/operations/overtime-requests.ts'
import { defineNoun } from '../../../records/noun.ts'

export const noun = defineNoun({
  kind: 'OvertimeRequest',
  operations: { listOvertimeRequests, getOvertimeRequest },
  columns: ['employee_id', 'date', 'requested_hours', 'reason', 'status'],
  filters: ['status'],
  hidden: ['rate_multiplier', 'payroll_run_id'],
  isExported: false,
})
