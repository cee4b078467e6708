// The room of loans.
import type { Room } from '../../app/room.ts'

export const loans: Room = {
  title: 'room.loans',
  pages: [
    {
      path: '/loans',
      kind: 'Loan',
      needs: 'listLoans',
      create: 'createLoan',
      load: () => import('./loan.ts'),
    },
    {
      path: '/loans/installments',
      kind: 'LoanInstallment',
      needs: 'listLoanInstallments',
      load: () => import('./loan-installment.ts'),
    },
    {
      path: '/loans/types',
      kind: 'LoanType',
      needs: 'listLoanTypes',
      create: 'createLoanType',
      load: () => import('./loan-type.ts'),
    },
  ],
}
