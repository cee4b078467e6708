// What a method of the client takes, and what it hands on to the transport.

import { isUrlEncoded } from '../../document/media-types.ts'
import {
  type Body,
  type Content,
  classifyContent,
  findMainContent,
  type Operation,
  type Parameter,
} from '../../model/model.ts'
import { camelCase, Identifiers, reservedWords } from '../../model/names.ts'
import { quote, type TypeImports, writeKey, writeLiteral } from '../../output/emit.ts'
import { listHeaders, writeParametersType, writeParameterType } from '../parameter-type.ts'

export interface Arguments {
  /** As they stand between the parentheses of the method. */
  parameters: string[]
  /** The literal that says what to send. */
  input: string
}

/**
 * Path parameters in their order, then body, query, headers and cookies, what is required before what is not.
 *
 * @param bodyType of the body, where that is not the type of its schema
 */
export function makeArguments(
  operation: Operation,
  types: TypeImports,
  handledHeaders: readonly string[] = [],
  bodyType?: string,
): Arguments {
  const of = (place: Parameter['in']) => operation.parameters.filter(one => one.in === place)
  const path = makePathArguments(operation, types)
  const required = [...path.parameters]
  const optional: string[] = []
  const input = [...path.input, ...writeBodyInput(operation)]
  const add = (name: string, type: string, isRequired: boolean) =>
    isRequired ? required.push(`${name}: ${type}`) : optional.push(`${name}?: ${type}`)
  const { body, queryType } = operation
  if (body && sendsBody(operation)) {
    add('body', bodyType ?? writeBodyType(body, types), body.required)
  }
  const query = of('query')
  if (queryType !== undefined) {
    if (query.some(one => one.required)) required.push(`query: ${types.use(queryType)}`)
    else
      optional.push(
        `query: ${types.use(queryType)} = ${query.some(isInherited) ? 'Object.create(null)' : '{}'}`,
      )
    input.push('query', ...writeStyles(query))
  }
  const headers = listHeaders(operation, handledHeaders)
  for (const [name, group] of [['headers', headers] as const, ['cookies', of('cookie')] as const]) {
    if (group.length === 0) continue
    add(
      name,
      writeParametersType(group, operation, types),
      group.some(one => one.required),
    )
    input.push(name)
  }
  input.push(...listOtherStyles({ path: of('path'), headers, cookies: of('cookie') }))
  return {
    parameters: [...required, ...optional, 'options?: CallOptions'],
    input: input.length > 0 ? `{ ${input.join(', ')} }` : '{}',
  }
}

export function writeBodyType({ type, form }: Body, types: TypeImports): string {
  const taken = new Set([type, form?.type].filter(one => one !== undefined))
  return [...taken].map(one => types.use(one)).join(' | ')
}

/** Whether a parameter is called like what every object has, so that {} does not leave it out. */
export const isInherited = ({ name }: Parameter): boolean => name in {}

function makePathArguments(
  operation: Operation,
  types: TypeImports,
): { parameters: string[]; input: string[] } {
  const path = operation.parameters.filter(one => one.in === 'path')
  const local = new Identifiers([...reservedWords, 'query', 'body', 'options', 'headers', 'cookies'])
  const named = path.map(one => {
    return [
      one,
      local.take(camelCase(one.name), 'Parameter'),
      writeParameterType(one, operation, types),
    ] as const
  })
  const members = named.map(([parameter, name, type]) => writePathMember(parameter, name, type))
  return {
    parameters: named.map(([, name, type]) => `${name}: ${type}`),
    input: members.length > 0 ? [`path: { ${members.join(', ')} }`] : [],
  }
}

/** A path parameter in the literal of what is sent. */
export function writePathMember(parameter: Parameter, name: string, type: string): string {
  const isText = parameter.type === 'string' || type === 'string'
  const value = isText || !isPlain(parameter) ? name : `String(${name})`
  return value === parameter.name ? value : `${writeKey(parameter.name)}: ${value}`
}

