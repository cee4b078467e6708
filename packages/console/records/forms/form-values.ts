// From what is typed to what is sent: empty fields, numbers, lists and objects as the contract takes them.

import { isWholeDay } from '../../app/formats.ts'
import type { AnyRecord, Field, Fields, Schemas, Value } from '../operation.ts'
import type { FormShape } from './form-shape.ts'

/** What the form shows of fields that nobody has filled: what is stored without them. */
export function pickDefaults(
  fields: Fields,
  values: AnyRecord,
  defaults: FormShape['defaults'] = {},
): AnyRecord {
  const known = Object.entries(fields).flatMap(([name, facts]) =>
    facts.default === undefined ? [] : [[name, readDefault(facts)] as const],
  )
  const filled = Object.assign({}, Object.fromEntries(known), values)
  const found = Object.entries(defaults)
    .filter(([name]) => name in fields)
    .map(([name, find]) => [name, find?.(filled)] as const)
  return Object.fromEntries([...known, ...found])
}

/** The contract's table has every default as text; that of a list is one. */
const readDefault = ({ type, default: said }: Field): unknown =>
  type === 'array' && typeof said === 'string' ? JSON.parse(said) : said

/** Of a record that is changed: what stands there can be replaced, but not emptied. */
export const isKept = (facts: Field, value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !facts.nullable && !canBeEmpty(facts)

const canBeEmpty = ({ type, minLength = 0, enum: choices, format, expected }: Field): boolean =>
  type === 'array' ||
  type === 'object' ||
  (type === 'string' && minLength === 0 && !choices && !format && !expected)

/** A box to tick says yes or no; another field says that nothing was chosen, too. */
export const isBox = ({ type, nullable, isOpen }: Field): boolean =>
  type === 'boolean' && !nullable && !isOpen

/** The values that differ from what was there. */
export function listChanges(fields: Fields, values: AnyRecord, before: AnyRecord): AnyRecord {
  const changed = Object.keys(fields).filter(name => name in values && !isSame(values[name], before[name]))
  return Object.fromEntries(changed.map(name => [name, values[name]]))
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? '') === JSON.stringify(other ?? '')

/**
 * The body: an empty field is left out where something is made, and cleared where something is changed. A box that is not
 * ticked says no: what would be stored without it may be yes.
 */
export function makeBody(fields: Fields, values: AnyRecord, schemas: Schemas, isChange: boolean): AnyRecord {
  const entries = Object.entries(fields)
    .filter(([name, facts]) => name in values || (!isChange && (isSaidEmpty(facts) || isBox(facts))))
    .map(([name, facts]) => [name, makeValue(facts, values[name], schemas, isChange)])
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined))
}

function makeValue(facts: Field | Value, value: unknown, schemas: Schemas, isChange: boolean): unknown {
  if (value === '' || value === undefined || value === null) return makeEmpty(facts, value, isChange)
  if (facts.type === 'integer' && typeof value === 'string')
    return /^-?\d{1,15}$/.test(value.trim()) ? Number(value) : value
  if (facts.type === 'array' && Array.isArray(value))
    return value.map(item => makeValue(facts.items ?? { type: 'any' }, item, schemas, false))
  if (facts.type === 'object' && typeof value === 'object')
    return makeBody(facts.fields ?? schemas[facts.ref ?? ''] ?? {}, value as AnyRecord, schemas, false)
  return typeof value === 'string' ? value.trim() : value
}

/** Nothing is an answer, and one that has to be given. */
const isSaidEmpty = (facts: Field | Value): boolean =>
  facts.nullable === true && 'required' in facts && facts.required === true

function makeEmpty(facts: Field | Value, value: unknown, isChange: boolean): unknown {
  if (isBox(facts)) return false
  if ((isChange && facts.nullable) || isSaidEmpty(facts)) return null
  return isChange ? (value ?? '') : undefined
}

/** Whether each day and each moment that is typed has its whole year: on its way to 2026 it is 0002, 0020 and 0202. */
export const areDaysWhole = (fields: Fields, values: AnyRecord, schemas: Schemas): boolean =>
  Object.entries(fields).every(([name, facts]) => isDayWhole(facts, values[name], schemas))

function isDayWhole(facts: Value, value: unknown, schemas: Schemas): boolean {
  if (value === undefined || value === null || value === '') return true
  if (facts.format?.startsWith('date')) return isWholeDay(String(value).slice(0, 'YYYY-MM-DD'.length))
  if (Array.isArray(value))
    return value.every(one => facts.items === undefined || isDayWhole(facts.items, one, schemas))
  return (
    facts.type !== 'object' ||
    areDaysWhole(listInnerFields(facts, schemas) ?? {}, value as AnyRecord, schemas)
  )
}

/** An object that is given in parts has its fields: by its own schema, or without a name. */
export const listInnerFields = (facts: Value, schemas: Schemas): Fields | undefined =>
  facts.fields ?? schemas[facts.ref ?? '']
