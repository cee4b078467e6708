// A CSV file that is made for the answer.

import { hash } from 'node:crypto'
import { Readable } from 'node:stream'
import { FileContent } from './file-content.ts'

type Row = readonly string[]

/** Spreadsheets take the file for UTF-8 by it. */
const byteOrderMark = '\uFEFF'
/** What a spreadsheet would take for a formula; signed numbers and telephone numbers are none. */
const formula = /^(?:[=@\t\r]|[+-](?![\d\s().,/-]*$))/

export async function makeCsvFile(
  file_name: string,
  rows: Iterable<Row> | AsyncIterable<Row>,
): Promise<FileContent> {
  const { stringify } = await import('csv-stringify')
  const cast = { string: (text: string) => (formula.test(text) ? `'${text}` : text) }
  const pieces: Buffer[] = [Buffer.from(byteOrderMark)]
  for await (const piece of Readable.from(rows).pipe(stringify({ cast, record_delimiter: '\r\n' })))
    pieces.push(piece as Buffer)
  const bytes = Buffer.concat(pieces)
  return new FileContent({
    content_type: 'text/csv; charset=utf-8',
    file_name,
    size_bytes: bytes.length,
    sha256: hash('sha256', bytes),
    open: async () => Readable.from([bytes]),
  })
}
