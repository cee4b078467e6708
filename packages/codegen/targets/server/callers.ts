// Who calls an operation: the type of its caller, by the security schemes that it takes.

import type { Model, Operation } from '../../model/model.ts'
import { quote } from '../../output/emit.ts'

/** What a caller may give for an operation: each alternative with its schemes, whether none is needed, or no security at all. */
export function listAlternatives({ alternatives }: Operation) {
  const needed = alternatives.filter(one => Object.keys(one).length > 0)
  return needed.length === 0 ? undefined : { needed, isOptional: needed.length < alternatives.length }
}

/** Of one scheme its caller; of several that are given together an object by scheme. Undefined for no security. */
export function writeCallerType(operation: Operation, callers: string): string | undefined {
  const found = listAlternatives(operation)
  if (!found) return undefined
  const types = found.needed.map(one => {
    const [first = '', ...others] = Object.keys(one)
    const of = (scheme: string) => `${callers}[${quote(scheme)}]`
    if (others.length === 0) return of(first)
    return `{ ${[first, ...others].map(name => `${quote(name)}: ${of(name)}`).join('; ')} }`
  })
  return [...new Set(types), ...(found.isOptional ? ['undefined'] : [])].join(' | ')
}

/** Whether any operation asks for a credential. */
export const isSecured = ({ operations }: Model): boolean =>
  operations.some(operation => listAlternatives(operation) !== undefined)
