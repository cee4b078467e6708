// What printed files are laid out of: headings, paragraphs, facts in columns and tables.

import { type Box, contentWidth, ink, type Paper, type TextStyle } from './paper.ts'

export const body: TextStyle = { size: 9.5 }
const label: TextStyle = { size: 7.5, color: ink.quiet }
const head: TextStyle = { size: 8, weight: 'bold', color: ink.quiet }

const whole: Box = { x: 0, width: contentWidth }

export function addSpace(paper: Paper, height: number): void {
  paper.y += height
}

export function addHeading(paper: Paper, text: string, size = 12): void {
  const style: TextStyle = { size, weight: 'bold' }
  // A heading does not stand alone at the end of a page.
  paper.makeRoom(paper.heightOf(style) + 3 * paper.heightOf(body))
  paper.writeLines(text, whole, style)
  addSpace(paper, 4)
}

export function addParagraph(paper: Paper, text: string, style: TextStyle = body): void {
  paper.writeLines(text, whole, style)
}

export interface Fact {
  readonly name: string
  readonly value: string
  /** Whether it is a figure or a code, which runs from left to right in every language. */
  readonly isFigure?: boolean
}

/** Names above values, beside each other in columns of these shares of the width. */
export function addFacts(paper: Paper, facts: readonly Fact[], shares: readonly number[]): void {
  const gap = 12
  const columns = shares.length
  const boxes = shareWidth(shares, contentWidth + gap).map(({ x, width }) => ({ x, width: width - gap }))
  const style: TextStyle = { size: 9.5 }
  for (let at = 0; at < facts.length; at += columns) {
    const cells = facts.slice(at, at + columns).map(({ name, value, isFigure }, column) => {
      const own = isFigure ? Object.assign({ direction: 'ltr' as const }, style) : style
      return { name, own, box: boxes[column]!, lines: paper.breakLines(value, own, boxes[column]!.width) }
    })
    const most = Math.max(...cells.map(({ lines }) => lines.length))
    const height = paper.heightOf(label) + paper.heightOf(style, most)
    paper.makeRoom(height)
    for (const { name, own, box, lines } of cells) {
      paper.write(name, box, label)
      for (const [n, line] of lines.entries())
        paper.write(line, box, own, paper.y + paper.heightOf(label) + paper.heightOf(style, n))
    }
    paper.y += height + 7
  }
}

/** Boxes beside each other. */
function shareWidth(
  shares: readonly number[],
  whole: number,
): { readonly x: number; readonly width: number }[] {
  const sum = shares.reduce((all, share) => all + share, 0)
  let x = 0
  return shares.map(share => {
    const box = { x, width: (share / sum) * whole }
    x += box.width
    return box
  })
}

export interface Column {
  readonly title: string
  /** Its part of the width, compared with those of the other columns. */
  readonly share: number
  /** Figures stand at the end of their column, from left to right in every language. */
  readonly isFigure?: boolean
}

export interface Row {
  readonly cells: readonly string[]
  readonly isTotal?: boolean
}

const pad = 3.2
/** Titles of more lines stand at the start of their table alone. */
const mostRepeated = 4

interface Cell {
  readonly lines: readonly string[]
  readonly box: Box
  readonly style: TextStyle
}

/** Rows under titles, which come again on each page. A column without a title and without cells is a gap. */
export function addTable(
  paper: Paper,
  columns: readonly Column[],
  rows: readonly Row[],
  size: number = body.size,
): void {
  const table = new Table(paper, columns, rows, size)
  paper.makeRoom(paper.heightOf(head) + 3 * paper.heightOf({ size }))
  table.addTitles()
  for (const row of rows) table.addRow(row)
}

class Table {
  readonly #paper: Paper
  readonly #columns: readonly Column[]
  readonly #size: number
  readonly #boxes: readonly Box[]
  /** Where figures stand: as wide as the widest, so that they end below each other also from right to left. */
  readonly #cells: readonly Box[]
  readonly #spans: readonly Box[]
  readonly #titles: readonly (readonly string[])[]

