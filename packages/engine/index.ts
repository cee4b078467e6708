// What law and policy say: pure functions over facts.

export {
  type Amount,
  type Because,
  formatAmount,
  type Grounds,
  type LawSource,
  parseAmount,
  roundHalfUp,
  type Source,
  toAmount,
} from './amounts.ts'
export { type Audience, checkAudience, findMoment, type LocalMoment, listAudience } from './announcements.ts'
export * from './approvals/index.ts'
export { type AssignedDays, type Gap, gapsBeforeJoining, gapsBetween } from './assignments.ts'
export * from './attendance/index.ts'
export {
  type Assignment,
  type AttendanceMode,
  Calendar,
  type CalendarFacts,
  type DayKind,
  type FormerBranch,
  type FormerEmployment,
  type Holiday,
  Holidays,
  type Shift,
  type Swap,
} from './calendar.ts'
export { count } from './count.ts'
export {
  addDays,
  addMonths,
  type Day,
  dayNumber,
  daysBetween,
  daysFrom,
  daysInMonth,
  firstOfMonth,
  toDay,
  weekday,
} from './days.ts'
export {
  decideEmployment,
  type Employment,
  type EmploymentChange,
  type EmploymentStatus,
  employmentStatuses,
  isRehire,
  isWithdrawal,
  type Refusal,
  statusOnCreate,
} from './employment.ts'
export * from './expenses/index.ts'
export { type FiscalYearSpan, fiscalYearFrom } from './fiscal-year.ts'
export {
  findDifferences,
  findFirstDifference,
  findJobOn,
  findLastDay,
  type Job,
  type JobChange,
  type JobField,
  jobFields,
  listBranches,
  orderJobs,
} from './jobs.ts'
export * from './law/index.ts'
export * from './leave/index.ts'
export * from './loans/index.ts'
export { canonicalDecimal, currencyDecimals, explainDecimals } from './money.ts'
export { compareMonths, endOfMonth, type Month, monthAfter, monthOf, nameMonth } from './months.ts'
export * from './payroll/index.ts'
export * from './salaries/index.ts'
export * from './templates/index.ts'
export { explainLock, isLocked } from './time-lock.ts'
export { findTimeZoneName, TimeZone } from './time-zone.ts'
