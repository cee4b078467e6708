// Entry: which member a person from the provider is, and whether they may come in at once or have to prove it first.

import { type AnyDatabase, bind, homeStatement } from '@muster/db'
import { say } from '@muster/sentences'
import { vouchesForSql } from '../../../auth/rights.ts'
import { newId } from '../../../resource/ids.ts'
import { acceptForKnown } from '../accept-invitation.ts'
import { refuseSignIn } from '../identity.ts'
import { joinAnew } from '../new-people.ts'
import { isMemberElsewhere } from '../of-person.ts'
import { findPersonByEmail, type Person } from '../people.ts'
import { addressOf, hasAddress, isStaff, lateChangesOf } from '../settled-address.ts'
import type { Known } from './openid.ts'
import type { Provider } from './provider.ts'

export interface Entrant {
  readonly member_id: string
  readonly person_id: string
}

/** Who may come in, or a member whom the provider knows by their e-mail address alone. */
export interface Entry extends Entrant {
  readonly is_bound: boolean
}

/** Whether the provider may speak for the role. */
interface Vouched {
  readonly role_name: string | null
  readonly vouched: boolean
}

interface Found extends Entrant, Vouched {
  readonly deleted: boolean
  /** Who the member is at the provider; null where they never came through it. */
  readonly subject: string | null
}

/** Nobody came through a provider that was set at another moment. */
const isSame = 'o.updated_at = :set_at'

const selectVouched = (of: string) =>
  `r.name as role_name, ${isSame} and ${vouchesForSql('o', 'r', `${of}.employee_id`)} as vouched`
const ofRole = `left join roles r on r.workspace_id = m.workspace_id and r.id = m.role_id join sign_on_providers o on o.workspace_id = m.workspace_id`

type Subject = { workspace: string; issuer: string; subject: string }

/** When the provider was set that named the person. */
type ProviderSet = { set_at: string }

const bySubject = homeStatement<Found, Subject & ProviderSet>(
  'find_member_by_subject',
  `select m.id as member_id, m.person_id, m.deleted, s.subject, ${selectVouched('m')}
   from sign_on_subjects s join members m on m.workspace_id = s.workspace_id and m.id = s.member_id ${ofRole}
   where s.workspace_id = :workspace and s.issuer = :issuer and s.subject = :subject`,
)

const byEmail = homeStatement<Found, ProviderSet & { workspace: string; issuer: string; email: string }>(
  'find_member_by_sign_on_email',
  `select m.id as member_id, m.person_id, m.deleted, s.subject, ${selectVouched('m')}
   from people p join members m on m.workspace_id = :workspace and m.person_id = p.id ${ofRole}
     left join sign_on_subjects s on s.workspace_id = m.workspace_id and s.member_id = m.id and s.issuer = :issuer
   where folded(p.email) collate "C" = folded(:email) collate "C"`,
)

const pendingInvitation = homeStatement<
  Vouched & { digest: Buffer; email: string },
  ProviderSet & { workspace: string; email: string }
>(
  'find_invitation_by_sign_on_email',
  `select i.digest, i.email, ${selectVouched('i')}
   from invitations i left join roles r on r.workspace_id = i.workspace_id and r.id = i.role_id join sign_on_providers o on o.workspace_id = i.workspace_id
   where i.workspace_id = :workspace and folded(i.email) collate "C" = folded(:email) collate "C" and r.deleted is not true
     and i.accepted_at is null and i.revoked_at is null and i.expires_at > stamp()
   order by i.created_at desc, i.id limit 1`,
)

const insertSubject = homeStatement<{ subject: string }, Subject & { member_id: string; entry: string }>(
  'bind_sign_on_subject',
  `with bound as (
     insert into sign_on_subjects (workspace_id, issuer, subject, member_id) values (:workspace, :issuer, :subject, :member_id)
     on conflict do nothing returning subject
   ), audited as (
     insert into audit_entries (workspace_id, id, action, object_id, actor, details)
     select :workspace, :entry, 'sign_on.bound', :member_id, :member_id, json_build_object('issuer', :issuer::text)::text from bound
   )
   select subject from bound`,
)

const holder = homeStatement<{ member_id: string }, Subject>(
  'find_holder_of_sign_on_subject',
  'select member_id from sign_on_subjects where workspace_id = :workspace and issuer = :issuer and subject = :subject',
)

