// Salaries: packages of components, their formulas, and the package that is in force on a day.

export { type Choice, type ChoiceRefusal, settleAmount, settleChoice } from './choice.ts'
export {
  type Formula,
  formulaFunctions,
  formulaLimits,
  formulaNames,
  parseFormula,
} from './formula.ts'
export { checkStructure, fundFlag, isBalancing, isEarningOfGross, isFromLaw } from './order.ts'
export {
  annualGross,
  type PackageFacts,
  type PackageMonth,
  type PackageWarning,
  type ResolvedPackage,
  resolvePackage,
} from './package.ts'
export {
  assignmentOn,
  type CalculationType,
  dependsOnMonth,
  type PackageLine,
  type PackageRefusal,
  type PackageTerms,
  type PayComponent,
  type SalaryPackage,
} from './terms.ts'
