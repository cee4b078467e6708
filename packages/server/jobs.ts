// Jobs: what the clock causes rather than a caller; each may run twice, late or on several nodes without harm.

import { type Database, type Db, statement, systemStatement } from '@muster/db'
import type { Logger } from 'pino'
import { gradeWorkspace, workspacesToGrade } from './features/attendance/grading-scheduler.ts'
import { startDue } from './features/employees/handlers/employees.ts'
import { allocateChanged } from './features/leave/allocations.ts'
import { closeCycles } from './features/leave/year-end-close.ts'
import { purgeEmails } from './features/messages/outbox.ts'
import { addFiscalYears, stampTurnedYears } from './features/timekeeping/fiscal-years.ts'
import { placeOfSecret } from './features/webhooks/secret.ts'
import { eachApart } from './runtime/each-workspace.ts'
import type { Vault } from './runtime/vault.ts'

const everyMs = 60_000

const purgeIdempotency = systemStatement(
  'purge_idempotency_keys',
  `delete from idempotency_keys where created_at <= stamp() - interval '24 hours'`,
)

// In pieces, so that no round holds many rows for long; deliveries and attempts go with their event.
const purgeEvents = systemStatement<{ purged: number }>(
  'purge_events',
  `with old as (
     select workspace_id, id from events where created_at <= :now::timestamptz - make_interval(days => :days::int) order by created_at limit 5000),
   gone as (delete from events e using old where e.workspace_id = old.workspace_id and e.id = old.id returning 1)
   select count(*)::int as purged from gone`,
)

interface Sealed {
  readonly workspace_id: string
  readonly id: string
  readonly current: string
  readonly previous: string | null
}

const sealedBefore = systemStatement<Sealed>(
  'webhook_secrets_sealed_before',
  `select workspace_id, id, secret_sealed as current, previous_secret_sealed as previous from webhook_endpoints
   where not deleted and (left(secret_sealed, length(:prefix)) <> :prefix or left(previous_secret_sealed, length(:prefix)) <> :prefix)`,
)

const resealed = systemStatement(
  'reseal_webhook_secrets',
  `update webhook_endpoints set secret_sealed = :sealed, previous_secret_sealed = :previous
   where workspace_id = :workspace and id = :id and secret_sealed = :before`,
)

const rotated = systemStatement<{ workspace_id: string }>(
  'workspaces_after_a_rotation',
  'select distinct workspace_id from webhook_endpoints where previous_secret_expires_at <= :now::timestamptz',
)

/** A secret that no longer counts is not kept, and not told of. */
const forgetPrevious = statement(
  'forget_previous_webhook_secrets',
  `update webhook_endpoints set previous_secret_sealed = null, previous_secret_expires_at = null, updated_at = stamp()
   where workspace_id = :workspace_id and previous_secret_expires_at <= :now::timestamptz`,
)

const waiting = systemStatement<{ workspace_id: string; timezone: string }>(
  'workspaces_with_new_employees',
  `select workspace_id, timezone from companies c
   where exists (select from employees e where e.workspace_id = c.workspace_id and e.status = 'new' and not e.deleted)`,
)

export interface Jobs {
  stop(): Promise<void>
}

export interface JobOptions {
  readonly database: Database
  /** Undefined where the deployment has no secret. */
  readonly vault: Vault | undefined
  readonly retentionDays: number
}

export function startJobs(
  options: JobOptions,
  log: Logger,
  clock: () => Temporal.Instant = Temporal.Now.instant,
): Jobs {
  let running = Promise.resolve()
  const timer = setInterval(() => {
    const failed = (error: unknown) => log.error({ err: error }, 'a job failed; it runs again in a minute')
    running = running
      // First, for what follows is of the year that today is in.
      .then(() => addFiscalYears(options.database, clock()).catch(failed))
      .then(() => stampTurnedYears(options.database, clock()).catch(failed))
      .then(() => runJobs(options, clock()).catch(failed))
      .then(() => gradeDays(options.database, clock()).catch(failed))
  }, everyMs)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}

/** One round of every job. A workspace that fails holds no other one up; the first failure is thrown at the end. */
export async function runJobs(
  { database, vault, retentionDays }: JobOptions,
  now: Temporal.Instant,
): Promise<void> {
  await database.system(purgeIdempotency)
  await purgeOldEvents(database, retentionDays, now)
  await purgeEmails(database, retentionDays, now)
  const failures: unknown[] = []
  if (vault) failures.push(...(await resealSecrets(database, vault)))
  const change = (workspace: string, work: (db: Db) => Promise<unknown>) =>
    database.write(workspace, work).catch(error => failures.push(error))
  for (const { workspace_id } of await database.system(rotated, { now: now.toString() }))
    await change(workspace_id, db => db.run(forgetPrevious, { now: now.toString() }))
  for (const { workspace_id, timezone } of await database.system(waiting))
    await change(workspace_id, db => startDue({ db, now, caller: { workspace: { timezone } } }))
  for (const job of [allocateChanged, closeCycles])
    await job(database, now).catch(error => failures.push(error))
  if (failures.length > 0) throw failures[0]
}

/** Grades the days of every workspace in which some are over. One that fails holds no other one up. */
export async function gradeDays(database: Database, now: Temporal.Instant): Promise<void> {
  const workspaces = await database.system(workspacesToGrade, { now: now.toString() })
  await eachApart(workspaces, workspace => gradeWorkspace(database, workspace, now))
}

async function purgeOldEvents(database: Database, days: number, now: Temporal.Instant): Promise<void> {
  for (let purged = 1; purged > 0; ) {
    const [round] = await database.system(purgeEvents, { now: now.toString(), days })
    purged = round!.purged
  }
}

/** After a rotation of MUSTER_SECRET: what is encrypted under the former one is encrypted anew. What cannot be read is left. */
async function resealSecrets(database: Database, vault: Vault): Promise<unknown[]> {
  const failures: unknown[] = []
  for (const each of await database.system(sealedBefore, { prefix: vault.prefix })) {
    const { workspace_id, id, current, previous } = each
    const place = placeOfSecret(workspace_id, id)
    const again = (text: string) => vault.seal(vault.open(text, place), place)
    try {
      const sealed = { sealed: again(current), previous: previous && again(previous) }
      await database.system(resealed, { workspace: workspace_id, id, before: current, ...sealed })
    } catch (error) {
      failures.push(error)
    }
  }
  return failures
}
