// A text that fits a pattern: the shortest that the parts of the pattern make, with repetitions where a length asks for them.

/** Undefined where none was found: a pattern may look ahead. */
export function makeMatching(pattern: string, fits: (text: string) => boolean): string | undefined {
  const expression = makeExpression(pattern)
  for (const extra of [0, 1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 128, 256]) {
    let text: string
    try {
      text = new Writer(pattern, extra).write()
    } catch {
      return undefined
    }
    if (expression?.test(text) && fits(text)) return text
  }
  return undefined
}

/** A pattern may escape what needs no escape, which is an error only with Unicode. */
function makeExpression(pattern: string): RegExp | undefined {
  for (const flags of ['u', '']) {
    try {
      return new RegExp(pattern, flags)
    } catch {
      // It is read in the other way, or not at all.
    }
  }
  return undefined
}

const candidates = 'a1A0-_ ./:@+b2B,;=é'

class Writer {
  readonly #pattern: string
  /** How many more than it has to be a part is repeated, where it may be. */
  readonly #extra: number
  #at = 0

  constructor(pattern: string, extra: number) {
    this.#pattern = pattern
    this.#extra = extra
  }

  write(): string {
    return this.#choice()
  }

  /** The first of several; the others are read past. */
  #choice(): string {
    const first = this.#sequence()
    while (this.#take('|')) this.#sequence()
    return first
  }

  #sequence(): string {
    let text = ''
    while (this.#at < this.#pattern.length && !'|)'.includes(this.#pattern[this.#at]!)) {
      const part = this.#part()
      const count = this.#count()
      // One character after the other of a class: what looks ahead for a digit finds one.
      text += Array.from({ length: count }, (_, at) => part[at % part.length]).join('')
    }
    return text
  }

  /** What may stand in one place. */
  #part(): readonly string[] {
    const char = this.#pattern[this.#at]!
    if (char === '(') return [this.#group()]
    if (char === '[') return listOf(this.#class())
    if (char === '\\') return this.#escape()
    this.#at++
    if (char === '^' || char === '$') return ['']
    return [char === '.' ? 'a' : char]
  }

  #group(): string {
    this.#at++
    const [start = ''] = /^\?(?:[:=!]|<[=!]|<\w+>)/.exec(this.#pattern.slice(this.#at)) ?? []
    this.#at += start.length
    const text = this.#choice()
    this.#take(')')
    // What only looks ahead or back is no part of the text.
    return /^\?<?[=!]/.test(start) ? '' : text
  }

  /** The source of a class of characters, with its brackets. */
  #class(): string {
    const start = this.#at
    this.#at++
    while (this.#at < this.#pattern.length && this.#pattern[this.#at] !== ']')
      this.#at += this.#pattern[this.#at] === '\\' ? 2 : 1
    this.#at++
    return this.#pattern.slice(start, this.#at)
  }

  #escape(): readonly string[] {
    const rest = this.#pattern.slice(this.#at)
    const [source = ''] = /^\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|.)/is.exec(rest) ?? []
    this.#at += source.length
    if (/^\\[bB]$/.test(source)) return ['']
    return listOf(`[${source}]`)
  }

  #count(): number {
    const rest = this.#pattern.slice(this.#at)
    const [source, least, comma, most] = /^(?:[*+?]|\{(\d+)(,?)(\d*)\})/.exec(rest) ?? []
    if (source === undefined) return 1
    this.#at += source.length
    this.#take('?')
    const usual: Record<string, [number, number]> = {
      '*': [0, Number.POSITIVE_INFINITY],
      '+': [1, Number.POSITIVE_INFINITY],
      '?': [0, 1],
    }
    const from = Number(least ?? 0)
    const to = comma === '' ? from : Number(most || Number.POSITIVE_INFINITY)
    const [low, high] = usual[source] ?? [from, to]
    return Math.min(high, low + this.#extra)
  }

  #take(char: string): boolean {
    if (this.#pattern[this.#at] !== char) return false
    this.#at++
    return true
  }
}

/** Characters of a class. */
function listOf(source: string): readonly string[] {
  const expression = makeExpression(`^${source}$`)
  const known = [...candidates].filter(char => expression?.test(char))
  if (known.length > 0) return known
  for (let code = 32; code < 0x500; code++) {
    const char = String.fromCharCode(code)
    if (expression?.test(char)) return [char]
  }
  throw new RangeError(`No character is in ${source}.`)
}
