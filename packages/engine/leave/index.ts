// Leave: entitlement and accrual, the ledger, the length of a leave, its checks, the year's close and encashment.

export { freeDays, overdrawn, pendingDays, uncoveredDays } from './allowance.ts'
export type { Because } from './amounts.ts'
export { type ApplicationChecked, checkApplication } from './checks.ts'
export { type YearClose, type YearCloseFacts, yearClose } from './close.ts'
export { type ApprovalFacts, checkApproval, checkCancellation } from './conflicts.ts'
export { type Encashment, type EncashmentFacts, encashment } from './encashment.ts'
export {
  type Accrual,
  accrued,
  type Computed,
  computed,
  type Entitlement,
  entitlement,
} from './entitlement.ts'
export { type ExplainedBalance, explainBalance } from './explanation.ts'
export {
  type ApplicationFacts,
  type FiscalYear,
  halfOf,
  type LeaveConflict,
  type LeaveRefusal,
  type LeaveRequest,
  type StandingLeave,
} from './facts.ts'
export {
  type ChargedDays,
  type Half,
  kindForLeave,
  kindInAny,
  type LinkedDay,
  type Neighbour,
  type Span,
  type SpanDay,
  type SpanDayKind,
  type SpanFacts,
  spanOf,
} from './leave-duration.ts'
export {
  type Balance,
  balanceOf,
  type Consuming,
  type EntryKind,
  entryKinds,
  type LedgerEntry,
  movement,
} from './ledger.ts'
export {
  allocationOf,
  cycleOn,
  forEveryGender,
  type Gender,
  isForGender,
  type LeavePolicy,
  otherGender,
  type Period,
  periodOf,
  policyOn,
} from './policy.ts'
export { chargedDays, type Recharge, rechargeOf } from './recharge.ts'
export type { ServiceFacts } from './service.ts'
