// Expenses: what a claim may hold, what is approved of it, and what a month may come to.

export {
  type Approval,
  type ApprovedItem,
  type AskedItem,
  type Decided,
  decideClaim,
  type ItemDecision,
} from './decision.ts'
export {
  checkExpenseItem,
  checkSubmission,
  type ExpenseItem,
  type ExpenseRefusal,
  type ExpenseRules,
  type SubmittedItem,
} from './items.ts'
export { findExceededLimits, type LimitedMonth, type MonthlyExpense } from './limits.ts'
