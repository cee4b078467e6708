// The queue of deliveries: claimed under a lease, and settled after each attempt in one transaction.

import { bind, type Database, type Databases, systemStatement } from '@muster/db'
import { delays, leaseSeconds, maxAttempts, maxFailures } from '../../events/retry-schedule.ts'
import type { Depth } from '../../runtime/metrics.ts'
import { payloadSql } from './deliveries.ts'
import { disablingIds, tellOfDisabled } from './disabled.ts'

/** A delivery that this process works on. */
export interface Claimed {
  readonly workspace_id: string
  readonly id: string
  readonly lease: string
  readonly webhook_endpoint_id: string
  readonly event_type: string
  readonly url: string
  readonly secret_sealed: string
  /** Null once its 24 hours are over. */
  readonly previous_secret_sealed: string | null
  readonly payload: string
  /** The moment of the claim by the clock that decides: the database's, unless a test moved it. */
  readonly claimed_at: string
}

/** How an attempt went. */
export interface Settled {
  readonly workspace_id: string
  readonly id: string
  readonly webhook_endpoint_id: string
  readonly lease: string
  readonly url: string
  readonly attempt_id: string
  readonly started_at: string
  readonly duration_ms: number
  readonly response_status: number | null
  readonly response_body: string | null
  /** Null exactly where it was delivered. */
  readonly error: string | null
}

// Planned anew each time (a statement without a name is): a queue is empty one moment and long the next, and a plan that
// was kept from the one claims so slowly in the other that the statement is cancelled.
const plannedAnew = ''

const isOpen = `d.status in ('pending', 'failed')`
const isDue = `d.next_attempt_at <= clock.now and (d.leased_until is null or d.leased_until <= clock.now)`
const ofEndpoint = 'd.workspace_id = e.workspace_id and d.webhook_endpoint_id = e.id'

// The endpoints that have something open are found by jumping through the index, so that a million deliveries held for a
// disabled endpoint cost no more than one. Each gets only as many places as are left to it, and one that fails no more
// than it may still fail.
const claimDue = systemStatement<
  Claimed,
  { now: string | null; each: number; busy: string; max: number; lease: string }
>(
  plannedAnew,
  `with recursive clock as (select coalesce(:now::timestamptz, stamp()) as now),
   waiting as (
     (select workspace_id, webhook_endpoint_id as id from webhook_deliveries d where ${isOpen} order by 1, 2 limit 1)
     union all
     select next.workspace_id, next.id from waiting w cross join lateral (
       select d.workspace_id, d.webhook_endpoint_id as id from webhook_deliveries d
       where ${isOpen} and (d.workspace_id, d.webhook_endpoint_id) > (w.workspace_id, w.id) order by 1, 2 limit 1) next
   ),
   endpoints as (
     select e.workspace_id, e.id, e.status,
       least(:each::int, case when e.status = 'active' and e.consecutive_failures > 0 then ${maxFailures} - e.consecutive_failures end)
         - coalesce((:busy::json ->> e.id)::int, 0) as places
     from waiting join webhook_endpoints e using (workspace_id, id) where not e.deleted
   ),
   events_due as (
     select due.workspace_id, due.id, due.next_attempt_at from clock, endpoints e cross join lateral (
       select d.workspace_id, d.id, d.next_attempt_at from webhook_deliveries d
       where e.status = 'active' and ${ofEndpoint} and ${isOpen} and ${isDue}
       order by d.next_attempt_at limit greatest(e.places, 0) for update of d skip locked) due
   ),
   tests_due as (
     select due.workspace_id, due.id, due.next_attempt_at from clock, endpoints e cross join lateral (
       select d.workspace_id, d.id, d.next_attempt_at from webhook_deliveries d
       where e.status <> 'active' and d.event_type = 'webhook.test' and ${ofEndpoint} and ${isOpen} and ${isDue}
       order by d.next_attempt_at limit greatest(e.places, 0) for update of d skip locked) due
   ),
   due as (
     select workspace_id, id from (
       select workspace_id, id, next_attempt_at from events_due
       union all select workspace_id, id, next_attempt_at from tests_due) as both_due
     order by next_attempt_at limit :max::int
   )
   update webhook_deliveries d set lease = :lease, leased_until = clock.now + interval '${leaseSeconds} seconds'
   from clock, due, webhook_endpoints e, events v
   where d.workspace_id = due.workspace_id and d.id = due.id and e.workspace_id = d.workspace_id and e.id = d.webhook_endpoint_id
     and v.workspace_id = d.workspace_id and v.id = d.event_id
   returning d.workspace_id, d.id, :lease as lease, d.webhook_endpoint_id, d.event_type, e.url, e.secret_sealed,
     case when e.previous_secret_expires_at > clock.now then e.previous_secret_sealed end as previous_secret_sealed,
     ${payloadSql('v')} as payload, clock.now as claimed_at`,
)

