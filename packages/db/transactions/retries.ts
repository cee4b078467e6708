// Retries: after which failures a transaction runs again from its start.

import type pg from 'pg'
import { readErrorCode } from '../connections/failures.ts'

/** How often it runs at most. */
export const maxTries = 5
const retryable = new Set(['40001', '40P01'])
const uniqueViolation = '23505'

/** A unique index that keeps a single default is no refusal: the loser of the race runs again and clears the winner's. */
export function isWorthRetrying(error: unknown): boolean {
  const code = readErrorCode(error)
  if (code !== uniqueViolation) return retryable.has(code)
  return (error as pg.DatabaseError).constraint?.endsWith('_exclusive') ?? false
}
