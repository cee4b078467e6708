// Writing zips: entries one after another into a stream, however large they are. No more than a piece is held at once.

import { Readable, type Writable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import type { ZipFile } from 'yazl'

/** An entry that is about to be written. */
export interface NewEntry {
  readonly name: string
  readonly modified_at: Temporal.Instant
  /** False for bytes that are compressed already, such as scans. */
  readonly isCompressed: boolean
}

/** Two thirds of the time that the usual one takes, and a tenth more bytes. */
const level = 4

export class ZipWriter {
  readonly #zip: ZipFile
  readonly #written: Promise<void>

  private constructor(zip: ZipFile, output: Writable) {
    this.#zip = zip
    this.#written = pipeline(zip.outputStream as Readable, output)
    // It is thrown to whoever adds the next entry, or ends.
    this.#written.catch(() => undefined)
    zip.on('error', error => (zip.outputStream as Readable).destroy(error as Error))
  }

  static async open(output: Writable): Promise<ZipWriter> {
    const { ZipFile } = await import('yazl')
    return new ZipWriter(new ZipFile(), output)
  }

  /** Resolves once the entry is on its way. After a failure nothing more can be added. */
  async add(
    { name, modified_at, isCompressed }: NewEntry,
    content: AsyncIterable<Uint8Array>,
  ): Promise<void> {
    const source = Readable.from(content, { objectMode: false })
    const ended = finished(source)
    const compressionLevel = isCompressed ? level : 0
    const options = { mtime: new Date(modified_at.epochMilliseconds), mode: 0o600, compressionLevel }
    this.#zip.addReadStream(source, name, options)
    try {
      await Promise.race([ended, this.#written])
    } catch (error) {
      ended.catch(() => undefined)
      source.destroy()
      this.giveUp(error as Error)
      throw error
    }
  }

  /** Ends the output with an error, so that nobody takes what is there for a whole zip. */
  giveUp(error: Error): void {
    ;(this.#zip.outputStream as Readable).destroy(error)
  }

  /** Writes the directory and resolves once the output has all of it. */
  async end(): Promise<void> {
    this.#zip.end()
    await this.#written
  }
}
