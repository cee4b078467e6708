// Connections: pooled, given up when they break or fall silent, and what their failures mean.

import type { Socket } from 'node:net'
import pg from 'pg'
import type { Patience } from './patience.ts'
import type { Shares } from './shares.ts'

/** Failed for the state that the database is in and not for what was asked: nothing was changed; ask again later. */
export class Unavailable extends Error {
  override readonly cause: Error

  constructor(cause: Error) {
    super(`The database is not available: ${cause.message}`)
    this.cause = cause
  }
}

/** No answer to a commit came, so nobody knows whether it was done. */
export class CommitUnknown extends Unavailable {}

/** PostgreSQL's code of an error; empty where it is none of its own. */
export function readErrorCode(error: unknown): string {
  const told = error instanceof Unavailable ? error.cause : error
  return told instanceof pg.DatabaseError ? (told.code ?? '') : ''
}

// The connection is refused or ended (08, 53, 57P, 25P), its server is no longer the primary (25006), or what was prepared
// on it is gone (26000) or reads a table that has changed since (0A000). A new connection has none of these troubles.
const passing = /^(08|53|57P0|25P03|25P04|25006|26000|0A000)/

/** What an error of a connection means: a refusal of what was asked stays as it is. */
export function interpretFailure(error: Error): Error {
  const refusal = error instanceof pg.DatabaseError && !passing.test(readErrorCode(error))
  return refusal ? error : new Unavailable(error)
}

const spent = new WeakSet<pg.ClientBase>()

/** Has the pool replace this connection once it is given back. */
export function giveUp(client: pg.ClientBase): void {
  spent.add(client)
}

/** Connections, and who may take them. */
export interface Pool {
  readonly connections: pg.Pool
  readonly shares: Shares
}

const leaving = new WeakMap<pg.ClientBase, () => void>()

/** A connection for a party, as soon as that is its turn. */
export async function checkOut(
  { connections, shares }: Pool,
  party: string,
  patience?: Patience,
): Promise<pg.PoolClient> {
  const leave = await shares.enter(party, patience)
  try {
    const client = await connections.connect()
    leaving.set(client, leave)
    return client
  } catch (error) {
    leave()
    throw interpretFailure(error as Error)
  }
}

export function giveBack(client: pg.PoolClient): void {
  client.release(spent.has(client))
  leaving.get(client)!()
}

export interface PoolOptions {
  readonly size: number
  /** Without a role the login brings its own, and its settings (a pooler in between refuses startup options). */
  readonly role?: string
  /** How long a connection may leave what was sent unanswered; longer than PostgreSQL lets a statement run. */
  readonly silenceMs?: number | undefined
  readonly onLost?: () => void
}

const settings = [
  'TimeZone=UTC',
  'statement_timeout=15s',
  'lock_timeout=2s',
  // A node that vanishes takes no lock with it for longer than this.
  'idle_in_transaction_session_timeout=15s',
]

export function openPool(url: string, { size, role, silenceMs = 20_000, onLost }: PoolOptions): pg.Pool {
  const options = role && [...settings, `role=${role}`].map(setting => `-c ${setting}`).join(' ')
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    ...(options && { options }),
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  })
  // A connection that breaks is replaced by the pool, and whoever uses it is told by the answer; without these two
  // listeners, one for idle connections and one for busy ones, it would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', client => {
    client.on('error', () => onLost?.())
    const stream = (client as pg.Client).connection.stream as Socket
    const silence = new Error(`PostgreSQL left a connection unanswered for ${silenceMs / 1_000} s.`)
    stream.setTimeout(silenceMs, () => stream.destroy(silence))
  })
  return pool
}
