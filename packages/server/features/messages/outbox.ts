// The outbox of e-mails: claimed one at a time under a lease, and settled with what the mail server answered.

import { type Database, homeStatement, systemStatement } from '@muster/db'
import { delays, maxAttempts } from '../../events/retry-schedule.ts'
import type { Email, Posted } from '../../outbound/mail-server.ts'
import { onOneLine } from './one-line.ts'

/** An e-mail that this process sends now. */
export interface ClaimedEmail extends Email {
  readonly lease: string
}

/** Where e-mails of one kind wait. */
export interface Outbox {
  /** The e-mail that is due first; undefined where none is. */
  claim(lease: string, now: string | null): Promise<ClaimedEmail | undefined>
  /** Records an attempt; returns the e-mail's new status, or undefined if another worker has taken it over. */
  settle(email: ClaimedEmail, posted: Posted, now: string | null): Promise<string | undefined>
}

/** Longer than a mail server may take to answer, so that two processes do not send one e-mail. */
export const leaseMinutes = 10

/** The row `e` of an outbox is due at `clock.now`, and nobody sends it. */
export const isDue = `e.status = 'pending' and e.next_attempt_at <= clock.now and (e.leased_until is null or e.leased_until <= clock.now)`

/** What a claim sets. */
export const leased = `lease = :lease, leased_until = clock.now + interval '${leaseMinutes} minutes'`

/** Whether the attempt that is being recorded is followed by another one. */
export const isTriedAgain = `(:error::text is not null and not :final::boolean and attempts + 1 < ${maxAttempts})`

/** What an attempt sets. */
export const attempted = `attempts = attempts + 1, last_error = :error, lease = null, leased_until = null,
     status = case when :error::text is null then 'sent' when ${isTriedAgain} then 'pending' else 'failed' end,
     next_attempt_at = case when ${isTriedAgain}
       then coalesce(:now::timestamptz, stamp()) + (array[${delays.join(', ')}])[attempts + 1] * interval '1 second' end`

/** SQL: the language of a member `m`, that of the invitation by which they became one. */
export const languageOf = (m: string): string => `coalesce((
       select i.language from invitations i where i.workspace_id = ${m}.workspace_id and i.accepted_at is not null
         and folded(i.email) collate "C" = folded(${m}.email) collate "C" order by i.accepted_at desc limit 1), 'en')`

type Claimed = Pick<Email, 'workspace_id' | 'id' | 'recipient' | 'created_at'> &
  Record<'workspace_name' | 'title' | 'text' | 'lease', string>

const claimDue = systemStatement<Claimed, { now: string | null; lease: string }>(
  'claim_email',
  `with clock as (select coalesce(:now::timestamptz, stamp()) as now),
   due as (
     select e.workspace_id, e.id from emails e, clock where ${isDue}
     order by e.next_attempt_at limit 1 for update of e skip locked)
   update emails e set ${leased}
   from clock, due, messages m, companies c
   where e.workspace_id = due.workspace_id and e.id = due.id and m.workspace_id = e.workspace_id and m.id = e.message_id
     and c.workspace_id = e.workspace_id
   returning e.workspace_id, e.id, :lease as lease, e.recipient, c.name as workspace_name, m.title, m.text, e.created_at`,
)

const settle = homeStatement<
  { status: string },
  { error: string | null; final: boolean; now: string | null; workspace: string; id: string; lease: string }
>(
  'settle_email',
  `update emails set ${attempted} where workspace_id = :workspace and id = :id and lease = :lease returning status`,
)

const purge = systemStatement<unknown, { now: string; days: number }>(
  'purge_emails',
  'delete from emails where created_at <= :now::timestamptz - make_interval(days => :days::int)',
)

/** The e-mails to the owners of workspaces, each with the text of a message. */
export class OwnerEmails implements Outbox {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  async claim(lease: string, now: string | null): Promise<ClaimedEmail | undefined> {
    const [claimed] = await this.#database.system(claimDue, { lease, now })
    if (!claimed) return undefined
    const { workspace_id, id, recipient, created_at, title, text } = claimed
    const workspace = onOneLine(claimed.workspace_name)
    return {
      workspace_id,
      id,
      lease,
      recipient,
      created_at,
      subject: `${title} (${workspace})`,
      text: `${text}\n\nWorkspace: ${workspace} (${workspace_id})\n`,
      hasSecret: false,
    }
  }

  async settle({ workspace_id, id, lease }: ClaimedEmail, { error, final }: Posted, now: string | null) {
    const values = { workspace: workspace_id, id, lease, error, final, now }
    const [settled] = await this.#database.system(settle, values)
    return settled?.status
  }
}

/** Forgets e-mails after so many days, whatever became of them. */
export async function purgeEmails(database: Database, days: number, now: Temporal.Instant): Promise<void> {
  await database.system(purge, { now: now.toString(), days })
}
