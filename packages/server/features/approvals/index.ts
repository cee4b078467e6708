// Approvals: who is asked about a request, step by step, before it is decided.

export { listAsked } from './approvals.ts'
export { followLines } from './deserted.ts'
export { escalateSteps } from './escalate.ts'
export { approvalFollowUps } from './file.ts'
export { followDelegations } from './stand-ins.ts'