/**
 * SQL: the employee of the workspace whose settled address at work it is, where that is exactly one, who is no member yet.
 * Whoever else is written to there, as at a private address, makes it nobody's.
 */
const employeeOf = `(
     select min(e.id) as id from employees e
     where e.workspace_id = :workspace and ${isStaff('e')} and ${addressOf('e')} = folded(:email) collate "C"
     having count(*) = 1 and not exists (select from employees o where o.workspace_id = :workspace and o.id <> min(e.id) and ${isStaff('o')}
         and ${hasAddress('o', 'folded(:email) collate "C"')}) and bool_and(e.work_email is not null) and not bool_or(exists (select from ${lateChangesOf('e')}))
       and not bool_or(exists (select from members h where h.workspace_id = e.workspace_id and h.employee_id = e.id and not h.deleted)))`

type Joining = Record<'workspace' | 'email' | 'name' | 'person_id' | 'member_id' | 'entry', string>

/** With which role and as which employee somebody new joins; none where nobody does. */
const place = `select o.workspace_id, r.id as role_id, e.id as employee_id
     from sign_on_providers o
       left join roles r on r.workspace_id = o.workspace_id and r.id = o.role_id and not r.deleted
       left join lateral ${employeeOf} e on o.links_employees
     where o.workspace_id = :workspace and ${isSame} and (o.role_id is null or r.id is not null)
       and (o.links_employees or r.id is not null) and ${vouchesForSql('o', 'r', 'e.id')}`

const findPlace = homeStatement<{ workspace_id: string }, ProviderSet & { workspace: string; email: string }>(
  'find_place_by_sign_on',
  `select place.workspace_id from (${place}) as place`,
)

/** Nobody joins who has an account already: they decide themselves which workspaces they are in. */
const join = homeStatement<Entrant, ProviderSet & Joining>(
  'join_by_sign_on',
  `with place as (
     ${place}
   ), person as (
     select id from people where id = :person_id
   ), member as (
     insert into members (workspace_id, id, person_id, name, email, role_id, employee_id, created_at, updated_at)
     select place.workspace_id, :member_id, person.id, :name, :email, place.role_id, place.employee_id, made.at, made.at
     from place, person, (select stamp() as at) as made
     returning workspace_id, id, person_id, role_id, employee_id
   ), audited as (
     insert into audit_entries (workspace_id, id, action, object_id, actor, details)
     select workspace_id, :entry, 'member.joined', id, id,
       json_strip_nulls(json_build_object('email', :email::text, 'role_id', role_id, 'employee_id', employee_id))::text
     from member
   )
   select id as member_id, person_id from member`,
)

const roleOfNew = homeStatement<{ name: string }, { workspace: string; role_id: string }>(
  'find_role_of_sign_on',
  'select name from roles where workspace_id = :workspace and id = :role_id and not deleted',
)

/** Who comes in, or has to prove first who they are; throws a 401 problem with the reason where they may not. */
export async function admitKnown(database: AnyDatabase, provider: Provider, known: Known): Promise<Entry> {
  const email = assertEmail(provider, known)
  const { workspace_id: workspace, updated_at: set_at } = provider
  const { issuer, subject } = known
  const [same] = await database.system(bySubject, { workspace, issuer, subject, set_at })
  if (same && !same.deleted) return assertVouched(same)
  const [named] = same ? [same] : await database.system(byEmail, { workspace, issuer, email, set_at })
  if (named && !named.deleted) {
    if (named.subject !== null) throw anotherSubject()
    const { member_id, person_id } = assertVouched(named)
    // The provider says that the address is theirs. Whoever chose the provider may have it say anything.
    return { member_id, person_id, is_bound: false }
  }
  const entrant = await comeIn(database, provider, { email, name: known.name, before: named })
  await bindSubject(database, entrant.member_id, { workspace, issuer, subject })
  return Object.assign({ is_bound: true }, entrant)
}

/** From now on the provider signs them in as this member; throws a 401 problem where one of both is taken. */
export async function bindSubject(database: AnyDatabase, member_id: string, of: Subject): Promise<void> {
  const ids = { member_id, entry: newId('AuditEntry') }
  const bound = await database.system(insertSubject, Object.assign(ids, of))
  if (bound.length > 0) return
  const [now] = await database.system(holder, of)
  if (now?.member_id !== member_id) throw anotherSubject()
}

function assertVouched({ member_id, person_id, vouched, role_name }: Found): Entry {
  if (!vouched) throw beyond(role_name)
  return { member_id, person_id, is_bound: true }
}

