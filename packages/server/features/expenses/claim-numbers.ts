// The numbers of expense claims: a prefix and digits of the workspace's own.

import { makeNumbering } from '../../resource/numbering.ts'

export const claimNumbers = makeNumbering({
  table: 'expense_claim_numbering',
  prefix: 'EXP-',
  records: 'expense_claims',
  column: 'claim_number',
})
