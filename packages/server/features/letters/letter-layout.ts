// Lays a letter out as a PDF. The text of a letter and its layout are separate, so that other layouts can follow.

import type { HrLetter } from '@muster/contract'
import type { Db } from '@muster/db'
import { Printer } from '@muster/formats'
import { say } from '@muster/sentences'
import type { Files } from '../../files/index.ts'
import { type FileContent, makeFile } from '../../http/response/file-content.ts'
import { refuseUnprintable } from '../../http/response/unprintable.ts'
import { readLetterheads } from './letterheads.ts'

interface LetterToLayOut {
  readonly letter: HrLetter
  readonly text: string
  readonly letterhead: string | null
}

/** The letter as a file to download: the same one each time, until it is revoked. */
export async function makeLetterFile(
  db: Db,
  files: Files,
  { letter, text, letterhead }: LetterToLayOut,
): Promise<FileContent> {
  const head = (await readLetterheads(db, files, [letterhead])).get(letterhead)!
  const { language, reference_number, issue_date, subject, status, created_at } = letter
  const printed = {
    ...head,
    language,
    reference_number,
    issue_date,
    subject,
    text,
    made_at: Temporal.Instant.from(created_at),
    is_revoked: status === 'revoked',
  }
  const bytes = await db.memories
    .of(Printer)
    .printLetter(printed)
    .catch(refuseUnprintable(say`The letter`, say`Its text can be read without printing it.`))
  return makeFile(`${reference_number}.pdf`, 'application/pdf', bytes)
}
