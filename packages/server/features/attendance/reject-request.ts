// Rejecting a request about a day: overtime requests and regularisations end the same way.

import type { Checked, RequestStatus } from '@muster/engine'
import type { Context } from '../../http/context.ts'
import { moveTo } from '../../resource/status-moves.ts'
import { lockOwned, type OwnFacts, refuse } from '../timekeeping/index.ts'

type Requests = Parameters<typeof moveTo>[0]

interface Request {
  readonly id: string
  readonly employee_id: string
  readonly date: string
  readonly status: RequestStatus
}

type Rejecting = Context & {
  readonly path: { readonly id: string }
  readonly body: { readonly rejection_reason: string }
}

/** The handler that rejects a request with a reason, unless `check` has something against it. */
export function makeRejection<Item extends Request>(
  requests: Requests & Parameters<typeof lockOwned<Item>>[0],
  noun: string,
  check: (before: Item, own: OwnFacts) => Checked<never>,
): (call: Rejecting) => Promise<Item> {
  const reject = moveTo<Item>(
    requests,
    'rejected',
    'decided_at = made.at',
    'rejection_reason = :rejection_reason',
  )
  return async call => {
    const { own, before } = await lockOwned(requests, call)
    refuse(noun, check(before, own))
    const { rejection_reason } = call.body
    return reject(call, before.id, { rejection_reason })
  }
}
