// A CSV file of texts that is made for the answer.

import { hash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type Row, type Sheet, writeCsv } from '@muster/formats'
import { FileContent } from './file-content.ts'

/** The file of columns with these titles. */
export async function makeCsvFile(
  file_name: string,
  titles: readonly string[],
  rows: Sheet['rows'] = none(),
): Promise<FileContent> {
  const columns = titles.map(title => ({ title, type: 'text' as const }))
  const bytes = await buffer(Readable.from(writeCsv({ name: file_name, columns, rows })))
  return new FileContent({
    content_type: 'text/csv; charset=utf-8',
    file_name,
    size_bytes: bytes.length,
    sha256: hash('sha256', bytes),
    open: async () => Readable.from([bytes]),
  })
}

async function* none(): AsyncGenerator<readonly Row[]> {}
