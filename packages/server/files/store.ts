// A store of objects: where the bytes of files lie, under a key of their workspace and their SHA-256.

import type { Readable } from 'node:stream'

/** Which object: bytes are named by what they are, so the same file of a workspace is stored once. */
export interface ObjectKey {
  readonly workspace_id: string
  /** Lower-case hex. */
  readonly sha256: string
}

export interface StoredObject extends ObjectKey {
  readonly size_bytes: number
  /** When it was last written. */
  readonly modified_at: Temporal.Instant
}

/** The first and the last byte, both included. */
export interface ByteRange {
  readonly first: number
  readonly last: number
}

export interface ObjectStore {
  /** Where objects lie, for people: a folder, or an address without its credentials. */
  readonly place: string
  /** Writes the whole object, or nothing of it; one that is there already is written again. */
  write(key: ObjectKey, bytes: Uint8Array): Promise<void>
  /** Its bytes, once they can be read; undefined where there is no such object. */
  read(key: ObjectKey, range?: ByteRange): Promise<Readable | undefined>
  /** What is stored there; undefined where there is no such object. */
  stat(key: ObjectKey): Promise<StoredObject | undefined>
  /** Succeeds also where there is no such object. */
  remove(key: ObjectKey): Promise<void>
  /** Every object of all workspaces. */
  list(): AsyncIterable<StoredObject>
  /** Removes what writes that were cut short before this moment left behind. */
  tidy(before: Temporal.Instant): Promise<void>
}

const workspacePattern = /^[a-z]+_[0-9a-z]+$/i
const sha256Pattern = /^[0-9a-f]{64}$/

/** `<workspace>/<first two of sha256>/<sha256>`. Anything else never becomes a path. */
export function writeKey({ workspace_id, sha256 }: ObjectKey): string {
  if (!workspacePattern.test(workspace_id) || !sha256Pattern.test(sha256))
    throw new Error(`${workspace_id}/${sha256} is not the key of a stored file.`)
  return `${workspace_id}/${sha256.slice(0, 2)}/${sha256}`
}

/** The key that was written so; undefined for anything else that lies there. */
export function readKey(text: string): ObjectKey | undefined {
  const [workspace_id = '', start, sha256 = '', ...more] = text.split('/')
  const isKey = workspacePattern.test(workspace_id) && sha256Pattern.test(sha256)
  return isKey && start === sha256.slice(0, 2) && more.length === 0 ? { workspace_id, sha256 } : undefined
}
