// Payroll runs: their list and their forms; the page of a month is loaded with it.

import * as payrollImports from '../../../gen/operations/payroll-imports.ts'
import * as payrollRunDetails from '../../../gen/operations/payroll-run-details.ts'
import * as payrollRuns from '../../../gen/operations/payroll-runs.ts'
import { chooseAmong } from '../../../records/forms/among.tsx'
import type { RecordOf } from '../../../records/kind.ts'
import { defineNoun } from '../../../records/noun.ts'
import type { AnyOperation } from '../../../records/operation.ts'
import { useNextMonth } from './next-month.ts'
import { titleRun } from './run-facts.ts'

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
    needs: ['kind'],
    helps: { kind: 'payroll.kind_help' },
    asks: isRunAsked,
    useBegin: useNextMonth,
    controls: { adjustment_ids: chooseAmong<'PayrollAdjustment'>({ kind: 'bonus', status: 'active' }) },
  },
  offers: isRunOffered,
  inPanel: ['processPayrollRun', 'approvePayrollRun', 'lockPayrollRun'],
})

/** Whom a run pays is chosen of leavers and arrears alone, and adjustments of bonuses. */
function isRunAsked(name: string, { kind = 'regular' }: { readonly kind?: unknown }): boolean {
  if (name === 'employee_ids') return kind === 'final' || kind === 'correction'
  return name !== 'adjustment_ids' || kind === 'bonus'
}

/** Only an import is added to, or taken away as one; a calculated run is taken away while it pays nobody. */
function isRunOffered({ id }: AnyOperation, { status, source, total_employees }: Run): boolean {
  if (id === 'deletePayrollRun') return source !== 'imported' && (status === 'draft' || total_employees === 0)
  return (id !== 'updatePayrollImport' && id !== 'deletePayrollImport') || source === 'imported'
}

function RunMonth({ record }: { readonly record: Run }): string {
  return titleRun(record)
}
