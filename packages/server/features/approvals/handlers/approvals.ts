// Approvals: what waits for whom, decided step by step, and begun anew.

import type { Caller } from '../../../auth/callers.ts'
import type { HandlersFor } from '../../../gen/handlers.ts'
import type { CallServices } from '../../../http/operation-call.ts'
import { approvals, assertConcerns, findSelf, showTo } from '../approvals.ts'
import { decide } from '../decide.ts'
import { reroute } from '../reroute.ts'

export interface ApprovalServices {
  /** What decides the record after the last step. */
  readonly openCalls: () => CallServices
}

export default ({ openCalls }: ApprovalServices) =>
  ({
    async listApprovals(call) {
      const { view, ...query } = call.query
      const narrowed = narrow(call.caller, view)
      const page = await approvals.page(
        Object.assign({}, call, { query: Object.assign({}, query, narrowed) }),
      )
      for (const approval of page.data) showTo(call.caller, approval)
      return page
    },

    async getApproval(call) {
      const approval = await approvals.find(call, call.path.id)
      assertConcerns(call, approval)
      return showTo(call.caller, approval)
    },

    approveApproval: call => decide(openCalls(), call, 'approved', call.body?.comment ?? null),
    rejectApproval: call => decide(openCalls(), call, 'rejected', call.body.comment),
    rerouteApproval: call => reroute(call),
  }) satisfies HandlersFor<'approvals'>

/** Without a view, all that concerns the caller, or all there is for whoever manages approvals. */
function narrow(caller: Caller, view: 'waiting' | 'own' | 'decided' | undefined) {
  const { me, own_employee } = findSelf(caller)
  if (view === 'waiting') return { me, asks_me: true, status: 'waiting' as const }
  if (view === 'own') return { own_employee, is_own: true }
  if (view === 'decided') return { me, decided: true }
  return caller.scopes.has('approvals.manage') ? {} : { me, own_employee, concerns: true }
}
