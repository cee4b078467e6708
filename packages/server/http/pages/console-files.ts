// The console as the server sends it: files of a build, under a policy that lets them run and nothing else.

import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, sep } from 'node:path'
import { takesCoding } from '../response/compression.ts'

/** A file of the build, and the same compressed where that is shorter. */
export interface BuiltFile {
  readonly bytes: Buffer
  readonly br?: Buffer
  readonly gzip?: Buffer
}

const root = '/app'
const page = 'index.html'

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
]

/** What every answer below /app has, also one that something is not there. */
export const consoleHeaders = {
  'Content-Security-Policy': policy.join('; '),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const

export const isOfConsole = (path: string): boolean => path === root || path.startsWith(`${root}/`)

/** The files of a build by their path below /app; undefined where there is none. They stay in memory, so that no request names a file of the disk. */
export function readBuild(folder: string): Map<string, BuiltFile> | undefined {
  if (!existsSync(join(folder, page))) return undefined
  const names = new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile() && !entry.name.startsWith('.'))
      .map(entry => join(entry.parentPath, entry.name)),
  )
  const read = (name: string) => (names.has(name) ? readFileSync(name) : undefined)
  const files = [...names].filter(name => !/\.(br|gz)$/.test(name))
  return new Map(
    files.map(name => {
      const [bytes, br, gzip] = [readFileSync(name), read(`${name}.br`), read(`${name}.gz`)]
      return [
        name.slice(folder.length + 1).replaceAll(sep, '/'),
        { bytes, ...(br && { br }), ...(gzip && { gzip }) },
      ]
    }),
  )
}

interface Ready extends BuiltFile {
  readonly headers: Readonly<Record<string, string>>
  readonly tag: string
}

export class ConsoleFiles {
  readonly #files: ReadonlyMap<string, Ready> | undefined

  constructor(files: ReadonlyMap<string, BuiltFile> | undefined) {
    this.#files = files && new Map([...files].map(([path, file]) => [path, prepare(path, file)]))
  }

  /** Whether the path is the entrance of the server, a page of the console or one of its files. */
  has(path: string): boolean {
    return (
      path === '/' || path === root || (isOfConsole(path) && (!this.#files || this.#find(path) !== undefined))
    )
  }

  serve(path: string, req: IncomingMessage, res: ServerResponse): void {
    if (path === '/' || path === root) {
      res.writeHead(302, { ...consoleHeaders, Location: `${root}/`, 'Cache-Control': 'no-cache' }).end()
      return
    }
    const file = this.#find(path)
    if (file) sendBuilt(file, req, res)
    else sendMissing(res)
  }

  /** A path without an ending is a page, which the router of the console shows. */
  #find(path: string): Ready | undefined {
    const name = path.slice(root.length + 1)
    const isPage = !name.startsWith('build/') && extname(name) === ''
    return this.#files?.get(isPage ? page : name)
  }
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
}

/** The name of an asset has a digest of its content, so that it never changes; any other file may with each build. */
function prepare(path: string, file: BuiltFile): Ready {
  const isHashed = path.startsWith('build/')
  const tag = `W/"${createHash('sha256').update(file.bytes).digest('base64url').slice(0, 22)}"`
  return {
    ...file,
    tag,
    headers: {
      ...consoleHeaders,
      'Content-Type': types[extname(path)] ?? 'application/octet-stream',
      'Cache-Control': isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      ETag: tag,
      Vary: 'Accept-Encoding',
    },
  }
}

function sendBuilt(file: Ready, req: IncomingMessage, res: ServerResponse): void {
  const known = req.headers['if-none-match']
  if (known?.split(',').some(tag => tag.trim() === file.tag)) {
    res.writeHead(304, file.headers).end()
    return
  }
  const accepted = req.headers['accept-encoding']
  const coding = (['br', 'gzip'] as const).find(one => file[one] && takesCoding(one, accepted))
  const bytes = coding ? file[coding]! : file.bytes
  const encoding = coding && { 'Content-Encoding': coding }
  res.writeHead(200, { ...file.headers, ...encoding, 'Content-Length': bytes.length }).end(bytes)
}

const missing =
  'The console is not built. Run npm run build:console where Muster is installed, and start the server again.\n'

function sendMissing(res: ServerResponse): void {
  const type = 'text/plain; charset=utf-8'
  res.writeHead(503, { ...consoleHeaders, 'Content-Type': type, 'Cache-Control': 'no-store' }).end(missing)
}
