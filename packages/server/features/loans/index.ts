// Loans: what payroll takes of them.

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
