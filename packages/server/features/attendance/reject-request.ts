// Rejecting a request about a day: overtime requests and regularisations end the same way.

import type { WriteContext } from '../../http/context.ts'
import type { Move } from '../../resource/status-moves.ts'
import { lockOwner, type OwnFacts } from '../timekeeping/index.ts'

type Requests = Parameters<typeof lockOwner>[0]

/** What a rejection sets besides the status. */
export const rejection = ['decided_at = made.at', 'rejection_reason = :rejection_reason'] as const

interface Request {
  readonly id: string
  readonly employee_id: string
}

type Rejecting = WriteContext & {
  readonly path: { readonly id: string }
  readonly body: { readonly rejection_reason: string }
}

/** The handler that rejects a request with a reason. `lock` locks it, after its employee; `check` throws where a rule forbids it. */
export function makeRejection<Item extends Request>(
  requests: Requests,
  reject: Move<Item>,
  lock: (call: Rejecting) => Promise<Item>,
  check?: (before: Item, own: OwnFacts) => void,
): (call: Rejecting) => Promise<Item> {
  return async call => {
    const own = await lockOwner(requests, call)
    const before = await lock(call)
    check?.(before, own)
    const { rejection_reason } = call.body
    return reject(call, before.id, { rejection_reason })
  }
}
