// Positions of punches: where somebody was is forgotten after 90 days. Whether it was at the site stays, with how far away.

import { type Database, type SystemStatement, systemStatement } from '@muster/db'

/** Long enough to ask about the punches of a month that was paid. */
export const positionDays = 90

/** So many at once, and so many times: what is left is done a minute later. */
const most = 5000
const rounds = 20

interface Forgetting {
  readonly now: string
  readonly days: number
  readonly most: number
}

const isOld = (column: string) => `${column} <= :now::timestamptz - make_interval(days => :days::int)`

/** A punch that is being graded is left to the next round, so that nobody waits for the other. */
const forgetOfPunches = systemStatement<{ forgotten: number }, Forgetting>(
  'forget_positions_of_punches',
  `with old as (
     select workspace_id, id from punches where latitude is not null and ${isOld('punched_at')}
     order by punched_at limit :most::integer for update skip locked),
   gone as (update punches p set latitude = null, longitude = null, accuracy_meters = null
     from old where p.workspace_id = old.workspace_id and p.id = old.id returning 1)
   select count(*)::int as forgotten from gone`,
)

/** Entries of before the audit left positions out, such as those of an archive. */
const forgetOfAudit = systemStatement<{ forgotten: number }, Forgetting>(
  'forget_positions_of_audit',
  `with old as (
     select workspace_id, id from audit_entries where action = 'createPunch' and details like '%"latitude"%' and ${isOld('created_at')}
     order by created_at limit :most::integer for update skip locked),
   gone as (update audit_entries a set details = without_position(a.details)
     from old where a.workspace_id = old.workspace_id and a.id = old.id returning 1)
   select count(*)::int as forgotten from gone`,
)

async function forget(
  statement: SystemStatement<{ forgotten: number }, Forgetting, 'cells'>,
  database: Database,
  now: Temporal.Instant,
): Promise<void> {
  const given = { now: now.toString(), days: positionDays, most }
  for (let round = 0; round < rounds; round++) {
    const [done] = await database.system(statement, given)
    if (done!.forgotten < most) return
  }
}

export async function forgetPositions(database: Database, now: Temporal.Instant): Promise<void> {
  await forget(forgetOfPunches, database, now)
  await forget(forgetOfAudit, database, now)
}
