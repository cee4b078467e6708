// The client target: a class per tag with a method per operation, over a small transport.

import { classifyContent, findMainContent, type Model, type Operation, type Tag } from '../model/model.ts'
import { camelCase, Identifiers, isSameNoun, pascalCase, splitWords } from '../model/names.ts'
import { SchemaReader } from '../model/schema.ts'
import {
  type GeneratedFile,
  importTypes,
  quote,
  TypeImports,
  writeComment,
  writeLiteral,
} from '../output/emit.ts'
import { makeArguments, sendsBody, writeSentPath } from './client/arguments.ts'
import { makeErrorsFile } from './client/errors.ts'
import { makeTransportFile, type Paging } from './client/transport.ts'

export interface ClientOptions {
  /** Where the types are imported from. */
  contract?: string
  /** The module with Transport, CallOptions, List and ApiPromise; one over openapi-fetch is emitted without. */
  transport?: string
  /** Which operations are lists with a cursor: the query parameter, and the fields of the page. */
  paging?: Paging
  /** Header parameters that the transport deals with; the others are arguments. */
  handledHeaders?: readonly string[]
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
]

interface Writer {
  options: ClientOptions
  reader: SchemaReader
  types: TypeImports
  /** The types of the transport that the classes use. */
  used: Set<string>
  /** The type of each named schema. */
  schemaTypes: ReadonlyMap<string, string>
  /** The failures of every operation, as lines of a comment: told once, at Client. */
  shared: readonly string[]
}

export function client(model: Model, options: ClientOptions = {}): GeneratedFile[] {
  const schemaTypes = new Map(model.schemas.map(({ name, type }) => [name, type]))
  const writer: Writer = {
    options,
    reader: new SchemaReader(model.document),
    types: new TypeImports(declared),
    used: new Set(['Transport']),
    schemaTypes,
    shared: listShared(model.operations, options),
  }
  const names = nameClasses(model)
  const tags = model.tags.filter(tag => methodNames(tag).size > 0)
  const classes = tags.map(tag => writeClass(tag, names.get(tag)!, writer))
  const members = tags.map(tag => `  readonly ${tag.property}: ${names.get(tag)!}\n`)
  const made = tags.map(tag => `    ${tag.property}: new ${names.get(tag)!}(transport),\n`)
  const { transport = './transport.ts', contract = './types.ts' } = options
  const text = `${writer.types.from(contract)}${importTypes(writer.used, transport)}
${writeWebhooks(model, contract)}${writeListQueries(tags, writer)}${classes.join('\n')}
${writeComment([tellClient(writer.shared), tellLeftOut(model).join('\n'), writer.shared.join('\n')])}export interface Client {
${members.join('')}}

export function createClient(${made.length > 0 ? 'transport' : '_transport'}: Transport): Client {
  return {
${made.join('')}  }
}
`
  const file = { path: 'client.ts', text }
  if (options.transport !== undefined) return [file]
  return [file, makeTransportFile(options.paging), ...makeErrorsFile(model, contract)]
}

/** What a receiver needs: the type of what is sent, and the names to tell a webhook that is not known. */
function writeWebhooks({ webhooks }: Model, contract: string): string {
  const names = webhooks.filter(webhook => webhook.content).map(({ name }) => name)
  if (names.length === 0) return ''
  return `export type { WebhookEvent } from ${quote(contract)}

/** The webhooks that send a WebhookEvent, by name. */
export const webhookNames = ${writeLiteral(names)} as const

`
}

/** What lists take is known to the compiler alone otherwise, and a transport may want to ask for more of some. */
function writeListQueries(tags: readonly Tag[], writer: Writer): string {
  if (!writer.options.paging) return ''
  const lists = tags.map(tag => {
    const methods = [...methodNames(tag)].filter(
      ([operation]) => findItemType(operation, writer) !== undefined,
    )
    const named = methods.map(([operation, name]) => [name, listQueryNames(operation)] as const)
    return [tag.property, Object.fromEntries(named)] as const
  })
  const taken = Object.fromEntries(lists.filter(([, methods]) => Object.keys(methods).length > 0))
  if (Object.keys(taken).length === 0) return ''
  return `/** What the lists take in their query, by tag and method. */
export const listQueries = ${writeLiteral(taken)} as const

`
}

const listQueryNames = ({ parameters }: Operation): string[] =>
  parameters.filter(parameter => parameter.in === 'query').map(({ name }) => name)

/** The name of each tag's class: 'FiscalYears', or 'CompanyResource' where Company is a schema. */
export function nameClasses(model: Model): Map<Tag, string> {
  const taken = new Identifiers([...listTypeNames(model), ...declared])
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
  const methods = methodNames(tag)
  const texts = [...methods].map(([operation, method]) => writeMethod(operation, method, writer))
  return `${writeComment([tag.description])}export class ${name} {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

${texts.join('\n')}}
`
}

/** What the client has no method for, and why, as sentences. */
export function tellLeftOut(model: Model): string[] {
  return model.operations.filter(isLeftOut).map(({ id, method, path }) => {
    const reason = method === 'TRACE' ? 'no TRACE' : `no body with ${method}`
    return `${id} (${method} ${path}) is left out of the client: fetch sends ${reason}.`
  })
}

