// A table that is held, so that whoever asks for it waits: what waits can be counted, and let go.

import pg from 'pg'
import { server } from '../server/server.ts'

export interface HeldTable {
  /** How many wait for it. */
  waiting(): Promise<number>
  release(): Promise<void>
}

/** Nobody reads or writes the table until it is released; a request waits two seconds at most. */
export async function holdTable(table: string): Promise<HeldTable> {
  const client = new pg.Client({ connectionString: server.database_url })
  await client.connect()
  await client.query('begin')
  await client.query(`lock table ${client.escapeIdentifier(table)} in access exclusive mode`)
  return {
    async waiting() {
      const sql = 'select count(*)::int as n from pg_locks where relation = $1::regclass and not granted'
      return (await client.query<{ n: number }>(sql, [table])).rows[0]!.n
    },
    release: () => client.end(),
  }
}
