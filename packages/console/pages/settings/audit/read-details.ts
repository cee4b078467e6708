// The details of an entry, which the contract does not describe: what each value is, as far as it shows.
import { isRightKnown, isValueKnown, sayAction, sayOf, titleKind } from '../../../app/words.ts'
import { references } from '../../../gen/references.ts'
import type { AnyRecord, Field, Fields } from '../../../records/operation.ts'

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

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The names of programs in words: of an operation, of a list, of fields. */
function say(name: string, value: unknown): unknown {
  if (name === 'left_out' && Array.isArray(value)) return value.map(field => sayOf('field', String(field)))
  if (typeof value !== 'string') return value
  if (name === 'operation') return sayAction(value)
  if (name !== 'list') return value
  const [kind] = Object.entries(references).find(([, { operation }]) => operation === value) ?? []
  return kind === undefined ? value : titleKind(kind)
}

export const guessFields = (record: Readonly<Record<string, unknown>>): Fields =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, guess(value)]))

function guess(value: unknown): Field {
  if (Array.isArray(value)) return { type: 'array', items: guessItem(value) }
  if (isObject(value)) return { type: 'object', fields: guessFields(value) }
  return typeof value === 'string' ? guessText(value) : { type: typeof value }
}

/** Of objects all the fields that one of them has. */
function guessItem(values: readonly unknown[]): Field {
  const [first] = values
  return isObject(first)
    ? { type: 'object', fields: guessFields(Object.assign({}, ...values)) }
    : guess(first)
}

function guessText(value: string): Field {
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return { type: 'string', format: 'date' }
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return { type: 'string', format: 'date-time' }
  if (/^-?\d+\.\d+$/.test(value)) return { type: 'string', decimals: 'free' }
  if (isRightKnown(value)) return { type: 'string', ref: 'Permission' }
  return isValueKnown(value) ? { type: 'string', enum: [value] } : { type: 'string' }
}
