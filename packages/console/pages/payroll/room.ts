// The room of payroll and of salaries.
import type { Room } from '../../app/room.ts'

export const payroll = {
  pages: {
    '/payroll/runs': {
      kind: 'PayrollRunDetail',
      create: 'createPayrollRun',
      load: () => import('./runs/payroll-run.ts'),
      loadRecord: () => import('./month/month.ts'),
    },
    '/payroll/entries': { kind: 'PayrollEntry', load: () => import('./entries/payroll-entry.ts') },
    '/payroll/batches': {
      kind: 'PayrollPaymentBatch',
      load: () => import('./payments/payroll-payment-batch.ts'),
    },
    '/payroll/bank-files': {
      kind: 'PayrollBankFile',
      create: null,
      load: () => import('./payments/payroll-bank-file.ts'),
    },
    '/payroll/bank-accounts': {
      kind: 'CompanyBankAccount',
      load: () => import('./payments/company-bank-account.ts'),
    },
    '/payroll/account-changes': {
      kind: 'BankAccountChange',
      create: null,
      load: () => import('./payments/bank-account-change.ts'),
    },
    '/payroll/payments': { kind: 'PayrollPayment', load: () => import('./payments/payroll-payment.ts') },
    '/payroll/slips': { kind: 'SalarySlipDetail', load: () => import('./entries/salary-slip.ts') },
    '/payroll/adjustments': {
      kind: 'PayrollAdjustment',
      load: () => import('./entries/payroll-adjustment.ts'),
    },
    '/payroll/corrections': {
      kind: 'PayrollCorrection',
      load: () => import('./entries/payroll-correction.ts'),
    },
    '/payroll/assignments': {
      kind: 'SalaryAssignment',
      load: () => import('./salaries/salary-assignment.ts'),
    },
    '/payroll/structures': { kind: 'SalaryStructure', load: () => import('./salaries/salary-structure.ts') },
    '/payroll/structure-components': {
      kind: 'SalaryStructureComponent',
      load: () => import('./salaries/salary-structure-component.ts'),
    },
    '/payroll/components': { kind: 'SalaryComponent', load: () => import('./salaries/salary-component.ts') },
    '/payroll/gl-codes': { kind: 'PayrollGlCode', load: () => import('./payments/payroll-gl-code.ts') },
    '/payroll/operations': {
      kind: 'PayrollOperation',
      load: () => import('./runs/payroll-operation.ts'),
      isInner: true,
    },
    '/payroll/law-facts': { kind: 'EmployeeLawFact', load: () => import('./tax/employee-law-fact.ts') },
    '/payroll/tax-certificates': {
      title: 'payroll.certificates',
      needs: 'getTaxCertificate',
      load: () => import('./tax/tax-certificates.tsx'),
    },
    '/payroll/tax-openings': { kind: 'TaxOpening', load: () => import('./tax/tax-opening.ts') },
  },
} as const satisfies Room
