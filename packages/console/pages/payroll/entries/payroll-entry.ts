// Payroll entries, as the console shows them.
import { sayOf } from '../../../app/words.ts'
import * as payrollEntries from '../../../gen/operations/payroll-entries.ts'
import { getPayrollEntryDetail } from '../../../gen/operations/payroll-entry-details.ts'
import { failPayrollPayment, listPayrollPayments } from '../../../gen/operations/payroll-payments.ts'
import { getSalarySlipContent, listSalarySlips } from '../../../gen/operations/salary-slips.ts'
import { relate } from '../../../records/declaration.ts'
import { defineNoun } from '../../../records/noun.ts'
import { EntryPanel } from './entry-panel.tsx'

export const noun = defineNoun({
  kind: 'PayrollEntry',
  operations: payrollEntries,
  columns: ['employee_id', 'payroll_run_id', 'total_earnings', 'total_deductions', 'net_salary', 'status'],
  filters: ['payroll_run_id', 'employee_id', 'status'],
  // Whose it is stands before it, and the run among its facts.
  title: () => sayOf('kind', 'PayrollEntry', { count: 1 }),
  // An entry whose payment is pending is not held: the batch is told by its detail.
  within: { get: getPayrollEntryDetail, input: entry => ({ path: { id: entry.id } }) },
  offers: ({ id }, _entry, detail) => id !== 'holdPayrollEntry' || detail.pending_batch === null,
  Panel: EntryPanel,
  groups: [
    { title: 'payroll.run', fields: ['employee_id', 'payroll_run_id', 'salary_assignment_id'] },
    {
      title: 'payroll.days',
      fields: [
        'working_days',
        'present_days',
        'absent_days',
        'leave_days',
        'unpaid_leave_days',
        'half_days',
        'late_count',
        'early_leave_count',
        'holidays',
        'overtime_hours',
      ],
    },
    {
      title: 'payroll.payment',
      fields: ['payment_method', 'payment_date', 'payment_reference', 'paid_at', 'acknowledged_at'],
    },
  ],
  hidden: [
    'deleted',
    'gross_salary',
    'total_earnings',
    'total_deductions',
    'net_salary',
    'employer_contributions',
  ],
  related: [
    relate('PayrollEntry', listSalarySlips, {
      title: 'payroll.slips',
      input: entry => ({ query: { payroll_entry_id: entry.id } }),
      columns: ['slip_number', 'generated_at'],
      actions: [getSalarySlipContent],
    }),
    relate('PayrollEntry', listPayrollPayments, {
      title: 'payroll.single_payments',
      input: entry => ({ query: { payroll_entry_id: entry.id } }),
      columns: ['batch', 'amount', 'payment_method', 'payment_date', 'failure_reason', 'status'],
      actions: [failPayrollPayment],
    }),
  ],
})
