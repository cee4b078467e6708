// A table that is held, so that whoever asks for it waits: what waits can be counted, and let go.

import pg from 'pg'
import { server } from '../server/server.ts'

export interface HeldTable {
  /** How many wait for it. */
  waiting(): Promise<number>
  /** Ends their connections, as an administrator does. */
  endWaiting(): Promise<void>
  release(): Promise<void>
}

/** Locks of all databases stand in one view, and a table has the same number in each copy of a template. */
const waiters = `pg_locks where relation = $1::regclass and not granted
  and database = (select oid from pg_database where datname = current_database())`

/** Nobody reads or writes the table until it is released; a request waits two seconds at most. */
export async function holdTable(table: string): Promise<HeldTable> {
  const client = new pg.Client({ connectionString: server.database_url })
  await client.connect()
  await client.query('begin')
  await client.query(`lock table ${client.escapeIdentifier(table)} in access exclusive mode`)
  return {
    async waiting() {
      const sql = `select count(*)::int as n from ${waiters}`
      return (await client.query<{ n: number }>(sql, [table])).rows[0]!.n
    },
    async endWaiting() {
      await client.query(`select pg_terminate_backend(pid) from ${waiters}`, [table])
    },
    release: () => client.end(),
  }
}
