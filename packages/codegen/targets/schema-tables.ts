// schemas.ts: what each schema of the document is, as tables that a program can read.

import type { Model } from '../model/model.ts'
import { writeKey, writeLiteral } from '../output/emit.ts'

const schemaFacts = `
/** What is known of one value. A fact that does not hold is absent. */
export interface ValueFacts {
  readonly type: 'string' | 'integer' | 'number' | 'boolean' | 'object' | 'array' | 'any'
  readonly format?: string
  /** The named schema that the value is. */
  readonly ref?: string
  readonly nullable?: true
  /** The named schemas that it may be one of, where there are several. */
  readonly variants?: readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly default?: unknown
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly minItems?: number
  readonly maxItems?: number
  readonly uniqueItems?: true
  readonly items?: ValueFacts
  /** The fields of an object that has no name of its own. */
  readonly fields?: { readonly [name: string]: FieldFacts }
  /** The values of an object whose keys are free. */
  readonly values?: ValueFacts
  readonly extensions?: { readonly [name: \`x-\${string}\`]: unknown }
}

export interface FieldFacts extends ValueFacts {
  readonly required?: true
  readonly readOnly?: true
  readonly writeOnly?: true
}

export interface SchemaFacts {
  readonly fields: { readonly [name: string]: FieldFacts }
  /** No other field is allowed. */
  readonly closed?: true
  readonly minProperties?: number
  readonly variants?: readonly string[]
  readonly extensions?: { readonly [name: \`x-\${string}\`]: unknown }
}

export interface EnumFacts {
  readonly values: readonly unknown[]
  readonly extensions: { readonly [name: \`x-\${string}\`]: unknown }
}
`

/** The text of schemas.ts. */
export function writeSchemas(model: Model): string {
  const objects = model.schemas.flatMap(({ name, object }) => (object ? [[name, object] as const] : []))
  const others = model.schemas.filter(({ object }) => !object)
  const enums = others.flatMap(({ name, value, schema }) => {
    if (!value.enum || !schema.enum) return []
    return [[name, { values: value.enum, extensions: value.extensions ?? {} }] as const]
  })
  const named = new Set(enums.map(([name]) => name))
  const scalars = others
    .filter(({ name }) => !named.has(name))
    .map(({ name, value }) => [name, value] as const)
  return [
    schemaFacts,
    writeTable(
      'Every object schema by its name: its fields, flattened through allOf and $ref.',
      'schemas',
      objects,
    ),
    `export type SchemaName = keyof typeof schemas\n`,
    writeTable('Every named list of values.', 'enums', enums),
    writeTable('Every other named schema.', 'scalars', scalars),
  ].join('\n')
}

function writeTable(title: string, name: string, entries: readonly (readonly [string, object])[]): string {
  const lines = entries.map(
    ([key, facts]) => `  ${writeKey(key)}: ${writeLiteral(facts, '  ', key.length + 3)},\n`,
  )
  return `/** ${title} */
export const ${name} = {${lines.length > 0 ? '\n' : ''}${lines.join('')}} as const
`
}
