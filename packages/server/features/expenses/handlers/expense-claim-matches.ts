// Expense claim matches: claims as the console finds them, by what somebody types.

import type { ExpenseClaim } from '@muster/contract'
import type { HandlersFor } from '../../../gen/handlers.ts'
import { makeSearch } from '../../../resource/lists/word-search.ts'
import { claims } from '../claims.ts'

const listMatches = makeSearch<ExpenseClaim>(claims.fields, {
  name: 'expense_claim_match',
  table: 'expense_claim_words',
  column: 'expense_claim_id',
})

export default {
  listExpenseClaimMatches: call => listMatches(call),
} satisfies HandlersFor<'expense_claim_matches'>
