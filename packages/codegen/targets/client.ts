// The client target: a class per tag with a method per operation, over a small transport.
import { comment, type GeneratedFile, importTypes, literal, quote } from '../emit.ts'
import { type Model, mainContent, type Operation, type Parameter, type Tag, writingOf } from '../model.ts'
import { camelCase, Identifiers, pascalCase, sameNoun, wordsOf } from '../names.ts'
import { DocumentError, type Problem } from '../problems.ts'
import { SchemaReader } from '../schema.ts'
import { type Paging, transportFile } from './client/transport.ts'

export interface ClientOptions {
  /** Where the types are imported from. */
  contract?: string
  /** The module with Transport, CallOptions, List and ApiPromise; one over openapi-fetch is emitted without. */
  transport?: string
  /** Which operations are lists with a cursor: the query parameter, and the fields of the page. */
  paging?: Paging
  /** Header parameters that the transport deals with; the others are arguments. */
  handledHeaders?: readonly string[]
  /** The vendor extension of an operation that lists its problem codes, for @throws. */
  problems?: `x-${string}`
}

interface Writer {
  options: ClientOptions
  reader: SchemaReader
  types: Set<string>
  /** The type of each named schema. */
  schemaTypes: ReadonlyMap<string, string>
}

export function client(model: Model, options: ClientOptions = {}): GeneratedFile[] {
  const schemaTypes = new Map(model.schemas.map(({ name, type }) => [name, type]))
  const writer: Writer = { options, reader: new SchemaReader(model.document), types: new Set(), schemaTypes }
  const names = classNames(model)
  const classes = model.tags.map(tag => classText(tag, names.get(tag)!, model, writer))
  const members = model.tags.map(tag => `  readonly ${tag.property}: ${names.get(tag)!}\n`)
  const made = model.tags.map(tag => `    ${tag.property}: new ${names.get(tag)!}(transport),\n`)
  const { transport = './transport.ts', contract = './types.ts' } = options
  const hasEvents = model.webhooks.some(webhook => webhook.content)
  const used = classes.join('')
  const transportTypes = ['ApiPromise', 'List', 'CallOptions'].filter(name =>
    new RegExp(`\\b${name}\\b`).test(used),
  )
  const text = `${importTypes(writer.types, contract)}${importTypes([...transportTypes, 'Transport'], transport)}
${hasEvents ? `export type { WebhookEvent } from ${quote(contract)}\n\n` : ''}${classes.join('\n')}
/** Every operation, by tag. */
export interface Client {
${members.join('')}}

export function createClient(transport: Transport): Client {
  return {
${made.join('')}  }
}
`
  const file = { path: 'client.ts', text }
  return options.transport === undefined ? [file, transportFile(options.paging)] : [file]
}

/** The name of each tag's class: 'FiscalYears', or 'CompanyResource' where Company is a schema. */
export function classNames(model: Model): Map<Tag, string> {
  const taken = new Identifiers([
    ...typeNames(model),
    'Client',
    'Transport',
    'List',
    'ApiPromise',
    'CallOptions',
    'WebhookEvent',
  ])
  return new Map(model.tags.map(tag => [tag, taken.take(pascalCase(tag.name), 'Resource')]))
}

function typeNames(model: Model): string[] {
  const ofOperations = model.operations.flatMap(operation => [
    operation.queryType ?? '',
    operation.body?.type ?? '',
    operation.success.type ?? '',
  ])
  return [...model.schemas.map(schema => schema.type), ...ofOperations].filter(name => name !== '')
}

function classText(tag: Tag, name: string, model: Model, writer: Writer): string {
  const methods = methodNames(tag, model)
  const texts = tag.operations.map(operation => methodText(operation, methods.get(operation)!, writer))
  return `${comment([tag.description])}export class ${name} {
  readonly #transport: Transport

  constructor(transport: Transport) {
    this.#transport = transport
  }

${texts.join('\n')}}
`
}

/** The methods of a tag. Two operations that come to the same name both keep their whole operationId. */
export function methodNames(tag: Tag, model: Model): Map<Operation, string> {
  const shortened = tag.operations.map(operation => [operation, shortName(operation.id, tag.name)] as const)
  const count = Map.groupBy(shortened, ([, name]) => name)
  const names = new Map(
    shortened.map(([operation, name]) => [
      operation,
      count.get(name)!.length > 1 ? camelCase(operation.id) : name,
    ]),
  )
  const problems: Problem[] = []
  const taken = new Map<string, Operation>()
  for (const [operation, name] of names) {
    const other = taken.get(name)
    taken.set(name, operation)
    if (!other) continue
    const message = `${operation.id} and ${other.id} both become the method ${name} of ${tag.name}.`
    problems.push({ place: operation.place, message, remedy: 'Change one operationId.' })
  }
  if (problems.length > 0) throw new DocumentError(model.source, problems)
  return names
}

/** An operationId without the noun of its tag: listFiscalYears in fiscal_years is list. */
function shortName(id: string, tag: string): string {
  const words = wordsOf(id)
  const noun = wordsOf(tag)
  const places = [1, words.length - noun.length].filter(place => place > 0)
  for (const place of places) {
    if (!sameNoun(words.slice(place, place + noun.length), noun)) continue
    const rest = camelCase([...words.slice(0, place), ...words.slice(place + noun.length)].join(' '))
    return rest === 'constructor' ? camelCase(id) : rest
  }
  return camelCase(id)
}

