// Failures of connections: what an error means, and after which errors a connection is replaced.

import pg from 'pg'

/** The database is in a state in which it cannot do the work: nothing was changed; try again later. */
export class Unavailable extends Error {
  override readonly cause: Error

  constructor(cause: Error) {
    super(`The database is not available: ${cause.message}`)
    this.cause = cause
  }
}

/** The commit got no answer, so it is unknown whether it was done. */
export class CommitUnknown extends Unavailable {}

/** PostgreSQL's code of a lock that was not to be had in time. */
export const lockNotAvailable = '55P03'
/** Its code where one PostgreSQL does not reach another. */
export const connectionFailure = '08006'

/** PostgreSQL's code of an error; empty if the error is not from PostgreSQL. */
export function readErrorCode(error: unknown): string {
  const cause = error instanceof Unavailable ? error.cause : error
  return cause instanceof pg.DatabaseError ? (cause.code ?? '') : ''
}

// The connection is refused or ended (08, 53, 57P, 25P), its server is no longer the primary (25006), or what was prepared
// on it is gone (26000) or reads a table that has changed since (0A000). A new connection has none of these troubles.
const passing = /^(08|53|57P0|25P03|25P04|25006|26000|0A000)/

/** What an error of a connection means. An error of the statement itself is returned unchanged. */
export function interpretFailure(error: Error): Error {
  const refusal = error instanceof pg.DatabaseError && !passing.test(readErrorCode(error))
  return refusal ? error : new Unavailable(error)
}

const failedIn = new WeakMap<Error, string>()

/** Notes which statement an error is of. */
export function noteStatement(error: Error, name: string | undefined): Error {
  if (name) failedIn.set(error, name)
  return error
}

/** The name of the statement that an error is of, where it is of one. */
export function readStatement(error: unknown): string | undefined {
  return error instanceof Error ? failedIn.get(error) : undefined
}

const givenUp = new WeakSet<pg.ClientBase>()

/** Has the pool replace this connection once it is given back. */
export function giveUp(client: pg.ClientBase): void {
  givenUp.add(client)
}

export function isGivenUp(client: pg.ClientBase): boolean {
  return givenUp.has(client)
}
