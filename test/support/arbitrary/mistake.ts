// A mistake: what is changed in a request that keeps the contract, and how it is refused then.

import type { Expected, Parts } from './call.ts'

export interface Mistake {
  readonly change: (parts: Parts) => Parts
  readonly expected: Expected
  /** It hides what else is wrong, or would be hidden by it. */
  readonly alone?: true
}
