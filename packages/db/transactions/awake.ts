// Staying awake: keeps a transaction open that waits for something else, because PostgreSQL ends one that is silent for 15 s.

import { statement } from '../statements/statement.ts'
import type { Db } from './db.ts'

const stayAwake = statement<unknown>('stay_awake', 'select 1 where :workspace_id::text is not null')
const wakeMs = 5_000

/** Keeps transactions awake until what is returned is called, which resolves once nothing is being said any more. */
export function keepAwake(transactions: readonly Db[], everyMs = wakeMs): () => Promise<void> {
  let said: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    // A transaction that has failed says so to whoever writes in it.
    said = Promise.allSettled([said, ...transactions.map(db => db.run(stayAwake))])
  }, everyMs)
  return async () => {
    clearInterval(timer)
    await said
  }
}

/** Waits for something else than the database, such as the storage, and keeps the transaction awake meanwhile. */
export async function awake<Result>(db: Db, waiting: Promise<Result>): Promise<Result> {
  const rest = keepAwake([db])
  try {
    return await waiting
  } finally {
    await rest()
  }
}
