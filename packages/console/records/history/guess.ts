// What a value is that the contract does not describe, as far as it shows: the details of the audit, and what another kind of record had.
import { isRightKnown, isValueKnown } from '../../app/words.ts'
import type { Field, Fields } from '../operation.ts'

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const guessFields = (record: Readonly<Record<string, unknown>>): Fields =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, guess(value)]))

export function guess(value: unknown): Field {
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
