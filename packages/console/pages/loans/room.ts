// The room of loans.
import { pagesOf, type Room } from '../../app/room.ts'

export const loans: Room = {
  title: 'room.loans',
  pages: [
    pagesOf('/loans', 'Loan', 'listLoans', () => import('./loan.ts')),
    pagesOf(
      '/loans/installments',
      'LoanInstallment',
      'listLoanInstallments',
      () => import('./loan-installment.ts'),
    ),
    pagesOf('/loans/types', 'LoanType', 'listLoanTypes', () => import('./loan-type.ts')),
  ],
}
