// Timekeeping: calendars, workspace rules, locks and fiscal years, which leave and attendance are worked out from.

export { addFiscalYears, ensureYearAfter, stampTurnedYears } from './fiscal-years.ts'
export { moveEmployment, readFormerEmployments } from './former-employments.ts'
export { listDaysWithin, rangeOf } from './holiday-days.ts'
export { type Inactivity, moveInactivity, readInactivity } from './inactivity.ts'
export { parseInstant, parseOptionalInstant } from './instants.ts'
export { jobOnSql } from './job-days.ts'
export { listSql } from './json-rows.ts'
export { assertUnlocked, bindTimeLock, closeDays, liftLock, lockTime, readTimeLock } from './locks.ts'
export { findFutureTimes, findMisplacedTimes, refuse, refuseLongAgo } from './refusals.ts'
export {
  bindTimeRead,
  completeTimeFacts,
  findClosedDays as closedDays,
  lockOwned,
  lockOwner,
  lockTimeFacts,
  type OwnFacts,
  type OwnTime,
  readNamedEmployee,
  readNamedEmployeeWith,
  readOwner,
  readTimeFacts,
  type TimeFacts,
} from './timekeeping-facts.ts'
export { loadRules, loadRulesAt, offeredSql, type Rules, rulesVersionSql } from './workspace-rules.ts'
