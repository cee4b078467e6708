// The documentation as the server hands it out: one page, its script and the public contract.

import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import { gzipSync } from 'node:zlib'
import { takesCoding } from './compression.ts'

interface File {
  readonly type: string
  readonly bytes: Buffer
}

interface Ready extends File {
  readonly zipped: Buffer
}

const require = createRequire(import.meta.url)

/** The files of the docs by their path below /docs. */
export function docsFiles(
  publicContract: string,
  script = readFileSync(require.resolve('redoc/bundles/redoc.standalone.js')),
): Map<string, File> {
  return new Map([
    ['', { type: 'text/html; charset=utf-8', bytes: Buffer.from(page) }],
    ['/openapi.json', { type: 'application/json', bytes: Buffer.from(publicContract) }],
    ['/redoc.standalone.js', { type: 'text/javascript; charset=utf-8', bytes: script }],
  ])
}

// Everything comes from this server, so the page works without the internet and lets nothing else in.
const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Muster API</title>
<style>body { margin: 0 }</style>
</head>
<body>
<redoc spec-url="docs/openapi.json" hide-hostname="true" disable-search="false" native-scrollbars="true"></redoc>
<script src="docs/redoc.standalone.js"></script>
</body>
</html>
`

/** Their links would lead nowhere from there. */
const besides = '/docs/'

export class Docs {
  readonly #files: Map<string, Ready>

  constructor(files: Map<string, File>) {
    this.#files = new Map(
      [...files].map(([path, { type, bytes }]) => [path, { type, bytes, zipped: gzipSync(bytes) }]),
    )
  }

  /** Whether the path is one of the docs'. */
  has(path: string): boolean {
    return path === besides || this.#fileAt(path) !== undefined
  }

  serve(path: string, req: IncomingMessage, res: ServerResponse): void {
    const file = this.#fileAt(path)
    if (!file) {
      res.writeHead(302, { Location: '/docs' }).end()
      return
    }
    const zipped = takesCoding('gzip', req.headers['accept-encoding'])
    const bytes = zipped ? file.zipped : file.bytes
    res
      .writeHead(200, {
        'Content-Type': file.type,
        ...(zipped && { 'Content-Encoding': 'gzip' }),
        'Content-Length': bytes.length,
        Vary: 'Accept-Encoding',
        'X-Content-Type-Options': 'nosniff',
      })
      .end(bytes)
  }

  #fileAt(path: string): Ready | undefined {
    return path.startsWith('/docs') ? this.#files.get(path.slice('/docs'.length)) : undefined
  }
}
