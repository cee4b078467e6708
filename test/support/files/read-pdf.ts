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

export interface Painted {
  readonly width: number
  readonly height: number
  /** Red, green and blue of the point, which is counted from the upper left corner of the first page. */
  readonly colorAt: (x: number, y: number) => readonly number[]
}

/** The first page as it looks, a pixel for each point. */
export function paintPdf(bytes: Uint8Array): Painted {
  const ppm = execFileSync('pdftoppm', ['-r', '72', '-l', '1', '-'], { input: bytes, maxBuffer: 8_000_000 })
  const [head = '', width, height] = /^P6\n(\d+) (\d+)\n255\n/.exec(ppm.toString('latin1', 0, 40)) ?? []
  const colorAt = (x: number, y: number) => {
    const at = head.length + 3 * (y * Number(width) + x)
    return Array.from(ppm.subarray(at, at + 3))
  }
  return { width: Number(width), height: Number(height), colorAt }
}
