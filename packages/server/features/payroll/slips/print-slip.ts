// A slip as a PDF to download: made from what it stores, so it is the same file each time.

import type { Db } from '@muster/db'
import { Printer } from '@muster/formats'
import type { Files } from '../../../files/index.ts'
import { notFound } from '../../../http/problem.ts'
import { type FileContent, makeFile } from '../../../http/response/file-content.ts'
import { refuseUnprintable } from '../../../http/response/unprintable.ts'
import { readSlips } from './read-slips.ts'

/** The file, or a 404. A 409 names a character that none of the fonts has. */
export async function printSlip(db: Db, files: Files, id: string): Promise<FileContent> {
  const [found] = await readSlips(db, files, [id])
  if (!found) throw notFound('salary slip', id)
  const { slip } = found
  const bytes = await db.memories
    .of(Printer)
    .printPayslip(slip)
    .catch(
      refuseUnprintable(
        'The slip',
        'Print it from the page of its payroll entry in the console, where the browser has more fonts.',
      ),
    )
  return makeFile(`${slip.slip_number ?? id}.pdf`, 'application/pdf', bytes)
}
