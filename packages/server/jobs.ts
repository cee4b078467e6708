// Jobs: what the clock causes rather than a caller; each may run twice, late or on several nodes without harm.

import type { Database, Databases } from '@muster/db'
import type { Logger } from 'pino'
import { purgeEvents } from './events/retention.ts'
import { expireAnnouncements, publishScheduled } from './features/announcements/index.ts'
import { escalateSteps, followDelegations, followLines } from './features/approvals/index.ts'
import { forgetPositions, gradeDays } from './features/attendance/index.ts'
import { purgeBulkActions } from './features/decisions/index.ts'
import { expireContracts, tellOfExpiry } from './features/documents/index.ts'
import { applyDueJobs, removeFormerPhotos, startDueEmployments } from './features/employees/index.ts'
import { expireExports } from './features/exports/index.ts'
import { expireImports } from './features/imports/index.ts'
import { allocateChanged, closeCycles } from './features/leave/index.ts'
import {
  endNotificationEmails,
  purgeEmails,
  purgeNotifications,
  queueNotificationEmails,
} from './features/messages/index.ts'
import { endApprovalEmails } from './features/payroll/index.ts'
import {
  endInvitationEmails,
  finishChanges,
  purgeBrowsers,
  purgePasskeyChallenges,
  purgeSessions,
  purgeSignOns,
  resealInvitations,
  resealSignOn,
  resealTotp,
} from './features/people/index.ts'
import {
  applyDueBankAccounts,
  endStopEmails,
  purgeContactEmails,
  resealBankAccounts,
  resealStopEmails,
} from './features/profile/index.ts'
import { addFiscalYears, stampTurnedYears } from './features/timekeeping/index.ts'
import { forgetPreviousSecrets, resealSecrets } from './features/webhooks/index.ts'
import type { Sweep } from './files/sweep.ts'
import { purgeIdempotencyKeys } from './http/idempotency.ts'
import { doForEach } from './runtime/each-workspace.ts'
import type { Vault } from './runtime/vault.ts'

export interface JobOptions {
  /** Of one cell. */
  readonly database: Database
  /** Undefined where the deployment has no secret. */
  readonly vault: Vault | undefined
  readonly retentionDays: number
  /** Whether the deployment has a mail server. */
  readonly sendsEmails?: boolean
  /** What is done once for all cells; undefined where it is done with another one. */
  readonly ofAll?:
    | {
        readonly database: Databases
        readonly sweep: Sweep
      }
    | undefined
}

type Job = (options: JobOptions, now: Temporal.Instant) => Promise<void>

/** First, for what follows is of the year that today is in. */
const years: readonly Job[] = [
  ({ database }, now) => addFiscalYears(database, now),
  ({ database }, now) => stampTurnedYears(database, now),
]

const housekeeping: readonly Job[] = [
  ({ database }) => purgeIdempotencyKeys(database),
  ({ database, retentionDays }, now) => purgeEvents(database, retentionDays, now),
  ({ database, retentionDays }, now) => purgeEmails(database, retentionDays, now),
  ({ database }, now) => purgeNotifications(database, now),
  ({ database }, now) => forgetPositions(database, now),
  ({ database }) => endInvitationEmails(database),
  ({ database, retentionDays }, now) => endApprovalEmails(database, retentionDays, now),
  ({ database, retentionDays }, now) => endStopEmails(database, retentionDays, now),
  ({ database, retentionDays }, now) => purgeContactEmails(database, retentionDays, now),
  ({ database }) => purgeSessions(database),
  ({ database }) => purgeBrowsers(database),
  ({ database }) => purgeSignOns(database),
  ({ database }) => purgePasskeyChallenges(database),
  async ({ ofAll }) => ofAll && finishChanges(ofAll.database, null),
  async ({ database, vault }) => vault && resealSecrets(database, vault),
  async ({ database, vault }) => vault && resealTotp(database, { vault }),
  async ({ database, vault }) => vault && resealSignOn(database, vault),
  async ({ database, vault }) => vault && resealInvitations(database, vault),
  async ({ database, vault }) => vault && resealStopEmails(database, vault),
  async ({ database, vault }) => vault && resealBankAccounts(database, vault),
  ({ database }, now) => forgetPreviousSecrets(database, now),
  ({ database }, now) => startDueEmployments(database, now),
  ({ database }, now) => applyDueJobs(database, now),
  ({ database }) => followLines(database),
  ({ database }, now) => escalateSteps(database, now),
  ({ database }) => followDelegations(database),
  async ({ database, vault }, now) => vault && applyDueBankAccounts(database, vault, now),
  ({ database }, now) => removeFormerPhotos(database, now),
  ({ database }, now) => allocateChanged(database, now),
  ({ database }, now) => closeCycles(database, now),
  ({ database }, now) => publishScheduled(database, now),
  ({ database }, now) => expireAnnouncements(database, now),
  ({ database }, now) => tellOfExpiry(database, now),
  async ({ database, sendsEmails }, now) => {
    if (sendsEmails) await queueNotificationEmails(database, now)
  },
  ({ database, retentionDays }, now) => endNotificationEmails(database, retentionDays, now),
  ({ database }, now) => expireContracts(database, now),
  ({ database }, now) => expireExports(database, now),
  ({ database }, now) => expireImports(database, now),
  ({ database }, now) => purgeBulkActions(database, now),
  async ({ ofAll }, now) => ofAll?.sweep.run(ofAll.database, now),
]

/** Last, for days are graded by all that comes before. */
const grading: readonly Job[] = [({ database }, now) => gradeDays(database, now)]

const everyMinute = [...years, ...housekeeping, ...grading]
const everyMs = 60_000

export interface Jobs {
  stop(): Promise<void>
}

/** One round of all jobs, in their order. One that fails holds no other one up. */
export async function runRound(
  options: JobOptions,
  clock: () => Temporal.Instant,
  failed: (error: unknown) => void,
): Promise<void> {
  for (const job of everyMinute) await job(options, clock()).catch(failed)
}

/** Runs all jobs every minute. */
export function startJobs(
  options: JobOptions,
  log: Logger,
  clock: () => Temporal.Instant = Temporal.Now.instant,
): Jobs {
  let running = Promise.resolve()
  const failed = (error: unknown) => log.error({ err: error }, 'a job failed; it runs again in a minute')
  const round = () => runRound(options, clock, failed)
  const timer = setInterval(() => {
    running = running.then(round)
  }, everyMs)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}

/** One round of the housekeeping. A job that fails holds no other one up; the first failure is thrown at the end. */
export function runJobs(options: JobOptions, now: Temporal.Instant): Promise<void> {
  return doForEach(housekeeping, job => job(options, now))
}
