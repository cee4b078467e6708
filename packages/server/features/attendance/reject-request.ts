// Rejecting a request about a day: overtime requests and regularisations end the same way.

import type { Context } from '../../http/context.ts'
import { moveTo } from '../../resource/status-moves.ts'
import { lockOwner, type OwnFacts } from '../timekeeping/index.ts'

type Requests = Parameters<typeof moveTo>[0] & Parameters<typeof lockOwner>[0]

interface Request {
  readonly id: string
  readonly employee_id: string
}

type Rejecting = Context & {
  readonly path: { readonly id: string }
  readonly body: { readonly rejection_reason: string }
}

/** The handler that rejects a request with a reason. `lock` locks it, after its employee; `check` throws where a rule forbids it. */
export function makeRejection<Item extends Request>(
  requests: Requests,
  lock: (call: Rejecting) => Promise<Item>,
  check?: (before: Item, own: OwnFacts) => void,
): (call: Rejecting) => Promise<Item> {
  const reject = moveTo<Item>(
    requests,
    'rejected',
    'decided_at = made.at',
    'rejection_reason = :rejection_reason',
  )
  return async call => {
    const own = await lockOwner(requests, call)
    const before = await lock(call)
    check?.(before, own)
    const { rejection_reason } = call.body
    return reject(call, before.id, { rejection_reason })
  }
}
