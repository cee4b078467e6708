// Sessions: signing in to the console, proving more of who one is, switching the workspace, and signing out.

import { say } from '@muster/sentences'
import type { HandlersFor } from '../../../gen/handlers.ts'
import { conflict, invalid, invalidField } from '../../../http/problem.ts'
import { assertComplete, type PeopleServices } from '../identity.ts'
import { assertOfPerson } from '../of-person.ts'
import { findPerson } from '../people.ts'

export default ({ identity }: PeopleServices) =>
  ({
    openSession({ body, browser }) {
      const { email, password, link, passkey, workspace_id: workspace } = body ?? {}
      const isByPassword = email !== undefined || password !== undefined
      if (link !== undefined) {
        if (isByPassword || passkey !== undefined)
          throw invalidField('link', say`stands alone: leave out email, password and passkey`)
        return identity.openByLink(browser, link)
      }
      if (passkey !== undefined) {
        if (isByPassword) throw invalidField('passkey', say`stands alone: leave out email and password`)
        return identity.openByPasskey(browser, passkey, workspace)
      }
      if (email === undefined || password === undefined) {
        const missing = { email, password }
        const errors = Object.entries(missing).flatMap(([field, value]) =>
          value === undefined ? [{ field, message: say`is needed, unless passkey or link is sent` }] : [],
        )
        throw invalid(errors)
      }
      return identity.openByPassword(browser, { email, password, workspace })
    },

    getSession: ({ session }) => identity.sessions.describe(session),
    deleteSession: ({ session, browser }) => identity.sessions.end(browser, session),

    async revokeSessions({ session, browser }) {
      assertComplete(session)
      return identity.sessions.endAll(browser, session)
    },

    async verifySession({ session, browser, body }) {
      if (session.status !== 'second_factor_needed')
        throw conflict(say`The sign-in is complete already; it waits for no second factor.`)
      const { code, passkey } = body ?? {}
      if (passkey === undefined) {
        if (code === undefined) throw invalidField('body', say`needs code or passkey`)
        const person = await findPerson(identity.database, session.person_id)
        await identity.takeCode(person, code, { recovery: true })
        return identity.sessions.renew(browser, session, true)
      }
      if (code !== undefined) throw invalidField('passkey', say`stands alone: leave out code`)
      const purpose = 'second_factor'
      const { id: holder, person_id } = session
      const { id: passkey_id } = await identity.takePasskey(browser, passkey, { purpose, holder, person_id })
      const verified = await identity.sessions.renew(browser, session, true)
      await identity.passkeys.auditUse(verified, { passkey_id, purpose })
      return verified
    },

    async proveSession({ session, browser, body }) {
      const { password, code, passkey } = body ?? {}
      if (password === undefined && code === undefined && passkey === undefined)
        throw invalidField('body', say`needs password, code or passkey`)
      const person = await identity.personOf(session, 'workspace')
      if (password !== undefined) await identity.takePassword(browser, person, password)
      if (code !== undefined) await identity.takeCode(person, code, { recovery: false })
      const { id, person_id } = session
      if (passkey !== undefined)
        await identity.takePasskey(browser, passkey, { purpose: 'proof', holder: id, person_id })
      return identity.sessions.renew(browser, session, false)
    },

    async switchSession({ session, browser, body: { workspace_id } }) {
      assertComplete(session)
      if (workspace_id === session.workspace.id) return identity.sessions.describe(session)
      assertOfPerson(session)
      const switched = await identity.sessions.move(browser, session, workspace_id)
      if (!switched)
        throw invalidField(
          'workspace_id',
          say`names no workspace that you are a member of, or one that lets you in through company sign-on alone`,
        )
      return switched
    },
  }) satisfies HandlersFor<'sessions'>
