// The tables as TypeScript: what the query builder knows of the migrated schema, and its indexes for the server.

import type { Column, Schema } from './introspect.ts'

const types: Readonly<Record<string, string>> = {
  bigint: 'number',
  boolean: 'boolean',
  bytea: 'Buffer',
  integer: 'number',
  'integer[]': 'number[]',
  json: 'unknown',
  jsonb: 'unknown',
  smallint: 'number',
  'text[]': 'string[]',
}

/** As which TypeScript type a value of a PostgreSQL type arrives; text, date, time, timestamptz and numeric as text. */
export function toTypeName(type: string): string {
  return types[type] ?? 'string'
}

/** `allowed`: what a check lets the column be, where it lists that. */
function toTypeScript(
  { type, nullable, defaulted, generated }: Column,
  allowed: readonly string[] | undefined,
): string {
  const texts = allowed?.map(text => `'${text.replaceAll("'", "\\'")}'`)
  const value = [...(texts ?? [toTypeName(type)]), ...(nullable ? ['null'] : [])].join(' | ')
  if (generated) return `GeneratedAlways<${value}>`
  return defaulted ? `Generated<${value}>` : value
}

/** The text of gen/tables.ts. */
export function tablesSource({ tables, enums }: Schema): string {
  const interfaces = [...tables].map(([table, columns]) => {
    const fields = columns
      .map(column => `    ${column.name}: ${toTypeScript(column, enums.get(`${table}.${column.name}`))}\n`)
      .join('')
    return `  ${table}: {\n${fields}  }\n`
  })
  return `import type { Generated, GeneratedAlways } from 'kysely'

/** Every table; instants, dates and money are text. */
export interface Tables {
${interfaces.join('')}}
`
}

/** The text of gen/indexes.ts. */
export function indexesSource({ indexes }: Schema): string {
  const entries = [...indexes].map(([table, of]) => {
    const lines = of.map(
      ({ name, columns, unique, predicate }) =>
        `    { name: '${name}', columns: ${JSON.stringify(columns)}, unique: ${unique}, predicate: ${JSON.stringify(predicate)} },\n`,
    )
    return `  ${table}: [\n${lines.join('')}  ],\n`
  })
  return `import type { Index } from '@muster/db'

/** What an index scan can give in order, by table. */
export const indexes: Readonly<Record<string, readonly Index[]>> = {
${entries.join('')}}
`
}
