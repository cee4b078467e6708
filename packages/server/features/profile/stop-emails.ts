// The outbox of e-mails about new bank accounts: each has a link of its own that stops the change, sealed until it was sent.

import { type Database, type Db, homeStatement, statement, systemStatement, type WriteDb } from '@muster/db'
import { digestNew, mintKey } from '../../auth/api-keys.ts'
import type { Secrets } from '../../auth/secrets.ts'
import { newId } from '../../resource/ids.ts'
import { type Resealing, resealRows, type SealedRow } from '../../runtime/reseal-rows.ts'
import type { Vault } from '../../runtime/vault.ts'
import {
  attempted,
  type ClaimedRow,
  type Claiming,
  isDue,
  isTriedAgain,
  leased,
  type Settling,
  TableOutbox,
} from '../messages/index.ts'
import { type StopFacts, stopAddress, writeStop } from './stop-text.ts'

const placeOf = (workspace: string, email: string): string =>
  `bank_account_change_emails.token of ${email} in ${workspace}`

type Queued = Record<'email_id' | 'change' | 'stage' | 'recipient' | 'language' | 'token_sealed', string> & {
  digest: Buffer
  pepper_version: number
}

const queue = statement<unknown, Queued>(
  'queue_bank_account_change_email',
  `insert into bank_account_change_emails
     (workspace_id, email_id, bank_account_change_id, stage, recipient, language, digest, pepper_version, token_sealed)
   values (:workspace_id, :email_id, :change, :stage, :recipient, :language, :digest, :pepper_version, :token_sealed)`,
)

const selectRecipients = statement<{ recipient: string; language: string }, { id: string }>(
  'recipients_of_bank_account_change',
  `select recipient, language from bank_account_change_emails
   where workspace_id = :workspace_id and bank_account_change_id = :id and stage = 'requested' order by recipient`,
)

interface Telling {
  readonly id: string
  readonly stage: StopFacts['stage']
  readonly language: string
}

/** Has each address told once the change is committed. */
export function queueStopEmails(
  db: WriteDb,
  secrets: Secrets,
  { id: change, stage, language }: Telling,
  recipients: readonly string[],
): void {
  for (const recipient of recipients) {
    const token = mintKey('bank_account_stop')
    const email_id = newId('Email')
    const token_sealed = secrets.vault.seal(token, placeOf(db.workspace_id, email_id))
    const email = { email_id, change, stage, recipient, language, token_sealed }
    db.atCommit(queue, Object.assign(email, digestNew(token, secrets)))
  }
}

/** Who was told that the change was asked for: the same are told what becomes of it. */
export const readRecipients = (db: Db, id: string) => db.run(selectRecipients, { id })

/** The row `e` is about a change that can still be stopped. */
const isOpen = `exists (select from bank_account_changes o where o.workspace_id = e.workspace_id and o.id = e.bank_account_change_id
  and o.status in ('pending', 'approved'))`

interface Claimed extends ClaimedRow, StopFacts {
  readonly token_sealed: string
}

const claimDue = systemStatement<Claimed, Claiming>(
  'claim_bank_account_change_email',
  `with clock as (select coalesce(:now::timestamptz, stamp()) as now),
   due as (
     select e.workspace_id, e.email_id, c.name as workspace_name, c.timezone, h.effective_at
     from bank_account_change_emails e
       join bank_account_changes h on h.workspace_id = e.workspace_id and h.id = e.bank_account_change_id
       join companies c on c.workspace_id = e.workspace_id and c.id = e.workspace_id, clock
     where ${isDue} and c.status <> 'inactive' and ${isOpen}
     order by e.next_attempt_at limit 1 for update of e skip locked)
   update bank_account_change_emails e set ${leased} from clock, due
   where e.workspace_id = due.workspace_id and e.email_id = due.email_id
   returning e.workspace_id, e.email_id, :lease as lease, e.recipient, e.stage, e.language, due.workspace_name, due.timezone,
     due.effective_at, coalesce(e.token_sealed, '') as token_sealed, e.created_at`,
)

const settle = homeStatement<{ status: string }, Settling>(
  'settle_bank_account_change_email',
  `update bank_account_change_emails set ${attempted}, token_sealed = case when ${isTriedAgain} then token_sealed end
   where workspace_id = :workspace and email_id = :id and lease = :lease returning status`,
)

/** Changes of whose e-mails no mail server took any. Two that fail at once would each count on the other, so it is looked up later. */
const markUntold = systemStatement<unknown, Record<never, never>>(
  'mark_untold_bank_account_changes',
  `update bank_account_changes c set marks = c.marks || '{not_told}'::text[], updated_at = stamp()
   where c.status in ('pending', 'approved') and 'not_told' <> all(c.marks) and not exists (
     select from bank_account_change_emails e where e.workspace_id = c.workspace_id and e.bank_account_change_id = c.id
       and e.status in ('pending', 'sent'))`,
)

/** Tells payroll of those about whom nobody could be told after all. */
export async function flagUntold(database: Database): Promise<void> {
  await database.system(markUntold, {})
}

const endAll = systemStatement<unknown, Record<never, never>>(
  'end_bank_account_change_emails',
  `update bank_account_change_emails e set status = 'cancelled', token_sealed = null, next_attempt_at = null, lease = null, leased_until = null
   where e.status = 'pending' and not ${isOpen}`,
)

const purge = systemStatement<unknown, { now: string; days: number }>(
  'purge_bank_account_change_emails',
  `delete from bank_account_change_emails e
   where e.created_at <= :now::timestamptz - make_interval(days => :days::int) and not ${isOpen}`,
)

/** Ends those of changes that nobody can stop any more, and forgets them after so many days. */
export async function endStopEmails(database: Database, days: number, now: Temporal.Instant): Promise<void> {
  await database.system(endAll, {})
  await database.system(purge, { now: now.toString(), days })
}

const listToReseal = systemStatement<SealedRow, { prefix: string }>(
  'bank_account_change_emails_sealed_before',
  `select workspace_id, email_id as id, coalesce(token_sealed, '') as sealed from bank_account_change_emails
   where not starts_with(token_sealed, :prefix)`,
)

const reseal = homeStatement<unknown, Resealing>(
  'reseal_bank_account_change_email',
  `update bank_account_change_emails set token_sealed = :after
   where workspace_id = :workspace and email_id = :id and token_sealed = :before`,
)

export const resealStopEmails = (database: Database, vault: Vault): Promise<void> =>
  resealRows(database, vault, { list: listToReseal, reseal, placeOf })

interface StopEmailsOptions {
  readonly database: Database
  readonly vault: Vault
  readonly consoleUrl: string | undefined
}

/** The e-mails that are to be sent. */
export const openStopEmails = ({ database, vault, consoleUrl }: StopEmailsOptions) =>
  new TableOutbox<Claimed>({
    database,
    consoleUrl,
    claimDue,
    settle,
    hasSecret: true,
    write(claimed, url) {
      const { workspace_id, email_id, token_sealed } = claimed
      const token = vault.tryOpen(token_sealed, placeOf(workspace_id, email_id))
      return token === undefined ? undefined : writeStop(claimed, stopAddress(url, token))
    },
  })
