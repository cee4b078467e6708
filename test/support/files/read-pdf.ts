// Reads printed files back as people do who copy from them: with pdftotext, which knows nothing of how they were made.

import { execFileSync } from 'node:child_process'

/** For describeWith. */
export const pdfReader = { program: 'pdftotext', of: 'poppler-utils' } as const

/** The text, page by page, without the marks of order that the program puts around lines from right to left. */
export function readPdf(bytes: Uint8Array): string {
  const read = execFileSync('pdftotext', ['-layout', '-', '-'], { input: bytes, encoding: 'utf8' })
  return read.replaceAll(/[\u202a-\u202e]/g, '')
}

export const countPages = (bytes: Uint8Array): number => readPdf(bytes).split('\f').length - 1
