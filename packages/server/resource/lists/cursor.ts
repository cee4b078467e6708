// Cursors: a position in one list of one workspace under one set of filters, authenticated so that nothing else is accepted.

import { createHmac, timingSafeEqual } from 'node:crypto'
import { say } from '@muster/sentences'
import type { Cursors, Position } from '../../http/context.ts'
import { invalidField } from '../../http/problem.ts'

const tagDigits = 32

/** Cursors under the newest of these keys; those under any of them are read. */
export function makeCursors(keys: readonly Buffer[]): Cursors {
  return {
    read: (list, cursor) => readCursor(keys, list, cursor),
    write: (list, position) => writeCursor(keys[0]!, list, position),
  }
}

/**
 * `list` names workspace, operation and filters; the cursor is valid for exactly that. Tag and position are ASCII in
 * groups of three, so that the base64 has no character that a URL would change.
 */
function writeCursor(key: Buffer, list: string, { place, id }: Position): string {
  const position = `${place.replace(/[^!-~]|%/gu, encodeURIComponent)} ${id}`
  const text = `${computeTag(key, list, position)} ${position}`
  return Buffer.from(text.padEnd(Math.ceil(text.length / 3) * 3)).toString('base64')
}

function readCursor(keys: readonly Buffer[], list: string, cursor: string): Position {
  const text = Buffer.from(cursor, 'base64').toString('latin1')
  const [written = '', id = ''] = text.slice(tagDigits + 1).split(' ')
  const place = decode(written)
  // The cursor as a whole is compared: only the one spelling that was given out is taken.
  const sent = Buffer.from(cursor)
  const made = keys.map(key => Buffer.from(writeCursor(key, list, { place, id })))
  if (!made.some(each => each.length === sent.length && timingSafeEqual(each, sent))) {
    throw invalidField(
      'starting_after',
      say`is not a cursor of this list with these filters; pass the next_cursor of the previous page`,
    )
  }
  return { place, id }
}

/** What was not written here is no cursor of ours either way. */
function decode(written: string): string {
  try {
    return decodeURIComponent(written)
  } catch {
    return ''
  }
}

function computeTag(key: Buffer, list: string, position: string): string {
  return createHmac('sha256', key).update(`${list}\n${position}`).digest('hex').slice(0, tagDigits)
}