// A change of an endpoint is stamped behind its workspace's barrier, as every other write is.
const behindBarriers = systemStatement<unknown, { settled: string }>(
  'pass_barriers_of_webhooks',
  `select pg_advisory_xact_lock_shared(7201, hashtext(workspace_id))
   from (select distinct workspace_id from json_to_recordset(:settled::json) as r (workspace_id text)) as each`,
)

const isTooMany = `(e.consecutive_failures + c.first >= ${maxFailures} or c.longest >= ${maxFailures})`

interface RecordedRow {
  /** What became of a delivery; null in a row about an endpoint. */
  readonly outcome: string | null
  readonly workspace_id: string | null
  readonly disabled: string | null
}

// Failures are counted in the order in which the attempts ended. A run of them that began before this batch goes on from
// the endpoint's own count (group 0, up to the first success); the last run is what the count becomes.
const settle = systemStatement<
  RecordedRow,
  { settled: string; now: string | null; ids: string; mails: boolean }
>(
  plannedAnew,
  `with results as (
     select n, workspace_id, id, lease, url, attempt_id, started_at, duration_ms, response_status, response_body, error
     from json_to_recordset(:settled::json) as r (
       n int, workspace_id text, id text, lease text, url text, attempt_id text, started_at timestamptz, duration_ms int,
       response_status int, response_body text, error text)
   ),
   tried as (
     update webhook_deliveries d set attempts = d.attempts + 1, last_attempt_at = r.started_at,
       last_response_status = r.response_status, last_error = r.error, lease = null, leased_until = null,
       status = case when r.error is null then 'delivered' when d.attempts + 1 >= ${maxAttempts} then 'exhausted' else 'failed' end,
       next_attempt_at = case when r.error is null or d.attempts + 1 >= ${maxAttempts} then null
         else r.started_at + (array[${delays.join(', ')}])[d.attempts + 1] * interval '1 second' end
     from results r where d.workspace_id = r.workspace_id and d.id = r.id and d.lease = r.lease
     returning r.n, d.workspace_id, d.id, d.webhook_endpoint_id, d.event_type, d.status, d.attempts, r.url, r.attempt_id,
       r.started_at, r.duration_ms, r.response_status, r.response_body, r.error
   ),
   logged as (
     insert into webhook_attempts (workspace_id, id, webhook_delivery_id, number, duration_ms, response_status, response_body, error, created_at)
     select workspace_id, attempt_id, id, attempts, duration_ms, response_status, response_body, error, started_at from tried
   ),
   verified as (
     update webhook_endpoints e set status = 'active', updated_at = stamp() from tried t
     where e.workspace_id = t.workspace_id and e.id = t.webhook_endpoint_id and e.status = 'unverified'
       and t.event_type = 'webhook.test' and t.error is null and e.url = t.url
   ),
   grouped as (
     select workspace_id, webhook_endpoint_id, error,
       count(*) filter (where error is null) over (partition by workspace_id, webhook_endpoint_id order by n) as run
     from tried where event_type <> 'webhook.test'
   ),
   runs as (
     select workspace_id, webhook_endpoint_id, run, count(error)::int as failures from grouped group by 1, 2, 3
   ),
   counted as (
     select workspace_id, webhook_endpoint_id, max(run) > 0 as succeeded, (array_agg(failures order by run desc))[1] as last,
       coalesce(max(failures) filter (where run = 0), 0) as first, coalesce(max(failures) filter (where run > 0), 0) as longest
     from runs group by 1, 2
   ),
   failing as (
     update webhook_endpoints e set
       status = case when ${isTooMany} then 'disabled' else e.status end,
       consecutive_failures = case when ${isTooMany} then ${maxFailures} when c.succeeded then c.last else e.consecutive_failures + c.first end,
       disabled_at = case when ${isTooMany} then coalesce(:now::timestamptz, stamp()) end,
       updated_at = stamp()
     from counted c
     where e.workspace_id = c.workspace_id and e.id = c.webhook_endpoint_id and e.status = 'active'
       and (e.consecutive_failures > 0 or c.first > 0 or c.longest > 0)
     returning e.workspace_id, e.id, e.url, e.status
   ),
   ${tellOfDisabled}
   select status as outcome, null as workspace_id, null as disabled from tried
   union all select null, workspace_id, id from disabled`,
)

