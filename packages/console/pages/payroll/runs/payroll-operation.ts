// Payroll operations, as the console shows them.
import * as payrollOperations from '../../../gen/operations/payroll-operations.ts'
import { defineNoun } from '../../../records/noun.ts'

export const noun = defineNoun({
  kind: 'PayrollOperation',
  operations: payrollOperations,
  columns: ['kind', 'payroll_run_id', 'status', 'done', 'total', 'started_by', 'finished_at'],
  filters: ['payroll_run_id', 'status'],
  hidden: ['deleted'],
})
