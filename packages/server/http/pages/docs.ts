// The docs as the server sends them: files of a build, which may be made while the server runs, and the contract itself.

import { statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { publicContract, publicPictures, workspaceContract } from '@muster/contract/public'
import { takesCoding } from '../response/compression.ts'
import { type BuiltFile, isKnown, prepare, type Ready, readBuild, sendBuilt } from './built-files.ts'

const zip = promisify(gzip)
const root = '/docs'
/** Where programs look for them by custom. */
const customary: ReadonlyMap<string, string> = new Map(
  ['llms.txt', 'llms-full.txt', 'openapi.json'].map(name => [`/${name}`, `${root}/${name}`]),
)
/** The page of the build for an address at which nothing stands. */
const missing = '404.html'

/** The reference writes its styles into the page. All else comes from this server, as files; it shares an origin with the console. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
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

const place = { headers: docsHeaders, assets: 'assets/' }

/** Where the files of a build come from. */
export interface DocsBuild {
  /** Another one for each build; undefined while there is none. */
  stamp(): number | undefined
  read(): ReadonlyMap<string, BuiltFile> | undefined
}

/** A folder that `npm run build:docs` writes. */
export const docsIn = (folder: string): DocsBuild => ({
  stamp: () => statSync(join(folder, '.built'), { throwIfNoEntry: false })?.mtimeMs,
  read: () => readBuild(folder),
})

/** What the server itself knows, whatever was built: the documents of those outside, and the pictures of statuses. */
export function contractFiles(): Map<string, BuiltFile> {
  const texts = [
    ['openapi.json', publicContract()],
    ['workspace.json', workspaceContract()],
    ...publicPictures(),
  ] as const
  return new Map(texts.map(([path, text]) => [path, { bytes: Buffer.from(text) }]))
}

export class Docs {
  readonly #build: DocsBuild
  readonly #own: ReadonlyMap<string, Ready>
  #stamp: number | undefined
  #files: ReadonlyMap<string, Ready> | undefined
  /** Of files that the build did not compress; made when somebody first asks. */
  readonly #zipped = new WeakMap<Ready, Promise<Buffer>>()

  constructor(own: ReadonlyMap<string, BuiltFile>, build: DocsBuild) {
    this.#own = prepareAll(own)
    this.#build = build
  }

  /** Whether the path is one of the docs'; while they are not built, any below theirs may become one. Who follows a link to none gets a page. */
  has(path: string): boolean {
    if (path === root || customary.has(path)) return true
    if (!path.startsWith(`${root}/`)) return false
    if (this.#find(path) !== undefined || this.#files === undefined) return true
    return isForReaders(path) && this.#files.has(missing)
  }

  serve(path: string, req: IncomingMessage, res: ServerResponse): void {
    const found = customary.get(path) ?? (path === root ? `${root}/` : this.#find(path))
    const none = this.#files?.get(missing)
    if (found === undefined && none) this.#send(none, req, res, 404)
    else if (found === undefined) sendUnbuilt(res)
    else if (typeof found === 'string') res.writeHead(301, { ...docsHeaders, Location: found }).end()
    else this.#send(found, req, res)
  }

  /** The file, or the address that it has. Links of a page are relative to its folder, so that it ends with a slash. */
  #find(path: string): Ready | string | undefined {
    const name = path.slice(root.length + 1)
    const own = this.#own.get(name)
    if (own) return own
    const files = this.#read()
    if (name === '' || name.endsWith('/')) return files?.get(`${name}index.html`)
    const file = files?.get(name)
    if (file && extname(name) !== '.html') return file
    return files?.has(`${name}/index.html`) ? `${path}/` : undefined
  }

  /** A build that came meanwhile is read once somebody asks: most processes end before that. */
  #read(): ReadonlyMap<string, Ready> | undefined {
    const stamp = this.#build.stamp()
    if (stamp !== undefined && stamp !== this.#stamp) {
      const files = this.#build.read()
      this.#files = files && prepareAll(files)
      this.#stamp = stamp
    }
    return this.#files
  }

  #send(file: Ready, req: IncomingMessage, res: ServerResponse, status = 200): void {
    const isZipped = !file.gzip && isText(file) && takesCoding('gzip', req.headers['accept-encoding'])
    if (!isZipped || isKnown(file, req)) {
      sendBuilt(file, req, res, status)
      return
    }
    this.#zip(file).then(
      gzip => sendBuilt({ ...file, gzip }, req, res, status),
      () => sendBuilt(file, req, res, status),
    )
  }

  #zip(file: Ready): Promise<Buffer> {
    const known = this.#zipped.get(file)
    if (known) return known
    const zipped = zip(file.bytes)
    this.#zipped.set(file, zipped)
    return zipped
  }
}

/** A program that asks for a file, such as a script or Markdown, is answered as by the API. */
const isForReaders = (path: string): boolean => !/\.[a-z]\w*$/i.test(path) || path.endsWith('.html')

const prepareAll = (files: ReadonlyMap<string, BuiltFile>): Map<string, Ready> =>
  new Map([...files].map(([path, file]) => [path, prepare(path, file, place)]))

const isText = ({ headers }: Ready): boolean => !/^image\/png|^font\//.test(headers['Content-Type']!)

// It needs no script to come again.
const unbuilt = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>The docs are being made</title>
<style>body { font: 1rem/1.6 system-ui, sans-serif; max-width: 36rem; margin: 15vh auto; padding: 0 1rem }</style>
</head>
<body>
<h1>The docs are being made</h1>
<p>After <code>npm start</code> this takes a minute at most, and this page loads itself again. If it does not come, <code>.data/docs.log</code> says why. Where Muster runs otherwise, <code>npm run build:docs</code> makes them. The contract is there already: <a href="/docs/openapi.json">openapi.json</a>.</p>
</body>
</html>
`

function sendUnbuilt(res: ServerResponse): void {
  const headers = { ...docsHeaders, 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }
  res.writeHead(503, { ...headers, Refresh: '3', 'Retry-After': '3' }).end(unbuilt)
}
