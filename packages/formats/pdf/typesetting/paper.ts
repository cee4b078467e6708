// Paper: pages of A4 that are written from the top down, from left to right or from right to left.

import { type DocumentFacts, PaperDocument, pageSize } from './document.ts'
import { assertPrintable, toPrintable } from './printable.ts'
import { type Direction, findDirection, hasRightToLeft, type Run, splitRuns } from './runs.ts'
import type { Typefaces, Weight } from './typefaces.ts'

export const ink = {
  text: '#1c2430',
  quiet: '#66707d',
  rule: '#cfd5dc',
  tint: '#f3f5f8',
  warning: '#b3261e',
} as const

const margin = { side: 48, top: 48, bottom: 56 } as const

/** What fits between the margins. */
export const contentWidth = pageSize.width - 2 * margin.side

const lineHeight = 1.45
/** Beside it stands the number of the page. */
const footWidth = contentWidth - 90

export interface TextStyle {
  readonly size: number
  readonly weight?: Weight
  readonly color?: string
  /** That of the text itself, where none is named. Figures are written from left to right. */
  readonly direction?: Direction
}

export interface Box {
  /** From the side on which lines start. */
  readonly x: number
  readonly width: number
  readonly align?: 'start' | 'end' | 'center'
}

export interface PaperFacts extends DocumentFacts {
  readonly direction: Direction
  /** What every page says at its foot. */
  readonly foot: string
  /** What it says next to that: its number and how many there are. */
  readonly count: (page: number, pages: number) => string
}

export class Paper {
  /** How far down the page the next thing stands. */
  y = 0
  readonly direction: Direction
  readonly #faces: Typefaces
  readonly #document: PaperDocument
  readonly #facts: PaperFacts
  readonly #foot: readonly string[]
  /** Where pages end above their foot, which takes as many lines as its text needs. */
  readonly #end: number

  /** `printed` is all that will be written: an Unprintable names the first letter in it that has no font. */
  constructor(faces: Typefaces, facts: PaperFacts, printed: object) {
    assertPrintable(faces, printed)
    this.#faces = faces
    this.#facts = facts
    this.direction = facts.direction
    this.#document = new PaperDocument(facts)
    this.#foot = this.breakLines(facts.foot, this.#footStyle, footWidth)
    this.#end = pageSize.height - margin.bottom - this.heightOf(this.#footStyle, this.#foot.length - 1)
    this.breakPage()
  }

  breakPage(): void {
    this.#document.addPage()
    this.y = margin.top
  }

  /** Goes to a new page where so much does not fit any more; whether it did. */
  makeRoom(height: number): boolean {
    const isFull = this.y + height > this.#end && this.y > margin.top
    if (isFull) this.breakPage()
    return isFull
  }

  widthOf(text: string, style: TextStyle): number {
    return (widthOfRuns(this.#runs(text, style)) * style.size) / 1000
  }

  /** The lines of a text within a width. A line break in it is kept, and a word that is too long is cut. */
  breakLines(text: string, style: TextStyle, width: number): string[] {
    return toPrintable(text)
      .split('\n')
      .flatMap(paragraph => this.#breakParagraph(paragraph, style, width))
  }

  heightOf({ size }: TextStyle, lines = 1): number {
    return size * lineHeight * lines
  }

  /** Writes one line into a box whose top is at y. */
  write(text: string, box: Box, style: TextStyle, y = this.y): void {
    const { size, color = ink.text } = style
    const runs = this.#runs(text, style)
    const room = box.width - (widthOfRuns(runs) * size) / 1000
    const shares = { start: 0, center: 0.5, end: 1 } as const
    const share = shares[box.align ?? 'start']
    const left = this.#findLeft(box.x, box.width) + room * (this.direction === 'ltr' ? share : 1 - share)
    this.#document.drawRuns(runs, { x: left, y: y + size * 1.08 }, size, color)
  }

  /** Writes a text of as many lines as it takes, on as many pages, and goes below it. */
  writeLines(text: string, box: Box, style: TextStyle): void {
    const own = Object.assign({ direction: this.#directionOf(text) }, style)
    for (const line of this.breakLines(text, own, box.width)) {
      this.makeRoom(this.heightOf(own))
      this.write(line, box, own)
      this.y += this.heightOf(own)
    }
  }

  rule(box: Box = { x: 0, width: contentWidth }, thickness = 0.5, color: string = ink.rule): void {
    const left = this.#findLeft(box.x, box.width)
    this.#document.line([left, this.y], [left + box.width, this.y], thickness, color)
  }

  tint(box: Box, height: number, color: string = ink.tint): void {
    this.#document.fill(this.#findLeft(box.x, box.width), this.y, box.width, height, color)
  }

  picture(bytes: Uint8Array, { x, width }: Box, height: number): void {
    this.#document.image(bytes, this.#findLeft(x, width), this.y, width, height)
  }

  /** Writes a word over every page, from corner to corner. */
  stamp(word: string, size: number): void {
    const style = { size, weight: 'bold', color: ink.warning } as const
    const width = this.widthOf(word, style)
    const at = (pageSize.width - width) / 2 - margin.side
    for (let page = 0; page < this.#document.pages; page++) {
      this.#document.turnTo(page)
      this.#document.across(-52, 0.16, () =>
        this.write(word, { x: at, width }, style, pageSize.height / 2 - size * 0.7),
      )
    }
  }

  /** The bytes of the file, with the foot on every page. */
  end(): Promise<Uint8Array> {
    const { pages } = this.#document
    const style = this.#footStyle
    for (let page = 0; page < pages; page++) {
      this.#document.turnTo(page)
      this.y = this.#end + 18
      for (const [n, line] of this.#foot.entries())
        this.write(line, { x: 0, width: footWidth }, style, this.y + this.heightOf(style, n))
      this.write(this.#facts.count(page + 1, pages), { x: 0, width: contentWidth, align: 'end' }, style)
    }
    return this.#document.end()
  }

  get #footStyle(): TextStyle {
    return { size: 7.5, color: ink.quiet, direction: this.direction }
  }

  #findLeft(x: number, width: number): number {
    return margin.side + (this.direction === 'ltr' ? x : contentWidth - x - width)
  }

  #runs(text: string, { weight = 'regular', direction }: TextStyle): Run[] {
    return splitRuns(this.#faces, toPrintable(text), weight, direction ?? this.#directionOf(text))
  }

  /** On paper that is read from right to left, an Arabic text may begin with a Latin letter. */
  #directionOf(text: string): Direction {
    return this.direction === 'rtl' && hasRightToLeft(text) ? 'rtl' : findDirection(text)
  }

  #breakParagraph(text: string, style: TextStyle, width: number): string[] {
    const lines: string[] = []
    let line = ''
    for (const word of text.split(/ +/).flatMap(each => this.#cut(each, style, width))) {
      const longer = line === '' ? word : `${line} ${word}`
      if (line !== '' && this.widthOf(longer, style) > width) {
        lines.push(line)
        line = word
      } else line = longer
    }
    return [...lines, line]
  }

  /** A word in pieces that fit. */
  #cut(word: string, style: TextStyle, width: number): string[] {
    if (this.widthOf(word, style) <= width) return [word]
    const pieces = ['']
    for (const { segment } of new Intl.Segmenter().segment(word)) {
      const longer = pieces.at(-1)! + segment
      if (pieces.at(-1) !== '' && this.widthOf(longer, style) > width) pieces.push(segment)
      else pieces[pieces.length - 1] = longer
    }
    return pieces
  }
}

const widthOfRuns = (runs: readonly Run[]): number => runs.reduce((sum, { shape }) => sum + shape.width, 0)
