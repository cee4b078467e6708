// Due workspaces: those in which the day of something has come, found by an index of that day and not by a look at each.

import { type Database, type SystemStatement, systemStatement } from '@muster/db'
import type { Day } from '@muster/engine'
import { type Ahead, momentIn, todayOf } from '../../auth/workspace.ts'
import { today } from '../../http/context.ts'
import { doForEach } from '../each-workspace.ts'

interface DueWorkspace extends Ahead {
  readonly workspace_id: string
  readonly timezone: string
}

export type SelectDue = SystemStatement<DueWorkspace, { now: string }, 'cells'>

/** SQL: the latest day that it is anywhere on earth. */
const latestToday = `(:now::timestamptz + interval '1 day')::date`

/**
 * The workspaces with a row `r` of the table that is due, as `isDue` says of a day in SQL. The sandboxes whose clock is ahead
 * are looked at besides, for no day of the right time finds theirs. Each workspace is looked up by its key: the offset keeps
 * PostgreSQL from reading them all.
 */
export const selectDue = (name: string, table: string, isDue: (day: string) => string): SelectDue =>
  systemStatement<DueWorkspace, { now: string }>(
    name,
    `select c.workspace_id, c.timezone, c.clock_ahead_seconds
     from (select r.workspace_id from ${table} r where ${isDue(latestToday)}
         union select workspace_id from companies where clock_ahead_seconds > 0) as d
       cross join lateral (select workspace_id, timezone, clock_ahead_seconds from companies
         where workspace_id = d.workspace_id offset 0) as c
     where exists (select from ${table} r where r.workspace_id = c.workspace_id and ${isDue(todayOf('c'))})`,
  )

/** Does the work in each of them, with the day that it is there. */
export async function followDue(
  database: Database,
  select: SelectDue,
  now: Temporal.Instant,
  work: (workspace_id: string, today: Day) => Promise<unknown>,
): Promise<void> {
  const due = await database.system(select, { now: now.toString() })
  await doForEach(due, workspace => {
    const { workspace_id, timezone } = workspace
    return work(workspace_id, today({ now: momentIn(workspace, now), caller: { workspace: { timezone } } }))
  })
}
