// Typefaces: the fonts that printed files are set in, read once, and the letters that each of them has.

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { create, type Font, type Glyph } from 'fontkit'

export type Weight = 'regular' | 'bold'

/** A text that is set: its glyphs from left to right, in thousandths of the size. */
export interface Shape {
  readonly glyphs: readonly PlacedGlyph[]
  readonly width: number
}

export interface PlacedGlyph {
  readonly id: number
  /** What a reader of the file copies for it. */
  readonly codePoints: readonly number[]
  /** Of the glyph itself. */
  readonly advance: number
  /** How far the next one is from this one, which kerning changes. */
  readonly step: number
  readonly right: number
  readonly up: number
}

/** In the order in which they are asked for a letter. Arabic letters look small beside Latin ones of the same size. */
const families = [
  { name: 'noto-sans-latin', script: 'latn', scale: 1 },
  { name: 'noto-sans-latin-extended', script: 'latn', scale: 1 },
  { name: 'noto-sans-vietnamese', script: 'latn', scale: 1 },
  { name: 'noto-naskh-arabic', script: 'arab', scale: 1.12 },
] as const

/** Shapes that are kept: labels and names come back in every slip. */
const maxShapes = 4_000

/** One font of one weight. */
export class Face {
  readonly key: string
  readonly font: Font
  /** How much larger than the size that was asked for its letters are set. */
  readonly scale: number
  readonly #script: string
  readonly #letters: ReadonlySet<number>
  readonly #shapes = new Map<string, Shape>()

  constructor(key: string, bytes: Uint8Array, { script, scale }: (typeof families)[number]) {
    this.key = key
    this.scale = scale
    this.font = create(Buffer.from(bytes)) as Font
    this.#script = script
    this.#letters = new Set(this.font.characterSet)
    keyGlyphsByLetters(this.font)
  }

  has(codePoint: number): boolean {
    return this.#letters.has(codePoint)
  }

  /** Sets a text of letters that the font has, all in one direction. */
  shape(text: string, isRightToLeft: boolean): Shape {
    const key = isRightToLeft ? `<${text}` : `>${text}`
    const known = this.#shapes.get(key)
    if (known) return known
    if (this.#shapes.size >= maxShapes) this.#shapes.clear()
    const shape = this.#lay(text, isRightToLeft ? 'rtl' : 'ltr')
    this.#shapes.set(key, shape)
    return shape
  }

  #lay(text: string, direction: 'ltr' | 'rtl'): Shape {
    const scale = (1000 / this.font.unitsPerEm) * this.scale
    const { glyphs, positions } = this.font.layout(text, undefined, this.#script, undefined, direction)
    const placed = glyphs.map((glyph, at): PlacedGlyph => {
      const { xAdvance, xOffset, yOffset } = positions[at]!
      return {
        id: glyph.id,
        codePoints: glyph.codePoints,
        advance: glyph.advanceWidth * scale,
        step: xAdvance * scale,
        right: xOffset * scale,
        up: yOffset * scale,
      }
    })
    const read = direction === 'rtl' ? placed.flatMap(glyph => this.#keepReadable(glyph)) : placed
    return { glyphs: read, width: placed.reduce((sum, { step }) => sum + step, 0) }
  }

  /**
   * Readers of a file turn lines from right to left around letter by letter, and lose a mark that stands off its line. So a
   * glyph of several letters, and a mark, is drawn without letters, and blanks in its place carry them one by one.
   */
  #keepReadable(glyph: PlacedGlyph): PlacedGlyph[] {
    const { codePoints, step, right, up } = glyph
    const isMark = codePoints.length > 0 && (right !== 0 || up !== 0)
    if (codePoints.length < 2 && !isMark) return [glyph]
    const width = step / codePoints.length
    const blank = { id: this.font.glyphForCodePoint(0x20).id, advance: width, step: width, right: 0, up: 0 }
    const carriers = codePoints
      .toReversed()
      .map(codePoint => Object.assign({ codePoints: [codePoint] }, blank))
    return [Object.assign({}, glyph, { codePoints: [], step: 0 }), ...carriers]
  }
}

/**
 * The library keeps each glyph with the letters that it stood for first in the life of the process. In Arabic a glyph stands
 * for many, so files would tell wrong letters, and other ones each time: here a glyph is kept for each of its letters.
 */
function keyGlyphsByLetters(font: Font): void {
  const parts = font as Font & { _glyphs: Record<number, Glyph> }
  const kept = new Map<string, Glyph>()
  const make = font.getGlyph.bind(font)
  parts.getGlyph = (id, codePoints = []) =>
    kept.getOrInsertComputed(`${id} ${codePoints.join(' ')}`, () => {
      delete parts._glyphs[id]
      return make(id, codePoints)
    })
}

export class Typefaces {
  readonly #faces: Readonly<Record<Weight, readonly Face[]>>

  constructor(faces: Readonly<Record<Weight, readonly Face[]>>) {
    this.#faces = faces
  }

  /** The font of a letter; undefined where none has it. `before` goes on where it can. */
  find(codePoint: number, weight: Weight, before?: Face): Face | undefined {
    if (before?.has(codePoint)) return before
    return this.#faces[weight].find(face => face.has(codePoint))
  }
}

export async function readTypefaces(): Promise<Typefaces> {
  const read = (weight: Weight) =>
    Promise.all(
      families.map(async family => {
        const key = `${family.name}-${weight}`
        return new Face(key, await readFile(join(import.meta.dirname, '../fonts', `${key}.ttf`)), family)
      }),
    )
  return new Typefaces({ regular: await read('regular'), bold: await read('bold') })
}
