// The client target: a class per tag with a method per operation, over a small transport.

import { answersBytes, takesBytes } from '../model/contents.ts'
import { classifyContent, findMainContent, type Model, type Operation, type Tag } from '../model/model.ts'
import { Identifiers, pascalCase } from '../model/names.ts'
import { SchemaReader } from '../model/schema.ts'
import { type GeneratedFile, importTypes, quote, TypeImports, writeComment } from '../output/emit.ts'
import {
  type AnswersByOperation,
  addMember,
  addReaders,
  nameAnswers,
  readerNames,
  writeReaders,
} from './client/answers.ts'
import type { ArgumentForm } from './client/argument-forms.ts'
import { makeArguments, sendsBody, writeSentPath } from './client/arguments.ts'
import { listShared, tellClient, writeTags } from './client/comments.ts'
import { findItemType, writeListQueries } from './client/cursor-lists.ts'
import { methodNames, tellLeftOut } from './client/method-names.ts'
import { makeNamedArguments } from './client/named-arguments.ts'
import type { PagingSources } from './client/paging/find.ts'
import { addPaging, ListWriter } from './client/paging/list-writer.ts'
import { listStreamNames, writeStreamType } from './client/streams/method.ts'
import type { Paging } from './client/transport.ts'
import { makeTransportFiles } from './client/transport-files.ts'
import { writeWebhooks } from './client/webhooks.ts'
import type { DateMode } from './dates/kinds.ts'
import type { DatePlans } from './dates/plans.ts'
import { makeDatesFile } from './dates/runtime.ts'
import { listHeaders, nameHeaders } from './parameter-type.ts'

export interface ClientOptions {
  /** Where the types are imported from. */
  contract?: string
  /** The module with Transport, CallOptions, List and ApiPromise; one over openapi-fetch is emitted without. */
  transport?: string
  /** Which operations are lists with a cursor: the query parameter, and the fields of the page. */
  paging?: Paging
  /** In its place, several rules, each for the operations that it fits. */
  pagingRules?: PagingSources
  /** Where answers hold dates, and what these are in the code. */
  dates?: { mode: DateMode; plans: DatePlans }
  /** Header parameters that the transport deals with; the others are arguments. */
  handledHeaders?: readonly string[]
  /** Whether methods take their arguments one by one, as one object, or whether a second client takes an object. */
  arguments?: ArgumentForm
  /** Bytes are streams, in what is sent and in what is answered. */
  streamBodies?: boolean
  /** Whether the transport reads streams although no operation of this document answers one. */
  hasStreams?: boolean
  /** Whether the transport has `download` and Download, by which GET operations answer bytes as they arrive. */
  downloads?: boolean
  /** The vendor extension of an operation that lists its problem codes, for @throws. */
  problems?: `x-${string}`
}

// What client.ts declares or imports besides the classes and their types, and what it uses of TypeScript itself.
const declared = [
  'Client',
  'Transport',
  'List',
  'ApiPromise',
  'CallOptions',
  'Download',
  'WebhookEvent',
  'webhookNames',
  'listQueries',
  'String',
  'createClient',
  ...readerNames,
]

interface Writer {
  options: ClientOptions
  /** Whether a method takes one object. */
  isNamed: boolean
  lists: ListWriter | undefined
  reader: SchemaReader
  types: TypeImports
  /** The types of the transport that the classes use. */
  used: Set<string>
  /** The type of each named schema. */
  schemaTypes: ReadonlyMap<string, string>
  /** The operations that answer in several ways, or with headers. */
  answers: AnswersByOperation
  /** The failures of every operation, as lines of a comment: told once, at Client. */
  shared: readonly string[]
  /** The comments of methods, which are the same in each form. */
  comments: Map<Operation, string>
  methods: Methods
}

/** The methods of the tags that have any. */
type Methods = ReadonlyMap<Tag, ReadonlyMap<Operation, string>>

