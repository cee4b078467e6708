// Contracts that end: a signed one expires once its last day has passed in the workspace's zone.

import { type Database, statement, systemStatement } from '@muster/db'
import { type Ahead, momentIn, nowOf } from '../../../auth/workspace.ts'
import { today } from '../../../http/context.ts'
import { doForEach } from '../../../runtime/each-workspace.ts'

/** So many in one transaction. */
const piece = 500

interface Due extends Ahead {
  readonly workspace_id: string
  readonly timezone: string
}

/** A day more than any timezone is ahead. The workspace's own day decides below. */
const withEnded = systemStatement<Due, { now: string }>(
  'workspaces_with_ended_contracts',
  `select workspace_id, timezone, clock_ahead_seconds from companies c where exists (
     select from employment_contracts e where e.workspace_id = c.workspace_id and e.status = 'signed'
       and e.end_date < (${nowOf('c')} + interval '1 day')::date)`,
)

// One that another process expires at the same time is left to it. They are found once, whatever plan is made: a join that
// looked for them again would take more than a piece.
const expireContractRows = statement<{ id: string }, { today: string; piece: number }>(
  'expire_contracts',
  `with ended as materialized (
     select id from employment_contracts where workspace_id = :workspace_id and status = 'signed' and end_date < :today::date
     order by end_date, id limit :piece::integer for no key update skip locked)
   update employment_contracts c set status = 'expired', updated_at = made.at
   from (select stamp() as at) as made, ended
   where c.workspace_id = :workspace_id and c.id = ended.id returning c.id`,
)

/** Expires the signed contracts whose last day has passed. */
export async function expireContracts(database: Database, now: Temporal.Instant): Promise<void> {
  const due = await database.system(withEnded, { now: now.toString() })
  await doForEach(due, async ({ workspace_id, timezone, clock_ahead_seconds }) => {
    const day = today({ now: momentIn({ clock_ahead_seconds }, now), caller: { workspace: { timezone } } })
    let count = piece
    while (count === piece)
      count = (await database.write(workspace_id, db => db.run(expireContractRows, { today: day, piece })))
        .length
  })
}
