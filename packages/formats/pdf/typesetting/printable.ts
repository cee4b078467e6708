// Texts as they can be printed: the same letters for what looks the same, and a refusal that names a letter that no font has.

import { SaidError, say } from '@muster/sentences'
import type { Typefaces } from './typefaces.ts'

/** Thrown before anything is drawn. */
export class Unprintable extends SaidError {
  /** Where the text stands in what was to be printed, such as `employee.last_name`. */
  readonly field: string
  readonly character: string

  constructor(field: string, character: string) {
    const code = character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')
    super(say`${field} has the character ${character} (U+${code}), which none of the fonts for printing has`)
    this.field = field
    this.character = character
  }
}

/** What nothing is drawn for: controls but line breaks, marks that override the order, and choices of a glyph's look. */
const undrawn = /(?!\n)[\p{Cc}\p{Zl}\p{Zp}\p{Variation_Selector}\u200b\u202a-\u202e\u2060-\u2064\ufeff]/gu

/** Marks that say in which direction a part of a line runs. They are not drawn either, and count for the order. */
const direction = /\p{Bidi_Control}/u

export const isDrawn = (character: string): boolean => !direction.test(character)

/** A number or code, which runs from left to right also within a line that does not. */
export const isolate = (code: string): string => `\u2066${code}\u2069`

/** A text as it is drawn. Letters of old Arabic encodings, odd spaces and hyphens become those that the fonts have. */
export function toPrintable(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\ufb50-\ufdff\ufe70-\ufefc]+/g, forms => forms.normalize('NFKC'))
    .replaceAll(/[\u2010\u2011\u00ad]/g, '-')
    .replaceAll(/\t|\p{Zs}/gu, ' ')
    .replaceAll(undrawn, '')
}

/** Throws an Unprintable for the first text within a value, at any depth, that has a letter without a font. */
export function assertPrintable(faces: Typefaces, value: unknown, field = ''): void {
  if (typeof value === 'string') {
    for (const character of toPrintable(value))
      if (character !== '\n' && isDrawn(character) && !faces.find(character.codePointAt(0)!, 'bold'))
        throw new Unprintable(field, character)
  } else if (typeof value === 'object' && value !== null && !(value instanceof Uint8Array))
    for (const [name, inner] of Object.entries(value))
      assertPrintable(faces, inner, Array.isArray(value) ? `${field}[${name}]` : joinPath(field, name))
}

const joinPath = (field: string, name: string): string => (field === '' ? name : `${field}.${name}`)
