// The default of a column as a form holds it: what the server stores where a record is made without the field.

import type { Schema } from '@muster/db'

type Column = NonNullable<ReturnType<Schema['tables']['get']>>[number]

/** Undefined where the server computes it, such as a moment, and where it is nothing at all. */
export function readDefault({ type, default: sql }: Pick<Column, 'type' | 'default'>): unknown {
  if (sql === null) return undefined
  if (type === 'boolean') return sql === 'true'
  if (type === 'numeric' || type === 'integer' || type === 'bigint') return readNumber(type, sql)
  const [, text] = /^'((?:[^']|'')*)'::[\w ]+(?:\[\])?$/.exec(sql) ?? []
  if (text === undefined || text === '' || text === '{}') return undefined
  return type.endsWith('[]') ? readArray(type, text) : text.replaceAll("''", "'")
}

/** Decimals are text. */
function readNumber(type: string, sql: string): unknown {
  const [, digits] = /^'?\(?(-?\d+(?:\.\d+)?)\)?'?(?:::\w+)?$/.exec(sql) ?? []
  if (digits === undefined) return undefined
  return type === 'numeric' ? digits : Number(digits)
}

/** {a,b} -> ['a', 'b']; the defaults of the migrations need no quotes. */
function readArray(type: string, text: string): unknown[] {
  const items = text.slice(1, -1).split(',')
  return type.startsWith('integer') ? items.map(Number) : items
}