/** What follows a # tells operations of one path apart in a document; it is not sent. */
export const writeSentPath = (path: string): string => path.replace(/#.*/, '')

/** Whether fetch sends a body with the method of an operation. */
export const sendsBody = ({ method }: Operation): boolean => method !== 'GET' && method !== 'HEAD'

/** The body with its media type where that is not JSON, the form that bytes are sent in beside it, and the media type of the answer where there are several. */
export function writeBodyInput(operation: Operation): string[] {
  const { body, success } = operation
  const input: string[] = []
  const content = body && sendsBody(operation) ? findMainContent(body.contents) : undefined
  const answer = findMainContent(success.contents)
  if (content) input.push('body')
  const mediaType = content && chooseSending(content)
  if (mediaType !== undefined && mediaType !== 'application/json')
    input.push(`mediaType: ${quote(mediaType)}`)
  if (content && body?.form) input.push(`bytesIn: ${quote(body.form.content.mediaType)}`)
  if (content) input.push(...listFormStyles(content))
  if (answer && (success.contents.length > 1 || success.stream))
    input.push(`accept: ${quote(answer.mediaType)}`)
  return input
}

/** A range of media types is sent as what it most likely means. */
function chooseSending(content: Content): string {
  if (!content.mediaType.includes('*')) return content.mediaType
  const writing = classifyContent(content)
  if (writing === 'json') return 'application/json'
  return writing === 'text' ? 'text/plain' : 'application/octet-stream'
}

/** How query parameters are written that are written otherwise than most: lists repeated, objects in brackets. */
export function writeStyles(query: readonly Parameter[]): string[] {
  const styles = Object.fromEntries(
    query.flatMap(one => (findStyle(one) ? [[one.name, findStyle(one)]] : [])),
  )
  return Object.keys(styles).length > 0
    ? [`styles: ${writeLiteral(styles, '', Number.NEGATIVE_INFINITY)}`]
    : []
}

function findStyle({ type, style = 'form', explode, mediaType }: Parameter): string | undefined {
  if (mediaType !== undefined) return 'json'
  if (style === 'spaceDelimited' || style === 'pipeDelimited') return explode === true ? undefined : style
  if (style !== 'form') return undefined
  if (explode === false) return 'comma'
  return type === 'object' ? 'spread' : undefined
}

/** How fields of a form are written that are written otherwise than most: lists repeated, objects as JSON. */
function listFormStyles({ mediaType, encoding }: Content): string[] {
  if (!isUrlEncoded.test(mediaType)) return []
  const styles = Object.entries(encoding).flatMap(([name, { style = 'form', explode }]) => {
    if (style === 'deepObject') return [[name, 'brackets']]
    if (explode === false) return [[name, style === 'form' ? 'comma' : style]]
    return []
  })
  const written = writeLiteral(Object.fromEntries(styles), '', Number.NEGATIVE_INFINITY)
  return styles.length > 0 ? [`formStyles: ${written}`] : []
}

/** How path parameters, headers and cookies are written that are not just their text. */
export function listOtherStyles(groups: Record<string, readonly Parameter[]>): string[] {
  const styles = Object.entries(groups).flatMap(([name, parameters]) => {
    const own = parameters.flatMap(one => (describeStyle(one) === '' ? [] : [[one.name, describeStyle(one)]]))
    return own.length > 0 ? [[name, Object.fromEntries(own)]] : []
  })
  return styles.length > 0
    ? [`otherStyles: ${writeLiteral(Object.fromEntries(styles), '', Number.NEGATIVE_INFINITY)}`]
    : []
}

const prefixes: Record<string, string> = { label: '.', matrix: ';' }

function describeStyle({ style = '', explode, mediaType }: Parameter): string {
  if (mediaType !== undefined) return 'json'
  return `${prefixes[style] ?? ''}${explode === true ? '*' : ''}`
}

/** Whether a path parameter is one text, as it is. */
export const isPlain = (parameter: Parameter): boolean =>
  !['array', 'object', 'any'].includes(parameter.type) && describeStyle(parameter) === ''
