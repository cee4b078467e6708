// Idempotency: a POST under a key is done once; its answer is kept with the work, in the same transaction.

import { createHash } from 'node:crypto'
import { statement, type Writer } from '@muster/db'
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
  return createHash('sha256').update(`${method}\n${path}\n`).update(body).digest()
}

const claimed =
  'workspace_id = :workspace_id and api_key_id = :api_key_id and idempotency_key = :idempotency_key'
const kept = `interval '24 hours'`

// The lock makes a concurrent twin wait for the answer; the primary key remains what refuses a second row.
const lock = statement(
  'lock_idempotency_key',
  `select pg_advisory_xact_lock(hashtextextended(concat_ws(' ', :workspace_id::text, :api_key_id::text, :idempotency_key::text), 7203))`,
)

const find = statement<Answer & { fingerprint: Buffer }>(
  'find_idempotency_key',
  `select fingerprint, status, media_type, body, headers from idempotency_keys where ${claimed} and created_at > stamp() - ${kept}`,
)

const insert = statement(
  'insert_idempotency_key',
  `insert into idempotency_keys (workspace_id, api_key_id, idempotency_key, fingerprint, status, media_type, body, headers)
   values (:workspace_id, :api_key_id, :idempotency_key, :fingerprint, :status, :media_type, :body, :headers)
   on conflict (workspace_id, api_key_id, idempotency_key) do update
     set fingerprint = excluded.fingerprint, status = excluded.status, media_type = excluded.media_type,
         body = excluded.body, headers = excluded.headers, created_at = stamp()
     where idempotency_keys.created_at <= stamp() - ${kept}`,
)

/** Ends the work: it was done before, and this was answered. */
export class Replayed {
  readonly answer: Answer

  constructor(answer: Answer) {
    this.answer = answer
  }
}

/**
 * Claims the key until the transaction ends. Sent with the work's first statement; where the work was done before, that
 * statement throws Replayed and all of it is rolled back.
 */
export function claim(db: Writer, by: Claim): void {
  const values = { api_key_id: by.api_key_id, idempotency_key: by.idempotency_key }
  const claims = [
    [lock, values],
    [find, values],
  ] as const
  db.before(claims, (results, error) => {
    if (results.length < claims.length) stillRunning(error)
    const stored = results[1]?.[0] as (Answer & { fingerprint: Buffer }) | undefined
    if (stored) throw replayOf(stored, by)
  })
}

function replayOf(stored: Answer & { fingerprint: Buffer }, by: Claim): Replayed | Problem {
  if (!stored.fingerprint.equals(by.fingerprint)) {
    const detail =
      'This Idempotency-Key was used in the last 24 hours for a request with another path or body. Use a new key for a new operation.'
    return new Problem('conflict', detail, { transient: true })
  }
  return new Replayed({ ...stored, headers: { ...stored.headers, 'Idempotent-Replay': 'true' } })
}

function stillRunning(error: unknown): never {
  if (error instanceof pg.DatabaseError && error.code === '55P03') {
    const detail = 'A request with this Idempotency-Key is still being worked on. Send it again in a second.'
    throw new Problem('conflict', detail, { transient: true, headers: { 'Retry-After': '1' } })
  }
  throw error
}

/** Stores the answer together with the commit. */
export function remember(db: Writer, by: Claim, answer: Answer): void {
  db.atCommit(insert, { ...by, ...answer, headers: JSON.stringify(answer.headers) })
}
