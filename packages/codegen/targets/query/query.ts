// The query target: options of TanStack Query for each method of the client, with the same keys everywhere.

import { answersBytes } from '../../model/contents.ts'
import { findMainContent, type Model, type Operation, type Tag } from '../../model/model.ts'
import { Identifiers } from '../../model/names.ts'
import { SchemaReader } from '../../model/schema.ts'
import { type GeneratedFile, quote, TypeImports, writeComment, writeKey } from '../../output/emit.ts'
import { makeArguments } from '../client/arguments.ts'
import { findItemType } from '../client/cursor-lists.ts'
import { methodNames } from '../client/method-names.ts'
import { makeNamedArguments } from '../client/named-arguments.ts'
import { type PagingPlan, planPaging } from '../client/paging/find.ts'
import type { ClientOptions } from '../client.ts'

/** What a list is paged by: the query parameter of the cursor, and the keys that lead to the next one. */
interface Cursor {
  parameter: string
  next: readonly string[]
  more: readonly string[] | undefined
}

interface Writer {
  model: Model
  options: ClientOptions
  plan: PagingPlan | undefined
  reader: SchemaReader
  types: TypeImports
  isNamed: boolean
}

/** How a method is called. */
interface Call {
  /** What a function takes, and what it hands on. */
  parameters: readonly string[]
  args: readonly string[]
  /** The same as one object. */
  members: readonly string[]
}

const asked = `interface Asked {
  signal: AbortSignal
}

`

export function query(model: Model, options: ClientOptions = {}): GeneratedFile[] {
  const writer: Writer = {
    model,
    options,
    plan: options.pagingRules && planPaging(model, options.pagingRules),
    reader: new SchemaReader(model.document),
    types: new TypeImports(['Client', 'Asked', 'createQueries', 'AbortSignal', 'NonNullable']),
    isNamed: options.arguments === 'named',
  }
  const tags = model.tags.flatMap(tag => writeTag(tag, writer) ?? [])
  const { contract = './types.ts' } = options
  const text = `import type { Client } from './client.ts'
${writer.types.from(contract)}
${tags.some(text => text.includes('Asked')) ? asked : ''}/** Options for queries and mutations of TanStack Query, by tag and method. A key begins with both. */
export const createQueries = (${tags.length > 0 ? 'client' : '_client'}: Client) => ({
${tags.join('')}})
`
  return [{ path: 'query.ts', text }]
}

/** Undefined for a tag without anything that can be kept. */
function writeTag(tag: Tag, writer: Writer): string | undefined {
  const methods = [...methodNames(tag)].filter(([operation]) => !isStream(operation, writer.options))
  if (methods.length === 0) return undefined
  const names = new Identifiers(methods.map(([, name]) => name))
  const members = methods.flatMap(([operation, name]) => {
    const called = `client.${tag.property}.${name}`
    const key = `${quote(tag.property)}, ${quote(name)}`
    if (operation.method !== 'GET' && operation.method !== 'HEAD')
      return [writeMutation(operation, name, { key, called }, writer)]
    const cursor = findCursor(operation, writer)
    const pages =
      cursor && writePages(operation, names.take(`${name}Pages`, 'Query'), { key, called }, cursor, writer)
    return [writeQuery(operation, name, { key, called }, writer), ...(pages === undefined ? [] : [pages])]
  })
  return `  ${writeKey(tag.property)}: {\n${members.join('')}  },\n`
}

/** What is read once is of no use in a cache. */
const isStream = (operation: Operation, { streamBodies = false }: ClientOptions): boolean =>
  operation.success.stream !== undefined || (streamBodies && answersBytes(operation))

interface Named {
  key: string
  called: string
}

function writeQuery(operation: Operation, name: string, { key, called }: Named, writer: Writer): string {
  const { parameters, args } = readCall(operation, called, writer)
  const call = `${called}(${[...args, '{ signal }'].join(', ')})`
  // A query has to have data.
  const asked = isEmpty(operation) ? `{\n        await ${call}\n        return null\n      }` : call
  return `${writeComment([operation.summary], '    ')}    ${writeKey(name)}: (${parameters.join(', ')}) => ({
      queryKey: [${[key, ...args].join(', ')}] as const,
      queryFn: async ({ signal }: Asked) => ${asked},
    }),
`
}

