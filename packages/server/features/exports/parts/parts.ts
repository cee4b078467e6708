// The parts of an export: its file in pieces, each a stored file of its own, written and read one after the other.

import { type Db, statement } from '@muster/db'
import type { StoredEntry } from '@muster/formats'
import { keepFile, releaseFile, type StoredFile } from '../../../files/index.ts'

export interface Part extends StoredFile {
  readonly number: number
  /** Of a zip: the files whose bytes it has, in their order. */
  readonly entries: readonly StoredEntry[]
}

const insertExportPart = statement<
  unknown,
  { export_id: string; number: number; sha256: string; size_bytes: number; entries: string }
>(
  'insert_export_part',
  `insert into export_parts (workspace_id, export_id, number, sha256, size_bytes, entries)
   values (:workspace_id, :export_id, :number, :sha256, :size_bytes, :entries::json)`,
)

const listExportParts = statement<Part, { export_id: string }>(
  'list_export_parts',
  `select number, sha256, size_bytes, entries from export_parts
   where workspace_id = :workspace_id and export_id = :export_id order by number`,
)

const dropExportParts = statement<{ sha256: string }, { export_id: string }>(
  'drop_export_parts',
  `delete from export_parts where workspace_id = :workspace_id and export_id = :export_id returning sha256`,
)

/** Adds a part whose object is written. */
export async function addPart(
  db: Db,
  export_id: string,
  { number, sha256, size_bytes, entries }: Part,
): Promise<void> {
  await keepFile(db, { sha256, size_bytes })
  await db.run(insertExportPart, { export_id, number, sha256, size_bytes, entries: JSON.stringify(entries) })
}

export const listParts = (db: Db, export_id: string): Promise<Part[]> =>
  db.run(listExportParts, { export_id })

/** Gives all parts up; in the order of their keys, for two who release the same files would wait for each other. */
export async function dropParts(db: Db, export_id: string): Promise<void> {
  const gone = await db.run(dropExportParts, { export_id })
  for (const sha256 of gone.map(part => part.sha256).sort()) await releaseFile(db, sha256)
}
