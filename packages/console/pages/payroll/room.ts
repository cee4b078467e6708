// The room of payroll and of salaries.
import type { Room } from '../../app/room.ts'

export const payroll: Room = {
  title: 'room.payroll',
  pages: [
    {
      path: '/payroll/runs',
      kind: 'PayrollRunDetail',
      needs: 'listPayrollRunDetails',
      create: 'createPayrollRun',
      load: () => import('./payroll-run.ts'),
    },
    {
      path: '/payroll/entries',
      kind: 'PayrollEntry',
      needs: 'listPayrollEntries',
      load: () => import('./payroll-entry.ts'),
    },
    {
      path: '/payroll/batches',
      kind: 'PayrollPaymentBatch',
      needs: 'listPayrollPaymentBatches',
      create: 'createPayrollPaymentBatch',
      load: () => import('./payroll-payment-batch.ts'),
    },
    {
      path: '/payroll/payments',
      kind: 'PayrollPayment',
      needs: 'listPayrollPayments',
      load: () => import('./payroll-payment.ts'),
    },
    {
      path: '/payroll/slips',
      kind: 'SalarySlip',
      needs: 'listSalarySlips',
      load: () => import('./salary-slip.ts'),
    },
    {
      path: '/payroll/adjustments',
      kind: 'PayrollAdjustment',
      needs: 'listPayrollAdjustments',
      create: 'createPayrollAdjustment',
      load: () => import('./payroll-adjustment.ts'),
    },
    {
      path: '/payroll/corrections',
      kind: 'PayrollCorrection',
      needs: 'listPayrollCorrections',
      create: 'createPayrollCorrection',
      load: () => import('./payroll-correction.ts'),
    },
    {
      path: '/payroll/assignments',
      kind: 'SalaryAssignment',
      needs: 'listSalaryAssignments',
      create: 'createSalaryAssignment',
      load: () => import('./salary-assignment.ts'),
    },
    {
      path: '/payroll/structures',
      kind: 'SalaryStructure',
      needs: 'listSalaryStructures',
      create: 'createSalaryStructure',
      load: () => import('./salary-structure.ts'),
    },
    {
      path: '/payroll/structure-components',
      kind: 'SalaryStructureComponent',
      needs: 'listSalaryStructureComponents',
      create: 'createSalaryStructureComponent',
      load: () => import('./salary-structure-component.ts'),
    },
    {
      path: '/payroll/components',
      kind: 'SalaryComponent',
      needs: 'listSalaryComponents',
      create: 'createSalaryComponent',
      load: () => import('./salary-component.ts'),
    },
    {
      path: '/payroll/operations',
      kind: 'PayrollOperation',
      needs: 'listPayrollOperations',
      load: () => import('./payroll-operation.ts'),
      isInner: true,
    },
    {
      path: '/payroll/law-facts',
      kind: 'EmployeeLawFact',
      needs: 'listEmployeeLawFacts',
      create: 'createEmployeeLawFact',
      load: () => import('./employee-law-fact.ts'),
    },
    {
      path: '/payroll/tax-openings',
      kind: 'TaxOpening',
      needs: 'listTaxOpenings',
      create: 'createTaxOpening',
      load: () => import('./tax-opening.ts'),
    },
  ],
}
