// Lays a letter out as plain text. What a letter says and how it is laid out are apart, so that other layouts can follow.

import type { HrLetter } from '@muster/contract'
import { type FileContent, makeFile } from '../../http/file-content.ts'

interface LetterToLayOut extends Pick<HrLetter, 'reference_number' | 'subject' | 'status' | 'revoked_at'> {
  readonly text: string
}

/** The subject and the text. A revoked letter says so first. */
function layOutText({ reference_number, subject, text, status, revoked_at }: LetterToLayOut): string {
  const marked =
    status === 'revoked' ? [`REVOKED at ${revoked_at}: ${reference_number} is not valid.`, ''] : []
  return [...marked, subject, '', text.trimEnd(), ''].join('\n')
}

/** The letter as a file to download. */
export function makeLetterFile(letter: LetterToLayOut): FileContent {
  const bytes = Buffer.from(layOutText(letter))
  return makeFile(`${letter.reference_number}.txt`, 'text/plain; charset=utf-8', bytes)
}