function writePages(
  operation: Operation,
  name: string,
  { key, called }: Named,
  { parameter, next, more }: Cursor,
  writer: Writer,
): string {
  const { parameters, args } = readCall(operation, called, writer)
  const type = `NonNullable<${writer.types.use(operation.queryType!)}[${quote(parameter)}]>`
  const own = writer.isNamed ? 'input' : 'query'
  const paged = `{ ...${own}, ...(pageParam !== undefined && { ${writeKey(parameter)}: pageParam }) }`
  const sent = args.map(arg => (arg === own ? paged : arg))
  const at = (keys: readonly string[]) =>
    keys.reduce((before, one, index) => `${before}${index === 0 ? '' : '?.'}[${quote(one)}]`, 'page')
  const page = writer.types.use(operation.success.type!)
  const value = `(${at(next)} || undefined) as ${type} | undefined`
  const isMore = more ? `${at(more)} === false ? undefined : ` : ''
  return `${writeComment([operation.summary], '    ')}    ${writeKey(name)}: (${parameters.join(', ')}) => ({
      queryKey: [${[key, quote('pages'), ...args].join(', ')}] as const,
      queryFn: async ({ signal, pageParam }: Asked & { pageParam: ${type} | undefined }) =>
        ${called}(${[...sent, '{ signal }'].join(', ')}),
      initialPageParam: undefined as ${type} | undefined,
      getNextPageParam: (page: ${page}) => ${isMore}${isMore ? `(${value})` : value},
    }),
`
}

function writeMutation(operation: Operation, name: string, { key, called }: Named, writer: Writer): string {
  const { parameters, args, members } = readCall(operation, called, writer)
  const names = args.length > 0 ? `{ ${args.join(', ')} }: { ${members.join('; ')} }` : ''
  const taken = writer.isNamed ? parameters.join(', ') : names
  return `${writeComment([operation.summary], '    ')}    ${writeKey(name)}: () => ({
      mutationKey: [${key}] as const,
      mutationFn: async (${taken}) => ${called}(${args.join(', ')}),
    }),
`
}

/** The method's own parameters but its options. */
function readCall(operation: Operation, called: string, { options, types, isNamed }: Writer): Call {
  const make = isNamed ? makeNamedArguments : makeArguments
  // The method of a client with names knows its types itself.
  const used = isNamed ? new TypeImports([]) : types
  const written = make(operation, used, options.handledHeaders).parameters.slice(0, -1)
  if (isNamed) {
    if (written.length === 0) return { parameters: [], args: [], members: [] }
    const [, tag = '', method = ''] = called.split('.')
    const type = `Parameters<Client[${quote(tag)}][${quote(method)}]>[0]`
    const isOptional = / = (?:\{\}|Object\.create\(null\))$/.test(written[0]!)
    const input = isOptional ? `input: NonNullable<${type}> = {}` : `input: ${type}`
    return { parameters: [input], args: ['input'], members: [] }
  }
  const parts = written.map(one => /^(\w+)(\??): (.*?)( = (?:\{\}|Object\.create\(null\)))?$/s.exec(one)!)
  return {
    parameters: written,
    args: parts.map(([, name = '']) => name),
    members: parts.map(([, name, mark, type, start]) => `${name}${mark || start ? '?' : ''}: ${type}`),
  }
}

const isEmpty = ({ success, method }: Operation): boolean =>
  method === 'HEAD' || success.type === undefined || findMainContent(success.contents) === undefined

/** Of lists that are paged by a cursor in the query. */
function findCursor(
  operation: Operation,
  { model, options, plan, reader, types }: Writer,
): Cursor | undefined {
  const rule = plan?.lists.get(operation)?.rule
  if (rule?.kind === 'cursor') {
    const { cursor, next, more } = rule as unknown as { cursor: string; next: string[]; more?: string[] }
    return { parameter: cursor, next, more }
  }
  const { paging } = options
  const schemaTypes = new Map(model.schemas.map(({ name, type }) => [name, type]))
  if (!paging || !findItemType(operation, { options, reader, types: new TypeImports([]), schemaTypes }))
    return undefined
  types.use(operation.queryType!)
  return {
    parameter: paging.cursor,
    next: [paging.next],
    more: paging.more === undefined ? undefined : [paging.more],
  }
}
