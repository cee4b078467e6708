// Company sign-on: the provider that a workspace sets, and signing in through it.

import type { SignOn } from '@muster/contract'
import { say } from '@muster/sentences'
import { audit } from '../../../auth/audit.ts'
import type { HandlersFor } from '../../../gen/handlers.ts'
import type { WriteCall } from '../../../http/context.ts'
import { conflict, invalidField, type Problem } from '../../../http/problem.ts'
import type { Vault } from '../../../runtime/vault.ts'
import { assertGrantable, assertMayLink, holdRoles, roles } from '../grants.ts'
import { ProviderRefused } from '../sign-on/openid.ts'
import {
  type Provider,
  placeOfClientSecret,
  readProvider,
  removeProvider,
  type Settings,
  writeProvider,
} from '../sign-on/provider.ts'
import type { SignOns } from '../sign-on/sign-ons.ts'
import { assertMayTrustFactor, assertSpeaksFor, listVouchable } from '../sign-on/vouching.ts'

export interface SignOnServices {
  readonly signOns: SignOns
  /** Keeps the secret that Muster shows to a provider. */
  readonly vault: Vault
}

export default ({ signOns, vault }: SignOnServices) => {
  const toBody = (provider: Provider | undefined) => describe(signOns, provider)

  return {
    async getSignOn({ db }) {
      const [provider] = await db.run(readProvider)
      return toBody(provider)
    },

    async changeSignOn(call) {
      const { body, db } = call
      const { client, client_secret, email_domains, is_required = false } = body
      const { role_id = null, links_employees = false } = body
      const { second_factor_acr = null, is_second_factor = false } = body
      const issuer = await readMetadata(signOns, call, body)
      if (typeof issuer !== 'string') throw issuer
      if (is_required) await assertOwnersWay(signOns, call)
      const [before] = await db.run(readProvider)
      await assertSpeaksFor(call, [...email_domains, ...(before?.email_domains ?? [])])
      if (is_second_factor) await assertMayTrustFactor(call)
      await assertMayGive(call, { role_id, links_employees })
      const isSame = before?.issuer === issuer && before.client === client
      if (client_secret === undefined && !isSame)
        throw invalidField('client_secret', say`is needed, because issuer or client is another one`)
      const client_secret_sealed =
        client_secret === undefined
          ? before!.client_secret_sealed
          : vault.seal(client_secret, placeOfClientSecret(db.workspace_id))
      const plain = {
        issuer,
        client,
        email_domains,
        is_required,
        role_id,
        links_employees,
        second_factor_acr,
        is_second_factor,
      }
      const vouches_for = await listVouchable(call)
      const kept = { client_secret_sealed, vouches_for, set_by: call.caller.actor_id }
      const [after] = await db.run(writeProvider, Object.assign(kept, plain))
      const details = Object.assign({ is_secret_new: client_secret !== undefined }, plain)
      audit(call, 'sign_on.changed', db.workspace_id, details)
      return toBody(after)
    },

    async deleteSignOn(call) {
      const [before] = await call.db.run(readProvider)
      if (before) await assertSpeaksFor(call, before.email_domains)
      const [removed] = await call.db.run(removeProvider)
      if (removed) audit(call, 'sign_on.deleted', call.db.workspace_id, { issuer: removed.issuer })
      return toBody(undefined)
    },

    beginSignOn: ({ browser, body }) => signOns.begin(browser, body.workspace_id),
    proveSignOn: ({ browser, session }) => signOns.prove(browser, session),
    finishSignOn: ({ browser, body }) => signOns.finish(browser, body),
    verifySignOn: ({ browser, body }) => signOns.bind(browser, body ?? {}),
  } satisfies HandlersFor<'sign_on'>
}

/** Who comes by sign-on gets no more than whoever sets it may give. */
async function assertMayGive(
  call: WriteCall,
  { role_id, links_employees }: Pick<Settings, 'role_id' | 'links_employees'>,
): Promise<void> {
  await holdRoles(call)
  if (links_employees) assertMayLink(call.caller)
  if (role_id === null) return
  const role = await roles.find(call, role_id).catch(() => undefined)
  if (!role || role.deleted) throw invalidField('role_id', say`names no record of this workspace`)
  assertGrantable(call.caller, role)
}

/** What a company requires must leave somebody who can take it back when its provider fails. */
async function assertOwnersWay(signOns: SignOns, { db, beforehand }: WriteCall): Promise<void> {
  if (await beforehand(() => signOns.hasOwnersWay(db.workspace_id))) return
  throw conflict(
    say`No owner has a password or a passkey, so nobody could sign in if the provider fails. One of them chooses a password first, by a link of an operator.`,
  )
}

function describe({ redirectAddress }: SignOns, provider: Provider | undefined): SignOn {
  return {
    issuer: provider?.issuer ?? null,
    client: provider?.client ?? null,
    email_domains: provider?.email_domains ?? [],
    is_required: provider?.is_required ?? false,
    role_id: provider?.role_id ?? null,
    links_employees: provider?.links_employees ?? false,
    second_factor_acr: provider?.second_factor_acr ?? null,
    is_second_factor: provider?.is_second_factor ?? false,
    redirect_address: redirectAddress,
    created_at: provider?.created_at ?? null,
    updated_at: provider?.updated_at ?? null,
  }
}

/** The issuer as its metadata spells it, or why it cannot be used. Asked before the transaction begins. */
function readMetadata(
  { openid }: SignOns,
  { beforehand }: WriteCall,
  { issuer, client }: { issuer: string; client: string },
): Promise<string | Problem> {
  return beforehand(async () => {
    try {
      return await openid.check({ issuer, client, client_secret: 'not shown for its metadata' })
    } catch (error) {
      if (error instanceof ProviderRefused)
        return invalidField('issuer', say`cannot be used: ${error.sentence}`)
      throw error
    }
  })
}
