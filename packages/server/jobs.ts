// Jobs: what the clock causes rather than a caller; each may run twice, late or on several nodes without harm.

import { type Database, systemStatement } from '@muster/db'
import type { Logger } from 'pino'
import { startDue } from './resources/employees.ts'

const everyMs = 60_000

const purgeIdempotency = systemStatement(
  'purge_idempotency_keys',
  `delete from idempotency_keys where created_at <= stamp() - interval '24 hours'`,
)

const waiting = systemStatement<{ workspace_id: string; timezone: string }>(
  'workspaces_with_new_employees',
  `select workspace_id, timezone from companies c
   where exists (select from employees e where e.workspace_id = c.workspace_id and e.status = 'new' and not e.deleted)`,
)

export interface Jobs {
  stop(): Promise<void>
}

export function startJobs(
  database: Database,
  log: Logger,
  clock: () => Temporal.Instant = Temporal.Now.instant,
): Jobs {
  let running = Promise.resolve()
  const timer = setInterval(() => {
    running = runJobs(database, clock()).catch(error =>
      log.error({ err: error }, 'a job failed; it runs again in a minute'),
    )
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
export async function runJobs(database: Database, now: Temporal.Instant): Promise<void> {
  await database.system(purgeIdempotency)
  const failures: unknown[] = []
  for (const { workspace_id, timezone } of await database.system(waiting)) {
    const start = database.write(workspace_id, db =>
      startDue({ db, now, caller: { workspace: { timezone } } }),
    )
    await start.catch(error => failures.push(error))
  }
  if (failures.length > 0) throw failures[0]
}
