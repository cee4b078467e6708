// The impact of a change as text: each change once, what breaks first, with what it reaches.
import type { Direction } from './rules.ts'
import type { Found, Reaching, Touched } from './touched.ts'

const sections = [
  ['break', 'Callers break'],
  ['warn', 'Callers should look'],
  ['note', 'Callers keep working'],
] as const

const maxNames = 3
/** Of what keeps working nobody reads hundreds of lines. */
const maxNotes = 40

/** What is the same in both directions is one sentence. */
interface Sentence {
  readonly text: string
  readonly isOfSchema: boolean
  readonly reaches: Readonly<Partial<Record<Direction, readonly Touched[]>>>
}

export function tell(found: Found): string {
  const lines = sections.flatMap(([severity, title]) => {
    const sentences = mergeDirections(found.changes.filter(({ change }) => change.severity === severity))
    if (sentences.length === 0) return []
    const isNote = severity === 'note'
    const shown = isNote ? sentences.slice(0, maxNotes) : sentences
    const left = sentences.length - shown.length
    const texts = shown.map(sentence => (isNote ? tellNote(sentence) : tellWhole(sentence)))
    return [title, '', ...texts, ...(left > 0 ? [`  and ${left} more`] : []), '']
  })
  return [...lines, tellSummary(found)].join('\n')
}

function mergeDirections(changes: readonly Reaching[]): Sentence[] {
  const alike = Map.groupBy(changes, ({ change }) => `${tellPlace(change.place)}: ${change.message}`)
  return [...alike].map(([text, of]) => ({
    text,
    isOfSchema: of[0]!.change.place.startsWith('schema '),
    reaches: Object.fromEntries(of.map(({ change, reaches }) => [change.direction, reaches])),
  }))
}

/** 'schema Pet: kind' reads as one name. */
const tellPlace = (place: string): string => place.replace(/: (?!\[)/, '.').replace(': [', '[')

const ways = { request: 'sent', response: 'received' }

function listReaches({ isOfSchema, reaches }: Sentence): [way: string, reaches: readonly Touched[]][] {
  return (['request', 'response'] as const).flatMap((direction): [string, readonly Touched[]][] => {
    const found = reaches[direction] ?? []
    return found.length > 0 ? [[isOfSchema ? `${ways[direction]} by ` : 'in ', found]] : []
  })
}

function tellNote(sentence: Sentence): string {
  const reaches = listReaches(sentence)
    .filter(([, [only]]) => only && !isAbout(sentence, only))
    .map(([way, found]) => `${way}${countOperations(found)}`)
  return `  ${sentence.text}${reaches.length > 0 ? ` (${reaches.join(', ')})` : ''}`
}

function tellWhole(sentence: Sentence): string {
  const lines = listReaches(sentence).flatMap(([way, found]) => {
    const [only, ...others] = found
    if (only && isAbout(sentence, only)) return listNames(only)
    if (only && others.length === 0) return [`    ${way}${tellOperation(only)}`, ...listNames(only)]
    return [`    ${way}${countOperations(found)}: ${tellFirst(found)}`]
  })
  return [`  ${sentence.text}`, ...lines].join('\n')
}

/** What is gone or new as a whole is named in the sentence. */
const isAbout = ({ text }: Sentence, one: Touched): boolean => text.startsWith(`${tellOperation(one)}: `)

const tellOperation = ({ name, kind, route }: Touched): string =>
  kind === 'webhook' ? `webhook ${name}` : `${name} (${route})`

function listNames({ handler, clientMethod }: Touched): string[] {
  const names = [handler && `handler ${handler}`, clientMethod && `client method ${clientMethod}`]
  const known = names.filter(name => name !== undefined)
  return known.length > 0 ? [`    ${known.join(', ')}`] : []
}

function tellFirst(reaches: readonly Touched[]): string {
  const shown = reaches.slice(0, maxNames).map(one => one.clientMethod ?? tellOperation(one))
  const left = reaches.length - shown.length
  return `${shown.join(', ')}${left > 0 ? ` and ${left} more` : ''}`
}

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`

const countOperations = (reaches: readonly Touched[]): string => count(reaches.length, 'operation')

function tellSummary({ changes, touched }: Found): string {
  if (changes.length === 0) return 'Nothing changed that a caller notices.'
  const broken = touched.filter(one => one.breaks).length
  const breaks = changes.some(({ change }) => change.severity === 'break')
  const how = breaks ? `${count(broken, 'operation')} broken for callers` : 'no caller breaks'
  return `${count(touched.length, 'operation')} touched; ${how}.`
}
