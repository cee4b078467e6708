// Digests: short texts that are equal if the long texts behind them are.

import { createHash } from 'node:crypto'

/** As PostgreSQL's `md5` computes it. It compares, and protects nothing. */
export function digestOf(text: string): string {
  return createHash('md5').update(text).digest('hex')
}
