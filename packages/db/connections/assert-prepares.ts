// Whether a pooler in front of PostgreSQL carries prepared statements.

import pg from 'pg'
import { bare, type Call, flush } from '../transactions/pipeline.ts'
import { readErrorCode } from './failures.ts'

const prepareProbe: Call = { ...bare('select 1'), name: 'prepare_probe' }
const mixedUp = new Set(['42P05', '26000'])
const unprepared =
  'DATABASE_APP_URL: the pooler there does not keep the prepared statements of its clients apart. ' +
  'Set MUSTER_PREPARED_STATEMENTS=off, or let it carry them (pgbouncer 1.21 or later: max_prepared_statements).'

/**
 * Prepares one statement on two connections and runs it twice on each. A pooler that hands one PostgreSQL connection
 * from client to client, with all that was prepared on it, would answer some requests and fail others.
 */
export async function assertPrepares(appUrl: string): Promise<void> {
  for (let n = 0; n < 2; n++) {
    const client = new pg.Client({ connectionString: appUrl })
    client.on('error', () => undefined)
    await client.connect()
    const tries = [await flush(client, [prepareProbe]), await flush(client, [prepareProbe])]
    await client.end()
    const error = tries.find(tried => tried.error)?.error
    if (!error) continue
    throw mixedUp.has(readErrorCode(error)) ? new Error(unprepared, { cause: error }) : error
  }
}
