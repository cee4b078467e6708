// Webhook activity: deliveries of the last 48 hours, counted by hour and status.

import type { WebhookActivity } from '@muster/contract'
import { statement } from '@muster/db'
import type { Context } from '../../http/context.ts'

const hours = 48
const statuses = ['pending', 'delivered', 'failed', 'exhausted']
const instant = (at: string) => `to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

// Hours begin as clocks of the workspace show it now, which may be half an hour off those of UTC. They are counted back from
// there: some clocks are changed by half an hour, and hours before that begin at half past.
const selectWebhookActivity = statement<
  WebhookActivity,
  { now: string; timezone: string; webhook_endpoint_id: string | null }
>(
  'webhook_activity',
  `with current as (select date_trunc('hour', :now::timestamptz, :timezone) as hour),
   found as (
     select date_bin('1 hour', d.created_at, (select c.hour from current c)) as hour, ${statuses.map(status => `count(*) filter (where d.status = '${status}') as ${status}`).join(', ')}
     from webhook_deliveries d
     where d.workspace_id = :workspace_id and (:webhook_endpoint_id::text is null or d.webhook_endpoint_id = :webhook_endpoint_id)
       and d.created_at >= (select c.hour from current c) - interval '${hours - 1} hours'
     group by 1)
   select (
     select json_agg(json_build_object('hour', ${instant('h.hour')}, ${statuses.map(status => `'${status}', coalesce(f.${status}, 0)`).join(', ')}) order by h.hour)
     from generate_series((select c.hour from current c) - interval '${hours - 1} hours', (select c.hour from current c), interval '1 hour') as h (hour)
     left join found f on f.hour = h.hour) as hours
   where :workspace_id::text is not null`,
)

export async function readActivity(
  { db, caller, now }: Context,
  webhook_endpoint_id: string | null,
): Promise<WebhookActivity> {
  const { timezone } = caller.workspace
  const [found] = await db.run(selectWebhookActivity, { now: now.toString(), timezone, webhook_endpoint_id })
  return found!
}
