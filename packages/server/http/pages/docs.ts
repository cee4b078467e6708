// The documentation as the server hands it out: one page, its script and the public contract.

import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { workspaceContract } from '@muster/contract/public'
import { takesCoding } from '../response/compression.ts'

interface File {
  readonly type: string
  readonly bytes: Buffer
}

const zip = promisify(gzip)
const require = createRequire(import.meta.url)

/** Redoc's own mark is the one thing that it asks another server for. */
const outside = 'https://cdn.redoc.ly/redoc/logo-mini.svg'
const nothing = 'data:image/gif;base64,R0lGODlhAQABAAAAACw='

function readRedoc(): Buffer {
  const script = readFileSync(require.resolve('redoc/bundles/redoc.standalone.js'), 'latin1')
  return Buffer.from(script.replace(outside, nothing), 'latin1')
}

/** The files of the docs by their path below /docs. */
export function docsFiles(
  publicContract: string,
  pictures: ReadonlyMap<string, string>,
  script = readRedoc(),
): Map<string, File> {
  const drawn = [...pictures].map(
    ([path, text]) => [`/${path}`, { type: 'image/svg+xml', bytes: Buffer.from(text) }] as const,
  )
  return new Map([
    ...drawn,
    ['', { type: 'text/html; charset=utf-8', bytes: Buffer.from(page) }],
    ['/openapi.json', { type: 'application/json', bytes: Buffer.from(publicContract) }],
    ['/workspace.json', { type: 'application/json', bytes: Buffer.from(workspaceContract()) }],
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

/** It shares an origin with the console. Redoc writes its styles into the page, and searches in a worker of its own making. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  'worker-src blob:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
]

/** What every answer below /docs has. */
const docsHeaders = {
  'Content-Security-Policy': policy.join('; '),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const

/** Their links would lead nowhere from there. */
const besides = '/docs/'

export class Docs {
  readonly #files: ReadonlyMap<string, File>
  /** Made when somebody first asks: most processes end before anybody reads the docs, and it is an eighth of their start. */
  readonly #zipped = new Map<File, Promise<Buffer>>()

  constructor(files: ReadonlyMap<string, File>) {
    this.#files = files
  }

  /** Whether the path is one of the docs'. */
  has(path: string): boolean {
    return path === besides || this.#fileAt(path) !== undefined
  }

  serve(path: string, req: IncomingMessage, res: ServerResponse): void {
    const file = this.#fileAt(path)
    if (!file) {
      res.writeHead(302, { ...docsHeaders, Location: '/docs' }).end()
      return
    }
    if (takesCoding('gzip', req.headers['accept-encoding']))
      this.#zip(file).then(
        bytes => answer(res, { type: file.type, bytes }, 'gzip'),
        () => answer(res, file),
      )
    else answer(res, file)
  }

  #zip(file: File): Promise<Buffer> {
    const known = this.#zipped.get(file)
    if (known) return known
    const zipped = zip(file.bytes)
    this.#zipped.set(file, zipped)
    return zipped
  }

  #fileAt(path: string): File | undefined {
    return path.startsWith('/docs') ? this.#files.get(path.slice('/docs'.length)) : undefined
  }
}

function answer(res: ServerResponse, { type, bytes }: File, coding?: string): void {
  res
    .writeHead(200, {
      ...docsHeaders,
      'Content-Type': type,
      ...(coding && { 'Content-Encoding': coding }),
      'Content-Length': bytes.length,
      Vary: 'Accept-Encoding',
    })
    .end(bytes)
}
