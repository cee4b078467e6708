// Passkeys: beginning to sign in or to prove something with one, and those of the person who is signed in.

import { passkeyAlgorithms } from '../../../auth/factors/passkeys.ts'
import type { HandlersFor } from '../../../gen/handlers.ts'
import type { PeopleServices } from '../identity.ts'
import { toHandle } from '../passkeys.ts'

export default ({ identity }: PeopleServices) =>
  ({
    issuePasskeySignIn: ({ browser }) => identity.passkeys.challenge(browser, { purpose: 'sign_in' }),

    issuePasskeyProof({ session, browser }) {
      const { id: holder, person_id, status } = session
      const purpose = status === 'second_factor_needed' ? 'second_factor' : 'proof'
      return identity.passkeys.challenge(browser, { purpose, holder, person_id })
    },

    async issuePasskeyRegistration({ session, browser }) {
      const person = await identity.personOf(session)
      const { id: person_id, email: user_name } = person
      const challenged = { purpose: 'registration', holder: person_id, person_id } as const
      const { challenge, relying_party, known_credentials } = await identity.passkeys.challenge(
        browser,
        challenged,
      )
      return {
        challenge,
        relying_party,
        user_handle: toHandle(person_id),
        user_name,
        user_display_name: session.name,
        algorithms: passkeyAlgorithms,
        known_credentials,
      }
    },

    async createPasskey({ session, browser, body }) {
      await identity.personOf(session)
      const passkey = await identity.passkeys.add(browser, session, body)
      await identity.sessions.renew(browser, session, true)
      return passkey
    },

    async updatePasskey({ session, path, body }) {
      const person = await identity.personOf(session)
      return identity.passkeys.rename(person.id, path.id, body.name)
    },

    async deletePasskey({ session, path }) {
      await identity.personOf(session)
      return identity.passkeys.remove(session, path.id)
    },
  }) satisfies HandlersFor<'passkeys'>
