// Contracts that end: a signed one expires once its last day has passed in the workspace's zone.

import { type Database, statement } from '@muster/db'
import { followDue, selectDue } from '../../../runtime/rounds/due-workspaces.ts'

/** So many in one transaction. */
const piece = 500

const workspacesWithEnded = selectDue(
  'workspaces_with_ended_contracts',
  'employment_contracts',
  day => `r.status = 'signed' and r.end_date is not null and r.end_date < ${day}`,
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
  await followDue(database, workspacesWithEnded, now, async (workspace_id, today) => {
    let count = piece
    while (count === piece)
      count = (await database.write(workspace_id, db => db.run(expireContractRows, { today, piece }))).length
  })
}
