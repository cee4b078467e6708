// The numbering of loans: its prefix, its digits and the next number.

import type { HandlersFor } from '../../../gen/handlers.ts'
import { loanNumbers } from '../loan-numbers.ts'

export default {
  getLoanNumbering: loanNumbers.get,
  updateLoanNumbering: loanNumbers.update,
} satisfies HandlersFor<'loan_numbering'>
