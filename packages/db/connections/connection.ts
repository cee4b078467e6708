// Connections: pooled, and replaced where they break or fall silent.

import type { Socket } from 'node:net'
import pg from 'pg'
import { interpretFailure, isGivenUp } from './failures.ts'
import type { Patience } from './patience.ts'
import { RowClient } from './rows.ts'
import type { Shares } from './shares.ts'

/** Connections, and who may take them. */
export interface Pool {
  readonly connections: pg.Pool
  readonly shares: Shares
  /** Whether workspaces live in other databases, too, so that each transaction asks whether its own lives here. */
  readonly isFenced: boolean
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
  client.release(isGivenUp(client))
  leaving.get(client)!()
}

/** What a connection is called that asks of no workspace whether it lives here; whoever moves one away looks for it. */
export const aloneName = 'muster without cells'

export interface PoolOptions {
  readonly size: number
  readonly isFenced?: boolean
  /** Without a role the login brings its own, and its settings (a pooler in between refuses startup options). */
  readonly role?: string
  /** How long a connection may leave what was sent unanswered; longer than PostgreSQL lets a statement run. */
  readonly silenceMs?: number | undefined
  readonly onLost?: () => void
}

/** How long a statement may run before PostgreSQL ends it. */
export const statementSeconds = 15

const settings = [
  'TimeZone=UTC',
  `statement_timeout=${statementSeconds}s`,
  'lock_timeout=2s',
  // A node that vanishes takes no lock with it for longer than this.
  'idle_in_transaction_session_timeout=15s',
]

/** How long a connection is kept that nobody uses: less than networks forget one after (four minutes and more). */
const keptIdleMs = 180_000

export function openPool(
  url: string,
  { size, isFenced = false, role, silenceMs = 20_000, onLost }: PoolOptions,
): pg.Pool {
  const options = role && [...settings, `role=${role}`].map(setting => `-c ${setting}`).join(' ')
  const pool = new pg.Pool({
    Client: RowClient,
    connectionString: url,
    max: size,
    fallback_application_name: isFenced ? 'muster' : aloneName,
    ...(options && { options }),
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: keptIdleMs,
    keepAlive: true,
  })
  // A connection that breaks is replaced by the pool, and whoever uses it is told by the answer; without these two
  // listeners, one for idle connections and one for busy ones, it would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', client => {
    client.on('error', () => onLost?.())
    const silence = new Error(`PostgreSQL left a connection unanswered for ${silenceMs / 1_000} s.`)
    const stream = streamOf(client)
    stream.on('timeout', () => stream.destroy(silence))
    // The pool says goodbye to one that nobody uses, which PostgreSQL may never answer.
    stream.on('finish', () => stream.setTimeout(silenceMs))
  })
  // Nothing is unanswered on one that nobody uses.
  pool.on('acquire', client => streamOf(client).setTimeout(silenceMs))
  pool.on('release', (_error, client) => streamOf(client).setTimeout(0))
  return pool
}

const streamOf = (client: pg.PoolClient): Socket => (client as pg.Client).connection.stream as Socket
