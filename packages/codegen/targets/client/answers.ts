// answers.ts: what operations answer that have several successes, or headers, told apart by the status.

import { answersBytes } from '../../model/contents.ts'
import {
  type Answer,
  classifyContent,
  findMainContent,
  hasStreams,
  type Model,
  type Operation,
} from '../../model/model.ts'
import { Identifiers, pascalCase } from '../../model/names.ts'
import {
  Code,
  type GeneratedFile,
  importTypes,
  TypeImports,
  writeComment,
  writeLiteral,
  writeUnion,
} from '../../output/emit.ts'
import {
  findHeaderKind,
  type HeaderKind,
  isRange,
  listOwnAnswers,
  rangeHelpers,
  writeHeadersType,
  writeSchemaType,
  writeStatusType,
} from '../answer-types.ts'
import { writeItemType } from './streams/method.ts'

/** The answers of those operations that have several, or headers, with the names of their types. */
export type AnswersByOperation = ReadonlyMap<Operation, { name: string; answers: readonly Answer[] }>

/** fetch follows a redirect, so that no caller sees one. */
const isSuccess = ({ key }: Answer): boolean => !key.startsWith('3')

export function nameAnswers(
  { operations }: Model,
  taken: readonly string[],
  handledHeaders?: readonly string[],
): AnswersByOperation {
  const names = new Identifiers([...taken, ...declared])
  const found = operations.map(one => [one, listOwnAnswers(one, handledHeaders, isSuccess)] as const)
  const own = found.filter(([, answers]) => answers.length > 0)
  return new Map(
    own.map(([one, answers]) => [one, { name: names.take(`${pascalCase(one.id)}Answer`, ''), answers }]),
  )
}

const declared = ['Answer', 'Digit', 'Statuses', 'Exclude', 'Blob']

/** No file for a document in which every operation has one success without headers. */
export function makeAnswersFile(
  model: Model,
  named: AnswersByOperation,
  contract: string,
  streamBodies: boolean,
): GeneratedFile[] {
  if (named.size === 0) return []
  const schemaTypes = new Map(model.schemas.map(({ name, type }) => [name, type]))
  const hasEvents = [...named].some(([{ success }]) => success.stream?.kind === 'events')
  const streamed = [
    ...(hasStreams(model) ? ['AsyncIterable', 'StreamEvent'] : []),
    ...(streamBodies ? ['ReadableStream', 'Uint8Array'] : []),
  ]
  const types = new TypeImports([...declared, ...streamed, ...[...named.values()].map(({ name }) => name)])
  const aliases = [...named].map(([operation, { name, answers }]) => {
    const members = answers.map(answer => {
      const body = writeAnswerBody(answer, operation, schemaTypes, types, streamBodies)
      const headers = writeHeadersType(answer.headers, header => header.toLowerCase())
      return `Answer<${body}, ${writeStatusType(answer, answers)}${headers === '{}' ? '' : `, ${headers}`}>`
    })
    const start = `export type ${name} =`
    const union = writeUnion(members, `${start} `)
    const doc = writeComment([
      `What ${operation.id} answers${members.length > 1 ? ', told apart by its status' : ''}.`,
    ])
    return `\n${doc}${start}${union.startsWith('\n') ? '' : ' '}${union}\n`
  })
  const hasRange = [...named.values()].some(({ answers }) => answers.some(isRange))
  const own = ['Answer', ...(hasEvents ? ['StreamEvent'] : [])]
  const imports = `${importTypes(own, './transport.ts')}${types.from(contract)}`
  return [{ path: 'answers.ts', text: `${imports}${hasRange ? rangeHelpers : ''}${aliases.join('')}` }]
}

const isStreamed = ({ key }: Answer, { success }: Operation): boolean =>
  success.stream !== undefined && key === success.key

/** The body of an answer as a client gets it. */
function writeAnswerBody(
  answer: Answer,
  operation: Operation,
  schemaTypes: ReadonlyMap<string, string>,
  types: TypeImports,
  streamBodies: boolean,
): string {
  const content = findMainContent(answer.contents)
  if (!content) return 'undefined'
  if (isStreamed(answer, operation))
    return `AsyncIterable<${writeItemType(operation, types)}, void, undefined>`
  const bytes = streamBodies && answersBytes(operation) ? 'ReadableStream<Uint8Array>' : 'Blob'
  const usual = classifyContent(content) === 'text' ? 'string' : bytes
  return writeSchemaType(answer, operation, schemaTypes, types) ?? usual
}

const readers: Record<HeaderKind, string> = {
  number: 'Number',
  boolean: 'readBoolean',
  texts: 'readTexts',
  numbers: 'readNumbers',
}

const readerTexts: Record<string, string> = {
  readBoolean: `const readBoolean = (text: string): boolean => text === 'true'\n`,
  readTexts: `const readTexts = (text: string): string[] => text.split(',').map(item => item.trim()).filter(item => item !== '')\n`,
  readNumbers: `const readNumbers = (text: string): number[] => text.split(',').filter(item => item.trim() !== '').map(Number)\n`,
}

export const readerNames = ['Number', ...Object.keys(readerTexts)]

const listReaders = (answers: readonly Answer[]): (readonly [header: string, reader: string])[] =>
  answers.flatMap(({ headers }) =>
    headers.flatMap(header => {
      const kind = findHeaderKind(header)
      return kind ? [[header.name.toLowerCase(), readers[kind]] as const] : []
    }),
  )

/** The functions by which the client reads headers that are no texts. */
export function writeReaders(named: AnswersByOperation): string {
  const used = [...named.values()].flatMap(({ answers }) => listReaders(answers).map(([, reader]) => reader))
  const texts = Object.keys(readerTexts).flatMap(name => (used.includes(name) ? readerTexts[name]! : []))
  return texts.length > 0 ? `${texts.join('')}\n` : ''
}

/** What the transport is asked for, with the readers of those headers of the answers that are no texts. */
export function addReaders(input: string, answers: readonly Answer[]): string {
  const own = listReaders(answers).map(([header, reader]) => [header, new Code(reader)])
  if (own.length === 0) return input
  const added = `readers: ${writeLiteral(Object.fromEntries(own), '', Number.NEGATIVE_INFINITY)}`
  return addMember(input, added)
}

/** A literal of what the transport is asked for, with one more member. */
export const addMember = (input: string, added: string): string =>
  input === '{}' ? `{ ${added} }` : `${input.slice(0, -2)}, ${added} }`
