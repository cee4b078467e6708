// Files of a build as the server sends them: from memory, compressed where they are, and not again to whoever has them.

import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, sep } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { takesCoding } from '../response/compression.ts'

/** A file of a build, and the same compressed where that is shorter. */
export interface BuiltFile {
  readonly bytes: Buffer
  readonly br?: Buffer
  readonly gzip?: Buffer
}

/** Ready to be sent. */
export interface Ready extends BuiltFile {
  readonly headers: Readonly<Record<string, string>>
  readonly tag: string
}

/**
 * The files of a build by their path below its folder; undefined where there is none. They stay in memory, so that no
 * request names a file of the disk. A file that is there compressed alone is unpacked.
 */
export function readBuild(folder: string): Map<string, BuiltFile> | undefined {
  if (!['index.html', 'index.html.gz'].some(name => existsSync(join(folder, name)))) return undefined
  const names = new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile() && !entry.name.startsWith('.'))
      .map(entry => join(entry.parentPath, entry.name)),
  )
  const read = (name: string) => (names.has(name) ? readFileSync(name) : undefined)
  const files = new Set([...names].map(name => name.replace(/\.(br|gz)$/, '')))
  return new Map(
    [...files].map(name => {
      const [br, gzip] = [read(`${name}.br`), read(`${name}.gz`)]
      const bytes = read(name) ?? gunzipSync(gzip!)
      return [
        name.slice(folder.length + 1).replaceAll(sep, '/'),
        { bytes, ...(br && { br }), ...(gzip && { gzip }) },
      ]
    }),
  )
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
}

/** The name of an asset has a digest of its content, so that it never changes; any other file may with each build. */
export function prepare(
  path: string,
  file: BuiltFile,
  { headers, assets }: { readonly headers: Readonly<Record<string, string>>; readonly assets: string },
): Ready {
  const tag = `W/"${createHash('sha256').update(file.bytes).digest('base64url').slice(0, 22)}"`
  return {
    ...file,
    tag,
    headers: {
      ...headers,
      'Content-Type': types[extname(path)] ?? 'application/octet-stream',
      'Cache-Control': path.startsWith(assets) ? 'public, max-age=31536000, immutable' : 'no-cache',
      ETag: tag,
      Vary: 'Accept-Encoding',
    },
  }
}

/** With a status of its own, it is the page that says why there is none. */
export function sendBuilt(file: Ready, req: IncomingMessage, res: ServerResponse, status = 200): void {
  if (status === 200 && isKnown(file, req)) {
    res.writeHead(304, file.headers).end()
    return
  }
  const accepted = req.headers['accept-encoding']
  const coding = (['br', 'gzip'] as const).find(one => file[one] && takesCoding(one, accepted))
  const bytes = coding ? file[coding]! : file.bytes
  const encoding = coding && { 'Content-Encoding': coding }
  res.writeHead(status, { ...file.headers, ...encoding, 'Content-Length': bytes.length }).end(bytes)
}

/** Whether whoever asks has it. */
export const isKnown = ({ tag }: Ready, { headers }: IncomingMessage): boolean =>
  headers['if-none-match']?.split(',').some(one => one.trim() === tag) ?? false