  constructor(paper: Paper, columns: readonly Column[], rows: readonly Row[], size: number) {
    this.#paper = paper
    this.#columns = columns
    this.#size = size
    this.#boxes = shareWidth(
      columns.map(({ share }) => share),
      contentWidth,
    )
    this.#titles = columns.map(({ title }, at) => this.#breakLines(title, at, head))
    this.#cells = this.#boxes.map((box, at) => {
      if (!columns[at]!.isFigure) return box
      const widths = rows.map(({ cells, isTotal }) => paper.widthOf(cells[at]!, this.#styleOf(at, isTotal)))
      const width = Math.min(box.width, Math.max(0, ...widths))
      return { x: box.x + box.width - width, width, align: paper.direction === 'ltr' ? 'end' : 'start' }
    })
    const isGap = columns.map(({ title }, at) => title === '' && rows.every(({ cells }) => !cells[at]))
    this.#spans = findSpans(this.#boxes, isGap)
  }

  addTitles(): void {
    const paper = this.#paper
    if (this.#columns.every(({ title }) => title === '')) return
    const cells = this.#columns.map(({ isFigure }, at): Cell => {
      const { x, width } = this.#boxes[at]!
      return { lines: this.#titles[at]!, box: { x, width, align: isFigure ? 'end' : 'start' }, style: head }
    })
    this.#writeLines(cells, paper.heightOf(head), () => undefined)
    paper.y += pad
    this.#rule(0.8)
    paper.y += pad
  }

  addRow({ cells, isTotal = false }: Row): void {
    const paper = this.#paper
    const size = this.#size
    const broken = cells.map((cell, at): Cell => {
      const style = this.#styleOf(at, isTotal)
      return { lines: this.#breakLines(cell, at, style), box: this.#cells[at]!, style }
    })
    const height = paper.heightOf({ size }, Math.max(1, ...broken.map(({ lines }) => lines.length)))
    if (paper.makeRoom(height + 2 * pad)) this.#repeatTitles()
    if (isTotal) {
      this.#rule(0.5)
      paper.y += pad
    }
    this.#writeLines(broken, paper.heightOf({ size }), () => this.#repeatTitles())
    paper.y += pad
  }

  #repeatTitles(): void {
    if (this.#titles.every(lines => lines.length <= mostRepeated)) this.addTitles()
  }

  /** Cells beside each other, line by line: those that are longer than a page go on on the next one. */
  #writeLines(cells: readonly Cell[], height: number, onBreak: () => void): void {
    const most = Math.max(1, ...cells.map(({ lines }) => lines.length))
    for (let n = 0; n < most; n++) {
      if (this.#paper.makeRoom(height)) onBreak()
      for (const { lines, box, style } of cells) {
        const line = lines[n]
        if (line !== undefined) this.#paper.write(line, box, style)
      }
      this.#paper.y += height
    }
  }

  #breakLines(text: string, at: number, style: TextStyle): readonly string[] {
    const { width } = this.#boxes[at]!
    return text === ''
      ? []
      : this.#paper.breakLines(text, style, this.#columns[at]!.isFigure ? width : width - 6)
  }

  #rule(thickness: number): void {
    for (const span of this.#spans) this.#paper.rule(span, thickness, ink.quiet)
  }

  #styleOf(at: number, isTotal = false): TextStyle {
    const style: TextStyle = { size: this.#size, weight: isTotal ? 'bold' : 'regular' }
    return this.#columns[at]!.isFigure ? Object.assign({ direction: 'ltr' as const }, style) : style
  }
}

/** What is ruled: columns beside each other, up to a gap. */
function findSpans(boxes: readonly Box[], isGap: readonly boolean[]): Box[] {
  const spans: Box[] = []
  let isOpen = false
  for (const [at, { x, width }] of boxes.entries()) {
    const last = spans.at(-1)
    if (isGap[at]) isOpen = false
    else if (isOpen && last) spans[spans.length - 1] = { x: last.x, width: x + width - last.x }
    else {
      spans.push({ x, width })
      isOpen = true
    }
  }
  return spans
}
