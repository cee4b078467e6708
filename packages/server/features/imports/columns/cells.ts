// How columns read their cells: the readers of tables, and what the contract says of the value.

import {
  type Cell,
  readAmount,
  readDate,
  readIdentifier,
  readMoment,
  readText,
  readTime,
  readWhole,
} from '@muster/formats'
import { say } from '@muster/sentences'
import type { Read, Reading } from '../kinds/kind.ts'

export const text = (cell: Cell): Read => readText(cell)
/** Digit for digit, such as a national id. */
export const identifier = (cell: Cell): Read => readIdentifier(cell)
export const amount = (cell: Cell, { digits }: Reading): Read => readAmount(cell, { digits })
export const whole = (cell: Cell): Read => readWhole(cell)
export const date = (cell: Cell, { order }: Reading): Read =>
  readDate(cell, order === undefined ? {} : { order })
/** One of some words, whatever its case. */
export const word = (cell: Cell): Read => {
  const read = readText(cell)
  return 'value' in read && typeof read.value === 'string' ? { value: read.value.toLowerCase() } : read
}
/** A time of the day of the row, or a date with a time. */
export const clock = (cell: Cell): Read => {
  const [time, moment] = [readTime(cell), readMoment(cell)]
  if ('value' in time || 'value' in moment) return 'value' in time ? time : moment
  return { message: say`${time.message} A time of another day is written as "2026-04-03 06:00".` }
}
