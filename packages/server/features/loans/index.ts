// What other features use of loans: the installments that payroll takes.

export {
  bindClaimableInstallments,
  bindHeldInstallments,
  type ClaimableInstallment,
  claimInstallments,
  type InstallmentClaim,
  releaseInstallments,
  settleInstallments,
} from './claims.ts'
export { moveDueMonths, restoreDueMonths } from './final-runs.ts'
