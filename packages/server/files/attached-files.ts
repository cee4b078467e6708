// Attached files: the stored file that a record has, put in place of another one, taken off and found.

import { type Db, statement } from '@muster/db'
import { type Actor, audit } from '../auth/audit.ts'
import { markExact } from '../http/response-fields.ts'
import { keepFile, releaseFile, type StoredFile } from './stored-files.ts'

export interface AttachedFile extends StoredFile {
  readonly file_name: string
  readonly content_type: string
}

/** The columns in which a table has the file of each record. */
interface Columns {
  readonly file_name: string
  readonly content_type: string
  readonly sha256: string
}

interface Written {
  readonly id: string
  readonly file_name: string | null
  readonly content_type: string | null
  readonly sha256: string | null
}

type Call = Actor & { readonly db: Db }

/** The files of a table's records; the audit tells of them as `noun`. Whoever writes has locked the record. */
export function makeAttachment<Item extends object>(
  { fields: { table, selected } }: { readonly fields: { readonly table: string; readonly selected: string } },
  { file_name, content_type, sha256 }: Columns,
  noun: string,
) {
  const found = statement<AttachedFile, { id: string }>(
    `file_of_${table}`,
    `select coalesce(r.${file_name}, '') as file_name, coalesce(r.${content_type}, '') as content_type, f.sha256, f.size_bytes
     from ${table} r join stored_files f on f.workspace_id = :workspace_id and f.sha256 = r.${sha256}
     where r.workspace_id = :workspace_id and r.id = :id`,
  )
  const written = statement<Item, Written>(
    `write_file_of_${table}`,
    `update ${table} set ${file_name} = :file_name, ${content_type} = :content_type, ${sha256} = :sha256, updated_at = stamp()
     where workspace_id = :workspace_id and id = :id returning ${selected}`,
  )
  const find = async (db: Db, id: string): Promise<AttachedFile | undefined> =>
    (await db.run(found, { id }))[0]
  return {
    /** The file of a record; undefined where it has none. */
    find,

    /** Gives a record its file, whose object is written, and gives up the one that it had. */
    async write(call: Call, id: string, file: AttachedFile): Promise<Item> {
      const { db } = call
      const { file_name, content_type, sha256, size_bytes } = file
      const before = await find(db, id)
      const isFirst = before !== undefined && before.sha256 < sha256
      // In the order of their keys: two who swap two files would wait for each other.
      if (isFirst) await releaseFile(db, before.sha256)
      await keepFile(db, file)
      if (before && !isFirst) await releaseFile(db, before.sha256)
      audit(call, `${noun}.stored`, id, { file_name, content_type, sha256, size_bytes })
      const [item] = await db.run(written, { id, file_name, content_type, sha256 })
      return markExact(item!)
    },

    /** Takes the file off a record; the same record where it has none. */
    async remove<Before extends Item & { readonly id: string }>(call: Call, item: Before): Promise<Item> {
      const { db } = call
      const before = await find(db, item.id)
      if (!before) return item
      const { file_name, sha256 } = before
      await releaseFile(db, sha256)
      audit(call, `${noun}.deleted`, item.id, { file_name, sha256 })
      const [after] = await db.run(written, {
        id: item.id,
        file_name: null,
        content_type: null,
        sha256: null,
      })
      return markExact(after!)
    },
  }
}
