// Own requests for overtime, as pages show them.
import {
  cancelOvertimeRequest,
  getOvertimeRequest,
  listOvertimeRequests,
} from '../../../gen/operations/overtime-requests.ts'
import { defineNoun } from '../../../records/noun.ts'
import { OwnWay } from '../../approvals/own-way.tsx'

export const noun = defineNoun({
  kind: 'OvertimeRequest',
  operations: { listOvertimeRequests, getOvertimeRequest, cancelOvertimeRequest },
  columns: ['date', 'requested_hours', 'approved_hours', 'status'],
  filters: ['status'],
  offers: (_, { payroll_run_id: run }) => run === null,
  hidden: ['employee_id'],
  isExported: false,
  Panel: OwnWay,
})
