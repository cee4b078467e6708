// Loans: their schedules, and what changes them.

export {
  explainStates,
  type InstallmentStatus,
  isPaidUp,
  type LoanBook,
  type LoanFigures,
  type LoanRow,
  summarize,
} from './book.ts'
export {
  type Changed,
  cancelLoan,
  deferInstallment,
  type LoanChange,
  settleEarly,
  waiveInstallment,
  writeOff,
} from './changes.ts'
export {
  checkLoanRequest,
  checkLoanStart,
  hasTooMany,
  type LoanLimits,
  type LoanRefusal,
  type LoanRequestFacts,
  tellLoans,
} from './request.ts'
export { findFirstMonth, type Rescheduling, rescheduleLoan } from './reschedule.ts'
export { type LoanSchedule, makeLoanSchedule, type Scheduled } from './schedule.ts'
export { type DuePart, dueOf, type InterestMethod, type LoanTerms } from './terms.ts'
