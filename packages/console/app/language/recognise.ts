// Sentences that were kept in English alone: taken apart again by the patterns that have translations.

/** `["Only {0} days are left.", "3"]`, as the service sends it beside its English. */
export interface Coded extends ReadonlyArray<string | Coded> {}

interface Known {
  readonly pattern: string
  readonly signs: number
  /** The longest piece of it, by which most patterns are ruled out. */
  readonly piece: string
  readonly shape: RegExp
}

/** Of what is longer, each pattern would be looked for at too many places. No sentence of ours is. */
const longest = 2_000

/** Patterns with less to be known by would be found in anything, most of all in a value such as a name. */
const [fewestOfSentence, fewestOfValue] = [2, 6]

export class Recogniser {
  readonly #known: readonly Known[]
  readonly #exact: ReadonlySet<string>
  /** Of the text that is taken apart at the moment. Its ways apart meet in the same pieces, and each way would try them anew. */
  readonly #seen = new Map<string, Coded | undefined>()

  constructor(patterns: readonly string[]) {
    this.#exact = new Set(patterns.filter(pattern => !gap.test(pattern)))
    this.#known = patterns
      .filter(pattern => gap.test(pattern) && countSigns(pattern) >= fewestOfSentence)
      .sort((a, b) => countSigns(b) - countSigns(a))
      .map(pattern => ({
        pattern,
        signs: countSigns(pattern),
        piece: findPiece(pattern),
        shape: toShape(pattern),
      }))
  }

  /** Undefined where no pattern fits. */
  recognise(english: string): Coded | undefined {
    this.#seen.clear()
    if (english.length > longest) return undefined
    return this.#recogniseOnce(english, fewestOfSentence)
  }

  #recogniseOnce(english: string, fewest: number): Coded | undefined {
    const key = `${fewest} ${english}`
    if (!this.#seen.has(key)) this.#seen.set(key, this.#decompose(english, fewest))
    return this.#seen.get(key)
  }

  #decompose(english: string, fewest: number): Coded | undefined {
    if (this.#exact.has(english)) return [english]
    const [, code, sentence = ''] = ofCode.exec(english) ?? []
    const of = code === undefined ? undefined : this.#recogniseOnce(sentence, fewestOfSentence)
    if (code !== undefined && of) return ['{0}: {1}', code, of]
    const strong = this.#find(english, fewestOfValue, Number.POSITIVE_INFINITY) ?? this.#parts(english)
    return strong ?? this.#find(english, fewest, fewestOfValue)
  }

  /** By the patterns with at least so many signs, and fewer than `below`. */
  #find(english: string, fewest: number, below: number): Coded | undefined {
    for (const { pattern, signs, piece, shape } of this.#known) {
      if (signs >= below || signs < fewest) continue
      const found = english.includes(piece) ? shape.exec(english) : null
      if (found) return [pattern, ...found.slice(1).map(value => this.#value(value))]
    }
    return undefined
  }

  #value(value: string): string | Coded {
    return this.#recogniseOnce(value, fewestOfValue) ?? value
  }

  /** Several sentences, a list of them, what a code or a number stands before. */
  #parts(english: string): Coded | undefined {
    for (const [between, shape] of separators) {
      const [, first, rest] = shape.exec(english) ?? []
      if (first === undefined || rest === undefined) continue
      const [one, other] = [this.#value(first), this.#value(rest)]
      if (typeof one !== 'string' || typeof other !== 'string') return [`{0}${between}{1}`, one, other]
    }
    return undefined
  }
}

const gap = /\{\d+\}/
/** A line of an entry begins with the code of its component. */
const ofCode = /^([A-Z][A-Z0-9_]*): (.+)$/s

const separators: readonly (readonly [string, RegExp])[] = [
  ['; ', /^(.+?); (.+)$/s],
  [' ', /^(.+?[.:]) (.+)$/s],
  [' ', /^(\d+) ([a-z].*)$/s],
]

const countSigns = (pattern: string): number => pattern.replaceAll(/\{\d+\}|\s/g, '').length

const findPiece = (pattern: string): string =>
  pattern.split(/\{\d+\}/).reduce((longest, piece) => (piece.length > longest.length ? piece : longest))

/** Its gaps in the order of their numbers, as every pattern has them. One right behind another adds to it, or is empty. */
function toShape(pattern: string): RegExp {
  const [first = '', ...pieces] = pattern.split(/\{\d+\}/).map(quote)
  const before = [first, ...pieces]
  const written = pieces.map(
    (piece, n) => `${before[n] === '' && n > 0 ? '((?:[ ,;.(].*?)?)' : '(.+?)'}${piece}`,
  )
  return new RegExp(`^${first}${written.join('')}$`, 's')
}

const quote = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')
