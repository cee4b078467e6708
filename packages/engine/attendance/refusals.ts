// Refusals: why a request is rejected, as an error in the data sent or as a conflict with existing data.

import { type Sentence, say } from '@muster/sentences'
import type { Day } from '../days.ts'
import { explainLock } from '../time-lock.ts'

export interface RequestRefusal<Field extends string = string> {
  readonly field: Field
  readonly message: Sentence
}

export interface RequestConflict {
  readonly message: Sentence
}

/** Everything that speaks against a request. Refusals answer 400 and hide the conflicts, which answer 409. */
export interface Checked<Field extends string = string> {
  readonly refusals: readonly RequestRefusal<Field>[]
  readonly conflicts: readonly RequestConflict[]
}

/** Those of the rules that do not hold, in their order. */
export function listBroken<Field extends string>(
  refusals: readonly (readonly [isBroken: boolean, field: Field, message: Sentence])[],
  conflicts: readonly (readonly [isBroken: boolean, message: Sentence])[],
): Checked<Field> {
  return {
    refusals: refusals.filter(([isBroken]) => isBroken).map(([, field, message]) => ({ field, message })),
    conflicts: conflicts.filter(([isBroken]) => isBroken).map(([, message]) => ({ message })),
  }
}

export function refuseLocked(date: Day, lockedThrough: Day | null): readonly [boolean, Sentence] {
  const why = explainLock(lockedThrough, date)
  return [why !== null, why ?? say``]
}

/** A request that is turned down or taken back before anything came of it. */
export function checkEnd(request: { readonly date: Day }, lockedThrough: Day | null): Checked<never> {
  return listBroken<never>([], [refuseLocked(request.date, lockedThrough)])
}
