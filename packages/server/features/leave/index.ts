// Leave: balances, applications, charges and the close of a year.

export { allocateChanged, allocateDue, allocateFor, ensureAllocations } from './allocations.ts'
export { adjustBalance, allocations, refuseAdjustment } from './balance-records.ts'
export { readBalanceFacts, readBalances } from './balances.ts'
export { checkRequest, type Requested } from './checks.ts'
export { moveLeave } from './employment-changes.ts'
export {
  claimEncashments,
  type PayableEncashment,
  readPayableEncashments,
  releaseEncashments,
  settleEncashments,
} from './encashment-payment.ts'
export { readLeaveFacts } from './leave-facts.ts'
export { type PaidLeaveDay, readPaidLeave } from './paid-days.ts'
export { type Movement, writeDays, writeMovements } from './persist-leave.ts'
export { previewRecharge, regradeWithLeave } from './recharge.ts'
export { closeCycles, closeLeaveYear } from './year-end/close.ts'
