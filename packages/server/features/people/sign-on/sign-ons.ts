// Company sign-on: begun by a visitor, carried through by the provider of a workspace, finished with a session.

import type { Session as SessionBody, SignOnAddress } from '@muster/contract'
import { type Database, systemStatement } from '@muster/db'
import type { Session } from '../../../auth/callers.ts'
import { findConsole, setIt } from '../../../auth/relying-party.ts'
import type { Browser } from '../../../http/context.ts'
import { conflict } from '../../../http/problem.ts'
import { Fetcher } from '../../../outbound/fetch.ts'
import type { TargetPolicy } from '../../../outbound/target.ts'
import { type Identity, refused } from '../identity.ts'
import { type Attempt, Attempts } from './attempts.ts'
import { admitKnown, type Entrant } from './entry.ts'
import { type Client, type Known, OpenId, ProviderRefused } from './openid.ts'
import { findProvider, type Provider, placeOfSecret } from './provider.ts'

/** What a provider may take for the two or three requests of one step, and send in one answer. */
const limits = { timeoutMs: 8_000, maxBytes: 256 * 1024 }

/** What providers call a second factor; RFC 8176. */
const strong = ['mfa', 'otp', 'hwk', 'sc']

/** Clocks of a provider and of this server may differ by so much. */
const skewSeconds = 30

export interface SignOnsOptions {
  readonly identity: Identity
  readonly targets: TargetPolicy
  /** Where people open the console; undefined: on localhost alone. */
  readonly consoleUrl: string | undefined
}

const findSession = systemStatement<{ member_id: string }, { workspace: string; id: string }>(
  'find_session_to_prove',
  'select member_id from sessions where workspace_id = :workspace and id = :id and ended_at is null and expires_at > stamp()',
)

export class SignOns {
  readonly openid: OpenId
  readonly #identity: Identity
  readonly #database: Database
  readonly #attempts: Attempts
  readonly #consoleUrl: string | undefined

  constructor({ identity, targets, consoleUrl }: SignOnsOptions) {
    this.openid = new OpenId(new Fetcher(targets, limits))
    this.#identity = identity
    this.#database = identity.database
    this.#attempts = new Attempts(identity.database, identity.secrets)
    this.#consoleUrl = consoleUrl
  }

  /** The address to register at a provider; null where the operator has not said where the console is. */
  get redirectAddress(): string | null {
    return this.#consoleUrl === undefined ? null : toRedirect(this.#consoleUrl)
  }

  /** What is told does not depend on who asks, for nobody has said who they are. */
  async begin(browser: Browser, workspace: string): Promise<SignOnAddress> {
    await this.#identity.countVisit(browser)
    const provider = await findProvider(this.#database, workspace)
    if (!provider) throw refused('This workspace has no company sign-on. Sign in with your password.')
    return this.#begin(browser, provider, null)
  }

  /** For a session that was opened this way. */
  async prove(browser: Browser, session: Session): Promise<SignOnAddress> {
    await this.#identity.personOf(session, 'workspace')
    const provider = session.is_sign_on ? await findProvider(this.#database, session.workspace.id) : undefined
    if (!provider)
      throw conflict(
        'This session was not opened through company sign-on. Give your password or a code instead.',
      )
    return this.#begin(browser, provider, session.id)
  }

  async finish(
    browser: Browser,
    { state, code, iss }: { state: string; code: string; iss?: string | undefined },
  ): Promise<SessionBody> {
    await this.#identity.countVisit(browser)
    const attempt = await this.#attempts.take(browser, state)
    const provider = await findProvider(this.#database, attempt.workspace_id)
    if (provider?.updated_at !== attempt.provider_updated_at)
      throw refused('The company sign-on of this workspace has changed meanwhile. Begin again.')
    const { redirect_address, nonce, verifier, session_id } = attempt
    const ending = { state, code, iss, redirect_address, nonce, verifier, fresh: session_id !== null }
    const known = await told(() => this.openid.finish(this.#clientOf(provider), ending))
    const entrant = await admitKnown(this.#database, provider, known)
    return session_id === null
      ? this.#open(browser, provider, known, entrant)
      : this.#renew(browser, attempt, known, entrant)
  }

  async #begin(browser: Browser, provider: Provider, session_id: string | null): Promise<SignOnAddress> {
    const redirect_address = toRedirect(this.#findOrigin(browser))
    const state = this.#attempts.newState()
    const { second_factor_acr: acr } = provider
    const beginning = { state, redirect_address, acr, fresh: session_id !== null }
    const { address, checks } = await told(() => this.openid.begin(this.#clientOf(provider), beginning))
    const expires_at = await this.#attempts.keep(browser, state, checks, {
      provider,
      redirect_address,
      session_id,
    })
    return { address, expires_at }
  }

  async #open(
    browser: Browser,
    { workspace_id: workspace, second_factor_acr }: Provider,
    { issuer, amr, acr, auth_time }: Known,
    { person_id }: Entrant,
  ): Promise<SessionBody> {
    const has_factor =
      amr.some(method => strong.includes(method)) || (second_factor_acr !== null && acr === second_factor_acr)
    const authenticated_at =
      auth_time === undefined ? null : Temporal.Instant.fromEpochMilliseconds(auth_time * 1000).toString()
    const opening = { person_id, workspace, issuer, has_factor, authenticated_at }
    const session = await this.#identity.sessions.openBySignOn(browser, opening)
    if (session) return session
    throw refused('You are not a member of this workspace any more. Ask an owner to invite you again.')
  }

  /** Only who has just given the provider their credentials, and is the one whose session it is. */
  async #renew(
    browser: Browser,
    { workspace_id: workspace, session_id, created_at }: Attempt,
    { auth_time = 0 }: Known,
    { member_id }: Entrant,
  ): Promise<SessionBody> {
    const begun = Math.floor(Temporal.Instant.from(created_at).epochMilliseconds / 1000)
    if (auth_time < begun - skewSeconds)
      throw refused(
        'Your company has not asked you for your credentials again. Give a code of your app instead.',
      )
    const [session] = await this.#database.lookUp(findSession, { workspace, id: session_id! })
    if (session?.member_id !== member_id)
      throw refused('You have signed in as somebody else, or your session has ended. Sign in again.')
    return this.#identity.sessions.renew(browser, { id: session_id!, workspace: { id: workspace } }, false)
  }

  #findOrigin({ host }: Browser): string {
    const console = findConsole(this.#consoleUrl, host)
    if (console instanceof URL) return console.origin
    throw refused(
      console === undefined
        ? `No provider can send you back, because the address of the console is not known. ${setIt}`
        : `No provider sends you back to the address ${console.address}. Open ${console.instead} instead.`,
    )
  }

  #clientOf({ workspace_id, issuer, client, client_secret_sealed }: Provider): Client {
    const { vault } = this.#identity.secrets
    const client_secret = vault.open(client_secret_sealed, placeOfSecret(workspace_id))
    return { issuer, client, client_secret }
  }
}

const toRedirect = (origin: string) => `${origin}/app/sign-on`

async function told<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ProviderRefused)
      throw refused(`The sign-on of your company did not work: ${error.message}. Try again, or ask its IT.`)
    throw error
  }
}
