// The page of a month of pay: its steps and register, payments, slips, journal and cost.

import * as payrollPaymentBatches from '../../../gen/operations/payroll-payment-batches.ts'
import { failPayrollPayment, listPayrollPayments } from '../../../gen/operations/payroll-payments.ts'
import { listSalarySlipDetails } from '../../../gen/operations/salary-slip-details.ts'
import { getSalarySlipContent } from '../../../gen/operations/salary-slips.ts'
import { relate } from '../../../records/declaration.ts'
import { showOnPage } from '../../../records/noun.ts'
import { noun as run } from '../runs/payroll-run.ts'
import { CostTab, FactsTab, PaymentsTab } from '../runs/run-panel.tsx'
import { JournalTab } from './journal-tab.tsx'
import { MonthPage } from './month-page.tsx'

const { createPayrollPaymentBatch, recordPayrollPaymentBatch, cancelPayrollPaymentBatch } =
  payrollPaymentBatches

export const noun = showOnPage(run, {
  Page: MonthPage,
  firstTab: 'month.title',
  tabs: [
    {
      name: 'payments',
      title: 'payroll.payments',
      Panel: PaymentsTab,
      related: [
        relate('PayrollRunDetail', payrollPaymentBatches.listPayrollPaymentBatches, {
          title: 'payroll.batches',
          input: run => ({ query: { payroll_run_id: run.id } }),
          columns: [
            'number',
            'payment_method',
            'total_payments',
            'total_amount',
            'failed_payments',
            'payment_date',
            'status',
          ],
          create: createPayrollPaymentBatch,
          given: run => ({ payroll_run_id: run.id }),
          actions: [recordPayrollPaymentBatch, cancelPayrollPaymentBatch],
          // Payments are prepared from the lock on.
          offers: ({ id }, _batch, { status }) =>
            id !== 'createPayrollPaymentBatch' || status === 'locked' || status === 'disbursed',
        }),
        relate('PayrollRunDetail', listPayrollPayments, {
          title: 'payroll.single_payments',
          input: run => ({ query: { payroll_run_id: run.id } }),
          columns: [
            'employee_id',
            'batch',
            'amount',
            'payment_method',
            'payment_date',
            'failure_reason',
            'status',
          ],
          actions: [failPayrollPayment],
        }),
      ],
    },
    {
      name: 'slips',
      title: 'payroll.slips',
      related: [
        relate('PayrollRunDetail', listSalarySlipDetails, {
          title: 'payroll.slips',
          input: run => ({ query: { payroll_run_id: run.id } }),
          columns: [
            'employee_id',
            'month',
            'gross_salary',
            'total_additions',
            'total_deductions',
            'net_salary',
            'slip_number',
          ],
          actions: [getSalarySlipContent],
        }),
      ],
    },
    { name: 'journal', title: 'month.journal', Panel: JournalTab },
    { name: 'cost', title: 'payroll.cost', Panel: CostTab },
    { name: 'facts', title: 'record.facts', Panel: FactsTab },
  ],
})
