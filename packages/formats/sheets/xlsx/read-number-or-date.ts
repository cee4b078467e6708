// Makes text of the numbers and dates of a workbook: decimals of at most 15 digits as Excel shows them, dates and times by their format.

import { say } from '@muster/sentences'
import { emptyCell, type RawCell, refuseCell } from '../read-source.ts'
import type { NumberFormat } from './read-number-format.ts'

const numeral = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/
/** So many digits Excel keeps of a number; those after them are zeros. */
export const digitsKept = 15
const dayMs = 86_400_000
/** The last day of 9999, as both calendars of Excel end. */
const lastDay = Date.UTC(9999, 11, 31)
const beyond = say`Excel keeps 15 digits of a number, and the rest is lost. Format the column as text, and type it again.`

/** Undefined where the text is no number. */
export function numberCell(
  text: string,
  { code, meaning }: NumberFormat,
  is1904: boolean,
  place: string,
): RawCell | undefined {
  if (!numeral.test(text)) return undefined
  const number = Number(text)
  if (!Number.isFinite(number)) return undefined
  if (meaning === 'number') return plainNumber(number, code, place)
  const ms = Math.round(number * dayMs)
  if (ms < 0) return refuseCell(text, say`Cell ${place} has a negative date or time. Correct it.`)
  if (meaning === 'duration' || (meaning === 'time' && number < 1)) return dateCell(clock(ms), code)
  return dateAt(number, ms, code, is1904, place)
}

/**
 * Workbooks hold binary fractions, so 1.1 may stand as 1.1000000000000001. Excel shows 15 digits; these are the number that
 * was meant if they name the same fraction, or if the rest is what a computation left behind them.
 */
function plainNumber(number: number, format: string, place: string): RawCell {
  const text = plain(number.toPrecision(digitsKept))
  const isWhole = Number(text) === number
  const significant = text.replaceAll(/^-?0*\.?0*|\./g, '')
  const isLost = Math.abs(number) >= 10 ** digitsKept || (!isWhole && significant.length >= digitsKept)
  const refusal = isLost ? say`Cell ${place} has a number of more than 15 digits. ${beyond}` : null
  return { kind: 'number', text, format, refusal }
}

/** Without an exponent, and without zeros at the end of a fraction. */
function plain(text: string): string {
  const [, sign, whole, fraction = '', exponent = '0'] = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(text)!
  const shift = Number(exponent)
  const digits = whole! + fraction
  const point = whole!.length + shift
  const padded = point <= 0 ? '0'.repeat(1 - point) + digits : digits.padEnd(point, '0')
  const at = Math.max(point, 1)
  const behind = padded.slice(at).replace(/0+$/, '')
  const front = padded.slice(0, at)
  const isZero = /^0*$/.test(front + behind)
  return `${isZero ? '' : sign}${front}${behind === '' ? '' : `.${behind}`}`
}

const dateCell = (text: string, format: string): RawCell => ({ kind: 'date', text, format, refusal: null })

function dateAt(number: number, ms: number, format: string, is1904: boolean, place: string): RawCell {
  // Excel takes 1900 for a leap year, so its days before that 29 February are off by one.
  if (!is1904 && number < 61)
    return refuseCell(
      plain(number.toPrecision(digitsKept)),
      say`Cell ${place} has a date before 1 March 1900, which Excel counts wrongly. Format the column as text, and type it again.`,
    )
  const moment = (is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30)) + ms
  if (moment >= lastDay + dayMs)
    return refuseCell(String(number), say`Cell ${place} has a date after 9999. Correct it.`)
  const [date, time] = new Date(moment).toISOString().slice(0, -1).split('T') as [string, string]
  return dateCell(ms % dayMs === 0 ? date : `${date}T${withoutZeros(time)}`, format)
}

/** Hours go on after 24 in a duration. */
function clock(ms: number): string {
  const two = (figure: number): string => String(Math.floor(figure)).padStart(2, '0')
  const seconds = (ms % 60_000) / 1000
  const fraction = String(Math.round((seconds % 1) * 1000)).padStart(3, '0')
  return withoutZeros(`${two(ms / 3_600_000)}:${two((ms / 60_000) % 60)}:${two(seconds)}.${fraction}`)
}

const withoutZeros = (time: string): string => time.replace(/\.000$/, '')

const isoDate = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?))?$/

/** A date that the workbook has as text, as strict workbooks do. */
export function isoCell(text: string, { code }: NumberFormat): RawCell | undefined {
  if (text === '') return emptyCell
  const [, date, time] = isoDate.exec(text) ?? []
  if (date === undefined) return undefined
  const isMidnight = time === undefined || /^[0:.]+$/.test(time)
  return dateCell(
    isMidnight ? date : `${date}T${withoutZeros(time.length === 5 ? `${time}:00` : time)}`,
    code,
  )
}
