// handlers.ts: for each operation exactly what a handler is called with and what it returns.

import { answersBytes, takesBytes } from '../../model/contents.ts'
import {
  type Body,
  type Content,
  classifyContent,
  findMainContent,
  hasStreams,
  type Model,
  type Operation,
  type Parameter,
} from '../../model/model.ts'
import { SchemaReader } from '../../model/schema.ts'
import {
  type GeneratedFile,
  quote,
  TypeImports,
  writeComment,
  writeKey,
  writeUnion,
} from '../../output/emit.ts'
import { writeEntry } from '../operation-entry.ts'
import { listHeaders, nameHeaders, writeParametersType } from '../parameter-type.ts'
import { streamNames, streamTypes } from './answer-streams.ts'
import { byteNames, byteTypes } from './body-streams.ts'
import { writeCallerType } from './callers.ts'
import { type ContextType, isAnswering, type ServerOptions } from './options.ts'
import {
  answerNames,
  findOwnAnswers,
  resultClasses,
  writeAnswerClass,
  writeAnswers,
  writeResultType,
} from './results.ts'

// What handlers.ts declares, and what it uses of TypeScript itself.
const declared = [
  'Empty',
  'Filled',
  'Serialized',
  'Content',
  'Calls',
  'Results',
  'Tags',
  'OperationId',
  'Tag',
  'Call',
  'Result',
  'Returned',
  'Handler',
  'HandlersFor',
  'Handlers',
  'Record',
  'Omit',
  'Required',
  'Pick',
  'Promise',
  'Given',
  'PropertyKey',
  'Uint8Array',
  'Blob',
]

export function makeHandlersFile(model: Model, options: ServerOptions): GeneratedFile {
  const reader = new SchemaReader(model.document)
  const { context, contexts: bySchemes = {}, reads, paged, uploads } = options
  const contexts = [context, ...Object.values(bySchemes), reads, paged, uploads, options.callers].filter(
    one => one !== undefined,
  )
  const own = findOwnAnswers(model.operations, options)
  const isStreaming = isAnswering(options) && hasStreams(model)
  const names = [
    ...declared,
    ...(isStreaming ? streamNames : []),
    ...(options.streamBodies ? byteNames : []),
    ...(own.size > 0 ? answerNames : []),
    ...contexts.map(({ name }) => name),
  ]
  const used = new TypeImports(names)
  const headers = nameHeaders(
    model.operations,
    used,
    one => listHeaders(one, options.handledHeaders),
    lowerName,
  )
  const calls = model.operations.map(operation => writeCall(operation, options, reader, used))
  const results = model.operations.map(
    operation =>
      `  ${writeKey(operation.id)}: ${writeResultType(operation, used, { isStreaming, streamBodies: options.streamBodies === true })}\n`,
  )
  const named = new Map(model.schemas.map(({ name, type }) => [name, type]))
  const answers = writeAnswers(own, named, used, options.streamBodies === true)
  const { contract = './types.ts' } = options
  const imports = [used.from(contract), ...writeContextImports(contexts)]
  const text = `${imports.join('')}${resultClasses}${isStreaming ? streamTypes : ''}${options.streamBodies ? byteTypes : ''}${writeAnswerClass(own)}
${headers && `${headers}\n`}/** What each handler is called with, after validation. */
export interface Calls {
${calls.join('')}}

/** What each handler returns: the body of the one success. */
export interface Results {
${results.join('')}}

/** The operations of each tag. */
export interface Tags {
${model.tags.map(writeTag).join('')}}

export type OperationId = keyof Calls
export type Tag = keyof Tags
export type Call<K extends OperationId> = Calls[K]
export type Result<K extends OperationId> = Results[K]
${answers}
${writeHandlerTypes(model, options, reader)}`
  return { path: 'handlers.ts', text }
}

function writeContextImports(contexts: readonly ContextType[]): string[] {
  const names = new Map<string, Set<string>>()
  for (const { from, name } of contexts) names.set(from, (names.get(from) ?? new Set()).add(name))
  return [...names].map(
    ([from, all]) => `import type { ${[...all].sort().join(', ')} } from ${quote(from)}\n`,
  )
}

/** One context for all handlers, which a caller may replace, or one that depends on the operation. */
function writeHandlerTypes(model: Model, options: ServerOptions, reader: SchemaReader): string {
  const usual = options.context?.name ?? 'Empty'
  if (!options.contexts && !options.reads && !options.paged && !options.uploads)
    return `export type Handler<K extends OperationId, Given = ${usual}> = (
  call: Call<K> & Given,
) => Returned<K> | Promise<Returned<K>>

/** Every handler of one tag: a slice is an object that satisfies this. */
export type HandlersFor<T extends Tag, Given = ${usual}> = {
  [K in Tags[T]]: Handler<K, Given>
}

export type Handlers<Given = ${usual}> = { [K in OperationId]: Handler<K, Given> }
`
  return `/** The operations whose handlers get something else than the others. */
interface Contexts {
${writeContexts(model.operations, options, reader)}}

/** What a handler gets besides path, query and body. */
export type Given<K extends OperationId> = K extends keyof Contexts ? Contexts[K] : ${usual}

export type Handler<K extends OperationId> = (call: Call<K> & Given<K>) => Returned<K> | Promise<Returned<K>>

/** Every handler of one tag: a slice is an object that satisfies this. */
export type HandlersFor<T extends Tag> = { [K in Tags[T]]: Handler<K> }

export type Handlers = { [K in OperationId]: Handler<K> }
`
}

