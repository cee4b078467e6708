// Makes a cell of what a sheet says of it: its type, its style, and what stands in it.

import { say } from '@muster/sentences'
import { emptyCell, type RawCell, refuseCell, textCell } from '../read-source.ts'
import { quote } from '../read-table-error.ts'
import { general, type NumberFormat } from './read-number-format.ts'
import { isoCell, numberCell } from './read-number-or-date.ts'
import { readEscapes } from './read-strings.ts'

/** What cells refer to. */
export interface SheetFacts {
  readonly strings: readonly string[]
  readonly formats: readonly NumberFormat[]
  readonly is1904: boolean
}

export interface WrittenCell {
  /** Such as `E4`. */
  readonly place: string
  readonly type: string
  readonly style: number
  readonly value: string
  /** Of a cell that brings its own text. */
  readonly inline: string
  /** Undefined where there is none; empty where another cell has it. */
  readonly formula: string | undefined
}

const asValues = say`Copy the column, and paste it over itself with Paste Special > Values.`

/** Undefined where the workbook is damaged. */
export function cellOf(cell: WrittenCell, { strings, formats, is1904 }: SheetFacts): RawCell | undefined {
  const { place, type, value } = cell
  if (cell.formula !== undefined) return formula(cell)
  const format = formats[cell.style] ?? general
  switch (type) {
    case 's':
      return value === '' ? emptyCell : readSharedText(strings, value)
    case 'inlineStr':
      return textCell(cell.inline)
    case 'str':
      return textCell(readEscapes(value))
    case 'b':
      return booleanCell(value)
    case 'e':
      return refuseCell(
        value,
        say`Cell ${place} shows the error ${value}. Write its value, or leave it empty.`,
      )
    case 'd':
      return isoCell(value, format)
    case 'n':
      return value === '' ? emptyCell : numberCell(value, format, is1904, place)
    default:
      return undefined
  }
}

function formula({ place, value, formula }: WrittenCell): RawCell {
  const what = formula ? say`the formula ${quote(`=${formula}`)}` : say`a formula`
  return refuseCell(value, say`Cell ${place} has ${what}, whose result may not be up to date. ${asValues}`)
}

function readSharedText(strings: readonly string[], index: string): RawCell | undefined {
  const text = /^\d+$/.test(index) ? strings[Number(index)] : undefined
  return text === undefined ? undefined : textCell(text)
}

function booleanCell(value: string): RawCell | undefined {
  if (value !== '0' && value !== '1') return undefined
  return { kind: 'boolean', text: value === '1' ? 'TRUE' : 'FALSE', format: null, refusal: null }
}
