// The archive of a workspace as bytes, for whoever stores or sends them piece by piece.

import { PassThrough } from 'node:stream'
import { type ArchiveOptions, type ArchiveSource, writeArchive } from './write.ts'

/** It is written as fast as it is read. Whoever stops reading ends it. */
export async function* readArchive(
  source: ArchiveSource,
  options: ArchiveOptions = {},
): AsyncIterable<Buffer> {
  const output = new PassThrough()
  const writing = writeArchive(source, output, options)
  // Where it fails, the output ends with the error, which the loop throws.
  writing.catch(() => undefined)
  yield* output as AsyncIterable<Buffer>
  await writing
}
