// Calling a handler: the one step at which an operation's input meets the handler that takes it.

import type { OperationId } from '@muster/contract'
import type { Call, Given, Handlers, Returned } from '../gen/handlers.ts'

/** Generic, so that the compiler knows an input and the handler that takes it to be of one operation. */
export function callHandler<Id extends OperationId>(
  handlers: Handlers,
  id: Id,
  call: Call<Id> & Given<Id>,
): Returned<Id> | Promise<Returned<Id>> {
  return handlers[id](call)
}
