// The ends of a move: a connection to each of the two databases, by which one mover at a time holds the workspace.

import { hostname } from 'node:os'
import pg from 'pg'
import { lockNotAvailable, readErrorCode } from '../connections/failures.ts'

/** A database in which workspaces live, by the name that operators give it and the address of its owner. */
export interface CellPlace {
  readonly name: string
  readonly url: string
}

export interface End {
  readonly cell: CellPlace
  readonly client: pg.Client
}

const patienceMs = 5_000

// A mover that is killed in the middle of a long statement is noticed within a second, so that the next one gets its place.
// Without the rights to see all rows, a statement is refused and does not read few.
const settings = [
  'TimeZone=UTC',
  'DateStyle=ISO',
  'statement_timeout=0',
  'idle_in_transaction_session_timeout=0',
  'client_connection_check_interval=1000',
  'row_security=off',
]

/** Connects as the owner of the cell. */
export async function openEnd(cell: CellPlace): Promise<End> {
  const client = new pg.Client({
    connectionString: cell.url,
    application_name: `muster cell, process ${process.pid} at ${hostname()}`.slice(0, 63),
    connectionTimeoutMillis: patienceMs,
    keepAlive: true,
    options: settings.map(setting => `-c ${setting}`).join(' '),
  })
  // Whoever asks next is told by the answer.
  client.on('error', () => undefined)
  try {
    await client.connect()
  } catch (cause) {
    await client.end().catch(() => undefined)
    throw new Error(`The cell ${cell.name} is not reached: ${sayWhy(cause as Error)}`, { cause })
  }
  return { cell, client }
}

/** An error of several addresses, such as those of localhost, has a code and no message. */
const sayWhy = ({ message, code }: NodeJS.ErrnoException): string => message || (code ?? 'nobody says why')

/** Does the work over a connection of its own, and closes it. */
export async function withEnd<T>(cell: CellPlace, work: (end: End) => Promise<T>): Promise<T> {
  const end = await openEnd(cell)
  try {
    return await work(end)
  } finally {
    await closeEnds(end)
  }
}

export async function closeEnds(...ends: readonly (End | undefined)[]): Promise<void> {
  for (const end of ends) await end?.client.end().catch(() => undefined)
}

/** The rows of a statement of the owner. */
export async function ask<Row extends object>(
  { client }: End,
  sql: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  return (await client.query<Row & pg.QueryResultRow>(sql, [...values])).rows
}

/** SQL: the database at hand, where a catalogue has those of all. */
export const thisDatabase = '(select oid from pg_database where datname = current_database())'

const key = '7202, hashtext($1)'

/** SQL: whether a mover has the workspace that the expression names. */
export const isHeld = (workspace: string): string => `exists (
  select from pg_locks l where l.locktype = 'advisory' and l.classid = 7202 and l.granted and l.database = ${thisDatabase}
    and l.objid = (hashtext(${workspace})::bigint & 4294967295)::oid)`

const holders = `
  select a.application_name as name, a.backend_start::text as since
  from pg_locks l join pg_stat_activity a using (pid)
  where l.locktype = 'advisory' and l.classid = 7202 and l.objid = (hashtext($1)::bigint & 4294967295)::oid and l.granted
    and l.database = ${thisDatabase}`

/** Keeps other movers of the workspace away for as long as the connection lasts; what is left of a killed one has gone by then. */
export async function holdWorkspace(end: End, workspace: string): Promise<void> {
  try {
    await ask(end, `select set_config('lock_timeout', '${patienceMs}', false)`)
    await ask(end, `select pg_advisory_lock(${key})`, [workspace])
    await ask(end, `select set_config('lock_timeout', '0', false)`)
  } catch (error) {
    if (readErrorCode(error) !== lockNotAvailable) throw error
    const [holder] = await ask<{ name: string; since: string }>(end, holders, [workspace])
    throw new Error(
      holder
        ? `${workspace} is being moved by another one at ${end.cell.name}: ${holder.name}, since ${holder.since}.`
        : `${workspace} was being moved by another one at ${end.cell.name}, which has just ended. Run it again.`,
    )
  }
}
