// Commits that are held: who has changed a row of a table does all but commit, and waits until the test lets go.

import { randomBytes, randomInt } from 'node:crypto'
import pg from 'pg'
import { server } from '../server/server.ts'

export interface HeldCommits {
  isWaitedFor(): Promise<boolean>
  release(): Promise<void>
  /** Leaves nothing of it behind. */
  remove(): Promise<void>
}

/** Of those who update the row with this id. */
export async function holdCommits(table: string, id: string): Promise<HeldCommits> {
  const client = new pg.Client({ connectionString: server.database_url })
  await client.connect()
  const name = `hold_${randomBytes(6).toString('hex')}`
  const key = randomInt(2 ** 31)
  // A request waits for a lock for two seconds otherwise.
  await client.query(
    `create function ${name}() returns trigger language plpgsql set lock_timeout = '15s' as $$
     begin perform pg_advisory_xact_lock_shared(${key}); return null; end $$`,
  )
  await client.query(
    `create constraint trigger ${name} after update on ${client.escapeIdentifier(table)} deferrable initially deferred
     for each row when (new.id = ${client.escapeLiteral(id)}) execute function ${name}()`,
  )
  await client.query('select pg_advisory_lock($1)', [key])
  return {
    async isWaitedFor() {
      const waiting = `select from pg_locks where locktype = 'advisory' and objid = $1 and not granted`
      return (await client.query(waiting, [key])).rowCount! > 0
    },
    async release() {
      await client.query('select pg_advisory_unlock($1)', [key])
    },
    async remove() {
      await client.query('select pg_advisory_unlock_all()')
      await client.query(`drop function ${name} cascade`)
      await client.end()
    },
  }
}