function writeContexts(
  operations: readonly Operation[],
  options: ServerOptions,
  reader: SchemaReader,
): string {
  const lines = operations.flatMap(operation => {
    const context = findContext(operation, options, reader)
    return context ? `  ${writeKey(operation.id)}: ${context.name}\n` : []
  })
  return lines.join('')
}

/** Who may call it decides first, then what it takes. */
function findContext(
  { schemes, method, parameters, body, extensions }: Operation,
  { contexts = {}, reads, paged, uploads }: ServerOptions,
  reader: SchemaReader,
): ContextType | undefined {
  const scheme = schemes.length > 1 ? undefined : (schemes[0] ?? 'none')
  if (scheme !== undefined && Object.hasOwn(contexts, scheme)) return contexts[scheme]
  const sent = body?.contents.flatMap(({ schema }) =>
    schema ? Object.values(reader.object(schema)?.fields ?? {}) : [],
  )
  if (uploads && sent?.some(({ ref }) => ref === uploads.schema)) return uploads
  const isPaged = parameters.some(one => one.in === 'query' && one.name === paged?.cursor)
  if (isPaged) return paged
  const isRead = method === 'GET' && !reads?.except?.some(name => extensions[name] === true)
  return isRead ? reads : undefined
}

function writeTag({ name, operations }: Model['tags'][number]): string {
  const start = `  ${writeKey(name)}:`
  const union = writeUnion(
    operations.map(operation => quote(operation.id)),
    `${start} `,
    '  ',
  )
  return `${start}${union.startsWith('\n') ? '' : ' '}${union}\n`
}

function writeCall(
  operation: Operation,
  options: ServerOptions,
  reader: SchemaReader,
  used: TypeImports,
): string {
  const parts = [
    `path: ${writePathType(operation, used)}`,
    `query: ${writeQuery(operation, used)}`,
    `body: ${writeBody(operation, options, reader, used)}`,
  ]
  const headers = listHeaders(operation, options.handledHeaders)
  const cookies = operation.parameters.filter(one => one.in === 'cookie')
  if (headers.length > 0) parts.push(`header: ${writeParametersType(headers, operation, used, lowerName)}`)
  if (cookies.length > 0) parts.push(`cookie: ${writeParametersType(cookies, operation, used)}`)
  const caller = options.callers && writeCallerType(operation, options.callers.name)
  if (caller !== undefined) parts.push(`caller: ${caller}`)
  const { stream } = operation.success
  if (isAnswering(options)) {
    if (stream || (options.streamBodies && answersBytes(operation))) parts.push('signal: AbortSignal')
    if (stream?.kind === 'events') parts.push('lastEventId: string | undefined')
  }
  const doc = writeComment([operation.summary], '  ')
  const line = `  ${writeKey(operation.id)}: { ${parts.join('; ')} }\n`
  if (line.length < 118) return doc + line
  return `${doc}  ${writeKey(operation.id)}: {\n${parts.map(part => `    ${part}\n`).join('')}  }\n`
}

const lowerName = ({ name }: Parameter): string => name.toLowerCase()

function writePathType(operation: Operation, used: TypeImports): string {
  const parameters = operation.parameters.filter(parameter => parameter.in === 'path')
  return parameters.length === 0 ? 'Empty' : writeParametersType(parameters, operation, used)
}

function writeQuery(operation: Operation, used: TypeImports): string {
  const name = operation.queryType
  if (!name) return 'Empty'
  const filled = operation.parameters.filter(
    one => one.in === 'query' && !one.required && one.default !== undefined,
  )
  return fill(
    used.use(name),
    filled.map(parameter => parameter.name),
  )
}

function writeBody(
  operation: Operation,
  options: ServerOptions,
  reader: SchemaReader,
  used: TypeImports,
): string {
  const { body } = operation
  const main = body && findMainContent(body.contents)
  if (!body || !main) return 'undefined'
  if (options.streamBodies && takesBytes(operation))
    return `ReadableStream<Uint8Array>${body.required ? '' : ' | undefined'}`
  const others = body.contents.filter(one => one !== main).map(one => writeContentType(one, operation, used))
  const types = [writeMainBody(body, main, options, reader, used), ...others]
  return [...new Set(types), ...(body.required ? [] : ['undefined'])].join(' | ')
}

function writeMainBody(
  body: Body,
  content: Content,
  options: ServerOptions,
  reader: SchemaReader,
  used: TypeImports,
): string {
  const writing = classifyContent(content)
  if (writing === 'text' || writing === 'bytes') return writing === 'text' ? 'string' : 'Uint8Array'
  const type = used.use(body.type)
  if (!options.bodyDefaults || !content.schema) return type
  const fields = Object.entries(reader.object(content.schema)?.fields ?? {})
  const filled = fields.filter(([, field]) => field.default !== undefined && !field.required)
  return fill(
    type,
    filled.map(([name]) => name),
  )
}

/** A body in a media type besides the main one. */
function writeContentType(content: Content, operation: Operation, used: TypeImports): string {
  const writing = classifyContent(content)
  if (writing === 'text' || writing === 'bytes') return writing === 'text' ? 'string' : 'Uint8Array'
  if (!content.schema) return 'unknown'
  const owner = `NonNullable<${used.use('operations')}${writeEntry(operation)}['requestBody']>`
  return `${owner}['content'][${quote(content.mediaType)}]`
}

const fill = (type: string, names: readonly string[]): string =>
  names.length === 0 ? type : `Filled<${type}, ${names.map(quote).join(' | ')}>`
