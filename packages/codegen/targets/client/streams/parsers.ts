// The part of streams.ts that cuts what arrives into lines and events, as the HTML standard says for the latter.

export const parsers = `/** An answer that is no stream of what the contract says, such as a line that is no JSON. */
export class StreamError extends Error {
  /** Which line of the stream it is, from 1 on; 0 where it is no single one. */
  readonly line: number
  /** How it begins. */
  readonly text: string

  constructor(message: string, line = 0, text = '') {
    super(message)
    this.name = 'StreamError'
    this.line = line
    this.text = text.slice(0, 200)
  }
}

const usualLength = 10 * 2 ** 20

/** Cuts texts that arrive in pieces into lines. No more is kept than one line may hold. */
class LineCutter {
  count = 0
  readonly #end: string
  readonly #maxLength: number
  #rest = ''
  #isAfterReturn = false

  /** @param end what a line ends with, as a regular expression */
  constructor(end: string, maxLength = usualLength) {
    this.#end = end
    this.#maxLength = maxLength
  }

  *push(piece: string): Generator<string, void, undefined> {
    // Of a CR LF that arrives in two pieces the CR has ended the line.
    let from = this.#isAfterReturn && piece.startsWith('\\n') ? 1 : 0
    if (piece !== '') this.#isAfterReturn = false
    const ends = new RegExp(this.#end, 'g')
    ends.lastIndex = from
    for (let end = ends.exec(piece); end; end = ends.exec(piece)) {
      this.#keep(piece.slice(from, end.index))
      from = ends.lastIndex
      this.#isAfterReturn = from === piece.length && end[0] === '\\r'
      this.count++
      const line = this.#rest
      this.#rest = ''
      yield line
    }
    this.#keep(piece.slice(from))
  }

  /** What follows the last end. */
  finish(): string {
    this.count++
    return this.#rest
  }

  #keep(text: string): void {
    if (this.#rest.length + text.length > this.#maxLength)
      throw new StreamError(\`Line \${this.count + 1} of the stream has more than \${this.#maxLength} characters.\`, this.count + 1, this.#rest || text)
    this.#rest += text
  }
}

/** Reads an event stream. An event whose last line did not arrive is none. */
class EventParser {
  /** The id of the last event that arrived whole. */
  id: string | undefined
  /** How long the server asks to wait before a broken connection is made again. */
  retryMs: number | undefined
  readonly #maxLength: number
  #lines: LineCutter
  #data: string[] = []
  #length = 0
  #event = ''
  #nextId: string | undefined

  constructor(id: string | undefined, maxLength = usualLength) {
    this.id = id
    this.#nextId = id
    this.#maxLength = maxLength
    this.#lines = new LineCutter('\\\\r\\\\n|\\\\r|\\\\n', maxLength)
  }

  get line(): number {
    return this.#lines.count
  }

  *push(piece: string): Generator<StreamEvent<string>, void, undefined> {
    for (const line of this.#lines.push(piece)) {
      if (line !== '') this.#read(line)
      else {
        const event = this.#finish()
        if (event) yield event
      }
    }
  }

  /** For another connection. */
  restart(): void {
    this.#lines = new LineCutter('\\\\r\\\\n|\\\\r|\\\\n', this.#maxLength)
    this.#nextId = this.id
    this.#finish()
  }

  #read(line: string): void {
    const colon = line.indexOf(':')
    const name = colon < 0 ? line : line.slice(0, colon)
    const value = colon < 0 ? '' : line.slice(colon + (line[colon + 1] === ' ' ? 2 : 1))
    if (name === 'data') {
      this.#length += value.length + 1
      if (this.#length > this.#maxLength + 1)
        throw new StreamError(\`The event that ends at line \${this.line} of the stream has more than \${this.#maxLength} characters.\`, this.line, this.#data[0])
      this.#data.push(value)
    } else if (name === 'event') this.#event = value
    else if (name === 'id' && !value.includes('\\0')) this.#nextId = value
    else if (name === 'retry' && /^\\d{1,9}$/.test(value)) this.retryMs = Number(value)
  }

  #finish(): StreamEvent<string> | undefined {
    const data = this.#data.length > 0 ? this.#data.join('\\n') : undefined
    const event = this.#event
    this.id = this.#nextId
    this.#data = []
    this.#length = 0
    this.#event = ''
    return data === undefined ? undefined : { ...(this.id && { id: this.id }), ...(event !== '' && { event }), data }
  }
}

function parseJson(text: string, line: number): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new StreamError(\`Line \${line} of the stream is no JSON: \${(error as Error).message}\`, line, text)
  }
}
`
