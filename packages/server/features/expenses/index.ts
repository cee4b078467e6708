// Expenses: what payroll takes of them.

export {
  bindPayableClaims,
  claimExpenses,
  type ExpensePayment,
  type PayableClaim,
  readClaimNumbers,
  releaseExpenses,
  settleExpenses,
} from './payment-by-payroll.ts'
