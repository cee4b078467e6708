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

/** Where each word ends on its page, in points from the upper left corner. */
export function findEnds(bytes: Uint8Array): { readonly x: number; readonly y: number }[] {
  const read = execFileSync('pdftotext', ['-bbox', '-', '-'], { input: bytes, encoding: 'utf8' })
  return Array.from(read.matchAll(/<word .*xMax="([-\d.]+)" yMax="([-\d.]+)"/g), ([, x, y]) => ({
    x: Number(x),
    y: Number(y),
  }))
}