const depth = systemStatement<Depth>(
  'webhook_queue_depth',
  `select count(*)::int as open, count(*) filter (where due)::int as due,
          coalesce(extract(epoch from stamp() - min(next_attempt_at) filter (where due)), 0)::int as oldest_seconds
   from (select d.next_attempt_at, e.status = 'active' and not e.deleted and d.next_attempt_at <= stamp() as due
         from webhook_deliveries d join webhook_endpoints e on e.workspace_id = d.workspace_id and e.id = d.webhook_endpoint_id
         where ${isOpen}) as open`,
)

export interface Wanted {
  /** The lease on the claimed rows; a result counts only under it. */
  readonly lease: string
  readonly max: number
  /** Places of each endpoint, those that are busy included. */
  readonly each: number
  /** Endpoint -> how many of its places are busy here. */
  readonly busy: Readonly<Record<string, number>>
  readonly now: string | null
}

export function claim(database: Database, { busy, ...wanted }: Wanted): Promise<Claimed[]> {
  return database.system(claimDue, { ...wanted, busy: JSON.stringify(busy) })
}

export interface Recorded {
  /** The deliveries' new states, without those that another worker has taken over. */
  readonly outcomes: string[]
  /** Endpoints that were disabled by this. */
  readonly disabled: { readonly workspace_id: string; readonly webhook_endpoint_id: string }[]
}

/** Records attempts, and all that follows from them. `mails`: whether e-mails are sent in this deployment. */
export async function record(
  database: Database,
  settled: readonly Settled[],
  { now, mails }: { readonly now: string | null; readonly mails: boolean },
): Promise<Recorded> {
  const text = JSON.stringify(settled.map((each, n) => ({ ...each, n })))
  const endpoints = new Set(settled.map(({ webhook_endpoint_id }) => webhook_endpoint_id))
  const ids = JSON.stringify([...endpoints].map(disablingIds))
  const rows = await database.systemTogether(
    bind(behindBarriers, { settled: text }),
    bind(settle, { settled: text, ids, now, mails }),
  )
  const recorded: Recorded = { outcomes: [], disabled: [] }
  for (const { outcome, workspace_id, disabled } of rows) {
    if (outcome !== null) recorded.outcomes.push(outcome)
    else recorded.disabled.push({ workspace_id: workspace_id!, webhook_endpoint_id: disabled! })
  }
  return recorded
}

/** What the queues of all cells hold together, of those that answer. It fails where none does. */
export async function readDepths({ cells }: Databases): Promise<Depth> {
  const looks = await Promise.allSettled(cells.map(({ database }) => database.system(depth)))
  const found = looks.flatMap(look => (look.status === 'fulfilled' ? look.value : []))
  if (found.length === 0) for (const look of looks) if (look.status === 'rejected') throw look.reason
  const sum = (of: (each: Depth) => number) => found.reduce((total, each) => total + of(each), 0)
  return {
    open: sum(each => each.open),
    due: sum(each => each.due),
    oldest_seconds: Math.max(...found.map(each => each.oldest_seconds)),
  }
}
