// Files: takes uploads, stores their bytes for a workspace, and opens them again.

import { hash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Db } from '@muster/db'
import { say } from '@muster/sentences'
import type { OwnTransaction, UploadCall } from '../http/context.ts'
import { comeBackLater, Problem } from '../http/problem.ts'
import { type ContentRules, readContent, type Upload } from './content.ts'
import { type ScannerPlace, scan } from './scanner.ts'
import type { ByteRange, ObjectStore, StoredObject } from './store.ts'
import { beginFile, type StoredFile } from './stored-files.ts'

/** What the object of an upload is announced by and read from. */
interface Uploading extends Pick<UploadCall, 'fileTexts'> {
  readonly inOwnTransaction: OwnTransaction
}

export class Files {
  readonly store: ObjectStore
  readonly #scanner: ScannerPlace | undefined

  constructor(store: ObjectStore, scanner?: ScannerPlace) {
    this.store = store
    this.#scanner = scanner
  }

  /**
   * Checks an upload and writes its object; inside `beforehand`, for it waits for disks and networks. The record that
   * is to have it calls keepFile in its transaction. Without one the object is swept away after a day. 400 where the
   * content is not what the rules and its type say, 503 where storage or scanner do not answer.
   */
  async put(
    { inOwnTransaction, fileTexts }: Uploading,
    upload: Upload,
    rules: ContentRules,
  ): Promise<StoredFile> {
    return this.take(inOwnTransaction, await readContent({ fileTexts }, upload, rules))
  }

  /** The same of bytes that were read and checked already. */
  async take(inOwnTransaction: OwnTransaction, bytes: Uint8Array): Promise<StoredFile> {
    if (this.#scanner) await scan(this.#scanner, bytes, 'content_base64')
    return this.keep(inOwnTransaction, bytes)
  }

  /** The same of bytes that were made here. A dry run writes no object. */
  async keep(inOwnTransaction: OwnTransaction, bytes: Uint8Array): Promise<StoredFile> {
    if (inOwnTransaction.isKept) return this.write(work => inOwnTransaction(({ db }) => work(db)), bytes)
    return { ...describe(bytes), isTried: true }
  }

  /** Writes an object, announced by a transaction of its own, which `inOwnTransaction` commits before it resolves. */
  async write(
    inOwnTransaction: <T>(work: (db: Db) => Promise<T>) => Promise<T>,
    bytes: Uint8Array,
  ): Promise<StoredFile> {
    const file = describe(bytes)
    const workspace_id = await inOwnTransaction(async db => {
      await beginFile(db, file)
      return db.workspace_id
    })
    // Also where it is there already: the sweep may have been about to take it.
    await this.store.write({ workspace_id, sha256: file.sha256 }, bytes).catch(unreachable)
    return file
  }

  /** The bytes of a file of the workspace, or of a part of it, once they can be read. */
  async open(workspace_id: string, sha256: string, range?: ByteRange): Promise<Readable> {
    const found = await this.store.read({ workspace_id, sha256 }, range).catch(unreachable)
    if (found) return found
    throw new Error(`The object ${workspace_id}/${sha256} is missing at ${this.store.place}.`)
  }

  /** All bytes of a file, where they are few enough for the memory. */
  async read(workspace_id: string, sha256: string): Promise<Uint8Array> {
    return buffer(await this.open(workspace_id, sha256)).catch(unreachable)
  }

  /** What is stored of a file; undefined where there is no object. */
  async head(workspace_id: string, sha256: string): Promise<StoredObject | undefined> {
    return this.store.stat({ workspace_id, sha256 }).catch(unreachable)
  }
}

const describe = (bytes: Uint8Array): StoredFile => ({
  sha256: hash('sha256', bytes),
  size_bytes: bytes.length,
})

/** The storage of files does not answer; whoever asks again later loses nothing. */
export class StorageAway extends Problem {
  constructor(cause: unknown) {
    super(
      'internal_error',
      say`The storage of files does not answer at the moment. Nothing was changed; try again shortly.`,
      { ...comeBackLater, transient: true, cause },
    )
  }
}

export function unreachable(cause: unknown): never {
  throw new StorageAway(cause)
}
