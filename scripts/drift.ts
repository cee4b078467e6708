// Drift: whether the contract and the tables say the same, each difference as a sentence.

import type { SchemaFacts } from '@muster/contract'
import type { Schema } from '@muster/db'

type Column = NonNullable<ReturnType<Schema['tables']['get']>>[number]
type Field = SchemaFacts['fields'][string]

/** One sentence per difference between the contract's schemas and the migrated tables. */
export function findDrift(schemas: Readonly<Record<string, SchemaFacts>>, database: Schema): string[] {
  return Object.entries(schemas).flatMap(([name, schema]) => {
    const table = schema.extensions?.['x-table']
    if (typeof table !== 'string') return []
    const columns = database.tables.get(table)
    if (!columns) return [`${name}: no table ${table}; write a migration`]
    return tableDrift(name, schema, table, columns, database)
  })
}

function tableDrift(
  name: string,
  schema: SchemaFacts,
  table: string,
  columns: readonly Column[],
  database: Schema,
): string[] {
  const stored = Object.entries(schema.fields).filter(([, field]) => isStored(field))
  const byName = new Map(columns.map(column => [column.name, column]))
  const ofFields = stored.flatMap(([field, facts]) => {
    const place = `${name}.${field}`
    const column = byName.get(field)
    if (!column) return [`${place}: no column ${table}.${field}; write a migration`]
    return [
      ...typeDrift(place, facts, table, column),
      ...digitsDrift(place, facts, `${table}.${field}`, column),
      ...enumDrift(place, facts, `${table}.${field}`, database),
    ]
  })
  const known = new Set(stored.map(([field]) => field))
  const ofColumns = columns
    .filter(column => !known.has(column.name) && column.name !== 'workspace_id' && !column.internal)
    .map(
      column =>
        `${table}.${column.name}: no field ${name}.${column.name}; add it to openapi.yaml, or comment the column 'internal: why'`,
    )
  return [...ofFields, ...ofColumns]
}

function isStored({ const: constant, extensions }: Field): boolean {
  return constant === undefined && extensions?.['x-computed'] !== true
}

function typeDrift(place: string, field: Field, table: string, column: Column): string[] {
  const wanted = columnType(field)
  const at = `${table}.${column.name}`
  const isType = wanted === column.type.replace(/\(\d+\)/, '').replace(/ without time zone$/, '')
  return [
    ...(isType
      ? []
      : [`${place} needs a column of type ${wanted}, but ${at} is ${column.type}; write a migration`]),
    ...(field.nullable && !column.nullable
      ? [`${place} may be null, but ${at} is not null; write a migration`]
      : []),
    ...(!field.nullable && column.nullable
      ? [`${place} is never null, but ${at} may be; write a migration`]
      : []),
  ]
}

/** What is written is rounded by the field's type, and what a default of the column fills in is not: it would answer "0" and later "0.00". */
function digitsDrift(place: string, field: Field, at: string, column: Column): string[] {
  const digits = field.extensions?.['x-decimal']
  const given = column.default
  if (digits === undefined || digits === 'free' || given === null || column.type !== 'numeric') return []
  if (digits === 'currency')
    return [
      `${place} has the digits of the workspace's currency, but ${at} fills in ${given} in every one; drop the default, and write a value`,
    ]
  const written = column.scale ?? /\.(\d+)/.exec(given)?.[1]?.length ?? 0
  if (written === digits) return []
  return [`${place} has ${digits} digits after the point, but ${at} fills in ${given}; write a migration`]
}

function columnType(field: Field): string {
  if (field.type === 'array') {
    const items = (field.items ?? { type: 'string' }) as Field
    return items.type === 'object' ? 'json' : `${columnType(items)}[]`
  }
  if (field.type === 'integer' && field.format === 'int64') return 'bigint'
  if (field.type === 'integer' || field.type === 'boolean') return field.type
  if (field.format === 'date') return 'date'
  if (field.format === 'date-time') return 'timestamp with time zone'
  if (field.extensions?.['x-decimal'] !== undefined) return 'numeric'
  if (/TimeOfDay$/.test(field.ref ?? '')) return 'time'
  return 'text'
}

function enumDrift(place: string, field: Field, column: string, database: Schema): string[] {
  if (!field.enum) return []
  const wanted = field.enum.filter(value => value !== null).map(String)
  const checked = database.enums.get(column)
  if (!checked)
    return [`${place} is one of ${wanted.join(', ')}, but ${column} has no check; write a migration`]
  const lacking = wanted.filter(value => !checked.includes(value))
  const further = checked.filter(value => !wanted.includes(value))
  const differences = [
    lacking.length > 0 && `lacks ${lacking.join(', ')}`,
    further.length > 0 && `also allows ${further.join(', ')}`,
  ].filter(difference => difference !== false)
  return differences.length === 0
    ? []
    : [`${place}: the check of ${column} ${differences.join(' and ')}; write a migration`]
}
