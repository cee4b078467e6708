// Writing the archive of a workspace: its rows as they are at one moment, each as a line of JSON, and the bytes of its files.

import { createHash } from 'node:crypto'
import { PassThrough, type Readable, type Writable } from 'node:stream'
import { awake, type Databases, type Db, latestMigration, statement } from '@muster/db'
import { ZipWriter } from '@muster/formats'
import { asIs, type Sentence, say } from '@muster/sentences'
import { unreachable } from '../files/index.ts'
import type { ObjectStore } from '../files/store.ts'
import { conflict } from '../http/problem.ts'
import { type Archived, orderTables, readTables } from './catalogue.ts'
import {
  type ArchivedRows,
  archiveFormat,
  archiveVersion,
  type Manifest,
  manifestName,
  nameOfFile,
  nameOfRows,
} from './manifest.ts'
import { type Begun, beginTables, countRows, pagesOf } from './pages.ts'

export interface ArchiveSource {
  readonly database: Databases
  readonly store: Pick<ObjectStore, 'read' | 'place'>
  readonly workspace_id: string
}

export interface ArchiveOptions {
  /** Told of rows and files together. */
  readonly show?: (steps: { readonly done: number; readonly total: number }) => void
  readonly signal?: AbortSignal
}

interface Moment {
  readonly name: string
  readonly at: string
}

interface StoredFile {
  readonly sha256: string
  readonly size_bytes: number
}

const momentOf = statement<Moment>(
  'moment_of_archive',
  'select name, stamp() as at from companies where workspace_id = :workspace_id and id = :workspace_id',
)

/** Writes the whole archive and ends the output. Nothing of the workspace is changed. */
export async function writeArchive(
  source: ArchiveSource,
  output: Writable,
  options: ArchiveOptions = {},
): Promise<Manifest> {
  const zip = await ZipWriter.open(output)
  try {
    const manifest = await writeEntries(zip, source, options)
    await zip.end()
    return manifest
  } catch (error) {
    zip.giveUp(error as Error)
    throw error
  }
}

async function writeEntries(
  zip: ZipWriter,
  source: ArchiveSource,
  { show, signal }: ArchiveOptions,
): Promise<Manifest> {
  const { database, workspace_id } = source
  const tables = orderTables(await database.cells[0].database.system(readTables))
  const files: StoredFile[] = []
  const { moment, total, written } = await database.snapshot(workspace_id, async db => {
    const [moment] = await db.run(momentOf)
    if (!moment) throw new Error(`There is no workspace ${workspace_id}.`)
    const counts = await countRows(db, tables)
    const total = addUp(counts)
    let done = 0
    const written: ArchivedRows[] = []
    for await (const begun of beginTables(db, tables, counts)) {
      const tell = (rows: number) => {
        signal?.throwIfAborted()
        done += rows
        show?.({ done, total })
      }
      written.push(await writeRows(zip, db, begun, { tables, at: moment.at, files, tell }))
    }
    return { moment, total, written }
  })
  let done = total - files.length
  for (const file of files) {
    signal?.throwIfAborted()
    await writeFile(zip, source, file, moment.at)
    show?.({ done: ++done, total })
  }
  const manifest: Manifest = {
    format: archiveFormat,
    format_version: archiveVersion,
    migration: latestMigration(),
    workspace_id,
    workspace_name: moment.name,
    exported_at: moment.at,
    tables: written,
    files: { count: files.length, size_bytes: files.reduce((sum, { size_bytes }) => sum + size_bytes, 0) },
  }
  const entry = { name: manifestName, modified_at: Temporal.Instant.from(moment.at), isCompressed: true }
  await zip.add(entry, once(Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)))
  return manifest
}

/** Rows and files together; each file has a row. */
function addUp(counts: ReadonlyMap<string, number>): number {
  const rows = [...counts.values()].reduce((sum, count) => sum + count, 0)
  return rows + (counts.get('stored_files') ?? 0)
}

async function* once(bytes: Buffer): AsyncIterable<Buffer> {
  yield bytes
}

interface Writing {
  readonly tables: readonly Archived[]
  readonly at: string
  /** Filled with what the rows name. */
  readonly files: StoredFile[]
  readonly tell: (rows: number) => void
}

async function writeRows(
  zip: ZipWriter,
  db: Db,
  begun: Begun,
  { tables, at, files, tell }: Writing,
): Promise<ArchivedRows> {
  const { name } = begun.table
  const digest = createHash('sha256')
  let [rows, size_bytes] = [0, 0]
  async function* lines(): AsyncIterable<Buffer> {
    for await (const page of pagesOf(db, begun, tables)) {
      const bytes = Buffer.from(page.lines)
      digest.update(bytes)
      rows += page.rows
      size_bytes += bytes.length
      if (name === 'stored_files')
        for (const line of page.lines.trimEnd().split('\n'))
          files.push(pickFile(JSON.parse(line) as StoredFile))
      tell(page.rows)
      yield bytes
    }
  }
  const entry = {
    name: nameOfRows(name),
    modified_at: Temporal.Instant.from(at),
    isCompressed: true,
  }
  // The output may be slow, such as a storage.
  await awake(db, zip.add(entry, lines()))
  return { table: name, rows, size_bytes, sha256: digest.digest('hex') }
}

const pickFile = ({ sha256, size_bytes }: StoredFile): StoredFile => ({ sha256, size_bytes })

/** Its bytes, compared with its name: an archive with other bytes would be refused where it is imported. */
async function writeFile(
  zip: ZipWriter,
  { store, workspace_id }: ArchiveSource,
  { sha256, size_bytes }: StoredFile,
  at: string,
): Promise<void> {
  const differs = (what: Sentence) =>
    conflict(
      say`The file ${asIs(`${workspace_id}/${sha256}`)} at ${store.place} ${what}. Restore it from a backup, then make the archive again; muster files verify tells what else differs.`,
    )
  const found = await store.read({ workspace_id, sha256 }).catch(unreachable)
  if (!found) throw differs(say`is missing`)
  const bytes = whole(found)
  const digest = createHash('sha256')
  let size = 0
  async function* pieces(): AsyncIterable<Buffer> {
    for await (const piece of bytes) {
      digest.update(piece)
      size += piece.length
      yield piece
    }
  }
  const entry = { name: nameOfFile(sha256), modified_at: Temporal.Instant.from(at), isCompressed: false }
  await zip.add(entry, pieces())
  if (size !== size_bytes || digest.digest('hex') !== sha256)
    throw differs(say`has other bytes than its name says`)
}

/** A file that breaks off is reported like one that is not there. */
async function* whole(bytes: Readable): AsyncIterable<Buffer> {
  try {
    yield* bytes as AsyncIterable<Buffer>
  } catch (error) {
    unreachable(error)
  }
}

/** The archive as bytes, written as fast as it is read. Whoever stops reading ends it. */
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
