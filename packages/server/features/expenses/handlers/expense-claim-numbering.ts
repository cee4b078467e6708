// The numbering of expense claims: its prefix, its digits and the next number.

import type { HandlersFor } from '../../../gen/handlers.ts'
import { claimNumbers } from '../claim-numbers.ts'

export default {
  getExpenseClaimNumbering: claimNumbers.get,
  updateExpenseClaimNumbering: claimNumbers.update,
} satisfies HandlersFor<'expense_claim_numbering'>
