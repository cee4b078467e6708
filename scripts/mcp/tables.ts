// The tables of the MCP server: what a document says of operations and their fields, short enough for a model to read.

import type { GeneratedFile, OpenApiDocument } from '@muster/codegen'
import {
  bodyOf,
  type Contract,
  type Located,
  operations,
  parameter,
  properties,
  reachSchemas,
  readName,
  resolve,
  type Schema,
  successes,
} from '../../packages/contract/document.ts'

/** As packages/mcp/api.ts has them. */
interface FieldTable {
  readonly type: string
  readonly required?: true
  readonly secret?: true
  readonly about?: string
}

type Fields = Record<string, FieldTable>

/** What every list takes says nothing of this one; how many are read and from where is said with each answer. */
const usual = ['limit', 'starting_after']

/** The file of one document, such as that of /v1. */
export function makeMcpTables(name: string, document: OpenApiDocument): GeneratedFile {
  const contract = document as unknown as Contract
  const all = operations(contract)
  const used = reachSchemas(
    contract,
    all.flatMap(({ operation }) => [
      bodyOf(operation),
      ...successes(contract, operation).map(one => one.schema),
    ]),
  )
  const types = [...used].sort().flatMap(type => {
    const fields = makeFields(contract, { $ref: `#/components/schemas/${type}` })
    return Object.keys(fields).length > 0 && !type.endsWith('Page') ? [[type, fields] as const] : []
  })
  return {
    path: `${name}.ts`,
    text: `import type { Tables } from '../api.ts'

export const ${name}Tables: Tables = {
  operations: {
${all.map(located => `    ${located.operation.operationId}: ${JSON.stringify(makeOperation(contract, located))},\n`).join('')}  },
  types: {
${types.map(([type, fields]) => `    ${type}: ${JSON.stringify(fields)},\n`).join('')}  },
}
`,
  }
}

function makeOperation(contract: Contract, { operation, path, method, parameters }: Located): object {
  const [success] = successes(contract, operation)
  const answer = readName('schemas', success?.schema)
  const known = properties(contract, success?.schema)
  const record = readName('schemas', known.data?.items)
  const isPage = known.has_more !== undefined && record !== undefined
  const body = bodyOf(operation)
  const asked = parameters
    .map(one => parameter(contract, one))
    .filter(one => one.in === 'path' || one.in === 'query')
  return {
    method,
    path,
    tag: operation.tags?.[0],
    summary: operation.summary,
    about: operation.description,
    needs: (operation.security ?? []).flatMap(entry => Object.values(entry).flat()),
    parameters: Object.fromEntries(
      asked
        .filter(one => !usual.includes(one.name!))
        .map(one => [one.name, { in: one.in, ...makeField(contract, one.schema ?? {}, one) }]),
    ),
    body: readName('schemas', body),
    answer: isPage ? record : answer,
    isPage: isPage && asked.some(one => one.name === 'starting_after') ? true : undefined,
    isFile: success?.schema === undefined ? true : undefined,
    noDryRun: operation['x-no-dry-run'],
  }
}

function makeFields(contract: Contract, schema: Schema): Fields {
  const required = listRequired(contract, schema)
  return Object.fromEntries(
    Object.entries(properties(contract, schema)).map(([name, field]) => {
      const { description } = field
      return [name, makeField(contract, field, { required: required.has(name), description })]
    }),
  )
}

function listRequired(contract: Contract, schema: Schema): Set<string> {
  const own = resolve(contract, schema)
  const parts = (own.allOf ?? []).map(part => listRequired(contract, part))
  return new Set([...(own.required ?? []), ...parts.flatMap(part => [...part])])
}

interface Said {
  readonly required?: boolean | undefined
  readonly description?: string | undefined
}

function makeField(contract: Contract, schema: Schema, { required, description }: Said): FieldTable {
  return {
    type: nameType(contract, schema),
    ...(required && { required: true }),
    ...(schema['x-secret'] !== undefined && { secret: true }),
    ...(description && { about: description }),
  }
}

function nameType(contract: Contract, schema: Schema): string {
  const own = resolve(contract, schema)
  const isNullable = [own.type].flat().includes('null')
  return `${namePlain(contract, schema, own)}${isNullable ? '?' : ''}`
}

function namePlain(contract: Contract, schema: Schema, own: Schema): string {
  const target = schema['x-references'] ?? own['x-references']
  if (own.items) {
    const items = target === undefined ? own.items : Object.assign({}, own.items, { 'x-references': target })
    return `list of ${nameType(contract, items)}`
  }
  if (target !== undefined) return `id of ${[target].flat().join(' or ')}`
  if (own.enum) return own.enum.filter(value => value !== null).join('|')
  const [type = 'object'] = [own.type].flat().filter(one => one !== 'null' && one !== undefined)
  if (type === 'object') return readName('schemas', schema) ?? 'object'
  if (type !== 'string') return type
  if (own['x-decimal'] !== undefined) return 'decimal'
  if (own.contentEncoding !== undefined) return 'base64'
  return { date: 'date', 'date-time': 'time' }[String(own.format)] ?? 'text'
}
