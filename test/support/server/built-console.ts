// A build of a console as small as can be, in place of the real one.

import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { BuiltFile } from '../../../packages/server/http/console-files.ts'

const compressed = (text: string): BuiltFile => {
  const bytes = Buffer.from(text)
  return { bytes, br: brotliCompressSync(bytes), gzip: gzipSync(bytes) }
}

export const builtConsole = (): Map<string, BuiltFile> =>
  new Map([
    ['index.html', compressed('<!doctype html><html lang="en"><title>Muster</title></html>')],
    ['assets/main-Dld4FHQn.js', compressed('document.title = "Muster"')],
    ['assets/face-B1nAry00.woff2', { bytes: Buffer.from('wOF2') }],
    ['icon.svg', compressed('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ])
