// The zod target: a schema of zod for each named schema, and for what each operation takes and answers.

import { isObject, type Json } from '../../document/json.ts'
import type { Model } from '../../model/model.ts'
import { camelCase, Identifiers, reservedWords } from '../../model/names.ts'
import { type GeneratedFile, importTypes, writeComment, writeKey } from '../../output/emit.ts'
import { checks } from './checks.ts'
import { orderSchemas } from './order.ts'
import { prepareSchemas } from './prepare.ts'
import { SchemaWriter } from './schema-writer.ts'

export interface ZodOptions {
  /** Where types are imported from, of schemas that hold themselves. */
  contract?: string
}

/** What an operation takes and answers, in the order in which it is written. */
const parts = ['path', 'query', 'header', 'cookie', 'body', 'result'] as const

export function zod(model: Model, { contract = './types.ts' }: ZodOptions = {}): GeneratedFile[] {
  const { schemas, operations } = prepareSchemas(model)
  const { names, recursive } = orderSchemas(schemas)
  const types = new Map(model.schemas.map(({ name, type }) => [name, type]))
  const taken = new Identifiers([...reservedWords, 'z', 'inputs', 'results', ...Object.keys(checks)])
  const constants = new Map(
    model.schemas.map(({ name, type }) => [name, taken.take(`${camelCase(type)}Schema`, 'Schema')]),
  )
  const writer = new SchemaWriter(schemas, constants, recursive)
  const lines = names.map(name => writeNamed(name, schemas[name]!, { writer, types, constants, recursive }))
  const inputs = writeOperations(operations, parts.slice(0, -1), writer)
  const results = writeOperations(operations, ['result'], writer)
  const used = [...recursive].map(name => types.get(name)!)
  const isEmpty = lines.length === 0 && !results.includes('z.') && !inputs.includes('z.')
  const text = `${isEmpty ? '' : "import { z } from 'zod'\n"}${importTypes(used, contract)}
${[...writer.helpers].map(name => checks[name]).join('')}${lines.join('\n')}
/** What each operation takes. */
export const inputs = {
${inputs}}

/** What each operation answers. */
export const results = {
${results}}
`
  return [{ path: 'zod.ts', text }]
}

interface Known {
  writer: SchemaWriter
  types: ReadonlyMap<string, string>
  constants: ReadonlyMap<string, string>
  recursive: ReadonlySet<string>
}

function writeNamed(name: string, schema: Json, { writer, types, constants, recursive }: Known): string {
  const description = isObject(schema) && typeof schema.description === 'string' ? schema.description : ''
  const code = writer.write(schema)
  const constant = constants.get(name)!
  // The compiler follows no circle, so that such a schema is told its type.
  const [type, cast] = recursive.has(name)
    ? [`: z.ZodType<${types.get(name)!}>`, ' as z.ZodType<any>']
    : ['', '']
  return `${writeComment([description])}export const ${constant}${type} = ${code}${cast}\n`
}

function writeOperations(
  operations: ReadonlyMap<string, Readonly<Record<string, Json>>>,
  wanted: readonly string[],
  writer: SchemaWriter,
): string {
  const lines = [...operations].map(([id, schemas]) => {
    const own = wanted.filter(part => schemas[part] !== undefined)
    if (wanted.length === 1) {
      const [part] = own
      return part === undefined ? '' : `  ${writeKey(id)}: ${writer.write(schemas[part]!, '  ')},\n`
    }
    if (own.length === 0) return `  ${writeKey(id)}: {},\n`
    const members = own.map(part => `    ${part}: ${writer.write(schemas[part]!, '    ')},\n`)
    return `  ${writeKey(id)}: {\n${members.join('')}  },\n`
  })
  return lines.join('')
}