export function client(model: Model, options: ClientOptions = {}): GeneratedFile[] {
  const lists = options.pagingRules && new ListWriter(model, options.pagingRules)
  const all = model.tags.map(tag => [tag, methodNames(tag)] as const)
  const methods = new Map(all.filter(([, names]) => names.size > 0))
  const answers = chooseAnswers(model, options, methods)
  const common = {
    options,
    lists,
    reader: new SchemaReader(model.document),
    schemaTypes: new Map(model.schemas.map(({ name, type }) => [name, type])),
    answers,
    shared: listShared(model.operations, options),
    comments: new Map(),
    methods,
  }
  const files = [writeClient(model, common, options.arguments === 'named')]
  if (options.arguments === 'both') files.push(writeClient(model, common, true, 'Named'))
  if (options.dates) files.push(makeDatesFile(options.dates.plans, options.dates.mode))
  if (lists) files.push(...lists.files(options.transport))
  if (options.transport !== undefined) return files
  return [...files, ...makeTransportFiles(model, options, lists?.kinds ?? new Set(), answers)]
}

/** The transport of a team says itself what an answer holds. */
function chooseAnswers(model: Model, options: ClientOptions, methods: Methods): AnswersByOperation {
  const { transport, handledHeaders } = options
  if (transport !== undefined) return new Map()
  const own = listStreamNames(model, options)
  const taken = [
    ...listTypeNames(model),
    ...declared,
    ...own,
    'NamedClient',
    ...nameClasses(model, options).values(),
  ]
  const called = [...methods.values()].flatMap(names => [...names.keys()])
  return nameAnswers(Object.assign({}, model, { operations: called }), taken, handledHeaders)
}

/** @param kind what distinguishes a client from the one that stands in the same folder */
function writeClient(
  model: Model,
  common: Omit<Writer, 'isNamed' | 'types' | 'used'>,
  isNamed: boolean,
  kind = '',
): GeneratedFile {
  const { options, lists, answers, methods } = common
  const types = new TypeImports([
    ...declared,
    ...listStreamNames(model, options),
    `${kind}Client`,
    ...(lists?.isUsed ? ['paging'] : []),
  ])
  const writer: Writer = Object.assign({ isNamed, types, used: new Set(['Transport']) }, common)
  const names = nameClasses(model, options)
  const listed = (one: Operation) => (isNamed ? [] : listHeaders(one, options.handledHeaders))
  const headers = nameHeaders(model.operations, writer.types, listed)
  const tags = [...methods.keys()]
  const classes = tags.map(tag => writeClass(tag, names.get(tag)!, writer))
  const members = tags.map(tag => `  readonly ${tag.property}: ${names.get(tag)!}\n`)
  const made = tags.map(tag => `    ${tag.property}: new ${names.get(tag)!}(transport),\n`)
  const { transport = './transport.ts', contract = './types.ts' } = options
  const answerNames = [...answers.values()].map(({ name }) => name)
  const imports = [
    importTypes(answerNames, './answers.ts'),
    writer.types.from(contract),
    importTypes(writer.used, transport),
    ...(lists?.isUsed ? ["import { paging } from './paging-rules.ts'\n"] : []),
  ]
  const shared = kind === '' ? writeWebhooks(model, contract) + writeListQueries(tags, writer) : ''
  const text = `${imports.join('')}
${headers && `${headers}\n`}${shared}${writeReaders(answers)}${classes.join('\n')}
${writeComment([tellClient(writer.shared), tellLeftOut(model).join('\n'), writer.shared.join('\n')])}export interface ${kind}Client {
${members.join('')}}

export function create${kind}Client(${made.length > 0 ? 'transport' : '_transport'}: Transport): ${kind}Client {
  return {
${made.join('')}  }
}
`
  return { path: kind === '' ? 'client.ts' : `${kind.toLowerCase()}-client.ts`, text }
}

/** The name of each tag's class: 'FiscalYears', or 'CompanyResource' where Company is a schema. */
export function nameClasses(model: Model, options: ClientOptions = {}): Map<Tag, string> {
  const own = listStreamNames(model, options)
  const taken = new Identifiers([...listTypeNames(model), ...declared, ...own])
  return new Map(model.tags.map(tag => [tag, taken.take(pascalCase(tag.name), 'Resource')]))
}

function listTypeNames(model: Model): string[] {
  const ofOperations = model.operations.flatMap(operation => [
    operation.queryType ?? '',
    operation.body?.type ?? '',
    operation.body?.form?.type ?? '',
    operation.success.type ?? '',
  ])
  return [...model.schemas.map(schema => schema.type), ...ofOperations].filter(name => name !== '')
}

