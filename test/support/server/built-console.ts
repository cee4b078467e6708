// The console of a server under test: a build as small as can be, unless a test in a browser wants the real one.

import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { BuiltFile } from '../../../packages/server/http/pages/built-files.ts'
import { ConsoleFiles } from '../../../packages/server/http/pages/console-files.ts'

const compressed = (text: string): BuiltFile => {
  const bytes = Buffer.from(text)
  return { bytes, br: brotliCompressSync(bytes), gzip: gzipSync(bytes) }
}

export const builtConsole = (): Map<string, BuiltFile> =>
  new Map([
    ['index.html', compressed('<!doctype html><html lang="en"><title>Muster</title></html>')],
    ['build/main-Dld4FHQn.js', compressed('document.title = "Muster"')],
    ['build/face-B1nAry00.woff2', { bytes: Buffer.from('wOF2') }],
    ['icon.svg', compressed('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ])

/** One server serves the files of both projects, one after the other. */
export class ChosenConsole extends ConsoleFiles {
  #chosen: ConsoleFiles | undefined

  constructor() {
    super(builtConsole())
  }

  choose(build: Map<string, BuiltFile> | undefined): void {
    this.#chosen = build && new ConsoleFiles(build)
  }

  override has(path: string): boolean {
    return this.#chosen ? this.#chosen.has(path) : super.has(path)
  }

  override serve(path: string, req: IncomingMessage, res: ServerResponse): void {
    if (this.#chosen) this.#chosen.serve(path, req, res)
    else super.serve(path, req, res)
  }
}
