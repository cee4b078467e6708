// What a handler returns: the body of the one success, or an answer with its status and headers.

import {
  type Answer,
  type Content,
  classifyContent,
  findMainContent,
  type Operation,
} from '../../model/model.ts'
import { quote, type TypeImports, writeKey, writeUnion } from '../../output/emit.ts'
import {
  isRange,
  listOwnAnswers,
  rangeHelpers,
  writeHeadersType,
  writeSchemaType,
  writeStatusType,
} from '../answer-types.ts'
import { isBareStream } from './body-streams.ts'
import { isAnswering, type ServerOptions } from './options.ts'

export const resultClasses = `
/** A part of a call that holds nothing. */
export type Empty = Record<never, never>

/** T in which the fields K are always present where it is an object, because validation fills their defaults in. */
export type Filled<T, K extends PropertyKey> = T extends object ? T & Required<Pick<T, K & keyof T>> : T

/** A result that is JSON text already, for a handler whose database writes the JSON. */
export class Serialized<T> {
  readonly json: string
  declare readonly of?: T

  constructor(json: string) {
    this.json = json
  }
}

/** A result that is not JSON: its bytes, the media type they are in, and the name to save them under. */
export class Content<MediaType extends string = string> {
  readonly bytes: Uint8Array
  readonly mediaType: MediaType
  readonly fileName: string | undefined

  constructor(bytes: Uint8Array, mediaType: MediaType, fileName?: string) {
    this.bytes = bytes
    this.mediaType = mediaType
    this.fileName = fileName
  }
}
`

const answerClass = `
/** A result with the status and the headers that it is sent with; answer() makes one. */
export class Answer<Status extends number = number, Body = unknown, Headers = object, Names = keyof Headers> {
  readonly status: Status
  readonly body: Body
  readonly headers: Headers
  /** For the compiler, which refuses a header that is not declared. */
  declare readonly names?: Names

  constructor(status: Status, body: Body, headers: Headers) {
    this.status = status
    this.body = body
    this.headers = headers
  }
}

/** A result with its status, its body where it has one, and its headers: answer(201, pet, { headers: { Location: '/pets/1' } }). */
export function answer<Status extends number>(status: Status): Answer<Status, undefined, Empty>
export function answer<Status extends number, Body>(status: Status, body: Body): Answer<Status, Body, Empty>
export function answer<Status extends number, Body, const Headers extends object>(
  status: Status,
  body: Body,
  sent: { headers: Headers },
): Answer<Status, Body, Headers>
export function answer(status: number, body?: unknown, { headers }: { headers: object } = { headers: {} }): Answer<number, unknown, object> {
  return new Answer(status, body, headers)
}
`

/** What the answers add to what is declared in handlers.ts. */
export const answerNames = [
  'Answer',
  'answer',
  'Answers',
  'Headed',
  'Digit',
  'Statuses',
  'Exclude',
  'Readonly',
]

export type OwnAnswers = ReadonlyMap<Operation, readonly Answer[]>

/** The operations whose handlers choose among several answers, or set headers. An adapter of one's own knows none. */
export function findOwnAnswers(operations: readonly Operation[], options: ServerOptions): OwnAnswers {
  if (!isAnswering(options)) return new Map()
  const { handledHeaders } = options
  const found = operations.map(operation => [operation, listOwnAnswers(operation, handledHeaders)] as const)
  return new Map(found.filter(([, answers]) => answers.length > 0))
}

/** The class of answers, where any operation has some. */
export function writeAnswerClass(own: OwnAnswers): string {
  if (own.size === 0) return ''
  const hasRange = [...own.values()].some(answers => answers.some(isRange))
  return `${answerClass}${hasRange ? rangeHelpers : ''}`
}

