// Pools as an operator sees them: how many of their connections are in use.

import type { Pool } from './connection.ts'

/** What a pool of connections is doing. */
export interface PoolState {
  readonly idle: number
  readonly busy: number
  /** Callers that wait for a connection. */
  readonly waiting: number
}

/** What it is doing now. */
export function describePool({ connections, shares }: Pool): PoolState {
  const { totalCount, idleCount } = connections
  return { idle: idleCount, busy: totalCount - idleCount, waiting: shares.waiting }
}
