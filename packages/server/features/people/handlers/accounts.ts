// Accounts: how the person who is signed in can sign in.

import type { Account, Passkey } from '@muster/contract'
import { bind, directoryStatement } from '@muster/db'
import { say } from '@muster/sentences'
import type { Session } from '../../../auth/callers.ts'
import { newTotpSecret, totpUri } from '../../../auth/factors/totp.ts'
import type { HandlersFor } from '../../../gen/handlers.ts'
import { conflict, invalidField, Problem } from '../../../http/problem.ts'
import { changeAccount } from '../account-changes.ts'
import { type Identity, type PeopleServices, refuseSignIn } from '../identity.ts'
import { assertOwnFactor } from '../of-person.ts'
import { hasSecondFactor, type Person } from '../people.ts'

/** Of two that change the same password at once, one does. */
const setPassword = directoryStatement<
  unknown,
  Record<'id' | 'password_digest' | 'change', string> & { readonly before: string | null }
>(
  'set_password',
  `update people set password_digest = :password_digest, password_changed_at = stamp(), last_change = :change, revision = revision + 1
   where id = :id and password_digest is not distinct from :before`,
)

async function replacePassword(
  { database }: Identity,
  session: Session,
  { before, after: password_digest }: { before: string | null; after: string },
): Promise<void> {
  const { person_id: id } = session
  const isChanged = await changeAccount(database, session, { action: 'member.password_changed' }, change =>
    bind(setPassword, { id, before, password_digest, change }),
  )
  if (!isChanged) throw refuseSignIn(say`The password was changed elsewhere at this moment. Sign in again.`)
}

export default ({ identity }: PeopleServices) => {
  const tell = async (person: Person) => toAccount(person, await identity.passkeys.list(person.id))
  return {
    getAccount: async ({ session }) => tell(await identity.personOf(session, 'workspace')),

    async changeAccountPassword({ session, browser, body: { current_password, new_password } }) {
      const person = await identity.personOf(session)
      await identity.countChoice(session)
      const who = { email: person.email, name: session.name }
      const flaw = await identity.strength.findFlaw('new_password', new_password, who)
      if (flaw) throw flaw
      const { password_digest: before } = person
      if (current_password !== undefined && before !== null)
        await identity.takePassword(browser, person, current_password)
      else if (before === null) assertFresh(session)
      // Whoever lost their password gave the link of an operator instead.
      else if (!session.by_link || session.proven_until === null)
        throw invalidField('current_password', say`is needed`)
      const after = await identity.passwords.hash(new_password, browser.address)
      await replacePassword(identity, session, { before, after })
      await identity.sessions.renewAlone(browser, session)
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
        throw conflict(say`No secret was issued that waits for a code. Ask for one first.`)
      const codes = await identity.factor.enable(session, person, code)
      if (!codes)
        throw refuseSignIn(
          say`This code is wrong. Check the clock of the device, and wait for the next code.`,
        )
      await identity.sessions.renew(browser, session, true)
      return { codes }
    },

    async issueAccountRecoveryCodes({ session }) {
      const person = await identity.personOf(session, 'workspace')
      if (!hasSecondFactor(person)) throw noSecondFactor()
      await assertOwnFactor(identity.database, session, person)
      assertFresh(session)
      return { codes: await identity.factor.replaceRecoveryCodes(session, person) }
    },
  } satisfies HandlersFor<'accounts'>
}

const noSecondFactor = () =>
  conflict(
    say`You have neither an authenticator app nor a passkey, so there is nothing that a recovery code could stand for.`,
  )

/** What somebody can sign in with is replaced only by who has just proven to be that person. */
function assertFresh({ proven_until }: Session): void {
  if (proven_until !== null) return
  throw new Problem(
    'fresh_proof_required',
    say`This needs a proof of who you are that is not older than 10 minutes. Give your password, a code or a passkey, and repeat it.`,
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
