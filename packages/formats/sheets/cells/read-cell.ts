// Reads the cell of a table as a text, an identifier, a whole number or yes and no, or says why it cannot. It never guesses.

import { type Sentence, say } from '@muster/sentences'
import type { Cell } from '../read-source.ts'
import { quote } from '../read-table-error.ts'
import { general, withZeros } from '../xlsx/read-number-format.ts'

/** The value is null where the cell is empty. A message is a sentence for whoever made the file. */
export type Read<Value> = { readonly value: Value | null } | { readonly message: Sentence }

/** Files of exports put it before a text that a spreadsheet would take for a formula. */
const textMark = /^'(?='*[=+\-@＝＋－＠])/
/** Stands before a value that was refused as it stood in a workbook. */
const refusedMark = '#REFUSED '
/** How Excel shows a number that is too long for it, such as `3.52E+12`. */
const scientific = /^[+-]?\d+(?:[.,]\d+)?E[+-]\d+$/i
const asText = say`Format the column as text, and type the value again.`

/** Does what each reader does first: nothing of an empty cell, and no value that the file does not show. */
export function understand<Value>(cell: Cell, read: (text: string) => Read<Value>): Read<Value> {
  if (cell.refusal !== null) return { message: cell.refusal }
  if (cell.kind === 'empty') return { value: null }
  if (cell.text.trimStart().startsWith(refusedMark))
    return {
      message: say`${quote(cell.text)} was refused in a file before. Write the value anew, without the mark.`,
    }
  return read(cell.text.trim().replace(textMark, ''))
}

export const isScientific = (text: string): boolean => scientific.test(text)

export const scientificMessage = (text: string): Sentence =>
  say`${quote(text)} is what a spreadsheet shows of a longer number, and its last digits are lost. ${asText}`

export function readText(cell: Cell): Read<string> {
  return understand(cell, text => {
    switch (cell.kind) {
      case 'number':
        return readShownNumber(cell, text)
      case 'text':
        return isScientific(text) ? { message: scientificMessage(text) } : { value: text }
      default:
        return { message: say`${quote(text)} is a ${kindNames[cell.kind]}, and not text. ${asText}` }
    }
  })
}

const kindNames: Readonly<Record<Cell['kind'], Sentence>> = {
  text: say`text`,
  number: say`number`,
  date: say`date`,
  boolean: say`TRUE or FALSE`,
  empty: say`empty cell`,
}

/** A number is taken as text where both are written with the same digits. */
function readShownNumber({ format }: Cell, text: string): Read<string> {
  const zeros = withZeros(text, format ?? general.code)
  if (zeros !== undefined) return { value: zeros }
  return format === null || format === general.code || format === '0' || format === '@'
    ? { value: text }
    : {
        message: say`${text} is a number that the sheet shows otherwise, by its format ${quote(format)}. ${asText}`,
      }
}

/**
 * A cell as its sheet shows it, to stand in a file of texts: with the zeros that its format puts before a number. What was
 * refused for being no text would be taken there as the text that it is, so it has a mark that every reader refuses.
 */
export function showCell({ kind, text, format, refusal }: Cell, isRefused = refusal !== null): string {
  if (isRefused && (kind !== 'text' || refusal !== null)) return refusedMark + text
  return kind === 'number' ? (withZeros(text, format ?? general.code) ?? text) : text
}

export interface IdentifierOptions {
  /** How many digits it always has: a number with as many has lost no zero. */
  readonly digits?: number
}

/**
 * A code, a national id or the number of an account: what has to stay digit for digit. A number of a workbook has lost the
 * zeros before it, so it is refused, unless its format shows them (`00000`) or it has all its digits.
 */
export function readIdentifier(cell: Cell, { digits }: IdentifierOptions = {}): Read<string> {
  if (cell.kind !== 'number') return readText(cell)
  return understand(cell, text => {
    const zeros = withZeros(text, cell.format ?? general.code)
    if (zeros !== undefined) return { value: zeros }
    if (digits !== undefined && text.length === digits && /^\d+$/.test(text)) return { value: text }
    return { message: say`${text} is a number, so zeros before it are lost if it had any. ${asText}` }
  })
}

const whole = /^[+-]?\d+$/

export function readWhole(cell: Cell): Read<number> {
  return understand(cell, text => {
    if (cell.kind === 'date' || cell.kind === 'boolean' || isScientific(text) || !whole.test(text))
      return { message: say`${quote(text)} is not a whole number. Write digits alone, such as 12.` }
    const value = Number(text)
    return Number.isSafeInteger(value) ? { value: value + 0 } : { message: say`${quote(text)} is too large.` }
  })
}

/** As Excel writes them in English, German, French, Spanish, Italian and Portuguese, and as people do. */
const yes = ['true', 'yes', 'y', 'wahr', 'ja', 'vrai', 'oui', 'verdadero', 'vero', 'verdadeiro']
const no = ['false', 'no', 'n', 'falsch', 'nein', 'faux', 'non', 'falso']

export function readBoolean(cell: Cell): Read<boolean> {
  return understand(cell, text => {
    const word = text.toLowerCase()
    const isWord = cell.kind === 'boolean' || cell.kind === 'text'
    if (isWord && yes.includes(word)) return { value: true }
    if (isWord && no.includes(word)) return { value: false }
    return { message: say`${quote(text)} is neither yes nor no. Write yes or no.` }
  })
}
