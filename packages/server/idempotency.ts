// Idempotency: a POST under a key is done once; its answer is kept with the work, in the same transaction.

import { hash } from 'node:crypto'
import { type Db, statement, type Writer } from '@muster/db'
import pg from 'pg'
import { Problem } from './problem.ts'

/** One use of an Idempotency-Key. */
export interface Claim {
  readonly api_key_id: string
  readonly idempotency_key: string
  /** SHA-256 of method, path and body bytes. */
  readonly fingerprint: Buffer
}

/** What is sent, and what is sent again. */
export interface Answer {
  readonly status: number
  readonly media_type: string
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

export function fingerprintOf(method: string, path: string, body: Buffer): Buffer {
  return hash('sha256', Buffer.concat([Buffer.from(`${method}\n${path}\n`), body]), 'buffer')
}

const claimed =
  'workspace_id = :workspace_id and api_key_id = :api_key_id and idempotency_key = :idempotency_key'
const kept = `interval '24 hours'`

const find = statement<Answer & { fingerprint: Buffer }>(
  'find_idempotency_key',
  `select fingerprint, status, media_type, body, headers from idempotency_keys where ${claimed} and created_at > stamp() - ${kept}`,
)

const insert = statement(
  'insert_idempotency_key',
  `insert into idempotency_keys (workspace_id, api_key_id, idempotency_key, fingerprint, status, media_type, body, headers)
   values (:workspace_id, :api_key_id, :idempotency_key, :fingerprint, :status, :media_type, :body, :headers)`,
)

const purge = statement(
  'purge_idempotency_key',
  `delete from idempotency_keys where ${claimed} and created_at <= stamp() - ${kept}`,
)

/**
 * Stores the answer with the commit. This row is the claim: its primary key lets one of several at once succeed. The
 * others wait for it, find it taken and are rolled back, whatever they did meanwhile.
 */
export function remember(db: Writer, by: Claim, answer: Answer): void {
  db.firstAtCommit(insert, { ...by, ...answer, headers: JSON.stringify(answer.headers) })
}

/** What was answered to the same request in the last 24 hours; a 409 where the key was used for another one. */
export async function recall(db: Db, { fingerprint, ...key }: Claim): Promise<Answer | undefined> {
  const [stored] = await db.run(find, { ...key })
  if (!stored) return undefined
  if (!stored.fingerprint.equals(fingerprint)) {
    const detail =
      'This Idempotency-Key was used in the last 24 hours for a request with another path or body. Use a new key for a new operation.'
    throw new Problem('conflict', detail, { transient: true })
  }
  const { status, media_type, body, headers } = stored
  return { status, media_type, body, headers: { ...headers, 'Idempotent-Replay': 'true' } }
}

/** Makes room where the row in the way is older than it is kept. */
export async function forgetExpired(db: Db, { api_key_id, idempotency_key }: Claim): Promise<void> {
  await db.run(purge, { api_key_id, idempotency_key })
}

/** Whether a write failed because its key is taken. */
export function isTaken(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.constraint === 'idempotency_keys_pkey'
}
