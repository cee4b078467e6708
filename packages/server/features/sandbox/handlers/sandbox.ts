// The sandbox of a test key: its clock, its reset, and the events that are triggered in it. No other key comes here.

import type { HandlersFor } from '../../../gen/handlers.ts'
import { asWriter } from '../../../http/as-caller.ts'
import type { CallServices } from '../../../http/operation-call.ts'
import { moveClockOf } from '../clock.ts'
import { describeSandbox } from '../describe.ts'
import { makeAsNew } from '../reset.ts'
import { triggerEvent } from '../trigger/trigger.ts'

export interface SandboxServices {
  /** Every operation, for what a sandbox begins with is made as the operation for it makes it. */
  readonly openCalls: () => CallServices
}

export default ({ openCalls }: SandboxServices) => {
  const right = () => openCalls().clock()
  return {
    getSandbox: ({ db }) => describeSandbox(db, right()),

    async moveSandboxClock(call) {
      await moveClockOf(call, right(), call.body)
      return describeSandbox(call.db, right())
    },

    async resetSandbox(call) {
      await makeAsNew(openCalls(), asWriter(call.db))
      return describeSandbox(call.db, right())
    },

    triggerSandbox: call => triggerEvent(call, openCalls()),
  } satisfies HandlersFor<'sandbox'>
}
