// Groups: statements of the system that are asked together, by the database that each of them is asked of.

import type { SystemBound } from '../statements/bound.ts'

/** What says which database to ask. */
export type Address =
  | { readonly reach: 'directory' }
  | { readonly reach: 'home'; readonly workspace: string }
  | { readonly reach: 'secret'; readonly digests: readonly string[] }
  | { readonly reach: 'person'; readonly person_id: string }

/** Statements for one address, in their order. */
export interface Group {
  readonly address: Address
  readonly bound: SystemBound[]
}

interface Named {
  readonly workspace: string
  readonly digests: readonly string[]
  readonly person_id: string
}

function addressOf({ statement: { name, reach }, values }: SystemBound): Address {
  const { workspace, digests, person_id } = values as Named
  switch (reach) {
    case 'directory':
      return { reach }
    case 'home':
      return { reach, workspace }
    case 'secret':
      return { reach, digests }
    case 'person':
      return { reach, person_id }
    default:
      throw new Error(`${name} does not say which database to ask.`)
  }
}

export const isCopy = ({ statement }: SystemBound): boolean => statement.reach === 'copy'

/** Neighbours of one address are one group. The copy of a person goes with the next statement. */
export function groupByAddress(all: readonly SystemBound[]): Group[] {
  const groups: Group[] = []
  let copies: SystemBound[] = []
  for (const bound of all) {
    if (isCopy(bound)) copies.push(bound)
    else {
      const address = addressOf(bound)
      const last = groups.at(-1)
      if (last && isSame(last.address, address)) last.bound.push(...copies, bound)
      else groups.push({ address, bound: [...copies, bound] })
      copies = []
    }
  }
  const [left] = copies
  if (left) throw new Error(`${left.statement.name} writes the copy of a person, and nothing comes after it.`)
  return groups
}

const isSame = (one: Address, other: Address): boolean => JSON.stringify(one) === JSON.stringify(other)
