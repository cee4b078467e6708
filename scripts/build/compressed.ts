// The files of a build, each compressed as well beside it; what a build before compressed, and has not changed, stays as it is.

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

interface Compressed {
  readonly gz: Buffer
  readonly br: Buffer
}

/** By what was compressed, as text of one character for each byte. */
export type Former = ReadonlyMap<string, Compressed>

/** What compresses; of another version, a file may become a little shorter. */
export const compressor = `brotli ${process.versions.brotli}, zlib ${process.versions.zlib}`

const listTexts = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.(css|html|js|json|svg|txt|webmanifest)$/.test(name))
    .map(name => join(folder, name))

/** Reads what a whole build left in the folder; `stamp` is the file that such a build wrote last. */
export function readFormer(folder: string, stamp: string): Former {
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== compressor) return new Map()
  const files = listTexts(folder).filter(file => existsSync(`${file}.gz`) && existsSync(`${file}.br`))
  return new Map(
    files.map(file => [
      readFileSync(file, 'latin1'),
      { gz: readFileSync(`${file}.gz`), br: readFileSync(`${file}.br`) },
    ]),
  )
}

const [zip, brotli] = [promisify(gzip), promisify(brotliCompress)]

/** Text is compressed as well as it can be, once, so that no request waits for it. */
async function compress(bytes: Buffer): Promise<Compressed> {
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  return { gz: await zip(bytes, { level: 9 }), br: await brotli(bytes, { params }) }
}

export async function compressTexts(folder: string, former: Former): Promise<void> {
  const write = async (file: string) => {
    const bytes = readFileSync(file)
    const { gz, br } = former.get(bytes.toString('latin1')) ?? (await compress(bytes))
    writeFileSync(`${file}.gz`, gz)
    writeFileSync(`${file}.br`, br)
  }
  await Promise.all(listTexts(folder).map(write))
}
