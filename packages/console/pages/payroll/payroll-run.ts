// Payroll runs, as the console shows them.
import * as payrollRunDetails from '../../gen/operations/payroll-run-details.ts'
import * as payrollRuns from '../../gen/operations/payroll-runs.ts'
import { defineNoun } from '../../records/noun.ts'

export const noun = defineNoun({
  kind: 'PayrollRunDetail',
  path: '/payroll/runs',
  operations: Object.assign({}, payrollRunDetails, payrollRuns),
  columns: [
    'year',
    'month',
    'kind',
    'total_employees',
    'total_gross',
    'total_deductions',
    'total_net',
    'status',
  ],
  filters: ['status', 'year', 'kind', 'source'],
  states: {
    process: ['draft', 'processed'],
    verify: ['processed', 'approved'],
    approve: ['processed'],
    reopen: ['processed', 'approved'],
    lock: ['approved'],
  },
  primary: 'process',
})
