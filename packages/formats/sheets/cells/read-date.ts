// Reads the cell of a table as a date, a time of day or both, if it has only one meaning. It never guesses.

import { say } from '@muster/sentences'
import type { Cell } from '../read-source.ts'
import { quote } from '../read-table-error.ts'
import { type Read, understand } from './read-cell.ts'

/** Which of the figures of 03/04/2026 comes first: the day or the month. */
export type DateOrder = 'day_first' | 'month_first'

const asIso = say`Write it as "2026-04-03", or format the column as a date.`
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const names = 'january february march april may june july august september october november december'.split(
  ' ',
)

const yearFirst = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/
const yearLast = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/
const shortYear = /^\d{1,2}([-/. ])(?:\d{1,2}|[a-z]{3,9})\1\d{2}$/i
const dayAndName = /^(\d{1,2})[- ]([a-z]{3,9})\.?[- ](\d{4})$/i
const nameAndDay = /^([a-z]{3,9})\.? (\d{1,2}),? (\d{4})$/i
const midnight = /[T ]00:00(?::00(?:\.0+)?)?$/

/** The value is `2026-04-03`. */
export function readDate(cell: Cell, options: { readonly order?: DateOrder } = {}): Read<string> {
  return understand(cell, text => {
    if (cell.kind === 'date') return dateOfSheet(text)
    if (cell.kind !== 'text') return { message: say`${quote(text)} is not a date. ${asIso}` }
    return dateIn(text.replace(midnight, ''), options.order)
  })
}

function dateOfSheet(text: string): Read<string> {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return { value: text }
  const what = text.includes('T') ? say`a date with a time of day` : say`a time`
  return { message: say`${quote(text)} is ${what}, and not a date. ${asIso}` }
}

function dateIn(text: string, order: DateOrder | undefined): Read<string> {
  const first = yearFirst.exec(text)
  if (first) return readDay(text, first[1]!, first[3]!, first[4]!)
  const last = yearLast.exec(text)
  if (last) return inOrder(text, last[1]!, last[3]!, last[4]!, order)
  const named = dayAndName.exec(text)
  if (named) return withName(text, named[3]!, named[2]!, named[1]!)
  const english = nameAndDay.exec(text)
  if (english) return withName(text, english[3]!, english[1]!, english[2]!)
  if (shortYear.test(text))
    return { message: say`${quote(text)} has a year of two digits. Write all four. ${asIso}` }
  return { message: say`${quote(text)} is not a date. ${asIso}` }
}

function inOrder(text: string, one: string, two: string, year: string, order?: DateOrder): Read<string> {
  const byDay = isoDate(year, two, one)
  const byMonth = isoDate(year, one, two)
  if (order !== undefined) {
    const date = order === 'day_first' ? byDay : byMonth
    const said = order === 'day_first' ? say`the day first` : say`the month first`
    return date === undefined
      ? { message: say`${quote(text)} is no date with ${said}. ${asIso}` }
      : { value: date }
  }
  if (byDay !== undefined && byMonth !== undefined && byDay !== byMonth)
    return {
      message: say`${quote(text)} may be ${byDay} or ${byMonth}. Write it so, or say whether the day or the month comes first.`,
    }
  const date = byDay ?? byMonth
  return date === undefined ? { message: say`${quote(text)} is no day of the calendar.` } : { value: date }
}

function withName(text: string, year: string, name: string, day: string): Read<string> {
  const word = name.toLowerCase()
  const at = word.length === 3 || word === 'sept' ? months.indexOf(word.slice(0, 3)) : names.indexOf(word)
  if (at < 0) return { message: say`${quote(text)} has no English name of a month. ${asIso}` }
  return readDay(text, year, String(at + 1), day)
}

function readDay(text: string, year: string, month: string, day: string): Read<string> {
  const date = isoDate(year, month, day)
  return date === undefined ? { message: say`${quote(text)} is no day of the calendar.` } : { value: date }
}

function isoDate(year: string, month: string, day: string): string | undefined {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const moment = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(date) ? date : undefined
}

const timeText = /^(\d{1,2}):(\d{2})(?::(\d{2}))?(?: ?([ap])\.?m\.?)?$/i

/** The value is `08:30:00`. */
export function readTime(cell: Cell): Read<string> {
  return understand(cell, text => {
    const time = cell.kind === 'date' || cell.kind === 'text' ? timeIn(text) : undefined
    return time === undefined
      ? { message: say`${quote(text)} is not a time of day. Write it as 08:30 or 17:45:10.` }
      : { value: time }
  })
}

function timeIn(text: string): string | undefined {
  const [, hours, minutes, seconds = '00', half] = timeText.exec(text) ?? []
  if (hours === undefined || minutes === undefined) return undefined
  const isTwelve = half !== undefined
  const hour = Number(hours)
  if (hour > (isTwelve ? 12 : 23) || (isTwelve && hour === 0)) return undefined
  if (Number(minutes) > 59 || Number(seconds) > 59) return undefined
  const shift = half?.toLowerCase() === 'p' ? 12 : 0
  const full = isTwelve ? (hour % 12) + shift : hour
  return `${String(full).padStart(2, '0')}:${minutes}:${seconds}`
}

const isoMoment =
  /^(\d{4})-(\d{2})-(\d{2})[T ](\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?(Z|[+-](?:0\d|1[0-4]):[0-5]\d)?$/i

/** A date with a time: `2026-04-03T08:30:00`, and the offset from UTC where the file has it. */
export function readMoment(cell: Cell): Read<string> {
  return understand(cell, text => {
    const [, year, month, day, clock, offset = ''] =
      cell.kind === 'date' || cell.kind === 'text' ? (isoMoment.exec(text) ?? []) : []
    const date = year && month && day ? isoDate(year, month, day) : undefined
    const time = clock ? timeIn(clock) : undefined
    return date === undefined || time === undefined
      ? { message: say`${quote(text)} is not a date with a time. Write it as "2026-04-03 08:30".` }
      : { value: `${date}T${time}${offset.toUpperCase()}` }
  })
}
