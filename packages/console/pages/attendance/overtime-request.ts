// Overtime requests, as the console shows them.
import * as overtimeRequests from '../../gen/operations/overtime-requests.ts'
import { defineNoun } from '../../records/noun.ts'

export const noun = defineNoun({
  kind: 'OvertimeRequest',
  operations: overtimeRequests,
  columns: ['employee_id', 'date', 'requested_hours', 'approved_hours', 'day_type', 'status'],
  filters: ['status', 'employee_id', 'date_from', 'date_to'],
  // What payroll has paid stays.
  offers: ({ id }, { payroll_run_id: run }) => id !== 'cancelOvertimeRequest' || run === null,
  primary: 'approveOvertimeRequest',
})
