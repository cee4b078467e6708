// The numbering of loans: its prefix, its digits and the next number.

import type { LoanNumbering } from '@muster/contract'
import { audit } from '../../../auth/audit.ts'
import type { HandlersFor } from '../../../gen/handlers.ts'
import type { NextNumber } from '../../../resource/numbering.ts'
import { loanNumbers } from '../loan-numbers.ts'

function show({ next, number_prefix, number_digits, number_next }: NextNumber): LoanNumbering {
  return { number_prefix, number_digits, number_next, next_loan_number: next }
}

export default {
  async getLoanNumbering({ db }) {
    return show(await loanNumbers.read(db))
  },

  async updateLoanNumbering(call) {
    const numbering = show(await loanNumbers.write(call.db, call.body))
    audit(call, 'loan_numbering.updated', call.db.workspace_id, numbering)
    return numbering
  },
} satisfies HandlersFor<'loan_numbering'>
