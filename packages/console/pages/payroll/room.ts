// The room of payroll and of salaries.
import { pagesOf, type Room } from '../../app/room.ts'

export const payroll: Room = {
  title: 'room.payroll',
  pages: [
    {
      path: '/payroll/runs',
      kind: 'PayrollRunDetail',
      needs: 'listPayrollRunDetails',
      create: 'createPayrollRun',
      load: () => import('./runs/payroll-run.ts'),
    },
    pagesOf(
      '/payroll/entries',
      'PayrollEntry',
      'listPayrollEntries',
      () => import('./entries/payroll-entry.ts'),
    ),
    pagesOf(
      '/payroll/batches',
      'PayrollPaymentBatch',
      'listPayrollPaymentBatches',
      () => import('./payments/payroll-payment-batch.ts'),
    ),
    {
      path: '/payroll/bank-files',
      kind: 'PayrollBankFile',
      needs: 'listPayrollBankFiles',
      load: () => import('./payments/payroll-bank-file.ts'),
    },
    pagesOf(
      '/payroll/bank-accounts',
      'CompanyBankAccount',
      'listCompanyBankAccounts',
      () => import('./payments/company-bank-account.ts'),
    ),
    pagesOf(
      '/payroll/payments',
      'PayrollPayment',
      'listPayrollPayments',
      () => import('./payments/payroll-payment.ts'),
    ),
    pagesOf('/payroll/slips', 'SalarySlip', 'listSalarySlips', () => import('./entries/salary-slip.ts')),
    pagesOf(
      '/payroll/adjustments',
      'PayrollAdjustment',
      'listPayrollAdjustments',
      () => import('./entries/payroll-adjustment.ts'),
    ),
    pagesOf(
      '/payroll/corrections',
      'PayrollCorrection',
      'listPayrollCorrections',
      () => import('./entries/payroll-correction.ts'),
    ),
    pagesOf(
      '/payroll/assignments',
      'SalaryAssignment',
      'listSalaryAssignments',
      () => import('./salaries/salary-assignment.ts'),
    ),
    pagesOf(
      '/payroll/structures',
      'SalaryStructure',
      'listSalaryStructures',
      () => import('./salaries/salary-structure.ts'),
    ),
    pagesOf(
      '/payroll/structure-components',
      'SalaryStructureComponent',
      'listSalaryStructureComponents',
      () => import('./salaries/salary-structure-component.ts'),
    ),
    pagesOf(
      '/payroll/components',
      'SalaryComponent',
      'listSalaryComponents',
      () => import('./salaries/salary-component.ts'),
    ),
    pagesOf(
      '/payroll/gl-codes',
      'PayrollGlCode',
      'listPayrollGlCodes',
      () => import('./payments/payroll-gl-code.ts'),
    ),
    {
      path: '/payroll/operations',
      kind: 'PayrollOperation',
      needs: 'listPayrollOperations',
      load: () => import('./runs/payroll-operation.ts'),
      isInner: true,
    },
    pagesOf(
      '/payroll/law-facts',
      'EmployeeLawFact',
      'listEmployeeLawFacts',
      () => import('./tax/employee-law-fact.ts'),
    ),
    {
      path: '/payroll/tax-certificates',
      title: 'payroll.certificates',
      needs: 'getTaxCertificate',
      load: () => import('./tax/tax-certificates.tsx'),
    },
    pagesOf('/payroll/tax-openings', 'TaxOpening', 'listTaxOpenings', () => import('./tax/tax-opening.ts')),
  ],
}
