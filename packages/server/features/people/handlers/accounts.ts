// Accounts: how the person who is signed in can sign in.

import type { Account, Passkey } from '@muster/contract'
import { bind, systemStatement } from '@muster/db'
import type { Session } from '../../../auth/callers.ts'
import { newTotpSecret, totpUri } from '../../../auth/totp.ts'
import type { HandlersFor } from '../../../gen/handlers.ts'
import { conflict, invalidField, Problem } from '../../../http/problem.ts'
import { auditPerson, newEntries } from '../audit-person.ts'
import { type Identity, refused } from '../identity.ts'
import { assertOwnFactor } from '../of-person.ts'
import { hasSecondFactor, type Person } from '../people.ts'
import type { PeopleServices } from './sessions.ts'

/** Of two that change the same password at once, one does. */
const setPassword = systemStatement<
  unknown,
  {
    id: string
    before: string | null
    password_digest: string
    member_id: string
    entries: readonly string[]
  }
>(
  'set_password',
  `with changed as (
     update people set password_digest = :password_digest, password_changed_at = stamp()
     where id = :id and password_digest is not distinct from :before returning id
   ), audited as (
     insert into audit_entries (workspace_id, id, action, object_id, actor, details)
     select m.workspace_id, entry.id, 'member.password_changed', m.id, m.id, '{}'
     from (select workspace_id, m.id, row_number() over (order by m.id = :member_id desc, workspace_id) as number
           from members m join changed on changed.id = m.person_id where not m.deleted) m
       join unnest(:entries::text[]) with ordinality as entry (id, number) using (number)
   )
   select from changed`,
)

/** In the transaction of the change, and a statement of its own: it sees the sessions that the change waited for. */
const endOthers = systemStatement<
  { id: string },
  { person_id: string; password_digest: string; session: string }
>(
  'end_sessions_of_password',
  `with changed as (
     select id from people where id = :person_id and password_digest = :password_digest
   ), ended as (
     update sessions s set ended_at = stamp() from changed
     where s.person_id = changed.id and s.ended_at is null and s.id <> :session
   )
   select id from changed`,
)

/** The change, its entries in the audit and the end of all other sessions are one transaction. */
async function replacePassword(
  { database }: Identity,
  { id: session, person_id, member_id }: Session,
  { before, after: password_digest }: { before: string | null; after: string },
): Promise<void> {
  const [changed] = await database.systemTogether(
    bind(setPassword, { id: person_id, before, password_digest, member_id, entries: newEntries() }),
    bind(endOthers, { person_id, password_digest, session }),
  )
  if (!changed) throw refused('The password was changed elsewhere at this moment. Sign in again.')
}

export default ({ identity }: PeopleServices) => {
  const audit = (session: Session, action: string) => auditPerson(identity.database, session, action)
  const tell = async (person: Person) => toAccount(person, await identity.passkeys.list(person.id))
  return {
    getAccount: async ({ session }) => tell(await identity.personOf(session, 'workspace')),

    async changeAccountPassword({ session, browser, body: { current_password, new_password } }) {
      const person = await identity.personOf(session)
      const who = { email: person.email, name: session.name }
      const flaw = await identity.strength.findFlaw('new_password', new_password, who)
      if (flaw) throw flaw
      const { password_digest: before } = person
      if (current_password !== undefined && before !== null)
        await identity.takePassword(person, current_password)
      else if (before === null) assertFresh(session)
      // Whoever lost their password gave the link of an operator instead.
      else if (!session.by_link || session.proven_until === null)
        throw invalidField('current_password', 'is needed')
      await replacePassword(identity, session, { before, after: await identity.passwords.hash(new_password) })
      await identity.sessions.renew(browser, session, false)
      return tell(await identity.personOf(session))
    },

    async issueAccountTotp({ session }) {
      const person = await identity.personOf(session, 'workspace')
      await assertOwnFactor(identity.database, session, person)
      assertFresh(session)
      const secret = newTotpSecret()
      await identity.factor.issue(person, secret)
      return { secret, uri: totpUri(secret, person.email) }
    },

    async verifyAccountTotp({ session, browser, body: { code } }) {
      const person = await identity.personOf(session, 'workspace')
      await assertOwnFactor(identity.database, session, person)
      assertFresh(session)
      if (person.totp_pending_sealed === null)
        throw conflict('No secret was issued that waits for a code. Ask for one first.')
      const codes = await identity.factor.enable(person, code)
      if (!codes)
        throw refused('This code is wrong. Check the clock of the device, and wait for the next code.')
      await audit(session, 'member.totp_enabled')
      await identity.sessions.endOthers(session)
      await identity.sessions.renew(browser, session, true)
      return { codes }
    },

    async issueAccountRecoveryCodes({ session }) {
      const person = await identity.personOf(session, 'workspace')
      if (!hasSecondFactor(person)) throw noSecondFactor()
      await assertOwnFactor(identity.database, session, person)
      assertFresh(session)
      const codes = await identity.factor.replaceRecoveryCodes(person)
      await audit(session, 'member.recovery_codes_replaced')
      return { codes }
    },
  } satisfies HandlersFor<'accounts'>
}

const noSecondFactor = () =>
  conflict(
    'You have neither an authenticator app nor a passkey, so there is nothing that a recovery code could stand for.',
  )

/** What somebody can sign in with is replaced only by who has just proven to be that person. */
function assertFresh({ proven_until }: Session): void {
  if (proven_until !== null) return
  throw new Problem(
    'fresh_proof_required',
    'This needs a proof of who you are that is not older than 10 minutes. Give your password, a code or a passkey, and repeat it.',
  )
}

function toAccount(person: Person, passkeys: Passkey[]): Account {
  const { id, email, password_digest, totp_sealed, recovery_codes_left, password_changed_at } = person
  return {
    object: 'account',
    id,
    email,
    has_password: password_digest !== null,
    has_totp: totp_sealed !== null,
    passkeys,
    recovery_codes_left,
    password_changed_at,
  }
}