function writeClass(tag: Tag, name: string, writer: Writer): string {
  const texts = [...writer.methods.get(tag)!].map(([operation, method]) =>
    writeMethod(operation, method, writer),
  )
  return `${writeComment([tag.description])}export class ${name} {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

${texts.join('\n')}}
`
}

function writeMethod(operation: Operation, name: string, writer: Writer): string {
  const rule = writer.lists?.find(operation, writer.types)
  const item = rule?.item ?? findItemType(operation, writer)
  const make = writer.isNamed ? makeNamedArguments : makeArguments
  const { streamBodies = false, handledHeaders } = writer.options
  const body = streamBodies && takesBytes(operation) ? 'ByteSource' : undefined
  if (body) writer.used.add(body)
  const { parameters: taken, input: sent } = make(operation, writer.types, handledHeaders, body)
  const input = rule ? addPaging(sent, rule.name) : sent
  const isDownload = isStreamed(operation, writer.options)
  const result = writeResult(operation, writer, item !== undefined)
  const doc = writer.comments.get(operation) ?? writeDoc(operation, writer)
  writer.comments.set(operation, doc)
  const own = writer.answers.get(operation)
  const stream = writeStreamType(operation, writer, own?.name)
  const usualNames = ['CallOptions', item === undefined ? 'ApiPromise' : 'List']
  for (const name of stream ? stream.names : usualNames) writer.used.add(name)
  const held = [result, ...(own ? [own.name] : [])].join(', ')
  const plain = item === undefined ? `ApiPromise<${held}>` : `List<${item}, ${held}>`
  const returned = stream?.returned ?? plain
  const usual = item === undefined ? 'request' : 'list'
  const plainly = isDownload ? 'download' : usual
  const called = stream ? 'stream' : plainly
  const verb = ['request', 'stream'].includes(called) ? [quote(operation.method.toLowerCase())] : []
  const method = stream ? [quote(stream.kind), ...verb] : verb
  const asked = streamBodies && answersBytes(operation) ? addMember(input, 'isStreamed: true') : input
  const call = writeCall(`this.#transport.${called}`, [
    ...method,
    quote(writeSentPath(operation.path)),
    addReaders(asked, own?.answers ?? []),
    'options',
  ])
  const parameters = stream
    ? taken.map(one => one.replace(/^options\?: \w+$/, `options?: ${stream.options}`))
    : taken
  const head = `  ${name}(${parameters.join(', ')}): ${returned} {`
  const signature =
    head.length <= 118
      ? head
      : `  ${name}(\n${parameters.map(one => `    ${one},\n`).join('')}  ): ${returned} {`
  return `${doc}${signature}\n    return ${call}\n  }\n`
}

function writeDoc(operation: Operation, { options, shared }: Writer): string {
  const unsent =
    operation.body && !sendsBody(operation) && 'Without its body: fetch sends none with this method.'
  const tags = writeTags(operation, options, shared)
  return writeComment([operation.summary, operation.description, unsent || undefined, tags], '  ')
}

/** Whether its bytes are handed on as they arrive. */
function isStreamed({ method, success }: Operation, { downloads }: ClientOptions): boolean {
  const content = findMainContent(success.contents)
  return (
    downloads === true && method === 'GET' && content !== undefined && classifyContent(content) === 'bytes'
  )
}

/** Of several successes any of their bodies; of a list, whose pages are followed, the main one. */
function writeResult(operation: Operation, writer: Writer, isList: boolean): string {
  const { options, types, used, answers } = writer
  const { contents, type } = operation.success
  const several = answers.get(operation)
  if (several && several.answers.length > 1 && !isList) return `${several.name}['data']`
  if (options.streamBodies && answersBytes(operation)) return 'ReadableStream<Uint8Array>'
  if (isStreamed(operation, options)) {
    used.add('Download')
    return 'Download'
  }
  return findMainContent(contents) && type !== undefined ? types.use(type) : 'void'
}

function writeCall(callee: string, args: readonly string[]): string {
  const line = `${callee}(${args.join(', ')})`
  if (line.length <= 104) return line
  return `${callee}(\n${args.map(arg => `      ${arg},\n`).join('')}    )`
}
