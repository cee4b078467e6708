// Approval policies: who is asked about which requests.

import type { HandlersFor } from '../../../gen/handlers.ts'
import {
  assertConditionsOf,
  assertMayWrite,
  checkApprovers,
  checkConditions,
  completeSteps,
  policies,
} from '../policies.ts'
import { preview } from '../preview.ts'

export default {
  listApprovalPolicies: policies.list,
  getApprovalPolicy: policies.get,

  async createApprovalPolicy(call) {
    assertMayWrite(call.caller, call.body.kind)
    assertConditionsOf(call.body, call.body)
    checkApprovers(call.body.kind, call.body.steps)
    await checkConditions(call.db, call.body)
    const steps = await completeSteps(call.db, call.body.steps)
    return policies.insert(call, Object.assign({}, call.body, { steps }))
  },

  async updateApprovalPolicy(call) {
    const before = await policies.lock(call, call.path.id)
    const after = Object.assign({}, before, call.body)
    // What decides about one kind is not taken from it by whoever may decide about another.
    for (const kind of new Set([before.kind, after.kind])) assertMayWrite(call.caller, kind)
    assertConditionsOf(after, call.body)
    checkApprovers(after.kind, after.steps)
    await checkConditions(call.db, call.body)
    const { steps } = call.body
    const changed = steps && { steps: await completeSteps(call.db, steps) }
    return policies.write(call, before, Object.assign({}, call.body, changed))
  },

  previewApprovalPolicy: call => preview(call.db, call.body),
} satisfies HandlersFor<'approval_policies'>