const isLeftOut = (operation: Operation): boolean =>
  operation.method === 'TRACE' || (operation.body?.required === true && !sendsBody(operation))

/** The methods of a tag. Two operations that come to the same name both keep their whole operationId. */
export function methodNames(tag: Tag): Map<Operation, string> {
  const called = tag.operations.filter(operation => !isLeftOut(operation))
  const shortened = called.map(operation => [operation, shortenName(operation.id, tag.name)] as const)
  const count = Map.groupBy(shortened, ([, name]) => name)
  // Ids that differ in their casing alone are told apart by a number.
  const taken = new Identifiers(['constructor'])
  return new Map(
    shortened.map(([operation, name]) => [
      operation,
      taken.take(count.get(name)!.length > 1 ? camelCase(operation.id) : name, ''),
    ]),
  )
}

/** An operationId without the noun of its tag: listFiscalYears in fiscal_years is list. */
function shortenName(id: string, tag: string): string {
  const words = splitWords(id)
  const noun = splitWords(tag)
  const places = [1, words.length - noun.length].filter(place => place > 0)
  for (const place of places) {
    if (!isSameNoun(words.slice(place, place + noun.length), noun)) continue
    return camelCase([...words.slice(0, place), ...words.slice(place + noun.length)].join(' '))
  }
  return camelCase(id)
}

function writeMethod(operation: Operation, name: string, writer: Writer): string {
  const item = findItemType(operation, writer)
  const { parameters, input } = makeArguments(operation, writer.types, writer.options.handledHeaders)
  const isDownload = isStreamed(operation, writer.options)
  const result = writeResult(operation, writer)
  const unsent =
    operation.body && !sendsBody(operation) && 'Without its body: fetch sends none with this method.'
  const doc = writeComment(
    [operation.summary, operation.description, unsent || undefined, writeTags(operation, writer)],
    '  ',
  )
  for (const name of ['CallOptions', item === undefined ? 'ApiPromise' : 'List']) writer.used.add(name)
  const returned = item === undefined ? `ApiPromise<${result}>` : `List<${item}, ${result}>`
  const usual = item === undefined ? 'request' : 'list'
  const called = isDownload ? 'download' : usual
  const method = called === 'request' ? [quote(operation.method.toLowerCase())] : []
  const call = writeCall(`this.#transport.${called}`, [
    ...method,
    quote(writeSentPath(operation.path)),
    input,
    'options',
  ])
  const head = `  ${name}(${parameters.join(', ')}): ${returned} {`
  const signature =
    head.length <= 118
      ? head
      : `  ${name}(\n${parameters.map(one => `    ${one},\n`).join('')}  ): ${returned} {`
  return `${doc}${signature}\n    return ${call}\n  }\n`
}

/** Whether its bytes are handed on as they arrive. */
function isStreamed({ method, success }: Operation, { downloads }: ClientOptions): boolean {
  const content = findMainContent(success.contents)
  return (
    downloads === true && method === 'GET' && content !== undefined && classifyContent(content) === 'bytes'
  )
}

function writeResult(operation: Operation, { options, types, used }: Writer): string {
  const { contents, type } = operation.success
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

/** The type of what a cursor list holds; undefined for an operation that is none. */
function findItemType(
  operation: Operation,
  { options, reader, types, schemaTypes }: Writer,
): string | undefined {
  const { paging } = options
  const content = findMainContent(operation.success.contents)
  if (!paging || operation.method !== 'GET' || !content?.schema || classifyContent(content) !== 'json')
    return undefined
  if (!operation.parameters.some(one => one.in === 'query' && one.name === paging.cursor)) return undefined
  const items = reader.object(content.schema)?.fields[paging.items]
  if (items?.type !== 'array') return undefined
  const named = items.items?.ref === undefined ? undefined : schemaTypes.get(items.items.ref)
  if (named === undefined || items.items?.nullable)
    return `${types.use(operation.success.type!)}[${quote(paging.items)}][number]`
  return types.use(named)
}

const tellClient = (shared: readonly string[]): string =>
  shared.length > 0
    ? 'Every operation, by tag. Each may fail with these, and with what its method says besides.'
    : 'Every operation, by tag.'

/** What all of several operations fail with is no news of any of them. */
function listShared(operations: readonly Operation[], options: ClientOptions): string[] {
  const [first, ...others] = operations.map(operation => listFailures(operation, options))
  if (!first || others.length === 0) return []
  return first.filter(line => others.every(lines => lines.includes(line)))
}

function writeTags(operation: Operation, { options, shared }: Writer): string {
  const lines = listFailures(operation, options).filter(line => !shared.includes(line))
  if (operation.deprecated) lines.push('@deprecated')
  return lines.join('\n')
}

function listFailures({ failures, extensions }: Operation, { problems }: ClientOptions): string[] {
  const codes = problems && extensions[problems]
  if (Array.isArray(codes)) return codes.map(code => `@throws ${String(code)}`)
  return failures.map(({ status, description = '' }) => {
    const [sentence = ''] = description.split('\n')
    return `@throws ${status}${sentence === '' ? '' : ` ${sentence}`}`
  })
}
