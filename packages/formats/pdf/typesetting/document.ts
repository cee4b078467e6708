// A PDF document under way: glyphs, lines and pictures at places of its pages, and its bytes in the end.

import PDFDocument from 'pdfkit'
import type { Run } from './runs.ts'
import type { Face, PlacedGlyph } from './typefaces.ts'

/** A4, in points. */
export const pageSize = { width: 595.28, height: 841.89 } as const

export interface DocumentFacts {
  readonly title: string
  readonly author: string
  /** BCP 47. */
  readonly language: string
  /** The moment that the file gives as its own. There is no other clock in it. */
  readonly made_at: Temporal.Instant
}

/** What the library keeps of a font in a document. Its own drawing of text knows no order from right to left. */
interface EmbeddedFont {
  readonly id: string
  readonly subset: { readonly glyphs: number[] }
  readonly unicode: (readonly number[])[]
  readonly widths: number[]
  readonly ref: () => unknown
}

interface Parts {
  readonly _font: EmbeddedFont
  readonly page: { readonly fonts: Record<string, unknown> }
  addContent(text: string): void
}

interface UsedFont {
  readonly embedded: EmbeddedFont
  /** By glyph and letters: one that stands for two letters is put in twice, so that both are read back. */
  readonly places: Map<string, string>
}

export class PaperDocument {
  readonly #document: InstanceType<typeof PDFDocument>
  readonly #parts: Parts
  readonly #chunks: Uint8Array[] = []
  readonly #done: Promise<void>
  readonly #fonts = new Map<string, UsedFont>()

  constructor({ title, author, language, made_at }: DocumentFacts) {
    const moment = new Date(made_at.epochMilliseconds)
    this.#document = new PDFDocument({
      size: [pageSize.width, pageSize.height],
      margin: 0,
      // Each text names its own; pdfkit would load Helvetica.
      font: '',
      autoFirstPage: false,
      bufferPages: true,
      lang: language,
      displayTitle: true,
      info: { Title: title, Author: author, Creator: 'Muster', Producer: 'Muster', CreationDate: moment },
    })
    this.#parts = this.#document as unknown as Parts
    this.#document.on('data', (chunk: Uint8Array) => this.#chunks.push(chunk))
    this.#done = new Promise((resolve, reject) => {
      this.#document.on('end', resolve)
      this.#document.on('error', reject)
    })
  }

  addPage(): void {
    this.#document.addPage()
  }

  get pages(): number {
    return this.#document.bufferedPageRange().count
  }

  /** Draws on a page that was left already. */
  turnTo(page: number): void {
    this.#document.switchToPage(page)
  }

  /** Draws runs from left to right, from a point on their baseline; y counts from the top. */
  drawRuns(
    runs: readonly Run[],
    at: { readonly x: number; readonly y: number },
    size: number,
    color: string,
  ): void {
    this.#document.fillColor(color)
    let { x } = at
    const shown: string[] = []
    for (const { face, shape } of runs) {
      const font = this.#use(face)
      shown.push(
        `/${font.embedded.id} ${write(size * face.scale)} Tf`,
        ...showGlyphs(font, face, shape.glyphs, { x, y: at.y }, size),
      )
      x += (shape.width * size) / 1000
    }
    this.#parts.addContent(['BT', ...shown, 'ET'].join('\n'))
  }

  line(
    from: readonly [x: number, y: number],
    to: readonly [x: number, y: number],
    width: number,
    color: string,
  ): void {
    this.#document
      .moveTo(...from)
      .lineTo(...to)
      .lineWidth(width)
      .stroke(color)
  }

  fill(x: number, y: number, width: number, height: number, color: string): void {
    this.#document.rect(x, y, width, height).fill(color)
  }

  image(bytes: Uint8Array, x: number, y: number, width: number, height: number): void {
    this.#document.image(Buffer.from(bytes), x, y, { width, height })
  }

  /** What `draw` draws is turned around the middle of the page, and seen through. */
  across(degrees: number, opacity: number, draw: () => void): void {
    const origin: [number, number] = [pageSize.width / 2, pageSize.height / 2]
    this.#document.save().rotate(degrees, { origin }).fillOpacity(opacity)
    draw()
    this.#document.restore()
  }

  async end(): Promise<Uint8Array> {
    this.#document.end()
    await this.#done
    return Buffer.concat(this.#chunks)
  }

  #use(face: Face): UsedFont {
    const known = this.#fonts.get(face.key)
    if (known) {
      this.#parts.page.fonts[known.embedded.id] ??= known.embedded.ref()
      return known
    }
    this.#document.registerFont(face.key, face.font as never).font(face.key)
    const used: UsedFont = { embedded: this.#parts._font, places: new Map() }
    this.#fonts.set(face.key, used)
    this.#parts.page.fonts[used.embedded.id] = used.embedded.ref()
    return used
  }
}

function showGlyphs(
  font: UsedFont,
  face: Face,
  glyphs: readonly PlacedGlyph[],
  { x, y }: { readonly x: number; readonly y: number },
  size: number,
): string[] {
  const shown: string[] = []
  let pen = 0
  let pending: string[] = []
  const start = (right: number, up: number) =>
    shown.push(`1 0 0 -1 ${write(x + ((pen + right) * size) / 1000)} ${write(y - (up * size) / 1000)} Tm`)
  const flush = () => {
    if (pending.length > 0) shown.push(`[${pending.join('')}] TJ`)
    pending = []
  }
  let isPlaced = false
  for (const glyph of glyphs) {
    const isMoved = glyph.right !== 0 || glyph.up !== 0
    if (isMoved || !isPlaced) {
      flush()
      start(glyph.right, glyph.up)
    }
    pending.push(`<${placeOf(font, face, glyph)}>`)
    const kern = glyph.step - glyph.advance
    if (Math.abs(kern) > 0.01) pending.push(write(-kern / face.scale))
    pen += glyph.step
    isPlaced = !isMoved
  }
  flush()
  return shown
}

/** The number of a glyph in the document, in hex. */
function placeOf(
  { embedded, places }: UsedFont,
  face: Face,
  { id, codePoints, advance }: PlacedGlyph,
): string {
  return places.getOrInsertComputed(`${id} ${advance} ${codePoints.join(' ')}`, () => {
    const place = embedded.subset.glyphs.push(id) - 1
    embedded.widths[place] = advance / face.scale
    embedded.unicode[place] = codePoints
    return place.toString(16).padStart(4, '0')
  })
}

const write = (figure: number): string => String(Math.round(figure * 1000) / 1000)
