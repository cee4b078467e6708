// Accepting an invitation: its token makes somebody a member, once.

import type { InvitationPreview, Session as SessionBody } from '@muster/contract'
import { type AnyDatabase, bind, homeStatement, secretStatement } from '@muster/db'
import { say } from '@muster/sentences'
import { listDigests, readKind } from '../../auth/api-keys.ts'
import type { Browser } from '../../http/context.ts'
import { conflict } from '../../http/problem.ts'
import { newId } from '../../resource/ids.ts'
import { isOfEmployee } from '../messages/index.ts'
import { type Identity, refuseSignIn } from './identity.ts'
import { joinAnew, joinKnown, type NewPerson } from './new-people.ts'
import { findPersonByEmail, type Person } from './people.ts'
import { signOnRequired } from './sign-on/required.ts'

/** How long an invitation can be accepted. One to a role is for whoever waits for it; others go to many people at once. */
export const invitationDays = 3
const invitationDaysWithoutRole = 14

/** SQL: the same, for the role that an invitation gives. */
export const invitationDaysSql = (role_id: string) =>
  `make_interval(days => case when ${role_id} is null then ${invitationDaysWithoutRole} else ${invitationDays} end)`

interface Found {
  workspace_id: string
  workspace_name: string
  email: string
  name: string
  role_name: string | null
  expires_at: string
  requires_sign_on: boolean
  /** The member who is the employee by now. */
  holder: string | null
}

const find = secretStatement<Found, { digests: readonly string[] }>(
  'find_invitation',
  `select i.workspace_id, c.name as workspace_name, i.email, i.name, r.name as role_name, i.expires_at,
          ${signOnRequired('i')} as requires_sign_on,
          (select m.name from members m join people p on p.id = m.person_id
           where m.workspace_id = i.workspace_id and m.employee_id = i.employee_id and not m.deleted
             and folded(p.email) collate "C" <> folded(i.email) collate "C") as holder
   from invitations i
     left join roles r on r.workspace_id = i.workspace_id and r.id = i.role_id
     join companies c on c.workspace_id = i.workspace_id and c.id = i.workspace_id
   where i.digest = any(:digests) and i.accepted_at is null and i.revoked_at is null and i.expires_at > stamp()
     and r.deleted is not true and c.status <> 'inactive'`,
)

type Acceptance = Record<'person_id' | 'member_id' | 'entry', string> & { digests: readonly string[] }

/** The name of the workspace that somebody is an owner of. */
const findOwned = homeStatement<{ name: string }, { workspace: string; person_id: string }>(
  'find_owned_workspace',
  `select c.name from members m
     join roles r on r.workspace_id = m.workspace_id and r.id = m.role_id
     join companies c on c.workspace_id = m.workspace_id and c.id = m.workspace_id
   where m.workspace_id = :workspace and m.person_id = :person_id and r.is_owner and not m.deleted`,
)

/**
 * Of two that accept at once the second finds nothing to take. What else was open ends: other invitations to the address,
 * which might give back a role that was taken away, and sessions of the time before a removal. Whoever was removed and
 * is invited again may be somebody else at their company by now, so that says no more who they are, and what they were told,
 and whom they stood in for, is not theirs. Whoever becomes another employee has nothing that they were told as the first.
 */
const accept = secretStatement<{ id: string; person_id: string }, Acceptance>(
  'accept_invitation',
  `with taken as (
     update invitations i set accepted_at = stamp(), updated_at = stamp()
     where i.digest = any(:digests) and i.accepted_at is null and i.revoked_at is null and i.expires_at > stamp()
       and exists (select from people p where p.id = :person_id)
     returning i.workspace_id, i.id, i.email, i.name, i.role_id, i.employee_id
   ), known as (
     select m.workspace_id, m.id, m.deleted, m.employee_id, t.employee_id as new_employee_id
     from members m join taken t on t.workspace_id = m.workspace_id where m.person_id = :person_id
   ), member as (
     insert into members as m (workspace_id, id, person_id, name, email, role_id, employee_id, created_at, updated_at)
     select t.workspace_id, :member_id, :person_id, t.name, t.email, t.role_id, t.employee_id, made.at, made.at
     from taken t, (select stamp() as at) as made
     on conflict (workspace_id, person_id) do update
       set deleted = false, name = excluded.name, email = excluded.email, role_id = case when m.deleted then excluded.role_id else coalesce(excluded.role_id, m.role_id) end,
         employee_id = excluded.employee_id, updated_at = stamp()
       where m.deleted or not exists (select from roles r where r.workspace_id = m.workspace_id and r.id = m.role_id and r.is_owner)
     returning m.workspace_id, m.id, m.person_id
   ), others as (
     select i.workspace_id, i.id from invitations i join taken t on t.workspace_id = i.workspace_id and t.id <> i.id
     where folded(i.email) collate "C" = folded(t.email) collate "C" and i.accepted_at is null and i.revoked_at is null and i.expires_at > stamp()
     for update of i skip locked
   ), superseded as (
     update invitations i set revoked_at = stamp(), updated_at = stamp() from others o
     where i.workspace_id = o.workspace_id and i.id = o.id returning i.id
   ), ended as (
     update sessions s set ended_at = stamp() from member
     where s.workspace_id = member.workspace_id and s.member_id = member.id and s.ended_at is null
   ), forgotten as (
     delete from sign_on_subjects s using member where s.workspace_id = member.workspace_id and s.member_id = member.id
   ), unsaid as (
     delete from notifications n using member join known k using (workspace_id, id)
     where n.workspace_id = member.workspace_id and n.member_id = member.id
       and (k.deleted or (k.employee_id <> coalesce(k.new_employee_id, '') and ${isOfEmployee('n')}))
   ), handed_back as (
     update approval_delegations d set revoked_at = stamp(), updated_at = stamp() from member join known k using (workspace_id, id)
     where k.deleted and d.workspace_id = member.workspace_id and member.id in (d.from_member_id, d.to_member_id) and d.revoked_at is null
   ), audited as (
     insert into audit_entries (workspace_id, id, action, object_id, actor, details)
     select t.workspace_id, :entry, 'invitation.accepted', t.id, member.id,
            json_strip_nulls(json_build_object('member_id', member.id, 'role_id', t.role_id, 'revoked', (select json_agg(id order by id) from superseded)))::text
     from taken t, member
   )
   select id, person_id from member`,
)

