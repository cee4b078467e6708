// The outbox of e-mails about changed contacts. Triggers of the employee and of their addresses fill it, whoever writes those.

import { type Database, homeStatement, systemStatement } from '@muster/db'
import {
  attempted,
  type ClaimedRow,
  type Claiming,
  isDue,
  languageOf,
  leased,
  type Settling,
  TableOutbox,
} from '../messages/index.ts'
import { type ContactFacts, writeContactChange } from './contact-text.ts'

/** What is older when a mail server is there at last is no news, and would come all at once. */
const newestDays = 3

interface Claimed extends ClaimedRow, ContactFacts {}

const claimDue = systemStatement<Claimed, Claiming>(
  'claim_contact_change_email',
  `with clock as (select coalesce(:now::timestamptz, stamp()) as now),
   due as (
     select e.workspace_id, e.email_id, c.name as workspace_name, coalesce((select ${languageOf('m')} from members m
       where m.workspace_id = e.workspace_id and m.employee_id = e.employee_id and not m.deleted), 'en') as language
     from contact_change_emails e join companies c on c.workspace_id = e.workspace_id and c.id = e.workspace_id, clock
     where ${isDue} and c.status <> 'inactive' and (e.attempts > 0 or e.created_at > clock.now - interval '${newestDays} days')
     order by e.next_attempt_at limit 1 for update of e skip locked)
   update contact_change_emails e set ${leased} from clock, due
   where e.workspace_id = due.workspace_id and e.email_id = due.email_id
   returning e.workspace_id, e.email_id, :lease as lease, e.recipient, due.language, due.workspace_name, e.created_at`,
)

const settle = homeStatement<{ status: string }, Settling>(
  'settle_contact_change_email',
  `update contact_change_emails set ${attempted}
   where workspace_id = :workspace and email_id = :id and lease = :lease returning status`,
)

const purge = systemStatement<unknown, { now: string; days: number }>(
  'purge_contact_change_emails',
  'delete from contact_change_emails where created_at <= :now::timestamptz - make_interval(days => :days::int)',
)

/** Forgets them after so many days, whatever became of them. */
export async function purgeContactEmails(
  database: Database,
  days: number,
  now: Temporal.Instant,
): Promise<void> {
  await database.system(purge, { now: now.toString(), days })
}

interface ContactEmailsOptions {
  readonly database: Database
  readonly consoleUrl: string | undefined
}

/** The e-mails that are to be sent. */
export const openContactEmails = ({ database, consoleUrl }: ContactEmailsOptions) =>
  new TableOutbox<Claimed>({
    database,
    consoleUrl,
    claimDue,
    settle,
    hasSecret: false,
    write: writeContactChange,
  })
