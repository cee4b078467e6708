// The outbox of invitations: the link of each is sealed until the mail server has taken it, and kept by nobody afterwards.

import { type Database, homeStatement, statement, systemStatement, type WriteDb } from '@muster/db'
import { say } from '@muster/sentences'
import { conflict } from '../../http/problem.ts'
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
import { type InvitationFacts, invitationAddress, writeInvitation } from './invitation-text.ts'

/** How often an invitation is sent by e-mail, and how many are sent to one address in a day: no one fills a mailbox with them. */
export const mostEmails = 5

const placeOfToken = (workspace: string, invitation: string): string =>
  `invitation_emails.token of ${invitation} in ${workspace}`

/** As the console shows it: SQL over a row of invitations. */
export const emailStatus = `(select case when e.status = 'pending' then case when e.attempts = 0 then 'waiting' else 'delayed' end else e.status end
   from invitation_emails e where e.workspace_id = invitations.workspace_id and e.invitation_id = invitations.id)`

/** How many a workspace sends in a second at most, when it invites many at once. */
const perSecond = 10

/** SQL: the next turn of the workspace, or now. What is tried again has no turn. Whoever calls this has called `holdRoles`. */
const nextTurn = `greatest(stamp(), case when :in_turn then (
     select max(w.next_attempt_at) + interval '1 second' / ${perSecond} from invitation_emails w
     where w.workspace_id = :workspace_id and w.status = 'pending' and w.attempts = 0) end)`

type Queued = Record<'id' | 'email_id' | 'token_sealed', string> & { readonly in_turn: boolean }

const queue = statement<{ sends: number }, Queued>(
  'queue_invitation_email',
  `insert into invitation_emails as e (workspace_id, invitation_id, email_id, token_sealed, next_attempt_at)
   values (:workspace_id, :id, :email_id, :token_sealed, ${nextTurn})
   on conflict (workspace_id, invitation_id) do update
     set email_id = excluded.email_id, token_sealed = excluded.token_sealed, status = 'pending', attempts = 0, last_error = null,
       next_attempt_at = excluded.next_attempt_at, lease = null, leased_until = null, sends = e.sends + 1, created_at = excluded.created_at
   returning sends`,
)

const countToAddress = statement<{ count: number }, { email: string }>(
  'count_invitation_emails_of_a_day',
  `select count(*)::int as count from invitations i join invitation_emails e on e.workspace_id = i.workspace_id and e.invitation_id = i.id
   where i.workspace_id = :workspace_id and folded(i.email) collate "C" = folded(:email) collate "C"
     and i.created_at > stamp() - interval '1 day'`,
)

const isOver = `(i.accepted_at is not null or i.revoked_at is not null or i.expires_at <= stamp())`

/** What was not sent in its time is never sent. One that is accepted or revoked has ended its e-mail by itself. */
const endAll = systemStatement<unknown, Record<never, never>>(
  'end_invitation_emails',
  `update invitation_emails e set status = 'cancelled', token_sealed = null, next_attempt_at = null, lease = null, leased_until = null
   from invitations i
   where e.status = 'pending' and i.workspace_id = e.workspace_id and i.id = e.invitation_id and ${isOver}`,
)

interface Claimed extends ClaimedRow, InvitationFacts {
  readonly invitation_id: string
  readonly token_sealed: string
}

const claimDue = systemStatement<Claimed, Claiming>(
  'claim_invitation_email',
  `with clock as (select coalesce(:now::timestamptz, stamp()) as now),
   due as (
     select e.workspace_id, e.invitation_id, i.email, i.language, i.expires_at, c.name as workspace_name, c.timezone,
            r.name as role_name, (select m.name from members m where m.workspace_id = i.workspace_id and m.id = i.invited_by) as inviter_name
     from invitation_emails e
       join invitations i on i.workspace_id = e.workspace_id and i.id = e.invitation_id
       left join roles r on r.workspace_id = i.workspace_id and r.id = i.role_id
       join companies c on c.workspace_id = i.workspace_id and c.id = i.workspace_id, clock
     where ${isDue} and not ${isOver} and r.deleted is not true and c.status <> 'inactive'
     order by e.next_attempt_at limit 1 for update of e skip locked)
   update invitation_emails e set ${leased} from clock, due
   where e.workspace_id = due.workspace_id and e.invitation_id = due.invitation_id
   returning e.workspace_id, e.invitation_id, e.email_id, :lease as lease, due.email as recipient, due.language, due.expires_at,
     due.workspace_name, due.timezone, due.role_name, due.inviter_name, coalesce(e.token_sealed, '') as token_sealed,
     e.created_at`,
)

const settle = homeStatement<{ status: string }, Settling>(
  'settle_invitation_email',
  `update invitation_emails set ${attempted}, token_sealed = case when ${isTriedAgain} then token_sealed end
   where workspace_id = :workspace and email_id = :id and lease = :lease returning status`,
)

const listToReseal = systemStatement<SealedRow, { prefix: string }>(
  'invitation_emails_sealed_before',
  `select workspace_id, invitation_id as id, coalesce(token_sealed, '') as sealed from invitation_emails where not starts_with(token_sealed, :prefix)`,
)

const reseal = homeStatement<unknown, Resealing>(
  'reseal_invitation_email',
  `update invitation_emails set token_sealed = :after
   where workspace_id = :workspace and invitation_id = :id and token_sealed = :before`,
)

interface Sealing {
  readonly db: WriteDb
}

interface Sent {
  readonly id: string
  readonly token: string
  /** After those of the workspace that wait, so that many at once flood no mail server. */
  readonly in_turn: boolean
}

/** Has the link sent once the change is committed. */
export async function queueInvitationEmail(
  { db }: Sealing,
  vault: Vault,
  { id, token, in_turn }: Sent,
): Promise<void> {
  const token_sealed = vault.seal(token, placeOfToken(db.workspace_id, id))
  const [{ sends } = { sends: 0 }] = await db.run(queue, {
    id,
    email_id: newId('Email'),
    token_sealed,
    in_turn,
  })
  if (sends > mostEmails)
    throw conflict(
      say`This invitation was sent ${mostEmails} times. Ask the person to look among unwanted e-mails, or invite another address of theirs.`,
    )
}

/** Refuses one more new invitation to an address that got many today. */
export async function assertFewEmails({ db }: Sealing, email: string): Promise<void> {
  const [{ count } = { count: 0 }] = await db.run(countToAddress, { email })
  if (count >= mostEmails)
    throw conflict(
      say`${mostEmails} invitations were sent to ${email} within a day. Send one of them again, or wait until tomorrow.`,
    )
}

export async function endInvitationEmails(database: Database): Promise<void> {
  await database.system(endAll, {})
}

export const resealInvitations = (database: Database, vault: Vault): Promise<void> =>
  resealRows(database, vault, { list: listToReseal, reseal, placeOf: placeOfToken })

interface InvitationEmailsOptions {
  readonly database: Database
  readonly vault: Vault
  readonly consoleUrl: string | undefined
}

/** The invitations that are to be sent. */
export const openInvitationEmails = ({ database, vault, consoleUrl }: InvitationEmailsOptions) =>
  new TableOutbox<Claimed>({
    database,
    consoleUrl,
    claimDue,
    settle,
    hasSecret: true,
    write(claimed, url) {
      const { workspace_id, invitation_id, token_sealed } = claimed
      const token = vault.tryOpen(token_sealed, placeOfToken(workspace_id, invitation_id))
      return token === undefined ? undefined : writeInvitation(claimed, invitationAddress(url, token))
    },
  })