/** Undefined where the invitation is open no more, or somebody new has an account by now. */
async function acceptAs(
  database: AnyDatabase,
  digests: readonly string[],
  known: Person | undefined,
  anew: Omit<NewPerson, 'id'>,
): Promise<{ id: string; person_id: string } | undefined> {
  const person_id = known?.id ?? newId('People')
  const ids = { person_id, member_id: newId('Member'), entry: newId('AuditEntry') }
  const accepting = bind(accept, Object.assign(ids, { digests }))
  if (!known) return joinAnew(database, Object.assign({ id: person_id }, anew), accepting)
  return joinKnown(database, person_id, accepting)
}

/** For somebody whose e-mail address their company vouches for, and whom no other workspace knows: without the token. */
export async function acceptForKnown(
  database: AnyDatabase,
  { digest, email }: { readonly digest: Buffer; readonly email: string },
  known: Person | undefined,
): Promise<{ member_id: string; person_id: string } | undefined> {
  const accepted = await acceptAs(database, [`\\x${digest.toString('hex')}`], known, {
    email,
    password_digest: null,
    is_set_anew: true,
  })
  return accepted && { member_id: accepted.id, person_id: accepted.person_id }
}

/** What a token invites to; a 409 problem where it invites to nothing any more. */
async function findInvitation({ database, secrets }: Identity, token: string): Promise<Found> {
  const digests = readKind(token) === 'invitation' ? listDigests(token, secrets) : []
  const [found] = digests.length > 0 ? await database.lookUp(find, { digests }) : []
  if (!found) throw noInvitation()
  if (found.holder !== null)
    throw conflict(
      say`${found.holder} is linked to this employee already, so the invitation gives you nothing. Ask whoever invited you.`,
    )
  return found
}

const noInvitation = () =>
  conflict(say`This invitation was accepted or revoked, has expired, or never existed. Ask for another one.`)

export async function readInvitation(
  identity: Identity,
  browser: Browser,
  token: string,
): Promise<InvitationPreview> {
  await identity.countVisit(browser)
  const { workspace_name, email, name, role_name, expires_at } = await findInvitation(identity, token)
  const person = await findPersonByEmail(identity.database, email)
  await identity.uncountVisit(browser)
  return { workspace_name, email, name, role_name, has_account: person !== undefined, expires_at }
}

/** Makes the holder of the token a member and signs them in. */
export async function acceptInvitation(
  identity: Identity,
  browser: Browser,
  { token, password }: { token: string; password: string },
): Promise<SessionBody> {
  await identity.countVisit(browser)
  const { workspace_id, workspace_name, email, name, requires_sign_on } = await findInvitation(
    identity,
    token,
  )
  // The token was right. What follows waits in line, and a wrong password counts in its turn.
  await identity.uncountVisit(browser)
  const known = await findPersonByEmail(identity.database, email)
  if (requires_sign_on && !known)
    throw refuseSignIn(
      say`${workspace_name} lets you in through the sign-on of your company alone. Sign in through it, and the invitation is accepted.`,
    )
  if (known && known.password_digest === null)
    throw refuseSignIn(
      say`Your account has no password. Sign in by a link of an operator and choose one first.`,
    )
  if (known) {
    await identity.takePassword(browser, known, password, 'invitation')
    await assertNoOwner(identity, workspace_id, known.id)
  } else {
    const flaw = await identity.strength.findFlaw('password', password, { email, name })
    if (flaw) throw flaw
  }
  const digests = listDigests(token, identity.secrets)
  const password_digest = known ? null : await identity.passwords.hash(password, browser.address)
  const accepted = await acceptAs(identity.database, digests, known, {
    email,
    password_digest,
    is_set_anew: true,
  })
  if (!accepted) {
    // Another invitation may have made the account at this moment, whose password is asked for then.
    if (!known && (await findPersonByEmail(identity.database, email)))
      return acceptInvitation(identity, browser, { token, password })
    throw noInvitation()
  }
  if (requires_sign_on)
    throw refuseSignIn(
      say`The invitation is accepted. ${workspace_name} lets you in through the sign-on of your company alone, so go on there.`,
    )
  const person = known ?? (await findPersonByEmail(identity.database, email))
  return identity.open(browser, person!, workspace_id)
}

/** An invitation takes from no owner what they have: the last one would be gone. */
async function assertNoOwner({ database }: Identity, workspace: string, person_id: string): Promise<void> {
  const [owned] = await database.lookUp(findOwned, { workspace, person_id })
  if (owned)
    throw conflict(
      say`You are an owner of ${owned.name} already, so this invitation gives you nothing. Sign in.`,
    )
}
