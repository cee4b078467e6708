// Reading an archive: its manifest is checked against the tables of this database and against what the archive contains.

import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { latestMigration } from '@muster/db'
import { ZipReader } from '@muster/formats'
import type { Archived } from './catalogue.ts'
import { type Piece, rowsOf, type TextPiece, textsOf } from './lines.ts'
import {
  type ArchivedRows,
  fileOfName,
  type Manifest,
  manifestName,
  nameOfFile,
  nameOfRows,
  readManifest,
} from './manifest.ts'

const largestManifest = 1_048_576
/** What is stored as one object is held as one; uploads are much smaller. */
const largestFile = 64 * 1_048_576

interface StoredFile {
  readonly sha256: string
  readonly size_bytes: number
}

export class ArchiveReader {
  readonly manifest: Manifest
  readonly tables: readonly Archived[]
  /** How many rows and files there are together. */
  readonly total: number
  readonly #zip: ZipReader

  private constructor(zip: ZipReader, manifest: Manifest, tables: readonly Archived[]) {
    this.#zip = zip
    this.manifest = manifest
    this.tables = tables
    this.total = manifest.tables.reduce((sum, { rows }) => sum + rows, manifest.files.count)
  }

  /** Opens it and checks the manifest and the names in it. Whoever opened it closes it. */
  static async open(path: string, tables: readonly Archived[]): Promise<ArchiveReader> {
    const zip = await ZipReader.open(path)
    try {
      const manifest = await readOwnManifest(zip)
      assertEntries(zip, manifest, tables)
      return new ArchiveReader(zip, manifest, tables)
    } catch (error) {
      zip.close()
      throw error
    }
  }

  close(): void {
    this.#zip.close()
  }

  /** Reads everything once, and throws a sentence where something is not what the manifest says. */
  async verify(show: (done: number) => void): Promise<void> {
    let done = 0
    const unnamed = new Set(this.#fileNames())
    for (const table of this.tables)
      for await (const { rows } of this.rows(table)) {
        if (table.name === 'stored_files') for (const row of rows) this.#take(row, unnamed)
        done += rows.length
        show(done)
      }
    const [odd] = unnamed
    if (odd !== undefined) throw new Error(`The entry ${odd} is a file that no row names.`)
    for await (const _ of this.files()) show(++done)
  }

  #take(row: Readonly<Record<string, unknown>>, unnamed: Set<string>): void {
    const { sha256, size_bytes } = row as unknown as StoredFile
    const name = nameOfFile(sha256)
    const entry = this.#zip.entries.get(name)
    if (!entry || !unnamed.delete(name)) throw new Error(`The archive lacks the entry ${name}.`)
    if (entry.size_bytes !== size_bytes)
      throw new Error(`The entry ${name} has ${entry.size_bytes} bytes, and its row says ${size_bytes}.`)
  }

  /** The rows of a table. Where they are not those that the manifest counted, it throws at their end at the latest. */
  rows(table: Archived): AsyncIterable<Piece> {
    return this.#readCounted(table, rowsOf, ({ rows }) => rows.length)
  }

  /** The same of an archive that was verified: rows with the same SHA-256 are those that were checked. */
  texts(table: Archived): AsyncIterable<TextPiece> {
    return this.#readCounted(table, textsOf, ({ rows }) => rows)
  }

