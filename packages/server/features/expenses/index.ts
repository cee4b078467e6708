// What other features use of expenses: the claims that payroll pays.

export {
  bindPayableClaims,
  claimExpenses,
  type ExpensePayment,
  type PayableClaim,
  readClaimNumbers,
  releaseExpenses,
  settleExpenses,
} from './payment-by-payroll.ts'
