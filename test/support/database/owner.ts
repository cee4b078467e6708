// The database's owner at work beside a server: locks that stay, and triggers that make a workspace's writes fail.

import pg from 'pg'
import { inDatabase } from '../fixtures/make.ts'
import { until } from '../processes/until.ts'
import { server } from '../server/server.ts'

/** A transaction of the owner's, open until the work is done or it ends itself; it leaves nothing behind. */
export async function beside<Result>(work: (owner: pg.Client) => Promise<Result>): Promise<Result> {
  const owner = new pg.Client({ connectionString: server.database_url })
  await owner.connect()
  try {
    await owner.query('begin')
    return await work(owner)
  } finally {
    await owner.end()
  }
}

/** Resolves once so many sessions of this database wait for a lock. */
export async function waiting(sessions = 1): Promise<void> {
  const found = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await until(async () => (await inDatabase(found)).length >= sessions)
}

export interface Trouble {
  readonly table: string
  readonly workspace_id: string
  readonly on?: 'insert' | 'update'
  /** PL/pgSQL; `attempt` counts how often it ran, rolled back or not. */
  readonly body: string
  /** At the commit instead of at the statement. */
  readonly deferred?: boolean
}

/** Has a workspace's writes to a table run into trouble while the work is done; returns after how many attempts. */
export async function during(trouble: Trouble, work: () => Promise<unknown>): Promise<number> {
  const { table, workspace_id, on = 'insert', body, deferred = false } = trouble
  const kind = deferred ? 'constraint trigger' : 'trigger'
  const when = deferred ? 'after' : 'before'
  await inDatabase(`
    create sequence attempts;
    create function trouble() returns trigger language plpgsql security definer as $trouble$
      declare attempt bigint := nextval('attempts');
      begin ${body} return new; end
    $trouble$;
    create ${kind} trouble ${when} ${on} on ${table} ${deferred ? 'deferrable initially deferred' : ''}
      for each row when (new.workspace_id = '${workspace_id}') execute function trouble();`)
  try {
    await work()
    const [row] = await inDatabase<{ attempts: number }>('select last_value::int as attempts from attempts')
    return row!.attempts
  } finally {
    await inDatabase('drop function trouble() cascade; drop sequence attempts;')
  }
}
