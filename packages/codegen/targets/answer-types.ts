// The types of the answers of an operation that answers in several ways or with headers: statuses, bodies, headers.

import {
  type Answer,
  type AnswerHeader,
  type Content,
  classifyContent,
  findMainContent,
  type Operation,
} from '../model/model.ts'
import type { ValueFacts } from '../model/schema.ts'
import { quote, type TypeImports, writeKey, writeLiteral } from '../output/emit.ts'
import { writeEntry } from './operation-entry.ts'

/** The answers of an operation where there are several, or where one has headers; none where the body says it all. */
export function listOwnAnswers(
  { answers }: Operation,
  handledHeaders: readonly string[] = [],
  isCounted: (answer: Answer) => boolean = () => true,
): Answer[] {
  const handled = handledHeaders.map(name => name.toLowerCase())
  const own = answers.filter(isCounted).map(answer => {
    const headers = answer.headers.filter(({ name }) => !handled.includes(name.toLowerCase()))
    return Object.assign({}, answer, { headers })
  })
  return own.length > 1 || own.some(({ headers }) => headers.length > 0) ? own : []
}

/** For a file with a range of statuses. */
export const rangeHelpers = `
type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9
type Statuses<Text extends string> = Text extends \`\${infer Status extends number}\` ? Status : never
`

export const isRange = ({ key }: Pick<Answer, 'key'>): boolean => !/^\d+$/.test(key)

/** A status, or all of a range that are not declared by themselves. */
export function writeStatusType(answer: Answer, all: readonly Answer[]): string {
  if (!isRange(answer)) return answer.key
  const first = answer.key === 'default' ? '2' : answer.key[0]!
  const own = all.filter(one => !isRange(one) && one.key.startsWith(first)).map(({ key }) => key)
  const range = `Statuses<\`${first}\${Digit}\${Digit}\`>`
  return own.length > 0 ? `Exclude<${range}, ${own.join(' | ')}>` : range
}

/** The type of a body that is read as its schema says; undefined for text, bytes and no content. */
export function writeSchemaType(
  { key, contents }: Pick<Answer, 'key' | 'contents'>,
  operation: Operation,
  schemaTypes: ReadonlyMap<string, string>,
  types: TypeImports,
): string | undefined {
  const content = findMainContent(contents)
  if (!content || !isRead(content)) return undefined
  if (key === operation.success.key && operation.success.type !== undefined)
    return types.use(operation.success.type)
  if (!content.schema) return 'unknown'
  const named = content.ref === undefined ? undefined : schemaTypes.get(content.ref)
  if (named !== undefined) return types.use(named)
  const at = isRange({ key }) ? quote(key) : key
  return `${types.use('operations')}${writeEntry(operation)}['responses'][${at}]['content'][${quote(content.mediaType)}]`
}

const isRead = (content: Content): boolean => ['json', 'form'].includes(classifyContent(content))

export type HeaderKind = 'number' | 'boolean' | 'texts' | 'numbers'

/** What a header is read as where it is no text. */
export function findHeaderKind({ type, items, mediaType }: AnswerHeader): HeaderKind | undefined {
  if (mediaType !== undefined) return undefined
  if (type === 'integer' || type === 'number') return 'number'
  if (type === 'boolean') return 'boolean'
  if (type !== 'array') return undefined
  return items?.type === 'integer' || items?.type === 'number' ? 'numbers' : 'texts'
}

/** The headers of an answer as an object. */
export function writeHeadersType(headers: readonly AnswerHeader[], nameOf: (name: string) => string): string {
  const fields = headers.map(header => {
    return `${writeKey(nameOf(header.name))}${header.required ? '' : '?'}: ${writeHeaderType(header)}`
  })
  return fields.length > 0 ? `{ ${fields.join('; ')} }` : '{}'
}

function writeHeaderType(header: AnswerHeader): string {
  const kind = findHeaderKind(header)
  if (kind === 'number' || kind === 'boolean') return writeValues(header, kind)
  if (kind !== undefined) return `readonly ${kind === 'numbers' ? 'number' : 'string'}[]`
  return header.mediaType === undefined ? writeValues(header, 'string') : 'string'
}

function writeValues({ enum: values = [] }: ValueFacts, type: string): string {
  const own = values.filter(value => typeof value === type)
  return own.length > 0 ? own.map(value => writeLiteral(value)).join(' | ') : type
}
