// The proof of a member whom their provider knows by an e-mail address alone: a password with its second factor, a passkey, or a link.

import type { SignOnProof } from '@muster/contract'
import { say } from '@muster/sentences'
import type { Browser } from '../../../http/context.ts'
import { invalidField, Problem } from '../../../http/problem.ts'
import { type Identity, refuseSignIn } from '../identity.ts'
import { findPerson, hasSecondFactor } from '../people.ts'
import type { Binding } from './bindings.ts'

/** Throws a 401 problem where it does not hold; tells whether it stands for a second factor, too. */
export async function assertMember(
  identity: Identity,
  browser: Browser,
  { person_id, workspace_id }: Binding,
  { password, code, passkey, link }: SignOnProof,
): Promise<{ is_factor: boolean }> {
  const ways = Object.entries({ password, passkey, link }).filter(([, given]) => given !== undefined)
  if (ways.length !== 1) throw invalidField('body', say`needs one of password, passkey and link`)
  if (code !== undefined && password === undefined) throw invalidField('code', say`goes with a password`)
  if (link !== undefined) {
    const made = await identity.takeLink(link)
    if (made.person_id !== person_id || made.workspace_id !== workspace_id)
      throw refuseSignIn(say`This link was made for somebody else. Ask an operator for one of your own.`)
    return { is_factor: true }
  }
  if (passkey !== undefined) {
    const used = await identity.takePasskey(browser, passkey, { purpose: 'sign_in' })
    if (used.person_id !== person_id) throw refuseSignIn(say`This passkey belongs to another account.`)
    return { is_factor: true }
  }
  const person = await findPerson(identity.database, person_id)
  await identity.takePassword(browser, person, password!, 'binding')
  if (!hasSecondFactor(person)) return { is_factor: false }
  if (code === undefined)
    throw new Problem(
      'second_factor_required',
      say`Your account has a second factor. Give a code of your authenticator app or a recovery code too, or a passkey alone.`,
    )
  await identity.takeCode(person, code, { recovery: true })
  return { is_factor: true }
}
