// The clock of announcements: publishes scheduled ones when their time has come, and ends those that expire.

import { type Database, statement, systemStatement, type WriteDb } from '@muster/db'
import { findMoment, type LocalMoment } from '@muster/engine'
import { type Ahead, momentIn, nowOf } from '../../auth/workspace.ts'
import { doForEach } from '../../runtime/each-workspace.ts'
import { publishDraft } from './drafts.ts'

interface Scheduled extends LocalMoment, Ahead {
  readonly workspace_id: string
  readonly timezone: string
  readonly id: string
}

// The zones of the world are at most a day ahead of UTC.
const selectScheduledAnnouncements = systemStatement<Scheduled, { now: string }>(
  'scheduled_announcements',
  `select d.workspace_id, c.timezone, c.clock_ahead_seconds, d.id, coalesce(d.publish_date, (${nowOf('c')} at time zone 'UTC')::date) as publish_date, coalesce(d.publish_time, '00:00') as publish_time
   from announcement_drafts d join companies c on c.workspace_id = d.workspace_id
   where d.status = 'scheduled' and d.publish_date <= (${nowOf('c')} at time zone 'UTC')::date + 1 order by d.workspace_id, d.publish_date, d.id`,
)

const missAnnouncements = statement<{ id: string }, { ids: readonly string[]; now: string }>(
  'miss_announcements',
  `update announcement_drafts set status = 'missed', updated_at = stamp()
   where workspace_id = :workspace_id and id = any(:ids) and status = 'scheduled' and expires_at <= :now::timestamptz returning id`,
)

/** Publishes what is due by the zone that its workspace has now. What would have expired by now is missed instead. */
export async function publishScheduled(database: Database, now: Temporal.Instant): Promise<void> {
  const due = (await database.system(selectScheduledAnnouncements, { now: now.toString() })).filter(
    draft => findMoment(draft, draft.timezone) <= momentIn(draft, now).epochMilliseconds,
  )
  const workspaces = Map.groupBy(due, ({ workspace_id }) => workspace_id)
  await doForEach([...workspaces], ([workspace_id, own]) =>
    database.write(workspace_id, db => publishAll(db, own, momentIn(own[0]!, now))),
  )
}

async function publishAll(db: WriteDb, due: readonly Scheduled[], now: Temporal.Instant): Promise<void> {
  const ids = due.map(({ id }) => id)
  const late = new Set((await db.run(missAnnouncements, { ids, now: now.toString() })).map(({ id }) => id))
  for (const id of ids) if (!late.has(id)) await publishDraft(db, id)
}

const expiring = systemStatement<{ workspace_id: string } & Ahead, { now: string }>(
  'workspaces_with_expiring_announcements',
  `select distinct a.workspace_id, c.clock_ahead_seconds from announcements a join companies c on c.workspace_id = a.workspace_id
   where a.status = 'published' and a.expires_at <= ${nowOf('c')}`,
)

const expireAnnouncementRows = statement<unknown, { now: string }>(
  'expire_announcements',
  `update announcements set status = 'expired', updated_at = stamp()
   where workspace_id = :workspace_id and status = 'published' and expires_at <= :now::timestamptz`,
)

/** Writes which announcements have expired, so that whoever follows changes sees it. */
export async function expireAnnouncements(database: Database, now: Temporal.Instant): Promise<void> {
  const found = await database.system(expiring, { now: now.toString() })
  await doForEach(found, workspace =>
    database.write(workspace.workspace_id, db =>
      db.run(expireAnnouncementRows, { now: momentIn(workspace, now).toString() }),
    ),
  )
}
