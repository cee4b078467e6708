// Turns: long work lets others in between its pieces.

import { setImmediate as next } from 'node:timers/promises'

/** Resolves once whatever waits has had its turn, such as requests in progress. */
export function nextTurn(): Promise<void> {
  return next()
}
