// Which texts of a document are dates, and what they are in a client that asks for dates.

import type { SchemaObject } from '../../document/openapi.ts'

export const dateModes = ['date', 'temporal'] as const

/** Date for instants alone, or Temporal for instants and days. */
export type DateMode = (typeof dateModes)[number]

export type DateKind = 'instant' | 'day'

/** What a schema says that its text is; undefined for any other. A day is no Date: that has a time and a zone. */
export function findDateKind(schema: SchemaObject, mode: DateMode): DateKind | undefined {
  const types = [schema.type ?? []].flat().filter(type => type !== 'null')
  if (types.join() !== 'string' || schema.enum || schema.const !== undefined) return undefined
  if (schema.format === 'date-time') return 'instant'
  return schema.format === 'date' && mode === 'temporal' ? 'day' : undefined
}

/** Whether a text that a schema allows may be anything. */
export function isFreeText(schema: SchemaObject): boolean {
  return [schema.type ?? []].flat().includes('string') && !schema.enum && schema.const === undefined
}
