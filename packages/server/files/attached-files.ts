// Attached files: the stored file of a record, set, replaced, removed and found.

import type { NounOf } from '@muster/contract'
import { asLocked, type Db, type Locked, statement, type WriteDb } from '@muster/db'
import { type Actor, audit } from '../auth/audit.ts'
import type { UploadCall, WriteInside } from '../http/context.ts'
import { FileContent } from '../http/response/file-content.ts'
import { markExact } from '../http/response/response-fields.ts'
import type { ContentRules, Upload } from './content.ts'
import type { Files } from './files.ts'
import { nameByType } from './names.ts'
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

type Call = Actor & { readonly db: WriteDb }

interface OfRecord {
  readonly path: { readonly id: string }
}

type Store = UploadCall &
  OfRecord & { readonly body: Upload & Pick<AttachedFile, 'file_name' | 'content_type'> }

interface Storing {
  readonly rules: ContentRules
  readonly lock: (inside: WriteInside & OfRecord) => Promise<unknown>
}

interface Fields {
  readonly table: string
  readonly selected: string
}

/** Keeps in the history of a record which file it had and which it has, by name. */
type KeepNames<Item> = (
  call: Call,
  item: Item,
  names: { readonly from: string | null; readonly to: string | null },
) => void

const keepNothing = () => undefined

const noFile = { file_name: null, content_type: null, sha256: null }

/** The files of a table's records; the audit tells of them as `noun`. Whoever writes has locked the record. */
export function makeAttachment<Item extends object>(
  { fields }: { readonly fields: Fields },
  columns: Columns,
  noun: NounOf<'stored'>,
  keep: KeepNames<Item> = keepNothing,
) {
  const { found, written } = makeStatements<Item>(fields, columns)
  const find = async (db: Db, id: string): Promise<AttachedFile | undefined> =>
    (await db.run(found, { id }))[0]
  /** Gives a record its file, whose object is written, and gives up the one that it had. */
  async function write(call: Call, id: string, file: AttachedFile): Promise<Item> {
    const { db } = call
    const { file_name, content_type, sha256, size_bytes } = file
    const before = await find(db, id)
    await swapFiles(db, before, file)
    audit(call, `${noun}.stored`, id, { file_name, content_type, sha256, size_bytes })
    const [item] = await db.run(written, { id, file_name, content_type, sha256 })
    keep(call, item!, { from: before?.file_name ?? null, to: file_name })
    return markExact(item!)
  }

  return {
    /** Stores the file that a body brings. `lock` locks the record, and refuses where it takes no file. */
    async store(call: Store, files: Files, { rules, lock }: Storing): Promise<Item> {
      const { id } = call.path
      const { content_type } = call.body
      const file_name = nameByType(call.body.file_name, content_type)
      // Storage and scanner may take their time, so they are asked before the transaction begins.
      const file = await call.beforehand(async inOwnTransaction => {
        await inOwnTransaction(inside => lock({ ...inside, path: { id } }))
        return files.put({ inOwnTransaction, fileTexts: call.fileTexts }, call.body, rules)
      })
      await lock(call)
      return write(call, id, Object.assign({ file_name, content_type }, file))
    },

    /** The file of a record, to be sent; undefined where it has none. */
    async open({ db, path }: OfRecord & { readonly db: Db }, files: Files): Promise<FileContent | undefined> {
      const file = await find(db, path.id)
      return file && new FileContent({ ...file, open: () => files.open(db.workspace_id, file.sha256) })
    },

    /** Takes the file off a record; the same record where it has none. */
    async remove<Before extends Locked<Item & { readonly id: string }>>(
      call: Call,
      item: Before,
    ): Promise<Locked<Item>> {
      const { db } = call
      const before = await find(db, item.id)
      if (!before) return item
      const { file_name, sha256 } = before
      await releaseFile(db, sha256)
      audit(call, `${noun}.deleted`, item.id, { file_name, sha256 })
      const [after] = await db.run(written, { id: item.id, ...noFile })
      keep(call, after!, { from: file_name, to: null })
      return asLocked(markExact(after!))
    },
  }
}

function makeStatements<Item extends object>(
  { table, selected }: Fields,
  { file_name, content_type, sha256 }: Columns,
) {
  const selectFile = statement<AttachedFile, { id: string }>(
    `file_of_${table}`,
    `select coalesce(r.${file_name}, '') as file_name, coalesce(r.${content_type}, '') as content_type, f.sha256, f.size_bytes
     from ${table} r join stored_files f on f.workspace_id = :workspace_id and f.sha256 = r.${sha256}
     where r.workspace_id = :workspace_id and r.id = :id`,
  )
  const writeFile = statement<Item, Written>(
    `write_file_of_${table}`,
    `update ${table} set ${file_name} = :file_name, ${content_type} = :content_type, ${sha256} = :sha256, updated_at = stamp()
     where workspace_id = :workspace_id and id = :id returning ${selected}`,
  )
  return { found: selectFile, written: writeFile }
}

/** Keeps a file in place of another one, in the order of their keys: two who swap two files would wait for each other. */
async function swapFiles(db: Db, before: StoredFile | undefined, file: StoredFile): Promise<void> {
  const isFirst = before !== undefined && before.sha256 < file.sha256
  if (isFirst) await releaseFile(db, before.sha256)
  await keepFile(db, file)
  if (before && !isFirst) await releaseFile(db, before.sha256)
}
