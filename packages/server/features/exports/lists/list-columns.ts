// The columns of a list: each field of its records that the caller may see, and those of the objects inside, by their names.

import { type FieldFacts, type SchemaFacts, schemas } from '@muster/contract'
import type { Column, ColumnType, Row, Value } from '@muster/formats'

export interface ListColumn extends Column {
  /** The fields that lead to it. */
  readonly path: readonly string[]
}

/** Objects inside objects: further in, what is left is one column of JSON. */
const deepest = 4

/** The columns for a caller with these scopes. A field that is the same in every record, such as `object`, is none. */
export function findColumns(schema: string, scopes: ReadonlySet<string>): ListColumn[] {
  return columnsOf(schema, scopes, [])
}

function columnsOf(schema: string, scopes: ReadonlySet<string>, path: readonly string[]): ListColumn[] {
  return orderFields(schema).flatMap(([name, facts]) => {
    if (facts.const !== undefined || isHidden(facts, scopes)) return []
    const at = [...path, name]
    const inner = innerSchema(facts)
    if (inner && at.length < deepest) return columnsOf(inner, scopes, at)
    return [{ title: at.join('.'), type: typeOf(facts), path: at }]
  })
}

/** What is sensitive in some records alone has a column, which is empty there. */
function isHidden({ extensions = {} }: FieldFacts, scopes: ReadonlySet<string>): boolean {
  const { 'x-sensitive': scope, 'x-sensitive-where': where } = extensions
  return typeof scope === 'string' && where === undefined && !scopes.has(scope)
}

/** Whose record it is comes first. */
function orderFields(schema: string): [string, FieldFacts][] {
  const { fields } = (schemas as Record<string, SchemaFacts>)[schema]!
  return Object.entries(fields).sort(([a], [b]) => Number(b === 'id') - Number(a === 'id'))
}

/** The schema of an object that the field holds; undefined for a list, and for an object that may be one of several. */
function innerSchema({ type, ref }: FieldFacts): string | undefined {
  return type !== 'array' && ref !== undefined && ref in schemas ? ref : undefined
}

function typeOf({ type, format, extensions }: FieldFacts): ColumnType {
  if (type === 'boolean') return 'boolean'
  if (type === 'integer' || type === 'number') return 'number'
  if (type !== 'string') return 'text'
  if (extensions?.['x-decimal'] !== undefined) return 'money'
  if (format === 'date') return 'date'
  return format === 'date-time' ? 'time' : 'text'
}

/** The scopes that some field of the records needs. */
export function sensitiveScopes(schema: string, seen = new Set<string>()): string[] {
  if (seen.has(schema)) return []
  seen.add(schema)
  const { fields } = (schemas as Record<string, SchemaFacts>)[schema]!
  const scopes = Object.values(fields).flatMap(facts => {
    const { ref, items, extensions } = facts
    const own = extensions?.['x-sensitive']
    const inner = items?.ref ?? ref
    return [
      ...(typeof own === 'string' ? [own] : []),
      ...(inner && inner in schemas ? sensitiveScopes(inner, seen) : []),
    ]
  })
  return [...new Set(scopes)]
}

/** The values of a record in the columns: lists, and objects without columns of their own, are JSON. */
export function toRow(record: object, columns: readonly ListColumn[]): Row {
  return columns.map(({ path }) => toValue(path.reduce<unknown>(step, record)))
}

const step = (value: unknown, field: string): unknown =>
  (value as Record<string, unknown> | null | undefined)?.[field]

function toValue(value: unknown): Value {
  if (value === null || value === undefined) return null
  return typeof value === 'object' ? JSON.stringify(value) : (value as Value)
}
