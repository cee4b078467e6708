// Writes the file of an export in parts: one is stored while the next one is filled, and each is committed by itself.

import { Behind, type Db } from '@muster/db'
import type { StoredEntry } from '@muster/formats'
import type { Files } from '../../../files/index.ts'
import { type ExportWork, exportTasks } from '../exports.ts'
import { addPart } from './parts.ts'

export interface PartPlace {
  readonly files: Files
  /** Of a part, but for the piece that goes beyond it. Two of them are in memory. */
  readonly partBytes: number
}

export class PartWriter {
  readonly #work: ExportWork
  readonly #place: PartPlace
  #pieces: Uint8Array[] = []
  #entries: StoredEntry[] = []
  #size = 0
  #number: number
  readonly #behind = new Behind(1)

  /** `number` is that of the next part. */
  constructor(work: ExportWork, place: PartPlace, number = 1) {
    this.#work = work
    this.#place = place
    this.#number = number
  }

  /** Takes bytes that follow those before, and of a zip the file that they are. */
  async write(bytes: Uint8Array, entry?: StoredEntry): Promise<void> {
    this.#pieces.push(bytes)
    this.#size += bytes.length
    if (entry) this.#entries.push(entry)
    if (this.#size >= this.#place.partBytes) await this.#store()
  }

  /** Resolves once all parts are committed. */
  async end(): Promise<void> {
    if (this.#pieces.length > 0) await this.#store()
    await this.#behind.end()
  }

  /** Resolves once nothing is being stored any more, whatever came of it. */
  settle(): Promise<void> {
    return this.#behind.settle()
  }

  async #store(): Promise<void> {
    const [bytes, entries, number] = [Buffer.concat(this.#pieces), this.#entries, this.#number++]
    this.#pieces = []
    this.#entries = []
    this.#size = 0
    await this.#behind.add(async () => () => this.#commit(bytes, entries, number))
  }

  async #commit(bytes: Uint8Array, entries: readonly StoredEntry[], number: number): Promise<void> {
    const { database, task, signal } = this.#work
    signal.throwIfAborted()
    const write = <T>(work: (db: Db) => Promise<T>) => database.write(task.workspace_id, work)
    const file = await this.#place.files.write(work => write(db => work(db)), bytes)
    await write(async db => {
      await exportTasks.hold(db, this.#work)
      await addPart(db, task.id, { number, sha256: file.sha256, size_bytes: file.size_bytes, entries })
    })
  }
}
