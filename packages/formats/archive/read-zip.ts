// Reading zips: the directory is read first and checked, and each entry is streamed when it is asked for.

import { stat } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import type { Entry, ZipFile } from 'yauzl'
import { shorten, tellShortly } from '../shorten.ts'

export interface ZipEntry {
  readonly name: string
  /** Of what is read. A stream that has more or fewer ends with an error. */
  readonly size_bytes: number
  readonly isCompressed: boolean
}

/** No deflated text of ours comes near this; what does is a bomb. */
const mostTimes = 300
const smallBytes = 1_048_576

export class ZipReader {
  /** By name. */
  readonly entries: ReadonlyMap<string, ZipEntry>
  readonly #zip: ZipFile
  readonly #found: ReadonlyMap<string, Entry>

  private constructor(zip: ZipFile, found: ReadonlyMap<string, Entry>) {
    this.#zip = zip
    this.#found = found
    this.entries = new Map(
      [...found].map(([name, { uncompressedSize, compressionMethod }]) => [
        name,
        { name, size_bytes: uncompressedSize, isCompressed: compressionMethod !== 0 },
      ]),
    )
  }

  /** Opens the file; throws a sentence where it is no zip, or one that lies of itself. Whoever opened it closes it. */
  static async open(path: string): Promise<ZipReader> {
    const { openPromise } = await import('yauzl')
    const { size } = await stat(path).catch(cause => {
      throw new Error(`${path} cannot be read: ${tellShortly(cause)}.`, { cause })
    })
    const zip = await openPromise(path, { autoClose: false, strictFileNames: true }).catch(cause => {
      throw notWhole(path, cause)
    })
    try {
      return new ZipReader(zip, await readDirectory(path, zip, size))
    } catch (error) {
      zip.close()
      throw error
    }
  }

  async read(name: string): Promise<Readable> {
    return this.#zip.openReadStreamPromise(this.#found.get(name)!)
  }

  close(): void {
    this.#zip.close()
  }
}

async function readDirectory(path: string, zip: ZipFile, size: number): Promise<Map<string, Entry>> {
  const found = new Map<string, Entry>()
  let stored = 0
  try {
    for await (const entry of zip.eachEntry()) {
      const flaw = found.has(entry.fileName) ? 'stands in it twice' : findFlaw(entry)
      if (flaw) throw new Flaw(`${path} is refused: the entry ${shorten(entry.fileName, 200)} ${flaw}.`)
      found.set(entry.fileName, entry)
      stored += entry.compressedSize
    }
  } catch (error) {
    throw error instanceof Flaw ? error : notWhole(path, error)
  }
  if (stored > size)
    throw new Flaw(`${path} is refused: its entries overlap, for together they are larger than the file.`)
  return found
}

class Flaw extends Error {}

function findFlaw(entry: Entry): string | undefined {
  if (entry.isEncrypted()) return 'is encrypted'
  if (!entry.canDecodeFileData()) return 'is compressed in a way that is not read here; use deflate'
  if (entry.uncompressedSize > Math.max(smallBytes, mostTimes * entry.compressedSize))
    return `becomes more than ${mostTimes} times as large when it is read, as a bomb does`
  return undefined
}

const notWhole = (path: string, cause: unknown) =>
  new Error(`${path} is no whole zip file: ${tellShortly(cause)}.`, { cause })
