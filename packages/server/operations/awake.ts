// Staying awake: a transaction that waits for something else than the database is not ended meanwhile.

import { type Db, statement } from '@muster/db'

const stayAwake = statement<unknown>(
  'stay_awake_for_storage',
  'select 1 where :workspace_id::text is not null',
)
const wakeMs = 5_000

/** Waits for something else, such as the storage. PostgreSQL would end a transaction that says nothing for 15 s. */
export async function awake<Result>(db: Db, waiting: Promise<Result>): Promise<Result> {
  const timer = setInterval(() => void db.run(stayAwake).catch(() => undefined), wakeMs)
  try {
    return await waiting
  } finally {
    clearInterval(timer)
  }
}
