// What law and policy say: pure functions over facts.

export {
  decideEmployment,
  type Employment,
  type EmploymentChange,
  type EmploymentStatus,
  employmentStatuses,
  type Refusal,
  statusOnCreate,
} from './employment.ts'
export { canonicalMoney, currencyDecimals } from './money.ts'
