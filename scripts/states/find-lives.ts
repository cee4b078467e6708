// The life of each object with a status, as the contract says it: its statuses, and which operations take it from which to which.

import { listBindings, makeFindAddressed } from '../../packages/contract/bindings.ts'
import { type Contract, type Operation, operations } from '../../packages/contract/document.ts'
import { type Binding, nameAction } from '../../packages/contract/states.ts'

/** An operation that a status binds. */
export interface Move {
  readonly id: string
  readonly tag: string
  readonly summary: string
  /** What it does, in a word or two: "hand over". */
  readonly action: string
  readonly from: readonly string[]
  /** None where the status stays; several where it depends on what is sent. */
  readonly to: readonly string[]
}

export interface Life {
  /** The schema of the object. */
  readonly kind: string
  readonly tag: string
  readonly statuses: readonly string[]
  readonly moves: readonly Move[]
}

/** In the order of the contract; an object that no status binds has no life. */
export function findLives(contract: Contract): Life[] {
  const findAddressed = makeFindAddressed(contract)
  const located = new Map(operations(contract).map(one => [one.operation.operationId, one]))
  const lives = Map.groupBy(listBindings(contract), ({ kind }) => kind)
  return [...lives].map(([kind, bindings]) => {
    const moves = bindings.map(binding => toMove(binding, located.get(binding.id)!.operation))
    const { statuses = [] } = findAddressed(located.get(bindings[0]!.id)!.path) ?? {}
    return { kind, tag: moves[0]!.tag, statuses, moves }
  })
}

function toMove({ id, kind, from, to = [] }: Binding, { tags = [], summary = '' }: Operation): Move {
  return { id, tag: tags[0] ?? '', summary, action: nameAction(id, kind), from, to }
}
