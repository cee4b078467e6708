// Refusals: why a request is rejected, as an error in the data sent or as a conflict with existing data.

import type { Day } from '../days.ts'
import { explainLock } from '../time-lock.ts'

/** Of overtime and of regularisations alike. */
export type RequestStatus = 'pending' | 'approved' | 'rejected' | 'cancelled'

export interface RequestRefusal<Field extends string = string> {
  readonly field: Field
  readonly message: string
}

export interface RequestConflict {
  readonly message: string
}

/** Everything that speaks against a request. Refusals answer 400 and hide the conflicts, which answer 409. */
export interface Checked<Field extends string = string> {
  readonly refusals: readonly RequestRefusal<Field>[]
  readonly conflicts: readonly RequestConflict[]
}

/** Those of the rules that do not hold, in their order. */
export function listBroken<Field extends string>(
  refusals: readonly (readonly [isBroken: boolean, field: Field, message: string])[],
  conflicts: readonly (readonly [isBroken: boolean, message: string])[],
): Checked<Field> {
  return {
    refusals: refusals.filter(([isBroken]) => isBroken).map(([, field, message]) => ({ field, message })),
    conflicts: conflicts.filter(([isBroken]) => isBroken).map(([, message]) => ({ message })),
  }
}

/** A move of a request that is decided once. */
export function mayMove(status: string, from: readonly string[], to: string): readonly [boolean, string] {
  return [!from.includes(status), `is ${status}; only one that is ${from.join(' or ')} can become ${to}`]
}

export function refuseLocked(date: Day, lockedThrough: Day | null): readonly [boolean, string] {
  const why = explainLock(lockedThrough, date)
  return [why !== null, why ?? '']
}

/** A request that is turned down or taken back before anything came of it. */
export function checkEnd(
  request: { readonly date: Day; readonly status: RequestStatus },
  to: 'rejected' | 'cancelled',
  lockedThrough: Day | null,
): Checked<never> {
  return listBroken<never>(
    [],
    [mayMove(request.status, ['pending'], to), refuseLocked(request.date, lockedThrough)],
  )
}
