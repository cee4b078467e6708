// The numbering of loans: its prefix, its digits and the next number.

import { audit } from '../../../auth/audit.ts'
import type { HandlersFor } from '../../../gen/handlers.ts'
import { readLoanNumbering, writeLoanNumbering } from '../loan-numbers.ts'

export default {
  getLoanNumbering: ({ db }) => readLoanNumbering(db),

  async updateLoanNumbering(call) {
    const numbering = await writeLoanNumbering(call.db, call.body)
    audit(call, 'loan_numbering.updated', call.db.workspace_id, numbering)
    return numbering
  },
} satisfies HandlersFor<'loan_numbering'>
