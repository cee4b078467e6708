// The files in a body: their base64 stays the bytes that came, and a name stands in its place.

import { isAscii } from 'node:buffer'
import { randomUUID } from 'node:crypto'
import { isStorable } from './formats.ts'
import { isObject } from './validation-messages.ts'

const [space, quote, backslash, colon] = [0x20, 0x22, 0x5c, 0x3a]

/**
 * The base64 of one body's files. As strings of millions of letters they would be copied twice, and the collector would
 * go through the whole heap for every second upload: half the processor time of an upload of 5 MB.
 */
export class FileTexts {
  readonly #fields: readonly string[]
  readonly #texts = new Map<string, Buffer>()

  /** `fields` are those of the body that hold a file. */
  constructor(fields: readonly string[]) {
    this.#fields = fields
  }

  /** Keeps a text; nobody who sends a body can guess its name. */
  keep(text: Buffer): string {
    const name = randomUUID()
    this.#texts.set(name, text)
    return name
  }

  /** The text that a name stands for, without spaces around it. */
  find(name: string): Buffer {
    const text = this.#texts.get(name)
    if (!text) throw new Error('A field of a body holds no file; the contract has to say contentEncoding.')
    let [start, end] = [0, text.length]
    while (start < end && text[start] === space) start++
    while (start < end && text[end - 1] === space) end--
    return text.subarray(start, end)
  }

  /** JSON with names in place of the texts that are found without reading it; of valid JSON these are whole values. */
  cut(json: Buffer): Buffer {
    return this.#fields.reduce((rest, field) => this.#cutField(rest, field), json)
  }

  /** Puts names also in place of texts that were not cut, such as those with escapes. */
  replace(body: unknown): void {
    if (!isObject(body)) return
    const sent = body as Record<string, unknown>
    for (const field of this.#fields) {
      const text = sent[field]
      // What cannot be stored is left to the validator, which names it.
      const isLeft = typeof text !== 'string' || this.#texts.has(text) || !isStorable(text)
      if (!isLeft) sent[field] = this.keep(Buffer.from(text))
    }
  }

  #cutField(json: Buffer, field: string): Buffer {
    const key = json.indexOf(`"${field}"`)
    if (key === -1) return json
    const between = skipSpaces(json, key + field.length + 2)
    const open = skipSpaces(json, between + 1)
    if (json[between] !== colon || json[open] !== quote) return json
    const close = json.indexOf(quote, open + 1)
    const text = json.subarray(open + 1, Math.max(close, open + 1))
    if (close === -1 || text.includes(backslash) || !isAscii(text)) return json
    return Buffer.concat([json.subarray(0, open + 1), Buffer.from(this.keep(text)), json.subarray(close)])
  }
}

function skipSpaces(json: Buffer, start: number): number {
  let at = start
  while (at < json.length && json[at]! <= space) at++
  return at
}
