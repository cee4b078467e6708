// A sentence: English in the source, and a pattern with values for whoever says it in another language.

/** The English is written where it is said, so it is the text of the API, and its pattern is the key of every translation. */
export class Sentence {
  readonly #parts: readonly string[]
  readonly #values: readonly (string | Sentence)[]

  /** `parts` stand around `values`, so there is one more of them. */
  constructor(parts: readonly string[], values: readonly (string | Sentence)[]) {
    this.#parts = parts
    this.#values = values
  }

  /** In English. */
  toString(): string {
    return this.#parts.reduce((said, part, n) => `${said}${this.#values[n - 1]}${part}`)
  }

  /** Where nobody asks for more, it is English text. */
  toJSON(): string {
    return this.toString()
  }

  /** A column of text keeps the English; the driver would write an object as JSON, with its quotes. */
  toPostgres(): string {
    return this.toString()
  }

  /** `Only {0} days are left.` */
  get pattern(): string {
    return this.#parts.reduce((written, part, n) => `${written}{${n - 1}}${part}`)
  }

  /** What is kept of it beside its English. */
  get gaps(): Gaps {
    return this.#values.flatMap((value, n) => [
      this.#parts[n]!.length,
      typeof value === 'string' ? value.length : [String(value).length, ...value.gaps],
    ])
  }

  /** The sentence whose English and gaps were kept. */
  static ofGaps(english: string, gaps: Gaps): Sentence {
    const parts: string[] = []
    const values: (string | Sentence)[] = []
    let rest = english
    const take = (length: unknown): string => {
      const taken = rest.slice(0, Number(length))
      rest = rest.slice(taken.length)
      return taken
    }
    for (let n = 0; n < gaps.length; n += 2) {
      const [before, gap] = [gaps[n], gaps[n + 1]!]
      parts.push(take(before))
      if (typeof gap === 'number') values.push(take(gap))
      else values.push(Sentence.ofGaps(take(gap[0]), gap.slice(1)))
    }
    return new Sentence([...parts, rest], values)
  }

  /** The same as the beginning of a text. */
  get raised(): Sentence {
    const [first = '', ...parts] = this.#parts
    const [value, ...values] = this.#values
    if (first !== '' || value === undefined) return new Sentence([raise(first), ...parts], this.#values)
    return new Sentence(this.#parts, [typeof value === 'string' ? raise(value) : value.raised, ...values])
  }

  /** How it travels and is kept: the pattern and its values, and those that are sentences in the same way. */
  get coded(): Coded {
    return [this.pattern, ...this.#values.map(value => (typeof value === 'string' ? value : value.coded))]
  }
}

const raise = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

/** `["Only {0} days are left.", "3"]` */
export interface Coded extends ReadonlyArray<string | Coded> {}

/**
 * Where its values are in its English: of each the signs before it and its length. Of a value that is a sentence, a list:
 * its length, and its own gaps. `Only 3 days are left.` has `[5, 1]`.
 */
export interface Gaps extends ReadonlyArray<number | Gaps> {}

/** Tags a sentence: say`Only ${days} days are left.` A sentence within it is said in the same language. */
export function say(parts: TemplateStringsArray, ...values: readonly unknown[]): Sentence {
  return new Sentence(
    parts,
    values.map(value => (value instanceof Sentence ? value : String(value))),
  )
}

/** What others wrote, such as a library or a person: it stays as it is in every language. */
export const asIs = (text: string): Sentence => new Sentence(['', ''], [text])

/** A text that is not written in the source, and has translations all the same: what a constraint demands. */
export const sayWhole = (text: string): Sentence => new Sentence([text], [])

/** As JSON text, for a column or a field beside the English. */
export const encode = ({ coded }: Sentence): string => JSON.stringify(coded)

/** A sentence in a row: its English, which was kept alone before, and beside it what it is said by in other languages. */
export interface Kept {
  readonly message: string
  /** Null where an earlier release kept the English alone. */
  readonly sentence: string | null
}

export const keep = (sentence: Sentence): Kept => ({
  message: String(sentence),
  sentence: encode(sentence),
})
