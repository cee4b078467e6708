// Approvals: which policy a request waits for, and whom each of its steps asks.

export { escalateStep, findDueDay } from './escalation.ts'
export { findApprovalPolicy, type PolicyConditions, type RequestFacts } from './policy.ts'
export {
  type Approver,
  type Asked,
  type Opened,
  type Organisation,
  openNext,
  type Resolved,
  resolveStep,
  type StepRule,
} from './steps.ts'
