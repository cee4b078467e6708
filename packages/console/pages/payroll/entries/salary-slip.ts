// Salary slips, as the console shows them: whose they are, of which month, and how gross pay becomes net pay.
import * as salarySlipDetails from '../../../gen/operations/salary-slip-details.ts'
import { getSalarySlipContent } from '../../../gen/operations/salary-slips.ts'
import { defineNoun } from '../../../records/noun.ts'
import { SlipMonth, SlipPanel } from './slip-panel.tsx'

export const noun = defineNoun({
  kind: 'SalarySlipDetail',
  operations: salarySlipDetails,
  columns: [
    'employee_id',
    'month',
    'gross_salary',
    'total_additions',
    'total_deductions',
    'net_salary',
    'slip_number',
    'generated_at',
  ],
  cells: { month: SlipMonth },
  filters: ['payroll_run_id', 'employee_id'],
  title: ({ slip_number: number, id }) => number ?? id,
  files: [getSalarySlipContent],
  Panel: SlipPanel,
  hidden: [
    'employee_code',
    'first_name',
    'last_name',
    'month',
    'gross_salary',
    'total_additions',
    'total_deductions',
    'net_salary',
  ],
})
