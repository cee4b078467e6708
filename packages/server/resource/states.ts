// The statuses of records: an operation takes a record in those that the contract names, and refuses it in all others with a 409.

import { type Binding, bindings, explainNeed, explainRefusal } from '@muster/contract'
import { type Sentence, say } from '@muster/sentences'
import { conflict } from '../http/problem.ts'

type Bindings = typeof bindings

const all: readonly Binding[] = Object.values(bindings)

/** An operation that a status of its record binds. */
export type BoundOperation = keyof Bindings

/** Those of records of a kind. */
export type OperationOn<Kind extends string> = {
  [Id in BoundOperation]: Bindings[Id]['kind'] extends Kind ? Id : never
}[BoundOperation]

type FieldOf<Id extends BoundOperation> = Bindings[Id] extends { field: infer Field extends string }
  ? Field
  : 'status'

/** A record in a status that the operation takes. */
export type Taken<Item, Id extends BoundOperation> = Item & {
  readonly [Field in FieldOf<Id>]: Bindings[Id]['from'][number]
}

/** The record, in a status that the operation takes; a 409 otherwise, with why it is in another. Whoever calls this has locked it. */
export function assertTaken<Item extends object, Id extends BoundOperation>(
  operation: Id,
  record: Item,
  because?: Sentence,
): Taken<Item, Id> {
  const binding: Binding = bindings[operation]
  const status = String((record as Record<string, unknown>)[binding.field ?? 'status'])
  if (binding.from.includes(status)) return record as Taken<Item, Id>
  const refusal = explainRefusal(binding, status, all)
  throw conflict(because ? say`${refusal} ${because}` : refusal)
}

/** Refuses, with a 409, what needs another record in one of some statuses, such as the claim of an item. */
export function assertStatus<Status extends string>(
  kind: string,
  { status }: { readonly status: Status },
  ...needed: readonly Status[]
): void {
  if (!needed.includes(status)) throw conflict(explainNeed(kind, status, needed))
}
