// How the methods of a client are called, and which operations have none.

import type { Model, Operation, Tag } from '../../model/model.ts'
import { camelCase, Identifiers, isSameNoun, splitWords } from '../../model/names.ts'
import { sendsBody } from './arguments.ts'

/** What the client has no method for, and why, as sentences. */
export function tellLeftOut(model: Model): string[] {
  return model.operations.filter(isLeftOut).map(({ id, method, path }) => {
    const reason = method === 'TRACE' ? 'no TRACE' : `no body with ${method}`
    return `${id} (${method} ${path}) is left out of the client: fetch sends ${reason}.`
  })
}

const isLeftOut = (operation: Operation): boolean =>
  operation.method === 'TRACE' || (operation.body?.required === true && !sendsBody(operation))

/** The methods of a tag. Two operations that come to the same name both keep their whole operationId. */
export function methodNames(tag: Tag): Map<Operation, string> {
  const called = tag.operations.filter(operation => !isLeftOut(operation))
  const noun = splitWords(tag.name)
  const shortened = called.map(operation => [operation, shortenName(operation.id, noun)] as const)
  const count = Map.groupBy(shortened, ([, name]) => name)
  // Ids that differ in their casing alone are told apart by a number.
  const taken = new Identifiers(['constructor'])
  return new Map(
    shortened.map(([operation, name]) => [
      operation,
      taken.take(count.get(name)!.length > 1 ? camelCase(operation.id) : name, ''),
    ]),
  )
}

/** An operationId without the noun of its tag: listFiscalYears in fiscal_years is list. */
function shortenName(id: string, noun: readonly string[]): string {
  const words = splitWords(id)
  const places = [1, words.length - noun.length].filter(place => place > 0)
  for (const place of places) {
    if (!isSameNoun(words.slice(place, place + noun.length), noun)) continue
    return camelCase([...words.slice(0, place), ...words.slice(place + noun.length)].join(' '))
  }
  return camelCase(id)
}
