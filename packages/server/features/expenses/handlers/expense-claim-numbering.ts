// The numbering of expense claims: its prefix, its digits and the next number.

import type { ExpenseClaimNumbering } from '@muster/contract'
import { audit } from '../../../auth/audit.ts'
import type { HandlersFor } from '../../../gen/handlers.ts'
import type { NextNumber } from '../../../resource/numbering.ts'
import { claimNumbers } from '../claim-numbers.ts'

function show({ next, number_prefix, number_digits, number_next }: NextNumber): ExpenseClaimNumbering {
  return { number_prefix, number_digits, number_next, next_claim_number: next }
}

export default {
  async getExpenseClaimNumbering({ db }) {
    return show(await claimNumbers.read(db))
  },

  async updateExpenseClaimNumbering(call) {
    const numbering = show(await claimNumbers.write(call.db, call.body))
    audit(call, 'expense_claim_numbering.updated', call.db.workspace_id, numbering)
    return numbering
  },
} satisfies HandlersFor<'expense_claim_numbering'>
