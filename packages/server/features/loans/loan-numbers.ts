// The numbers of loans: a prefix and digits of the workspace's own.

import { makeNumbering } from '../../resource/numbering.ts'

export const loanNumbers = makeNumbering({
  table: 'loan_numbering',
  prefix: 'LN-',
  records: 'loans',
  column: 'loan_number',
})
