// Reads the rows of a sheet one after another, and refuses what is hidden from somebody who looks at it.

import { type Sentence, say } from '@muster/sentences'
import { shorten } from '../../shorten.ts'
import { type TableLimits, writeCount } from '../read-limits.ts'
import { emptyCell, type RawCell, type RawRow } from '../read-source.ts'
import { TableError } from '../read-table-error.ts'
import type { Package } from './read-package.ts'
import { TextPieces } from './read-strings.ts'
import { isTrue } from './read-workbook.ts'
import { cellOf, type SheetFacts } from './read-xlsx-cell.ts'
import { type Attributes, readXml, refuseXml, type XmlReader } from './read-xml.ts'

export async function* readSheet(
  parts: Package,
  part: string,
  facts: SheetFacts,
  limits: TableLimits,
): AsyncGenerator<RawRow> {
  const reader = new SheetReader(part, facts, limits)
  for await (const _ of readXml(part, parts.read(part), reader)) yield* reader.take()
  yield* reader.take()
}

/** Of a sheet, up to XFD. */
const mostColumns = 16_384

const mostText = 1_000_000

interface Range {
  readonly first: number
  readonly last: number
}

class SheetReader implements XmlReader {
  readonly #part: string
  readonly #facts: SheetFacts
  readonly #limits: TableLimits
  #rows: RawRow[] = []
  #hidden: Range[] = []
  #line = 0
  #isHidden = false
  #cells: RawCell[] = []
  /** Of the cell that is read. */
  #attributes: Attributes = {}
  #column = 0
  #value = ''
  #formula: string | undefined
  readonly #inline = new TextPieces()
  #taken: 'value' | 'formula' | undefined

  constructor(part: string, facts: SheetFacts, limits: TableLimits) {
    this.#part = part
    this.#facts = facts
    this.#limits = limits
  }

  take(): RawRow[] {
    const rows = this.#rows
    this.#rows = []
    return rows
  }

  open(name: string, attributes: Attributes): void {
    if (name === 'c') this.#openCell(attributes)
    else if (name === 'row') this.#openRow(attributes)
    else if (name === 'v') this.#taken = 'value'
    else if (name === 'f') [this.#taken, this.#formula] = ['formula', '']
    else if (name === 'col') this.#openColumns(attributes)
    else if (name === 'mergeCell') this.#refuseMerged(attributes.ref ?? '')
    else this.#inline.open(name)
  }

  text(text: string): void {
    if (this.#value.length + (this.#formula?.length ?? 0) > mostText)
      throw this.#refuse(say`a cell is too long`)
    if (this.#taken === 'value') this.#value += text
    else if (this.#taken === 'formula') this.#formula += text
    else this.#inline.add(text)
  }

  close(name: string): void {
    if (name === 'c') this.#closeCell()
    else if (name === 'row') this.#rows.push({ line: this.#line, cells: this.#cells })
    else if (name === 'v' || name === 'f') this.#taken = undefined
    else this.#inline.close(name)
  }

  #openColumns({ min, max, hidden, width }: Attributes): void {
    if (this.#hidden.length > mostColumns) throw this.#refuse(say`it hides more columns than Excel can have`)
    if (isTrue(hidden) || Number(width) === 0) this.#hidden.push({ first: Number(min), last: Number(max) })
  }

  #openRow({ r, hidden }: Attributes): void {
    const line = r === undefined ? this.#line + 1 : Number(r)
    if (!(Number.isInteger(line) && line > this.#line))
      throw this.#refuse(say`row ${r} follows row ${this.#line}`)
    if (line > this.#limits.lines)
      throw new TableError(say`The sheet has more than ${writeCount(this.#limits.lines)} rows. Split it.`, {
        line,
      })
    this.#line = line
    this.#isHidden = isTrue(hidden)
    this.#cells = []
    this.#column = 0
  }

  #openCell(attributes: Attributes): void {
    const { r } = attributes
    const column = r === undefined ? this.#column + 1 : this.#columnOf(r)
    if (column > mostColumns) throw this.#refuse(say`row ${this.#line} has more cells than Excel can have`)
    if (column <= this.#column) throw this.#refuse(say`cell ${r} does not follow the one before it`)
    this.#attributes = attributes
    this.#column = column
    this.#value = ''
    this.#formula = undefined
  }

  #columnOf(reference: string): number {
    const place = placeOf(reference)
    if (place?.line !== this.#line) throw this.#refuse(say`cell ${reference} stands in row ${this.#line}`)
    return place.column
  }

  #closeCell(): void {
    const { t = 'n', s = '0' } = this.#attributes
    const place = `${lettersOf(this.#column)}${this.#line}`
    const cell = cellOf(
      {
        place,
        type: t,
        style: Number(s),
        value: this.#value,
        inline: this.#inline.take(),
        formula: this.#formula,
      },
      this.#facts,
    )
    if (!cell) throw this.#refuse(say`cell ${place} has a value that its type cannot have`)
    if (cell.kind === 'empty' && cell.text === '') return
    if (cell.kind !== 'empty') this.#refuseUnseen(place, cell)
    // A cell far to the right would make a row of millions.
    if (this.#column > this.#limits.columns)
      throw new TableError(
        say`Cell ${place} has a value, and a table has at most ${this.#limits.columns} columns. Delete the columns that do not belong to it.`,
        { line: this.#line, value: cell.text },
      )
    while (this.#cells.length < this.#column - 1) this.#cells.push(emptyCell)
    this.#cells.push(cell)
  }

  #refuseUnseen(place: string, { text }: RawCell): void {
    const at = { line: this.#line, value: text }
    if (this.#isHidden)
      throw new TableError(
        say`Row ${this.#line} is hidden, perhaps by a filter, and has values. Show all rows, or delete those that do not count, and save the file.`,
        at,
      )
    if (this.#hidden.some(({ first, last }) => this.#column >= first && this.#column <= last))
      throw new TableError(
        say`Column ${lettersOf(this.#column)} is hidden and has a value in ${place}. Show the column, or delete it, and save the file.`,
        at,
      )
  }

  /** Merged cells stand behind the rows, whose empty cells may mean the value above them. */
  #refuseMerged(reference: string): void {
    const [from, to = from] = reference.split(':')
    const [start, end] = [placeOf(from!), placeOf(to!)]
    if (!start || !end) throw this.#refuse(say`it merges ${shorten(reference, 60)}`)
    if (start.line > this.#line || start.column > this.#limits.columns) return
    throw new TableError(
      say`The cells ${shorten(reference, 60)} are merged, so it is not clear which of them has the value. Choose Merge & Center > Unmerge Cells, fill each cell, and save the file.`,
      { line: start.line },
    )
  }

  #refuse(what: Sentence): TableError {
    return refuseXml(this.#part, what)
  }
}

const reference = /^([A-Z]{1,3})([1-9]\d{0,6})$/

function placeOf(text: string): { readonly line: number; readonly column: number } | undefined {
  const [, letters, digits] = reference.exec(text.replaceAll('$', '')) ?? []
  if (letters === undefined) return undefined
  let column = 0
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64
  return { line: Number(digits), column }
}

function lettersOf(column: number): string {
  let [letters, rest] = ['', column]
  while (rest > 0) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters
    rest = Math.floor((rest - 1) / 26)
  }
  return letters
}