function methodText(operation: Operation, name: string, writer: Writer): string {
  const { contents, type } = operation.success
  const content = mainContent(contents)
  if (content && type !== undefined) writer.types.add(type)
  const item = itemType(operation, writer)
  const path = operation.parameters.filter(one => one.in === 'path')
  const local = new Identifiers(['query', 'body', 'options', 'headers'])
  const names = new Map(path.map(one => [one, local.take(camelCase(one.name), 'Parameter')]))
  const { parameters, input, options } = argumentsOf(operation, names, writer)
  const result = type ?? 'void'
  const doc = comment([operation.summary, operation.description, tagsOf(operation, writer.options)], '  ')
  const returned = item === undefined ? `ApiPromise<${result}>` : `List<${item}, ${result}>`
  const called = item === undefined ? 'request' : 'list'
  const method = item === undefined ? [quote(operation.method.toLowerCase())] : []
  const call = callText(`this.#transport.${called}`, [...method, quote(operation.path), input, options])
  const head = `  ${name}(${parameters.join(', ')}): ${returned} {`
  const signature =
    head.length <= 118
      ? head
      : `  ${name}(\n${parameters.map(one => `    ${one},\n`).join('')}  ): ${returned} {`
  return `${doc}${signature}\n    return ${call}\n  }\n`
}

function callText(callee: string, args: readonly string[]): string {
  const line = `${callee}(${args.join(', ')})`
  if (line.length <= 104) return line
  return `${callee}(\n${args.map(arg => `      ${arg},\n`).join('')}    )`
}

/** What a method takes and what it hands on: path parameters in their order, then body, query and headers. */
function argumentsOf(operation: Operation, names: Map<Parameter, string>, writer: Writer) {
  const parameters: string[] = []
  const input: string[] = []
  for (const [parameter, name] of names) parameters.push(`${name}: ${scalarType(parameter)}`)
  if (names.size > 0) {
    const members = [...names].map(([parameter, name]) => {
      const value = scalarType(parameter) === 'string' || isText(parameter) ? name : `String(${name})`
      return value === parameter.name ? value : `${keyOf(parameter.name)}: ${value}`
    })
    input.push(`path: { ${members.join(', ')} }`)
  }
  const { body } = operation
  const hasOptionalBody = body && !body.required
  if (body) {
    writer.types.add(body.type)
    const content = mainContent(body.contents)!
    input.push('body')
    if (writingOf(content) !== 'json') input.push(`mediaType: ${quote(content.mediaType)}`)
    if (body.required) parameters.push(`body: ${body.type}`)
  }
  const query = operation.queryType
  const isQueryRequired = operation.parameters.some(one => one.in === 'query' && one.required)
  const headers = headerType(operation, writer.options)
  if (query && isQueryRequired) parameters.push(`query: ${query}`)
  if (headers) parameters.push(`headers: ${headers}`)
  if (hasOptionalBody) parameters.push(`body?: ${body.type}`)
  if (query && !isQueryRequired) parameters.push(`query: ${query} = {}`)
  if (query) {
    writer.types.add(query)
    input.push('query')
  }
  parameters.push('options?: CallOptions')
  const options = headers ? '{ ...options, headers: { ...options?.headers, ...headers } }' : 'options'
  return { parameters, input: input.length > 0 ? `{ ${input.join(', ')} }` : '{}', options }
}

const keyOf = (name: string): string => literal({ [name]: 0 }).slice(2, -5)

const isText = (parameter: Parameter): boolean => parameter.type === 'string'

function scalarType(parameter: Parameter): string {
  if (parameter.enum?.length) return parameter.enum.map(value => literal(value)).join(' | ')
  if (parameter.type === 'integer' || parameter.type === 'number') return 'number'
  return parameter.type === 'boolean' ? 'boolean' : 'string'
}

/** Required header parameters that nobody else deals with. Optional ones go through the options. */
function headerType(operation: Operation, { handledHeaders = [] }: ClientOptions): string | undefined {
  const handled = handledHeaders.map(name => name.toLowerCase())
  const left = operation.parameters.filter(
    one => one.in === 'header' && one.required && !handled.includes(one.name.toLowerCase()),
  )
  if (left.length === 0) return undefined
  return `{ ${left.map(one => `${keyOf(one.name)}: string`).join('; ')} }`
}

/** The type of what a cursor list holds; undefined for an operation that is none. */
function itemType(operation: Operation, { options, reader, types, schemaTypes }: Writer): string | undefined {
  const { paging } = options
  const content = mainContent(operation.success.contents)
  if (!paging || operation.method !== 'GET' || !content?.schema || writingOf(content) !== 'json')
    return undefined
  if (!operation.parameters.some(one => one.in === 'query' && one.name === paging.cursor)) return undefined
  const items = reader.object(content.schema)?.fields[paging.items]
  if (items?.type !== 'array') return undefined
  const named = items.items?.ref === undefined ? undefined : schemaTypes.get(items.items.ref)
  if (named === undefined || items.items?.nullable)
    return `${operation.success.type}[${quote(paging.items)}][number]`
  types.add(named)
  return named
}

function tagsOf(operation: Operation, { problems }: ClientOptions): string {
  const codes = problems && operation.extensions[problems]
  const lines = Array.isArray(codes) ? codes.map(code => `@throws ${String(code)}`) : failureLines(operation)
  if (operation.deprecated) lines.push('@deprecated')
  return lines.join('\n')
}

function failureLines({ failures }: Operation): string[] {
  return failures.map(({ status, description = '' }) => {
    const [sentence = ''] = description.split('\n')
    return `@throws ${status}${sentence === '' ? '' : ` ${sentence}`}`
  })
}
