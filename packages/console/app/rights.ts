// What the person who is signed in may do: an operation's needs against the rights of the session.
import { kinds, needs, type OperationId } from '../gen/needs.ts'

interface Rights {
  readonly scopes: readonly string[]
  readonly permissions: readonly string[]
}

/** The rights that are missing for the operation, by name; undefined when it is allowed. */
export function findMissingRight(operation: string, { scopes, permissions }: Rights): string | undefined {
  const ways = (kinds[needs[operation as OperationId]] ?? '')
    .split('|')
    .map(way => way.split('+').filter(Boolean))
  const held = new Set([...scopes, ...permissions])
  const missing = ways.map(way => way.filter(right => !held.has(right)))
  return missing.some(rights => rights.length === 0) ? undefined : missing[0]?.join(', ')
}
