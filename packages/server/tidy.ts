// Tidying: what happens to the texts of a body, at any depth, before it is judged.

import { isStorable } from './formats.ts'
import type { FieldError } from './problem.ts'
import { inside, isObject, type Known, stepped } from './wording.ts'

export function unstorable(field: string): FieldError {
  return { field, message: 'holds characters that cannot be stored' }
}

/** Of one object; a body may hold a hundred thousand, and nobody reads more than a few. */
const mostUnknown = 100

/**
 * Texts trimmed, an empty one null where null is allowed; so spaces are no name and "" clears a field. Of what is
 * refused all the same, unknown fields and items past the most that a list holds, only some are left to be told.
 */
export function tidied(body: unknown, facts: Known, errors: FieldError[]): unknown {
  return isObject(body) ? fields(body, facts, '', errors) : body
}

function value(sent: unknown, facts: Known | undefined, field: string, errors: FieldError[]): unknown {
  if (!facts) return sent
  if (typeof sent === 'string') {
    if (!isStorable(sent)) errors.push(unstorable(field))
    const trimmed = sent.trim()
    return trimmed === '' && facts.nullable ? null : trimmed
  }
  if (Array.isArray(sent)) {
    const { maxItems = sent.length } = facts
    const items = stepped(facts, '0')
    return sent.slice(0, maxItems + 1).map((item, index) => value(item, items, inside(field, index), errors))
  }
  return isObject(sent) ? fields(sent, facts, field, errors) : sent
}

function fields(sent: object, facts: Known, field: string, errors: FieldError[]): object {
  const entries: [string, unknown][] = []
  let unknown = 0
  for (const [name, inner] of Object.entries(sent)) {
    const known = stepped(facts, name)
    if (!known && ++unknown > mostUnknown) continue
    const own = inside(field, name)
    if (known && !isStorable(name)) errors.push(unstorable(own))
    entries.push([name, value(inner, known, own, errors)])
  }
  return Object.fromEntries(entries)
}
