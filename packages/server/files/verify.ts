// The verification of files: every row has its object, every object its row, and the bytes are those of the name.

import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import type { Database, Databases } from '@muster/db'
import type { ObjectStore } from './store.ts'
import { type FileRow, findFile, listFiles } from './stored-files.ts'
import { keptHours } from './sweep.ts'

export interface Difference {
  /** `<workspace>/<sha256>`. */
  readonly file: string
  readonly message: string
}

export interface Verified {
  readonly files: number
  readonly bytes: number
  readonly differences: number
}

const pageSize = 500

/** Compares the rows with the objects, of one workspace or of all, and tells each difference as it is found. */
export async function verifyFiles(
  database: Databases,
  store: ObjectStore,
  workspace: string | null,
  tell: (difference: Difference) => void,
): Promise<Verified> {
  let [files, bytes, differences] = [0, 0, 0]
  const differ = (row: Pick<FileRow, 'workspace' | 'sha256'>, message: string) => {
    differences++
    tell({ file: `${row.workspace}/${row.sha256}`, message })
  }
  for (const cell of database.cells)
    for await (const row of eachUsed(cell.database, workspace)) {
      const message = await compare(store, row)
      if (message) differ(row, message)
      files++
      bytes += row.size_bytes
    }
  // What is being uploaded has its row first, and what is younger may be removed at this moment.
  const before = Temporal.Now.instant().subtract({ hours: keptHours })
  for await (const { workspace_id, sha256, modified_at } of store.list()) {
    if (workspace !== null && workspace !== workspace_id) continue
    if (Temporal.Instant.compare(modified_at, before) >= 0) continue
    const [row] = await database.system(findFile, { workspace: workspace_id, sha256 })
    if (!row?.uses)
      differ({ workspace: workspace_id, sha256 }, 'the object belongs to no record; the sweep removes it')
  }
  return { files, bytes, differences }
}

async function* eachUsed(database: Database, only: string | null): AsyncIterable<FileRow> {
  let [after, past] = ['', '']
  for (;;) {
    const rows = await database.system(listFiles, { only, after, past, max: pageSize })
    for (const row of rows) if (row.uses > 0) yield row
    const last = rows.at(-1)
    if (!last || rows.length < pageSize) return
    after = last.workspace
    past = last.sha256
  }
}

async function compare(store: ObjectStore, row: FileRow): Promise<string | undefined> {
  const content = await store.read({ workspace_id: row.workspace, sha256: row.sha256 })
  if (!content) return 'the object is missing; restore it from a backup'
  const digest = createHash('sha256')
  let size = 0
  await pipeline(content, async pieces => {
    for await (const piece of pieces as AsyncIterable<Buffer>) {
      digest.update(piece)
      size += piece.length
    }
  })
  const sha256 = digest.digest('hex')
  if (sha256 === row.sha256) return undefined
  return `the object has ${size} bytes with the SHA-256 ${sha256}, and not ${row.size_bytes} with its own; restore it from a backup`
}
