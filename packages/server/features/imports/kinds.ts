// The kinds of imports: a file of each, and how its rows are checked and written.

import type { Import } from '@muster/contract'
import type { Bodies } from './bodies.ts'
import type { AnyKind } from './check-rows.ts'
import { makeEmployeesKind } from './employees/kind.ts'

export type Kinds = Readonly<Record<Import['kind'], AnyKind>>

export function makeKinds(bodies: Bodies): Kinds {
  return { employees: makeEmployeesKind(bodies) as AnyKind }
}
