// Conformance: every answer that a test sees is held against the contract.

import type * as conformance from './conformance.ts'

declare global {
  /** The worker's own, which the environment of each test file puts here: what it compiles serves the files after. */
  var musterConformance: typeof conformance
}

export type { Answered } from './conformance.ts'

/** Throws where an answer has an undocumented status, header, media type or body. */
export const assertConforms: typeof conformance.assertConforms = (method, url, answer) =>
  globalThis.musterConformance.assertConforms(method, url, answer)
