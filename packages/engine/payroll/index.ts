// Payroll: what an employee is paid in a run, line by line, with the reasons.

export { checkAdjustmentMonths, explainTaken, listMonths } from './adjustment-months.ts'
export {
  type ChangeCode,
  type ChangeReason,
  explainChange,
  type PaidEntry,
  type PaidLine,
} from './changes.ts'
export { computeEntry } from './compute.ts'
export { explainTooEarly, findFirstCorrectable, lastOfNextMonth } from './correction-checks.ts'
export { owedKinds } from './entry/cuts.ts'
export { type ComparedEntry, compareEntries, type Difference } from './entry/differences.ts'
export type {
  Claim,
  ClaimKind,
  Deferred,
  EntryFigures,
  EntryResult,
  PayLine,
  PayWarning,
} from './entry/entry.ts'
export { stillOwed } from './entry/write-entry.ts'
export {
  type AdjustmentFact,
  type Arrears,
  type DayCorrection,
  type DayLeave,
  type DayRecord,
  type EmployeeFacts,
  type EmploymentWindow,
  type EncashmentFact,
  type HalfKind,
  type InstallmentFact,
  type LawFacts,
  type LockedMonth,
  type MonthExemptions,
  type MonthFacts,
  type MonthPay,
  type OvertimeFact,
  type PayDay,
  type ReimbursementFact,
  type RunKind,
  runKinds,
  type Unrecorded,
} from './facts.ts'
export { computeGratuity, type Gratuity, type GratuityFacts } from './gratuity.ts'
export {
  addUpImported,
  checkImportedEntry,
  checkImportedTotals,
  entryAmounts,
  type ImportedFigures,
  type ImportedLine,
  type ImportedTotals,
  type ImportMistake,
} from './imports.ts'
export {
  type DayBasis,
  dayBases,
  type GratuityRule,
  type LawRules,
  type PayrollRules,
  type SystemCode,
  systemCodes,
} from './rules.ts'
export {
  checkGratuityYears,
  defaultGratuity,
  defaultPayrollSettings,
  type GratuityYears,
} from './settings.ts'
export { findAdditions, roundMoney, sumMoney, sumMonthParts, sumTexts } from './sums.ts'
export { checkOpening, type OpeningDraft } from './tax/openings.ts'
