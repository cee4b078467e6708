// Normalising input: what happens to the texts of a body, at any depth, before it is validated.

import { say } from '@muster/sentences'
import { type FieldError, maxErrors, shortenName } from '../problem.ts'
import { isSeen, isStorable } from './formats.ts'
import { inside, isObject, type Known, stepInto } from './validation-messages.ts'

export function unstorable(field: string): FieldError {
  return { field, message: say`holds characters that cannot be stored` }
}

const unseen = (field: string): FieldError => ({
  field,
  message: say`holds characters that nobody sees, such as one that turns the direction of a text`,
})

/**
 * Texts trimmed, an empty one null where null is allowed; so spaces are no name and "" clears a text. Of what is
 * refused all the same, unknown fields and items past the most that a list holds, no more are left than are reported.
 */
export function normalizeInput(body: unknown, facts: Known, errors: FieldError[]): unknown {
  return isObject(body) ? new Tidying(errors).fields(body, facts, '') : body
}

const days = ['date', 'date-time']

/**
 * Whether it is a text that people write. Nothing where a day, an id, a figure or one of several values stands is more
 * likely forgotten than meant: null there says never, nobody or without a limit.
 */
function isWritten({ format = '', enum: values, extensions = {}, ref }: Known): boolean {
  const isId = ref === 'NullableId' || extensions['x-references'] !== undefined
  return !days.includes(format) && values === undefined && extensions['x-decimal'] === undefined && !isId
}

const longestName = 300

/** Shown within sentences, lists and titles, as a name is; what it may hold is not said already. */
function isShort({ maxLength = Number.POSITIVE_INFINITY, extensions = {} }: Known): boolean {
  return maxLength <= longestName && extensions['x-expected'] === undefined
}

class Tidying {
  readonly #errors: FieldError[]
  /** Unknown fields in the whole body. */
  #unknown = 0

  constructor(errors: FieldError[]) {
    this.#errors = errors
  }

  fields(sent: object, facts: Known, field: string): object {
    const entries: [string, unknown][] = []
    for (const [name, inner] of Object.entries(sent)) {
      const known = stepInto(facts, name)
      // One more than are reported, to notice that there are more.
      if (!known && ++this.#unknown > maxErrors + 1) continue
      const own = inside(field, name)
      if (known && !isStorable(name)) this.#errors.push(unstorable(own))
      entries.push([known ? name : shortenName(name), this.#value(inner, known, own)])
    }
    return Object.fromEntries(entries)
  }

  #value(sent: unknown, facts: Known | undefined, field: string): unknown {
    if (!facts) return sent
    if (typeof sent === 'string') {
      if (!isStorable(sent)) this.#errors.push(unstorable(field))
      else if (isShort(facts) && !isSeen(sent)) this.#errors.push(unseen(field))
      const trimmed = sent.trim()
      return trimmed === '' && facts.nullable && isWritten(facts) ? null : trimmed
    }
    if (Array.isArray(sent)) {
      const { maxItems = sent.length } = facts
      const items = stepInto(facts, '0')
      return sent.slice(0, maxItems + 1).map((item, index) => this.#value(item, items, inside(field, index)))
    }
    return isObject(sent) ? this.fields(sent, facts, field) : sent
  }
}
