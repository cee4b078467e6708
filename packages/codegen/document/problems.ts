// What is wrong with a document: which mistake it is, where it is, and what to do about it.
import { relative } from 'node:path'
import { type Code, codes, type Level, type Rules } from './codes.ts'

/** A part of the document, or of one of its files as it was read. */
export interface Spot {
  /** The keys that lead there: ['paths', '/employees', 'post']. */
  readonly keys: readonly string[]
  /** The path of the file in which they lead there; of the whole document when it is left out. */
  readonly file?: string
}

export interface Problem extends Spot {
  readonly code: Code
  /** A sentence. */
  readonly message: string
  /** What to do: sentences, 'Did you mean "Pet"?' among them. */
  readonly remedy: string
}

/** What is wrong, without saying where. */
export type Mistake = Pick<Problem, 'code' | 'message' | 'remedy'>

/** Where a person finds something. */
export interface Located {
  readonly file: string
  readonly line: number
  readonly column: number
}

/** Undefined for what no person has written so, such as a document that a program has made. */
export type Locate = (spot: Spot) => Located | undefined

/** A document that cannot be generated from. Nothing has been written when this is thrown. */
export class DocumentError extends Error {
  readonly source: string
  readonly problems: readonly Problem[]
  readonly locate: Locate | undefined

  constructor(source: string, problems: readonly Problem[], locate?: Locate) {
    super(tellProblems(source, problems, 'error', locate))
    this.name = 'DocumentError'
    this.source = source
    this.problems = problems
    this.locate = locate
  }
}

/** What is an error and what is a warning, by the rules that somebody chose. */
export function sortProblems(problems: readonly Problem[], rules: Rules = {}) {
  const levelOf = ({ code }: Problem): Level => rules[code] ?? codes[code].level
  const { error = [], warning = [] } = Object.groupBy(problems, levelOf)
  return { errors: error, warnings: warning }
}

// A document that was written by a program can have the same mistake a thousand times.
const maxPlaces = 8
const maxSentences = 50

/** What is wrong, each sentence once with its places. */
export function tellProblems(
  source: string,
  problems: readonly Problem[],
  level: Level,
  locate: Locate = () => undefined,
): string {
  const alike = [
    ...Map.groupBy(problems, ({ code, message, remedy }) => [code, message, remedy].join(' ')).values(),
  ]
  const sentences = alike.slice(0, maxSentences).map(those => tellAlike(source, those, level, locate))
  const left = alike.slice(maxSentences).flat().length
  if (left > 0) sentences.push(`${source}: and ${left} more ${level === 'error' ? 'problems' : 'warnings'}.`)
  return sentences.join('\n')
}

function tellAlike(source: string, problems: readonly Problem[], level: Level, locate: Locate): string {
  const [first, ...others] = problems as [Problem, ...Problem[]]
  const where = tellSpot(source, first, locate)
  const sentence = `${where} ${level} ${first.code}: ${first.message} ${first.remedy}`.trimEnd()
  const start = `${locate(first)?.file ?? source}:`
  // An anchor of YAML is one place, however often it is meant.
  const spots = others.slice(0, maxPlaces - 1).map(spot => tellSpot(source, spot, locate))
  const also = [...new Set(spots)].filter(spot => spot !== where).map(spot => spot.replace(start, '').trim())
  const more = others.length - spots.length
  if (also.length === 0) return sentence
  return `${sentence}\n  also at ${also.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}

/** 'openapi.yaml:12:7'; by its keys where there is no such place: 'openapi.yaml: paths./pets.get'. */
function tellSpot(source: string, spot: Spot, locate: Locate): string {
  const located = locate(spot)
  if (located) return `${located.file}:${located.line}:${located.column}`
  const file = spot.file === undefined ? source : relative('', spot.file)
  return spot.keys.length > 0 ? `${file}: ${spot.keys.join('.')}` : file
}

export const capitalize = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1)

/** 'an operation', 'a media type'. */
export const nameKind = (kind: string): string =>
  `${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind.replace(/([A-Z])/g, ' $1').toLowerCase()}`

/** The keys that lead to a part of the document, innermost first, so that a walk allocates one cell per step. */
export interface Place {
  key: string
  parent: Place | undefined
}

export const tellPlace = (place: Place | undefined): string => readKeys(place).join('.')

/** The same, outermost first. */
export function readKeys(place: Place | undefined): string[] {
  const keys: string[] = []
  for (let at = place; at; at = at.parent) keys.unshift(at.key)
  return keys
}
