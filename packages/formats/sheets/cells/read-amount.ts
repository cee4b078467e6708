// Reads the cell of a table as a decimal number, if its separators have only one meaning. It never guesses.

import { type Sentence, say } from '@muster/sentences'
import type { Cell } from '../read-source.ts'
import { quote } from '../read-table-error.ts'
import { isPercentage } from '../xlsx/read-number-format.ts'
import { isScientific, type Read, scientificMessage, understand } from './read-cell.ts'

export type DecimalSeparator = '.' | ','

const plainly = say`Write it as 1234.56.`
/** More digits are no amount, whatever they are. */
const longest = 40
const spaces = /[\u0020\u00a0\u2009\u202f'’]/g
const spaced = /^\d{1,3}(?:[\u0020\u00a0\u2009\u202f'’]\d{3})+(?:[.,]\d+)?$/
const digitsOnly = /^\d+$/
const plain = /^\d+\.(\d+)$/

/** Groups of three, or as in India and Pakistan of two before the last three. */
const matchGroups = (group: string): RegExp =>
  new RegExp(`^(?:[1-9]\\d{0,2}(?:\\${group}\\d{3})+|[1-9]\\d?(?:\\${group}\\d{2})+\\${group}\\d{3})$`)
const groups: Readonly<Record<DecimalSeparator, RegExp>> = { ',': matchGroups(','), '.': matchGroups('.') }

export interface AmountOptions {
  readonly decimal?: DecimalSeparator
  /** Digits of the currency: with so many after a point it is an amount as Muster writes it, not one with thousands. */
  readonly digits?: number
}

/** The value is decimal text, such as `-1234.56`. */
export function readAmount(cell: Cell, options: AmountOptions = {}): Read<string> {
  return understand(cell, text => {
    if (cell.kind === 'number') return amountOfSheet(cell, text)
    if (cell.kind !== 'text') return { message: say`${quote(text)} is not an amount. ${plainly}` }
    if (isScientific(text)) return { message: scientificMessage(text) }
    const [, sign = '', figure = ''] = /^([+\u2212-]?)(.*)$/s.exec(text) ?? []
    const read = figure.length > longest ? undefined : readUnsigned(figure, options)
    if (read === undefined) return { message: say`${quote(text)} is not an amount. ${plainly}` }
    if ('message' in read) return { message: read.message }
    return { value: readSigned(sign === '' || sign === '+' ? '' : '-', read.value) }
  })
}

function amountOfSheet({ format }: Cell, text: string): Read<string> {
  return format !== null && isPercentage(format)
    ? { message: say`${text} is shown as a percentage. Write the number itself, without a format.` }
    : { value: text }
}

type Unsigned = { readonly value: string } | { readonly message: Sentence } | undefined

function readUnsigned(figure: string, { decimal, digits }: AmountOptions): Unsigned {
  if (digitsOnly.test(figure)) return { value: figure }
  const fraction = plain.exec(figure)?.[1]
  if (decimal === undefined && fraction && fraction.length === digits) return { value: figure }
  if (spaced.test(figure)) return readSpaced(figure.replaceAll(spaces, ''), decimal)
  if (!/^[\d.,]+$/.test(figure)) return undefined
  const readings = (decimal === undefined ? (['.', ','] as const) : [decimal])
    .map(separator => withDecimal(figure, separator))
    .filter(reading => reading !== undefined)
  const [first, second] = readings
  if (first !== undefined && second !== undefined && first !== second)
    return {
      message: say`${quote(figure)} may be ${certain(first)} or ${certain(second)}. Write it so, without marks for thousands.`,
    }
  return first === undefined ? undefined : { value: first }
}

/** So that nobody takes three digits after the point for thousands again. */
const certain = (text: string): string => text.replace(/\.\d{3}$/, '$&0')

/** What stands behind spaces between thousands can be the fraction alone. */
function readSpaced(figure: string, decimal: DecimalSeparator | undefined): Unsigned {
  const isOther = decimal !== undefined && figure.includes(decimal === '.' ? ',' : '.')
  return isOther ? undefined : { value: figure.replace(',', '.') }
}

/** With one of the two before the fraction, and the other one between thousands. */
function withDecimal(figure: string, decimal: DecimalSeparator): string | undefined {
  const group = decimal === '.' ? ',' : '.'
  const [whole = '', fraction, more] = figure.split(decimal)
  if (more !== undefined || (fraction !== undefined && !digitsOnly.test(fraction))) return undefined
  if (!digitsOnly.test(whole) && !groups[group].test(whole)) return undefined
  const digits = whole.replaceAll(group, '')
  return fraction === undefined ? digits : `${digits}.${fraction}`
}

function readSigned(sign: string, digits: string): string {
  const text = digits.replace(/^0+(?=\d)/, '')
  return /^[0.]+$/.test(text) ? text : `${sign}${text}`
}
