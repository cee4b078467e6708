// Objects on the disk: a file for each, which appears under its name only once all of it is on the disk.

import { randomUUID } from 'node:crypto'
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import type { Readable } from 'node:stream'
import {
  type ByteRange,
  type ObjectKey,
  type ObjectStore,
  readKey,
  type StoredObject,
  writeKey,
} from './store.ts'

/** Beside the workspaces, because a file is only renamed within one file system. */
const unfinished = '.unfinished'
/** What is read at once. Fifty downloads in pieces of 64 kB, the default, held 34 MB more; smaller ones cost more time. */
const pieceBytes = 32_768

export class DiskStore implements ObjectStore {
  readonly place: string

  constructor(folder: string) {
    this.place = folder
  }

  async write(key: ObjectKey, bytes: Uint8Array): Promise<void> {
    const path = this.#path(key)
    const draft = join(this.place, unfinished, randomUUID())
    await makeFolder(dirname(draft))
    await makeFolder(dirname(path))
    try {
      const file = await open(draft, 'wx', 0o600)
      try {
        await file.writeFile(bytes)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(draft, path)
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
    await syncFolder(dirname(path))
  }

  async read(key: ObjectKey, range?: ByteRange): Promise<Readable | undefined> {
    const file = await absent(open(this.#path(key)))
    return file?.createReadStream({
      highWaterMark: pieceBytes,
      ...(range && { start: range.first, end: range.last }),
    })
  }

  async stat(key: ObjectKey): Promise<StoredObject | undefined> {
    const found = await absent(stat(this.#path(key)))
    return found && { ...key, size_bytes: found.size, modified_at: toInstant(found.mtimeMs) }
  }

  async remove(key: ObjectKey): Promise<void> {
    await rm(this.#path(key), { force: true })
  }

  async *list(): AsyncIterable<StoredObject> {
    for await (const path of walk(this.place)) {
      const key = readKey(relative(this.place, path).replaceAll(sep, '/'))
      const found = key && (await this.stat(key))
      if (found) yield found
    }
  }

  async tidy(before: Temporal.Instant): Promise<void> {
    for await (const path of walk(join(this.place, unfinished))) {
      const found = await absent(stat(path))
      if (found && found.mtimeMs < before.epochMilliseconds) await rm(path, { force: true })
    }
  }

  #path(key: ObjectKey): string {
    return join(this.place, writeKey(key))
  }
}

async function* walk(folder: string): AsyncIterable<string> {
  const entries = await absent(opendir(folder))
  if (!entries) return
  for await (const entry of entries) {
    const path = join(folder, entry.name)
    if (entry.isFile()) yield path
    else if (entry.isDirectory()) yield* walk(path)
  }
}

/** With the folders that it is in; each of them is on the disk before anything lies in it. */
async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true })
  if (first === undefined) return
  for (let made = path; made.length >= first.length; made = dirname(made)) await syncFolder(dirname(made))
}

/** The new name is on the disk only once its folder is. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/** What was asked for, or undefined where nothing is there. */
async function absent<Found>(asked: Promise<Found>): Promise<Found | undefined> {
  try {
    return await asked
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

const toInstant = (ms: number) => Temporal.Instant.fromEpochMilliseconds(Math.floor(ms))
