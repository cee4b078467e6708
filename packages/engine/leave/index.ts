// Leave: entitlement and accrual, the ledger, the length of a leave, its checks, the year's close and encashment.

export { describeOverdraft, findUncoveredDays, freeDays, sumPendingDays } from './allowance.ts'
export { type ApplicationChecked, checkApplication } from './checks.ts'
export { closeYear, type YearClose, type YearCloseFacts } from './close.ts'
export { type ApprovalFacts, checkApproval, checkCancellation } from './conflicts.ts'
export { computeEncashment, type Encashment, type EncashmentFacts } from './encashment.ts'
export {
  type Accrual,
  type Computed,
  computeAccrual,
  computeEntitled as computed,
  computeEntitlement,
  type Entitlement,
} from './entitlement.ts'
export { type ExplainedBalance, explainBalance } from './explanation.ts'
export {
  type ApplicationFacts,
  type CountedLeave,
  type FiscalYear,
  type LeaveConflict,
  type LeaveRefusal,
  type LeaveRequest,
  readHalf,
} from './facts.ts'
export { kindForLeave, kindInAny, measureSpan } from './leave-duration.ts'
export {
  type Balance,
  type Consuming,
  computeBalance,
  type EntryKind,
  entryKinds,
  findMissingDays,
  type LedgerEntry,
  makeMovement,
} from './ledger.ts'
export type { ServiceFacts } from './months-served.ts'
export {
  findAllocationType,
  findCycle,
  findOtherGender,
  findPeriod,
  findPolicy,
  type Gender,
  isForGender,
  type LeavePolicy,
  type Period,
  selectForEveryGender,
} from './policy.ts'
export { computeRecharge, listChargedDays, type Recharge } from './recharge.ts'
export { checkRemains, checkShortening, refuseLastDay, type ShorteningFacts } from './shortening.ts'
export type {
  ChargedDays,
  Half,
  LinkedDay,
  Neighbour,
  Span,
  SpanDay,
  SpanDayKind,
  SpanFacts,
} from './span.ts'