  async *#readCounted<Each>(
    table: Archived,
    read: (content: AsyncIterable<Buffer>, table: Archived, workspace: string) => AsyncIterable<Each>,
    count: (piece: Each) => number,
  ): AsyncIterable<Each> {
    const counted = this.manifest.tables.find(({ table: name }) => name === table.name)!
    const digest = createHash('sha256')
    const content = await this.#zip.read(nameOfRows(table.name))
    let found = 0
    for await (const piece of read(digestPieces(content, digest), table, this.manifest.workspace_id)) {
      found += count(piece)
      yield piece
    }
    assertSame(`${table.name} has`, 'rows', found, counted.rows)
    assertSame(`${nameOfRows(table.name)} has`, 'as its SHA-256', digest.digest('hex'), counted.sha256)
  }

  /** Every file with its bytes, which are those of its name. */
  async *files(): AsyncIterable<StoredFile & { readonly bytes: Buffer }> {
    for (const name of this.#fileNames()) {
      const digest = createHash('sha256')
      const pieces: Buffer[] = []
      for await (const piece of digestPieces(await this.#zip.read(name), digest)) pieces.push(piece)
      const sha256 = fileOfName(name)!
      assertSame(`${name} has`, 'as its SHA-256', digest.digest('hex'), sha256)
      const bytes = Buffer.concat(pieces)
      yield { sha256, size_bytes: bytes.length, bytes }
    }
  }

  #fileNames(): string[] {
    return [...this.#zip.entries.keys()].filter(name => fileOfName(name) !== undefined)
  }
}

async function* digestPieces(
  content: Readable,
  digest: { update(piece: Buffer): unknown },
): AsyncIterable<Buffer> {
  for await (const piece of content as AsyncIterable<Buffer>) {
    digest.update(piece)
    yield piece
  }
}

async function readOwnManifest(zip: ZipReader): Promise<Manifest> {
  const entry = zip.entries.get(manifestName)
  if (!entry) throw new Error(`This zip is no archive of a workspace: it has no ${manifestName}.`)
  if (entry.size_bytes > largestManifest)
    throw new Error(`${manifestName} has ${entry.size_bytes} bytes; it has at most ${largestManifest}.`)
  const pieces: Buffer[] = []
  for await (const piece of (await zip.read(manifestName)) as AsyncIterable<Buffer>) pieces.push(piece)
  const manifest = readManifest(Buffer.concat(pieces).toString('utf8'))
  if (manifest.migration !== latestMigration())
    throw new Error(
      `The archive was made at the migration ${manifest.migration}, and this Muster is at ${latestMigration()}. Import it with the Muster that made it, then update that one; or update the Muster that made it and export again.`,
    )
  return manifest
}

/** Nothing is missing, and nothing is there that is not known: so no name of an entry ever becomes a path. */
function assertEntries(zip: ZipReader, { tables, files }: Manifest, expected: readonly Archived[]): void {
  const byTable = new Map<string, ArchivedRows>()
  for (const each of tables) {
    if (byTable.has(each.table)) throw new Error(`${manifestName} names the table ${each.table} twice.`)
    byTable.set(each.table, each)
  }
  const known = new Set(expected.map(({ name }) => name))
  for (const name of byTable.keys())
    if (!known.has(name))
      throw new Error(`The archive has the table ${name}, which does not go into an archive.`)
  for (const name of known)
    if (!byTable.has(name)) throw new Error(`${manifestName} lacks the table ${name}.`)
  for (const { table, size_bytes } of tables) {
    const entry = zip.entries.get(nameOfRows(table))
    if (!entry) throw new Error(`The archive lacks the entry ${nameOfRows(table)}.`)
    assertSame(`${nameOfRows(table)} has`, 'bytes', entry.size_bytes, size_bytes)
  }
  const ofTables = new Set([manifestName, ...tables.map(({ table }) => nameOfRows(table))])
  let [count, size] = [0, 0]
  for (const { name, size_bytes, isCompressed } of zip.entries.values()) {
    if (ofTables.has(name)) continue
    if (fileOfName(name) === undefined)
      throw new Error(`The archive has the entry ${JSON.stringify(name)}, which does not belong into it.`)
    if (isCompressed) throw new Error(`The entry ${name} is compressed; files are stored as they are.`)
    if (size_bytes > largestFile)
      throw new Error(`The entry ${name} has ${size_bytes} bytes; a file has at most ${largestFile}.`)
    count++
    size += size_bytes
  }
  assertSame('The archive has', 'files', count, files.count)
  assertSame('Its files have', 'bytes together', size, files.size_bytes)
}

function assertSame(what: string, unit: string, found: number | string, counted: number | string): void {
  if (found !== counted) throw new Error(`${what} ${found} ${unit}; ${manifestName} says ${counted}.`)
}
