// The file of an export as a download: its parts one after the other, with the headers and the directory of a zip around them.

import { hash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Export } from '@muster/contract'
import { measureStored, writeStored } from '@muster/formats'
import type { Files } from '../../../files/index.ts'
import { FileContent } from '../../../http/response/file-content.ts'
import type { Part } from './parts.ts'

const contentTypes: Readonly<Record<string, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
}

/** A zip is written around the files that its parts are, unless they are a zip already. */
const isAround = (format: string, parts: readonly Part[]): boolean =>
  format === 'zip' && (parts.length === 0 || parts.some(({ entries }) => entries.length > 0))

/** The length of the file that parts make. */
export function measureFile(format: string, parts: readonly Part[]): number {
  if (isAround(format, parts)) return measureStored(parts.flatMap(({ entries }) => entries))
  return parts.reduce((sum, { size_bytes }) => sum + size_bytes, 0)
}

export function openExport(
  files: Files,
  workspace_id: string,
  { format, file_name, created_at }: Export,
  parts: readonly Part[],
): FileContent {
  return new FileContent({
    content_type: contentTypes[format]!,
    file_name,
    size_bytes: measureFile(format, parts),
    sha256: hash('sha256', JSON.stringify(parts)),
    async open() {
      // The first is opened before the answer begins, so that the status can say if the storage is away.
      const first = parts[0] && (await files.open(workspace_id, parts[0].sha256))
      const bytes = readParts(files, workspace_id, parts, first)
      if (!isAround(format, parts)) return Readable.from(bytes, { objectMode: false })
      const entries = parts.flatMap(part => part.entries)
      const zip = writeStored(entries, bytes, Temporal.Instant.from(created_at))
      return Readable.from(zip, { objectMode: false })
    },
  })
}

async function* readParts(
  files: Files,
  workspace_id: string,
  parts: readonly Part[],
  first: Readable | undefined,
): AsyncGenerator<Buffer> {
  for (const [n, { sha256 }] of parts.entries())
    yield* n === 0 ? first! : await files.open(workspace_id, sha256)
}
