// What is to be sent of notifications: each at once, or those of a day in one e-mail in the morning. It runs every minute, on any machine.

import { type Database, systemStatement } from '@muster/db'
import { worksHere } from '../../../auth/sessions.ts'
import { isDone, standsInNoMore } from '../notifications/asked.ts'
import { ofWork } from '../notifications/types.ts'
import { timing } from './timing.ts'

/** What is older when a mail server is there at last is no news, and would come all at once. */
const newestDays = 3

/** Where a digest is sent, in the time of the workspace. */
const digestHour = 8

// Members and settings are scalars, not joins: these statements run every minute over all workspaces, and a join without
// good statistics compares all members with all notifications. Each notification is changed where it is found.
/** SQL: whether whom a notification `n` tells is a member still. */
const hasMember = `(select not m.deleted from members m where m.workspace_id = n.workspace_id and m.id = n.member_id)`

/** SQL: whether no e-mail has a notification `n` yet, and it is news. */
const isUnmailed = `n.email_id is null and n.created_at > :now::timestamptz - interval '${newestDays} days'`

/**
 * An e-mail belongs to a notification before it is sent, and only while it belongs to none: so two machines send it once.
 * What one look finds of a type is one e-mail for each member, so that many requests at once fill no mailbox.
 */
const queueNow = systemStatement<unknown, { now: string; look: string }>(
  'queue_notification_emails',
  `with taken as (
     update notifications n set email_id = case ${timing} when 'now'
       then 'eml_0' || substr(md5(n.workspace_id || n.member_id || n.type || :look), 1, 25) else '' end
     where ${isUnmailed} and ${timing} <> 'daily' and ${hasMember}
     returning n.workspace_id, n.member_id, n.email_id)
   insert into notification_emails (workspace_id, email_id, member_id, is_digest)
   select distinct workspace_id, email_id, member_id, false from taken where email_id <> ''`,
)

const digestId = `'eml_0' || substr(md5(n.workspace_id || n.member_id || w.morning), 1, 25)`

/** A morning has one digest: what was told after it waits for the next. Companies are joined, so that what waits for its morning is not looked at. */
const queueDigests = systemStatement<unknown, { now: string }>(
  'queue_notification_digests',
  `with mornings as (
     select c.workspace_id, c.timezone, date_trunc('day', (:now::timestamptz at time zone c.timezone) - interval '${digestHour} hours')
       + interval '${digestHour} hours' as morning
     from companies c where c.status <> 'inactive'),
   taken as (
     update notifications n set email_id = ${digestId}
     from mornings w
     where w.workspace_id = n.workspace_id and ${isUnmailed} and n.created_at < w.morning at time zone w.timezone
       and n.read_at is null and ${timing} = 'daily' and ${hasMember}
       and (select count(*) from notification_emails e where e.workspace_id = n.workspace_id and e.email_id = ${digestId}) = 0
     returning n.workspace_id, n.member_id, n.email_id)
   insert into notification_emails (workspace_id, email_id, member_id, is_digest)
   select distinct workspace_id, email_id, member_id, true from taken
   on conflict (workspace_id, email_id) do nothing`,
)

/** SQL: whether whom a notification `n` tells has left. */
const hasLeft = `exists (select from members m
  join companies c on c.workspace_id = m.workspace_id and c.id = m.workspace_id
  join employees w on w.workspace_id = m.workspace_id and w.id = m.employee_id
  where m.workspace_id = n.workspace_id and m.id = n.member_id and not ${worksHere('w')})`

/** SQL: the notifications `n` of an e-mail `e` that are still news: neither read nor done nor switched off, nor of what a stand-in reads no more. Security always is. */
export const newsOf = `from notifications n
  where n.workspace_id = e.workspace_id and n.email_id = e.email_id and n.email_id <> ''
    and (n.type = 'account_changed' or (n.read_at is null and not (${isDone('n')}) and not ${standsInNoMore('n')}
      and ${timing} <> 'never' and not (n.type in ${ofWork} and ${hasLeft})))`

const endAll = systemStatement<unknown, Record<never, never>>(
  'end_notification_emails',
  `update notification_emails e set status = 'cancelled', next_attempt_at = null, lease = null, leased_until = null
   where e.status = 'pending' and e.leased_until is null and (select count(*) ${newsOf}) = 0`,
)

const purge = systemStatement<unknown, { now: string; days: number }>(
  'purge_notification_emails',
  'delete from notification_emails where created_at <= :now::timestamptz - make_interval(days => :days::int)',
)

/** Only where e-mails are sent: without a mail server nothing waits for one. */
export async function queueNotificationEmails(database: Database, now: Temporal.Instant): Promise<void> {
  await database.system(queueNow, { now: now.toString(), look: crypto.randomUUID() })
  await database.system(queueDigests, { now: now.toString() })
}

/** Ends what is no news any more, and forgets e-mails after so many days. */
export async function endNotificationEmails(
  database: Database,
  days: number,
  now: Temporal.Instant,
): Promise<void> {
  await database.system(endAll, {})
  await database.system(purge, { now: now.toString(), days })
}
