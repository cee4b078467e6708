// Rows as PostgreSQL sends them: a client of pg whose parser takes the fields of a row out of one text.

import type { Duplex } from 'node:stream'
import pg from 'pg'
import { Parser } from 'pg-protocol/dist/parser.js'

interface Message {
  readonly name: string
}

interface DataRow extends Message {
  readonly length: number
  readonly fields: readonly (string | null)[]
  readonly fieldCount: number
}

/** What the types of the parser keep to themselves. `length` counts its own four bytes, too. */
interface Packets {
  handlePacket(offset: number, code: number, length: number, bytes: Buffer): Message
}

const codeOfRow = 0x44

class RowParser extends Parser {}

const packets = RowParser.prototype as unknown as Packets
const readOther = packets.handlePacket
packets.handlePacket = function (offset, code, length, bytes) {
  if (code !== codeOfRow) return readOther.call(this, offset, code, length, bytes)
  const fields = readRow(bytes, offset, offset + length - 4)
  return { name: 'dataRow', length, fields, fieldCount: fields.length } satisfies DataRow
}

export class RowClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config)
    const { connection } = this
    const attachListeners = (stream: Duplex) => {
      const parser = new RowParser()
      const emit = (message: Message) => void connection.emit(nameEvent(message), message)
      stream.on('data', (bytes: Buffer) => parser.parse(bytes, emit))
    }
    Object.assign(connection, { attachListeners })
  }
}

/** As pg names them. */
const nameEvent = ({ name }: Message): string => (name === 'error' ? 'errorMessage' : name)

/** What a longer row has in it is decoded value by value: node does that faster than a loop looks through it. */
const longest = 8_192

/**
 * The values of a row, null where there is none. To decode each by itself takes four times as long, a sixth of the server's
 * time for a page of a list. Nearly all are of ASCII, and so are parts of one text.
 */
export function readRow(bytes: Buffer, start: number, end: number): (string | null)[] {
  const count = bytes.readInt16BE(start)
  const text = end - start > longest ? '' : bytes.toString('latin1', start, end)
  const fields = new Array<string | null>(count)
  let at = start + 2
  for (let n = 0; n < count; n++) {
    const from = at + 4
    const length = readLength(bytes, at)
    at = from + Math.max(length, 0)
    if (length === -1) fields[n] = null
    else if (text !== '' && isAscii(bytes, from, at)) fields[n] = text.slice(from - start, at - start)
    else fields[n] = bytes.toString('utf8', from, at)
  }
  return fields
}

const readLength = (bytes: Buffer, at: number): number =>
  (bytes[at]! << 24) | (bytes[at + 1]! << 16) | (bytes[at + 2]! << 8) | bytes[at + 3]!

function isAscii(bytes: Buffer, from: number, until: number): boolean {
  for (let at = from; at < until; at++) if (bytes[at]! > 0x7f) return false
  return true
}
