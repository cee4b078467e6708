// What is wrong with a file as a whole, with the place where it is seen; a single wrong value is the message of its cell.

import { SaidError, type Sentence, withinLength } from '@muster/sentences'
import { shorten } from '../shorten.ts'

/** Longer values are cut, because a message is read by a person. */
const longestQuoted = 60

/** More would repeat the file. */
const longestSentence = 500

export interface TablePlace {
  /** As a text editor or a spreadsheet counts, from 1. */
  readonly line?: number
  readonly column?: string
  readonly value?: string
}

export class TableError extends SaidError {
  readonly line: number | null
  readonly column: string | null
  readonly value: string | null

  constructor(sentence: Sentence, place: TablePlace = {}) {
    super(withinLength(sentence, longestSentence, shorten))
    this.name = 'TableError'
    this.line = place.line ?? null
    this.column = place.column ?? null
    this.value = place.value === undefined ? null : shortenValue(place.value)
  }
}

export const quote = (text: string): string => `"${shortenValue(text)}"`

const shortenValue = (text: string): string =>
  shorten(shorten(text, longestQuoted + 1).replaceAll('\0', '␀'), longestQuoted)