/** The answers of each operation that has some, and what a handler returns because of them. */
export function writeAnswers(
  own: OwnAnswers,
  schemaTypes: ReadonlyMap<string, string>,
  used: TypeImports,
  streamBodies: boolean,
): string {
  if (own.size === 0)
    return 'export type Returned<K extends OperationId> = Result<K> | Serialized<Result<K>>\n'
  const lines = [...own].map(([operation, answers]) => {
    const start = `  ${writeKey(operation.id)}:`
    const members = answers.map(answer => {
      const body = writeBodyType(answer, operation, schemaTypes, used, streamBodies)
      const headers = writeHeadersType(answer.headers, name => name)
      return `Answer<${writeStatusType(answer, answers)}, ${body}, ${headers === '{}' ? 'Empty' : headers}>`
    })
    const union = writeUnion(members, `${start} `, '  ')
    return `${start}${union.startsWith('\n') ? '' : ' '}${union}\n`
  })
  const headed = [...own].flatMap(([operation, answers]) =>
    isHeaded(operation, answers) ? operation.id : [],
  )
  const plain = 'Result<K> | Serialized<Result<K>>'
  return `/** What a handler may return with answer(): the statuses that are declared, each with its body and its headers. */
export interface Answers {
${lines.join('')}}

${writeHeaded(headed)}export type Returned<K extends OperationId> =
  | ${headed.length > 0 ? `(K extends Headed ? never : ${plain})` : plain}
  | (K extends keyof Answers ? Answers[K] : never)
`
}

const writeHeaded = (ids: readonly string[]): string =>
  ids.length === 0
    ? ''
    : `/** Their success has a header that is required, so that a body alone is no result. */
type Headed =${writeUnion(ids.map(quote), 'type Headed = ').replace(/^(?!\n)/, ' ')}

`

/** Whether the body alone is not all of the usual success. */
const isHeaded = ({ success }: Operation, answers: readonly Answer[]): boolean =>
  answers.some(({ key, headers }) => key === success.key && headers.some(({ required }) => required))

function writeBodyType(
  answer: Answer,
  operation: Operation,
  schemaTypes: ReadonlyMap<string, string>,
  used: TypeImports,
  streamBodies: boolean,
): string {
  const content = findMainContent(answer.contents)
  if (!content) return 'undefined'
  const { success } = operation
  if (success.stream && answer.key === success.key) return writeItemsType(operation, used)
  const isBare = answer.key === success.key && isBareStream(operation)
  if (classifyContent(content) !== 'json') return writeStreamableType(answer.contents, streamBodies, isBare)
  const type = writeSchemaType(answer, operation, schemaTypes, used)!
  const others = answer.contents.filter(one => classifyContent(one) !== 'json')
  const all = [
    type,
    `Serialized<${type}>`,
    ...(others.length > 0 ? [writeStreamableType(others, streamBodies)] : []),
  ]
  return all.join(' | ')
}

interface Streaming {
  /** Of events and lines. */
  isStreaming: boolean
  /** Of bytes. */
  streamBodies: boolean
}

export function writeResultType(
  operation: Operation,
  used: TypeImports,
  { isStreaming, streamBodies }: Streaming,
): string {
  const { success } = operation
  const content = findMainContent(success.contents)
  if (!content || success.type === undefined) return 'undefined'
  if (success.stream && isStreaming) return writeItemsType(operation, used)
  if (classifyContent(content) !== 'json')
    return writeStreamableType(success.contents, streamBodies, isBareStream(operation))
  const others = success.contents.filter(one => classifyContent(one) !== 'json')
  const type = used.use(success.type)
  return others.length > 0 ? `${type} | ${writeStreamableType(others, streamBodies)}` : type
}

/** One by one, or all of them as they are sent. */
function writeItemsType({ success }: Operation, used: TypeImports): string {
  const item = used.use(success.type!)
  const items = success.stream?.kind === 'events' ? `SentEvent<${item}>` : item
  return `Items<${items}> | ${writeBytesType(success.contents)}`
}

/** @param isBare whether a stream without its media type is enough */
function writeStreamableType(contents: readonly Content[], streamBodies: boolean, isBare = false): string {
  const whole = writeBytesType(contents)
  if (!streamBodies) return whole
  return [whole, `Streamed${whole}`, ...(isBare ? ['ByteStream'] : [])].join(' | ')
}

function writeBytesType(contents: readonly Content[]): string {
  const names = contents.map(one => one.mediaType)
  if (names.some(name => name.includes('*') || name.includes(';'))) return 'Content'
  return `Content<${names.map(quote).join(' | ')}>`
}
