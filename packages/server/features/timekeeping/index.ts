// Timekeeping: calendars, workspace rules, locks and fiscal years, which leave and attendance are worked out from.

export { addFiscalYears, stampTurnedYears, yearAfter } from './fiscal-years.ts'
export { formerEmploymentsOf, moveEmployment } from './former-employments.ts'
export { instantOf, instantOrNull, localDay } from './instants.ts'
export { listSql } from './json-rows.ts'
export { assertUnlocked, isLocked, lockedMonthsIn, lockTimeOf, timeLockOf } from './locks.ts'
export { employmentOf, inFuture, misplaced, refuse } from './refusals.ts'
export { lockOwned, moveTo } from './status-transitions.ts'
export {
  closedDays,
  factsOfNamed,
  factsOfOwner,
  lockedDays,
  type OwnFacts,
  type TimeFacts,
  timeFacts,
  timeFactsOf,
  timeRead,
} from './timekeeping-facts.ts'
export { offeredSql, type Rules, rulesAt, rulesOf, rulesVersionSql } from './workspace-rules.ts'
