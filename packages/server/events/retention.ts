// The retention of events: they are forgotten after so many days, with their deliveries and attempts.

import { type Database, systemStatement } from '@muster/db'

// In pieces, so that no round holds many rows for long; deliveries and attempts go with their event.
const purge = systemStatement<{ purged: number }, { now: string; days: number }>(
  'purge_events',
  `with old as (
     select workspace_id, id from events where created_at <= :now::timestamptz - make_interval(days => :days::int) order by created_at limit 5000),
   gone as (delete from events e using old where e.workspace_id = old.workspace_id and e.id = old.id returning 1)
   select count(*)::int as purged from gone`,
)

export async function purgeEvents(database: Database, days: number, now: Temporal.Instant): Promise<void> {
  for (let purged = 1; purged > 0; ) {
    const [round] = await database.system(purge, { now: now.toString(), days })
    purged = round!.purged
  }
}
