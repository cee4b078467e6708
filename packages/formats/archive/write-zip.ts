// Writes a zip as it is read: around stored files whose lengths are known, or compressing files as they are made.

import { pipeline, Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'
import { most32, writeDescriptor, writeDirectory, writeHeader, type ZipRecord } from './zip-records.ts'

export { measureStored } from './zip-records.ts'

/** What is known of a file whose bytes are stored. */
export interface StoredEntry {
  readonly name: string
  readonly size: number
  /** The CRC-32 of its bytes. */
  readonly crc: number
}

/** The bytes of a zip around the files. `bytes` are those of all of them, one behind the other. */
export async function* writeStored(
  files: readonly StoredEntry[],
  bytes: AsyncIterable<Uint8Array>,
  at: Temporal.Instant,
): AsyncGenerator<Uint8Array> {
  const source = new Cutter(bytes)
  const written: ZipRecord[] = []
  let offset = 0
  try {
    for (const { name, size, crc } of files) {
      const entry: ZipRecord = {
        name,
        method: 'stored',
        isDescribedBehind: false,
        crc,
        packed: size,
        size,
        at,
        offset,
      }
      const header = writeHeader(entry)
      yield header
      yield* source.next(size)
      written.push(entry)
      offset += header.length + size
    }
    yield* writeDirectory(written, offset)
  } finally {
    await source.close()
  }
}

/** Cuts a stream of bytes into pieces of given lengths. */
class Cutter {
  readonly #source: AsyncIterator<Uint8Array>
  #rest: Uint8Array = new Uint8Array()

  constructor(bytes: AsyncIterable<Uint8Array>) {
    this.#source = bytes[Symbol.asyncIterator]()
  }

  async *next(length: number): AsyncGenerator<Uint8Array> {
    for (let left = length; left > 0; ) {
      if (this.#rest.length === 0) {
        const { value, done } = await this.#source.next()
        if (done) throw new Error(`The stored bytes end ${left} bytes before their file does.`)
        this.#rest = value
      }
      const piece = this.#rest.subarray(0, left)
      this.#rest = this.#rest.subarray(piece.length)
      left -= piece.length
      yield piece
    }
  }

  async close(): Promise<void> {
    await this.#source.return?.()
  }
}

/** A file that is made while it is written. */
export interface MadeEntry {
  readonly name: string
  readonly bytes: AsyncIterable<Uint8Array>
}

/** What a file may come to, before or after it is compressed. */
export const mostDeflated = most32 - 1

const level = 4
const chunkSize = 1 << 17

/** The bytes of a zip of compressed files. */
export async function* writeDeflated(
  files: readonly MadeEntry[],
  at: Temporal.Instant,
): AsyncGenerator<Uint8Array> {
  const written: ZipRecord[] = []
  let offset = 0
  for (const { name, bytes } of files) {
    const begun = { name, method: 'deflated' as const, isDescribedBehind: true, at, offset }
    const header = writeHeader(Object.assign({ crc: 0, packed: 0, size: 0 }, begun))
    yield header
    let [crc, size, packed] = [0, 0, 0]
    const watched = watch(bytes, piece => {
      crc = crc32(piece, crc)
      size += piece.length
    })
    for await (const piece of deflate(watched)) {
      packed += piece.length
      yield piece
    }
    if (size > mostDeflated)
      throw new RangeError(`${name} has ${size} bytes, and a zip takes ${mostDeflated}.`)
    const entry = Object.assign({ crc, packed, size }, begun)
    const descriptor = writeDescriptor(entry)
    yield descriptor
    written.push(entry)
    offset += header.length + packed + descriptor.length
  }
  yield* writeDirectory(written, offset)
}

async function* watch(
  bytes: AsyncIterable<Uint8Array>,
  seen: (piece: Uint8Array) => void,
): AsyncGenerator<Uint8Array> {
  for await (const piece of bytes) {
    seen(piece)
    yield piece
  }
}

/** What fails while the bytes are read fails where the result is. */
function deflate(bytes: AsyncIterable<Uint8Array>): AsyncIterable<Buffer> {
  const packer = createDeflateRaw({ level, chunkSize })
  pipeline(Readable.from(bytes, { objectMode: false, highWaterMark: chunkSize }), packer, () => undefined)
  return packer
}
