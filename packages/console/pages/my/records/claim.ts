// Own claims for expenses, as pages show them: begun, filled with expenses and their receipts, submitted and withdrawn.
import {
  cancelExpenseClaim,
  getExpenseClaim,
  listExpenseClaims,
  reviseExpenseClaim,
  submitExpenseClaim,
  updateExpenseClaim,
} from '../../../gen/operations/expense-claims.ts'
import { defineNoun } from '../../../records/noun.ts'
import { BeginClaim } from '../claims/begin.tsx'
import { ClaimPanel } from '../claims/panel.tsx'

/** What is said by whoever spent the money; an advance and notes are for HR. */
const own = ['title', 'claim_date', 'purpose']

export const noun = defineNoun({
  kind: 'ExpenseClaim',
  operations: {
    listExpenseClaims,
    getExpenseClaim,
    updateExpenseClaim,
    submitExpenseClaim,
    reviseExpenseClaim,
    cancelExpenseClaim,
  },
  columns: ['claim_number', 'title', 'claim_date', 'total_claimed', 'total_reimbursable', 'status'],
  filters: ['status'],
  hidden: ['employee_id'],
  primary: 'submitExpenseClaim',
  form: { asks: name => own.includes(name) },
  isExported: false,
  ListPanel: BeginClaim,
  Panel: ClaimPanel,
})
