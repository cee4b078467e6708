// Own claims for expenses, as pages show them.
import { getExpenseClaim, listExpenseClaims } from '../../../gen/operations/expense-claims.ts'
import { defineNoun } from '../../../records/noun.ts'
import { OwnWay } from '../../approvals/own-way.tsx'

export const noun = defineNoun({
  kind: 'ExpenseClaim',
  operations: { listExpenseClaims, getExpenseClaim },
  columns: ['claim_number', 'title', 'claim_date', 'total_claimed', 'total_reimbursable', 'status'],
  hidden: ['employee_id'],
  isExported: false,
  Panel: OwnWay,
})
