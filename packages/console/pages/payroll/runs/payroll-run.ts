// Payroll runs, as the console shows them.

import { sayOf, sayTogether } from '../../../app/words.ts'
import * as payrollImports from '../../../gen/operations/payroll-imports.ts'
import * as payrollPaymentBatches from '../../../gen/operations/payroll-payment-batches.ts'
import { failPayrollPayment, listPayrollPayments } from '../../../gen/operations/payroll-payments.ts'
import * as payrollRunDetails from '../../../gen/operations/payroll-run-details.ts'
import * as payrollRuns from '../../../gen/operations/payroll-runs.ts'
import { listSalarySlipDetails } from '../../../gen/operations/salary-slip-details.ts'
import { getSalarySlipContent } from '../../../gen/operations/salary-slips.ts'
import { relate } from '../../../records/declaration.ts'
import { chooseAmong } from '../../../records/forms/among.tsx'
import type { RecordOf } from '../../../records/kind.ts'
import { defineNoun } from '../../../records/noun.ts'
import type { AnyOperation } from '../../../records/operation.ts'
import { JournalTab } from '../month/journal-tab.tsx'
import { MonthPage } from '../month/month-page.tsx'
import { nameMonth } from './run-facts.ts'
import { CostTab, FactsTab, PaymentsTab } from './run-panel.tsx'

const { createPayrollPaymentBatch, recordPayrollPaymentBatch, cancelPayrollPaymentBatch } =
  payrollPaymentBatches

type Run = RecordOf<'PayrollRunDetail'>

export const noun = defineNoun({
  kind: 'PayrollRunDetail',
  operations: Object.assign({}, payrollRunDetails, payrollRuns, payrollImports),
  list: payrollRunDetails.listPayrollRunDetails,
  get: payrollRunDetails.getPayrollRunDetail,
  create: payrollRuns.createPayrollRun,
  change: payrollRuns.updatePayrollRun,
  columns: [
    'month',
    'kind',
    'source',
    'total_employees',
    'total_gross',
    'total_additions',
    'total_deductions',
    'total_net',
    'status',
  ],
  filters: ['status', 'year', 'kind', 'source'],
  cells: { month: RunMonth },
  title: titleRun,
  form: {
    first: ['year', 'month', 'kind'],
    controls: { adjustment_ids: chooseAmong<'PayrollAdjustment'>({ kind: 'bonus', status: 'active' }) },
  },
  offers: isRunOffered,
  inPanel: ['processPayrollRun', 'approvePayrollRun', 'lockPayrollRun'],
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

/** Only an import is added to, or taken away as one; a calculated run is taken away while it pays nobody. */
function isRunOffered({ id }: AnyOperation, { status, source, total_employees }: Run): boolean {
  if (id === 'deletePayrollRun') return source !== 'imported' && (status === 'draft' || total_employees === 0)
  return (id !== 'updatePayrollImport' && id !== 'deletePayrollImport') || source === 'imported'
}

function RunMonth({ record }: { readonly record: Run }): string {
  return titleRun(record)
}

function titleRun({ kind, ...run }: Run): string {
  const month = nameMonth(run)
  return kind === 'regular' ? month : sayTogether(month, sayOf('value', kind))
}
