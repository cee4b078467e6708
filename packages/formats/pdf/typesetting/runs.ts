// Runs: the pieces of a line that one font draws in one direction, ordered from left to right by the Unicode bidirectional algorithm.

import makeBidi from 'bidi-js'
import { isDrawn } from './printable.ts'
import type { Face, Shape, Typefaces, Weight } from './typefaces.ts'

export type Direction = 'ltr' | 'rtl'

export interface Run {
  readonly face: Face
  readonly shape: Shape
}

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/

const bidi = (makeBidi as unknown as typeof makeBidi.default)()

export const hasRightToLeft = (text: string): boolean => rightToLeft.test(text)

/** The direction of the first letter that has one. */
export function findDirection(text: string): Direction {
  const letter = /\p{L}/u.exec(text)
  return letter && rightToLeft.test(letter[0]) ? 'rtl' : 'ltr'
}

interface Segment {
  text: string
  readonly face: Face
  readonly level: number
}

/** The runs of a line, from left to right. The direction is that of the whole line. */
export function splitRuns(faces: Typefaces, text: string, weight: Weight, direction: Direction): Run[] {
  const segments = splitSegments(faces, text, weight, direction)
  return order(segments).map(({ text: part, face, level }) => {
    const isRightToLeft = level % 2 === 1
    // The library orders Arabic letters only; signs among them are of the Latin font.
    if (!isRightToLeft || rightToLeft.test(part)) return { face, shape: face.shape(part, isRightToLeft) }
    return { face, shape: unmirror(face.shape(Array.from(part).reverse().join(''), false)) }
  })
}

/** Readers of a file turn letters around and leave brackets as they are. */
function unmirror({ glyphs, width }: Shape): Shape {
  const unmirrored = glyphs.map(glyph => {
    const codePoints = glyph.codePoints.map(code => {
      const mirrored = bidi.getMirroredCharacter(String.fromCodePoint(code))
      return mirrored === null ? code : mirrored.codePointAt(0)!
    })
    return Object.assign({}, glyph, { codePoints })
  })
  return { glyphs: unmirrored, width }
}

function splitSegments(faces: Typefaces, text: string, weight: Weight, direction: Direction): Segment[] {
  const isPlain = direction === 'ltr' && !rightToLeft.test(text)
  const levels = isPlain ? undefined : bidi.getEmbeddingLevels(text, direction).levels
  const segments: Segment[] = []
  let at = 0
  for (const character of text) {
    const level = levels?.[at] ?? 0
    at += character.length
    if (!isDrawn(character)) continue
    const drawn = level % 2 === 1 ? (bidi.getMirroredCharacter(character) ?? character) : character
    const last = segments.at(-1)
    const face = faces.find(drawn.codePointAt(0)!, weight, last?.face)
    if (!face) throw new Error(`No font has ${JSON.stringify(drawn)}; assertPrintable comes first.`)
    if (last && last.face === face && last.level === level) last.text += drawn
    else segments.push({ text: drawn, face, level })
  }
  return segments
}

/** Rule L2: from the highest level to the lowest odd one, turns around what is at that level or above. */
function order(segments: Segment[]): Segment[] {
  const levels = segments.map(({ level }) => level)
  const ordered = [...segments]
  for (let level = Math.max(0, ...levels); level > 0; level--) {
    let start = 0
    while (start < ordered.length) {
      if (ordered[start]!.level < level) {
        start++
        continue
      }
      let end = start
      while (end < ordered.length && ordered[end]!.level >= level) end++
      ordered.splice(start, end - start, ...ordered.slice(start, end).reverse())
      start = end
    }
  }
  return ordered
}
