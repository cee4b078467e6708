// Approval policies: who is asked about which requests.

import type { HandlersFor } from '../../../gen/handlers.ts'
import { checkConditions, completeSteps, policies } from '../policies.ts'
import { preview } from '../preview.ts'

export default {
  listApprovalPolicies: policies.list,
  getApprovalPolicy: policies.get,

  async createApprovalPolicy(call) {
    await checkConditions(call.db, call.body)
    const steps = await completeSteps(call.db, call.body.steps)
    return policies.insert(call, Object.assign({}, call.body, { steps }))
  },

  async updateApprovalPolicy(call) {
    const before = await policies.lock(call, call.path.id)
    await checkConditions(call.db, call.body)
    const { steps } = call.body
    const changed = steps && { steps: await completeSteps(call.db, steps) }
    return policies.write(call, before, Object.assign({}, call.body, changed))
  },

  previewApprovalPolicy: call => preview(call.db, call.body),
} satisfies HandlersFor<'approval_policies'>
