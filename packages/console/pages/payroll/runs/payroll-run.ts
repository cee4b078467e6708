// Payroll runs, as the console shows them.

import { formatMonth } from '../../../app/formats.ts'
import { sayOf, sayTogether } from '../../../app/words.ts'
import * as payrollImports from '../../../gen/operations/payroll-imports.ts'
import * as payrollPaymentBatches from '../../../gen/operations/payroll-payment-batches.ts'
import { failPayrollPayment, listPayrollPayments } from '../../../gen/operations/payroll-payments.ts'
import * as payrollRunDetails from '../../../gen/operations/payroll-run-details.ts'
import * as payrollRuns from '../../../gen/operations/payroll-runs.ts'
import { getSalarySlipContent, listSalarySlips } from '../../../gen/operations/salary-slips.ts'
import { chooseAmong } from '../../../records/forms/among.tsx'
import { defineNoun } from '../../../records/noun.ts'
import type { AnyOperation, AnyRecord } from '../../../records/operation.ts'
import { CostMonths } from './cost-months.tsx'
import { CostTab, PaymentsTab, RegisterTab, RunPanel } from './run-panel.tsx'

const { createPayrollPaymentBatch, recordPayrollPaymentBatch, cancelPayrollPaymentBatch } =
  payrollPaymentBatches

export const noun = defineNoun({
  kind: 'PayrollRunDetail',
  path: '/payroll/runs',
  operations: Object.assign({}, payrollRunDetails, payrollRuns, payrollImports),
  list: payrollRunDetails.listPayrollRunDetails,
  get: payrollRunDetails.getPayrollRunDetail,
  create: payrollRuns.createPayrollRun,
  change: payrollRuns.updatePayrollRun,
  columns: [
    'run_date',
    'kind',
    'source',
    'total_employees',
    'total_gross',
    'total_deductions',
    'total_net',
    'status',
  ],
  filters: ['status', 'year', 'kind', 'source'],
  title: titleRun,
  form: { controls: { adjustment_ids: chooseAmong({ kind: 'bonus', status: 'active' }) } },
  offers: isRunOffered,
  inPanel: [
    'processPayrollRun',
    'verifyPayrollRun',
    'approvePayrollRun',
    'reopenPayrollRun',
    'lockPayrollRun',
  ],
  Panel: RunPanel,
  ListPanel: CostMonths,
  hidden: [
    'deleted',
    'year',
    'month',
    'total_employees',
    'total_gross',
    'total_deductions',
    'total_net',
    'total_employer_cost',
    'approved_at',
    'locked_at',
    'disbursed_at',
    'created_by',
    'processed_by',
    'approved_by',
    'locked_by',
    'warnings',
  ],
  tabs: [
    { name: 'register', title: 'payroll.register', Panel: RegisterTab },
    { name: 'cost', title: 'payroll.cost', Panel: CostTab },
    {
      name: 'payments',
      title: 'payroll.payments',
      Panel: PaymentsTab,
      related: [
        {
          title: 'payroll.batches',
          list: payrollPaymentBatches.listPayrollPaymentBatches,
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
          offers: isPaymentOffered,
        },
        {
          title: 'payroll.single_payments',
          list: listPayrollPayments,
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
          offers: isPaymentOffered,
        },
        {
          title: 'payroll.slips',
          list: listSalarySlips,
          input: run => ({ query: { payroll_run_id: run.id } }),
          columns: ['slip_number', 'generated_at'],
          actions: [getSalarySlipContent],
        },
      ],
    },
  ],
})

/** A locked run does not change. An import is added to, or taken away, while it is a draft; a calculated run is taken away while it pays nobody. */
function isRunOffered({ id }: AnyOperation, { status, source, total_employees }: AnyRecord): boolean {
  if (id === 'deletePayrollRun')
    return source !== 'imported' && (status === 'draft' || (status === 'processed' && total_employees === 0))
  if (id === 'updatePayrollRun') return status !== 'locked' && status !== 'disbursed'
  const isImport = id === 'updatePayrollImport' || id === 'deletePayrollImport'
  return !isImport || (source === 'imported' && status === 'draft')
}

/** Payments are prepared from the lock on; a batch is recorded or cancelled once. */
function isPaymentOffered(operation: AnyOperation, { status }: AnyRecord, run: AnyRecord): boolean {
  if (operation === createPayrollPaymentBatch) return run.status === 'locked' || run.status === 'disbursed'
  if (operation === failPayrollPayment) return status === 'pending' || status === 'paid'
  return status === 'pending'
}

function titleRun({ run_date: date, kind }: AnyRecord): string {
  const month = formatMonth(String(date))
  return kind === 'regular' ? month : sayTogether(month, sayOf('value', String(kind)))
}
