// The details of an entry, which the contract does not describe: what each value is, as far as it shows.
import { sayAction, sayOf, titleKind } from '../../../app/words.ts'
import { kinds } from '../../../gen/kinds.ts'
import { isObject } from '../../../records/history/guess.ts'
import type { AnyRecord } from '../../../records/operation.ts'

/** Nothing of what cannot be read. */
export function readDetails(text: string): AnyRecord {
  try {
    const read: unknown = JSON.parse(text)
    return isObject(read)
      ? Object.fromEntries(Object.entries(read).map(([name, value]) => [name, say(name, value)]))
      : {}
  } catch {
    return {}
  }
}

/** The names of programs in words: of an operation, of a list, of fields. */
function say(name: string, value: unknown): unknown {
  if (name === 'left_out' && Array.isArray(value)) return value.map(field => sayOf('field', String(field)))
  if (typeof value !== 'string') return value
  if (name === 'operation') return sayAction(value)
  if (name !== 'list') return value
  const [kind] = Object.entries(kinds).find(([, { operation }]) => operation === value) ?? []
  return kind === undefined ? value : titleKind(kind)
}