const beyond = (role_name: string | null) =>
  refuseSignIn(
    role_name === null
      ? say`The company sign-on of this workspace was set by somebody who may not see what employees see of themselves, or has left, so it does not speak for you. Sign in otherwise, or have an owner set the company sign-on again.`
      : say`The company sign-on of this workspace was set by somebody who may do less than the role ${role_name}, or has left, so it does not speak for it. Sign in otherwise, or have an owner set the company sign-on again.`,
  )

/** The member of an invitation that waits, or somebody new: with the role that these get, or as the employee they are. */
async function comeIn(
  database: AnyDatabase,
  { workspace_id: workspace, role_id, links_employees, updated_at: set_at }: Provider,
  { email, name = email, before }: { email: string; name: string | undefined; before: Found | undefined },
): Promise<Entrant> {
  const [invitation] = await database.system(pendingInvitation, { workspace, email, set_at })
  const person = await findPersonByEmail(database, email)
  if (invitation) {
    if (!invitation.vouched) throw beyond(invitation.role_name)
    if (person && (await isTheirs(database, person, workspace)))
      throw refuseSignIn(
        say`You have an account already. Accept your invitation with its token and your password first, then sign in here.`,
      )
    const accepted = await acceptForKnown(database, invitation, person)
    if (accepted) return accepted
  }
  if (before)
    throw refuseSignIn(
      say`You are not a member of this workspace any more. Ask an owner to invite you again.`,
    )
  if (role_id === null && !links_employees)
    throw refuseSignIn(say`You are not a member of this workspace. Ask an owner to invite you.`)
  // A person who is made and not let in would be left behind where the process ends in between.
  const [hasPlace] = person ? [] : await database.system(findPlace, { workspace, email, set_at })
  const joined = hasPlace && (await joinAs(database, { workspace, email, name: name.slice(0, 200), set_at }))
  if (joined) return joined
  if (person ?? (await findPersonByEmail(database, email)))
    throw refuseSignIn(
      say`You have an account in another workspace, so you do not join this one by yourself. Ask an owner to invite you.`,
    )
  if (role_id === null) throw beyond(null)
  const [role] = await database.system(roleOfNew, { workspace, role_id })
  throw role
    ? beyond(role.name)
    : refuseSignIn(
        say`The role that new members get does not exist any more. Ask an owner to choose another one.`,
      )
}

/** Undefined where they have an account by now, or nobody is let in any more. */
function joinAs(
  database: AnyDatabase,
  given: ProviderSet & Record<'workspace' | 'email' | 'name', string>,
): Promise<Entrant | undefined> {
  const person_id = newId('People')
  const ids = { person_id, member_id: newId('Member'), entry: newId('AuditEntry') }
  const anew = { id: person_id, email: given.email, password_digest: null, is_set_anew: false }
  return joinAnew(database, anew, bind(join, Object.assign(ids, given)))
}

/** Whether somebody has made the account their own, so that a company says nothing about whose it is. */
const isTheirs = async (
  database: AnyDatabase,
  { id, password_digest, passkeys }: Person,
  workspace: string,
) => password_digest !== null || passkeys > 0 || isMemberElsewhere(database, id, workspace)

const anotherSubject = () =>
  refuseSignIn(
    say`This e-mail address belonged to somebody else at your company before. Ask an owner to remove that member and to invite you.`,
  )

/** Without spaces and what cannot be seen. */
const isLocalPart = (text: string): boolean => /^[^\s\p{C}]+$/u.test(text)

function assertEmail({ email_domains }: Provider, { email, email_verified }: Known): string {
  if (email === undefined)
    throw refuseSignIn(
      say`Your company does not tell your e-mail address. Ask its IT to let Muster see the scope email.`,
    )
  if (!email_verified)
    throw refuseSignIn(
      say`Your company has not verified your e-mail address: it does not say email_verified. Ask its IT.`,
    )
  const parts = email.split('@')
  if (parts.length !== 2 || !isLocalPart(parts[0]!) || email.length > 254)
    throw refuseSignIn(say`Your company tells an e-mail address that is not valid. Ask its IT.`)
  if (!email_domains.includes(parts[1]!.toLowerCase()))
    throw refuseSignIn(
      say`E-mail addresses of ${parts[1]} may not sign in to this workspace. It allows ${email_domains.join(', ')}.`,
    )
  return email
}
