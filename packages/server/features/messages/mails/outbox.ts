// The outbox of notifications: each e-mail is written when it is sent, of what is news then, in the language of its member.

import { type Database, homeStatement, systemStatement } from '@muster/db'
import type { Vault } from '../../../runtime/vault.ts'
import { attempted, isDue, languageOf, leased } from '../outbox.ts'
import { type ClaimedRow, type Claiming, type Settling, TableOutbox } from '../table-outbox.ts'
import { newsOf } from './queue.ts'
import { type MailFacts, writeMail } from './text.ts'
import { findGroup } from './timing.ts'
import { unsubscribeAddress } from './unsubscribe.ts'

interface Claimed extends ClaimedRow, MailFacts {
  readonly member_id: string
}

const claimDue = systemStatement<Claimed, Claiming>(
  'claim_notification_email',
  `with clock as (select coalesce(:now::timestamptz, stamp()) as now),
   due as (
     select e.workspace_id, e.email_id, m.email as recipient, ${languageOf('m')} as language, c.name as workspace_name,
       (select json_agg(n.type order by n.created_at, n.id) ${newsOf}) as types
     from notification_emails e
       join members m on m.workspace_id = e.workspace_id and m.id = e.member_id
       join companies c on c.workspace_id = e.workspace_id and c.id = e.workspace_id, clock
     where ${isDue} and not m.deleted and c.status <> 'inactive' and exists (select ${newsOf})
     order by e.next_attempt_at limit 1 for update of e skip locked)
   update notification_emails e set ${leased} from clock, due
   where e.workspace_id = due.workspace_id and e.email_id = due.email_id
   returning e.workspace_id, e.email_id, :lease as lease, due.recipient, e.member_id, e.is_digest, due.language, due.workspace_name,
     due.types, e.created_at`,
)

const settle = homeStatement<{ status: string }, Settling>(
  'settle_notification_email',
  `update notification_emails set ${attempted}
   where workspace_id = :workspace and email_id = :id and lease = :lease returning status`,
)

interface NotificationEmailsOptions {
  readonly database: Database
  readonly vault: Vault
  readonly consoleUrl: string | undefined
}

/** The e-mails that are to be sent. */
export const openNotificationEmails = ({ database, vault, consoleUrl }: NotificationEmailsOptions) =>
  new TableOutbox<Claimed>({
    database,
    consoleUrl,
    claimDue,
    settle,
    hasSecret: true,
    write(claimed, url) {
      const { workspace_id, member_id, is_digest, types } = claimed
      const written = writeMail(claimed, url)
      const group = is_digest ? 'daily' : findGroup(types[0]!)
      if (group === undefined) return written
      const unsubscribe = unsubscribeAddress(url, vault, { workspace_id, member_id, group })
      return Object.assign({ unsubscribe }, written)
    },
  })
