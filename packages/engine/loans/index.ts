// Loans: their schedules, and what changes them.

export {
  checkLoanRequest,
  checkLoanStart,
  hasTooMany,
  type LoanLimits,
  type LoanRefusal,
  type LoanRequestFacts,
  tellLoans,
} from './request.ts'
export { type LoanSchedule, makeLoanSchedule, type Scheduled } from './schedule.ts'
export {
  compareMonths,
  type DuePart,
  dueOf,
  type InterestMethod,
  type LoanTerms,
  type Month,
  monthAfter,
  monthOf,
  writeMonth,
} from './terms.ts'
