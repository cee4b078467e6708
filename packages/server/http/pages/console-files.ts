// The console as the server sends it: files of a build, under a policy that lets them run and nothing else.

import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname } from 'node:path'
import { type BuiltFile, prepare, type Ready, sendBuilt } from './built-files.ts'

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

const place = { headers: consoleHeaders, assets: 'build/' }

export const isOfConsole = (path: string): boolean => path === root || path.startsWith(`${root}/`)

export class ConsoleFiles {
  readonly #files: ReadonlyMap<string, Ready> | undefined

  constructor(files: ReadonlyMap<string, BuiltFile> | undefined) {
    this.#files = files && new Map([...files].map(([path, file]) => [path, prepare(path, file, place)]))
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

const missing =
  'The console is not built. Run npm run build:console where Muster is installed, and start the server again.\n'

function sendMissing(res: ServerResponse): void {
  const type = 'text/plain; charset=utf-8'
  res.writeHead(503, { ...consoleHeaders, 'Content-Type': type, 'Cache-Control': 'no-store' }).end(missing)
}
