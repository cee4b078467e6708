// Loan types: the kinds of loan, with their limits and their interest.

import type { HandlersFor } from '../../../gen/handlers.ts'
import { resource } from '../../../resource/resource.ts'

const loanTypes = resource('LoanType')

export default {
  listLoanTypes: loanTypes.list,
  getLoanType: loanTypes.get,
  createLoanType: loanTypes.create,
  updateLoanType: loanTypes.update,
} satisfies HandlersFor<'loan_types'>
