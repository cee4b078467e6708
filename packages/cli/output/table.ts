// Tables for people: columns as wide as what is in them, figures to the right, and nothing that steers a terminal.

export interface TableColumn {
  readonly title: string
  readonly isFigure: boolean
}

export interface Paper {
  /** Of a terminal; what does not fit is cut. */
  readonly width: number | undefined
  readonly isBold: boolean
}

const gap = '  '
/** No cell is wider on a terminal where others wait for room. */
const widest = 40
const most = 200

const marks = /\p{Mn}|\p{Me}|\p{Cf}/u
const wide =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/u

const lettersOf = (text: string): string[] => [...text]

function widthOf(letter: string): number {
  if (marks.test(letter)) return 0
  return wide.test(letter) ? 2 : 1
}

export const measure = (text: string): number =>
  lettersOf(text).reduce((sum, letter) => sum + widthOf(letter), 0)

/** Without what a terminal would obey, or what would turn the line around. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to take out
const steering = /[\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]+/g
export const calm = (text: string): string => text.replace(steering, ' ')

function cut(text: string, width: number): string {
  if (measure(text) <= width) return text
  let [kept, used] = ['', 0]
  for (const letter of lettersOf(text)) {
    used += widthOf(letter)
    if (used > width - 1) break
    kept += letter
  }
  return `${kept}…`
}

function fill(text: string, width: number, isFigure: boolean): string {
  const room = ' '.repeat(Math.max(0, width - measure(text)))
  return isFigure ? room + text : text + room
}

/** Widths are those of the first rows; later ones of a long list are cut to them, on a terminal. */
export class Table {
  readonly #columns: readonly TableColumn[]
  readonly #widths: readonly number[]
  readonly #paper: Paper

  /** On a terminal, columns that nobody named are left out where they do not fit. */
  constructor(
    columns: readonly TableColumn[],
    first: readonly (readonly string[])[],
    paper: Paper,
    mayDrop: boolean,
  ) {
    const limit = paper.width === undefined ? most : widest
    const widths = columns.map(({ title }, n) =>
      Math.min(limit, Math.max(measure(title), ...first.map(row => measure(calm(row[n] ?? ''))))),
    )
    const count = mayDrop && paper.width !== undefined ? countFitting(widths, paper.width) : columns.length
    this.#columns = columns.slice(0, count)
    this.#widths = widths.slice(0, count)
    this.#paper = paper
  }

  head(): string {
    const text = this.#line(this.#columns.map(({ title }) => title))
    return this.#paper.isBold ? `\u001b[1m${text}\u001b[22m` : text
  }

  row(cells: readonly string[]): string {
    return this.#line(cells.map(calm))
  }

  #line(cells: readonly string[]): string {
    const isTerminal = this.#paper.width !== undefined
    return this.#columns
      .map(({ isFigure }, n) => {
        const text = isTerminal ? cut(cells[n] ?? '', this.#widths[n]!) : (cells[n] ?? '')
        return fill(text, this.#widths[n]!, isFigure)
      })
      .join(gap)
      .trimEnd()
  }
}

function countFitting(widths: readonly number[], room: number): number {
  let used = 0
  for (const [n, width] of widths.entries()) {
    used += width + (n > 0 ? gap.length : 0)
    if (used > room) return Math.max(1, n)
  }
  return widths.length
}
