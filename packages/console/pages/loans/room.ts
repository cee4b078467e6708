// The room of loans.
import type { Room } from '../../app/room.ts'

export const loans = {
  pages: {
    '/loans': { kind: 'Loan', load: () => import('./loan.ts') },
    '/loans/installments': { kind: 'LoanInstallment', load: () => import('./loan-installment.ts') },
    '/loans/types': { kind: 'LoanType', load: () => import('./loan-type.ts') },
  },
} as const satisfies Room
