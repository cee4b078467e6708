// Company sign-on: begun by a visitor, carried through by the provider of a workspace, finished with a session.

import type { Session as SessionBody, SignOnAddress, SignOnProof } from '@muster/contract'
import { type AnyDatabase, homeStatement } from '@muster/db'
import { say } from '@muster/sentences'
import type { Session } from '../../../auth/callers.ts'
import { findConsole, setIt } from '../../../auth/factors/relying-party.ts'
import type { Browser } from '../../../http/context.ts'
import { conflict, Problem } from '../../../http/problem.ts'
import type { TargetPolicy } from '../../../outbound/allowed-targets.ts'
import { Fetcher } from '../../../outbound/fetch.ts'
import { type Identity, refuseSignIn } from '../identity.ts'
import { type Attempt, Attempts } from './attempts.ts'
import { Bindings } from './bindings.ts'
import { admitKnown, bindSubject, type Entrant, type Entry } from './entry.ts'
import { type Client, type Known, OpenId, ProviderRefused } from './openid.ts'
import { assertMember } from './proof.ts'
import { findProvider, type Provider, placeOfClientSecret } from './provider.ts'

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

const findSession = homeStatement<{ member_id: string }, { workspace: string; id: string }>(
  'find_session_to_prove',
  'select member_id from sessions where workspace_id = :workspace and id = :id and ended_at is null and expires_at > stamp()',
)

const countOwnersWays = homeStatement<{ count: number }, { workspace: string }>(
  'count_owners_who_sign_in_themselves',
  `select count(*)::int as count from members m
     join roles r on r.workspace_id = m.workspace_id and r.id = m.role_id
     join people p on p.id = m.person_id
   where m.workspace_id = :workspace and not m.deleted and r.is_owner
     and (p.password_digest is not null or p.has_passkey)`,
)

export class SignOns {
  readonly openid: OpenId
  readonly #identity: Identity
  readonly #database: AnyDatabase
  readonly #attempts: Attempts
  readonly #bindings: Bindings
  readonly #consoleUrl: string | undefined

  constructor({ identity, targets, consoleUrl }: SignOnsOptions) {
    this.openid = new OpenId(new Fetcher(targets, limits))
    this.#identity = identity
    this.#database = identity.database
    this.#attempts = new Attempts(identity.database, identity.secrets)
    this.#bindings = new Bindings(identity.database, identity.secrets)
    this.#consoleUrl = consoleUrl
  }

  /** The address to register at a provider; null where the operator has not said where the console is. */
  get redirectAddress(): string | null {
    return this.#consoleUrl === undefined ? null : toRedirect(this.#consoleUrl)
  }

  /** Whether an owner can sign in without the provider. */
  async hasOwnersWay(workspace: string): Promise<boolean> {
    const [owners] = await this.#database.lookUp(countOwnersWays, { workspace })
    return owners!.count > 0
  }

  /** The answer does not depend on who asks, because nobody has said who they are. */
  async begin(browser: Browser, workspace: string): Promise<SignOnAddress> {
    const provider = await findProvider(this.#database, workspace)
    if (!provider) throw refuseSignIn(say`This workspace has no company sign-on. Sign in with your password.`)
    return this.#begin(browser, provider, null)
  }

  /** For a session that was opened this way. */
  async prove(browser: Browser, session: Session): Promise<SignOnAddress> {
    await this.#identity.personOf(session, 'workspace')
    const provider = session.is_sign_on ? await findProvider(this.#database, session.workspace.id) : undefined
    if (!provider)
      throw conflict(
        say`This session was not opened through company sign-on. Give your password or a code instead.`,
      )
    return this.#begin(browser, provider, session.id)
  }

  async finish(
    browser: Browser,
    { state, code, iss }: { state: string; code: string; iss?: string | undefined },
  ): Promise<SessionBody> {
    await this.#identity.countVisit(browser)
    const attempt = await this.#attempts.take(browser, state)
    const provider = await this.#findSame(attempt)
    const { redirect_address, nonce, verifier, session_id } = attempt
    const ending = { state, code, iss, redirect_address, nonce, verifier, fresh: session_id !== null }
    const known = await explainRefusal(() => this.openid.finish(this.#clientOf(provider), ending))
    // A provider may take its time, and another one may have been set since: that one has vouched for nobody.
    await this.#findSame(attempt)
    const entry = await admitKnown(this.#database, provider, known)
    await this.#identity.admitPerson(browser, entry.person_id)
    if (session_id !== null) return this.#renew(browser, attempt, known, entry)
    if (entry.is_bound) return this.#open(browser, provider, known, entry)
    const { member_id, person_id } = entry
    const { workspace_id, updated_at: provider_updated_at } = provider
    const { issuer, subject } = known
    const has_factor = hasFactor(provider, known)
    const binding = { workspace_id, member_id, person_id, provider_updated_at }
    await this.#bindings.keep(browser, Object.assign(binding, { issuer, subject, has_factor }))
    throw new Problem(
      'account_proof_required',
      say`Your company has signed you in here for the first time, and you have an account already. Prove once that it is yours: with your password, a passkey or a link of an operator.`,
    )
  }

  /** From now on the provider signs in the member who has proven who they are. */
  async bind(browser: Browser, proof: SignOnProof): Promise<SessionBody> {
    await this.#identity.countVisit(browser)
    const waiting = await this.#bindings.find(browser)
    await this.#findSame(waiting)
    const { is_factor } = await assertMember(this.#identity, browser, waiting, proof)
    const {
      workspace_id: workspace,
      member_id,
      person_id,
      issuer,
      subject,
      has_factor,
    } = await this.#bindings.take(browser)
    await this.#findSame(waiting)
    await bindSubject(this.#database, member_id, { workspace, issuer, subject })
    await this.#identity.uncountVisit(browser)
    const complete = has_factor || is_factor
    const opening = { person_id, workspace, issuer, has_factor, complete, authenticated_at: null }
    return this.#assertOpened(await this.#identity.sessions.openBySignOn(browser, opening))
  }

  /** The provider that was there when this began; throws a 401 problem where another one was set. */
  async #findSame(begun: Pick<Attempt, 'workspace_id' | 'provider_updated_at'>): Promise<Provider> {
    const provider = await findProvider(this.#database, begun.workspace_id)
    if (provider?.updated_at === begun.provider_updated_at) return provider
    throw refuseChanged()
  }

  async #begin(browser: Browser, provider: Provider, session_id: string | null): Promise<SignOnAddress> {
    const redirect_address = toRedirect(this.#findOrigin(browser))
    const state = this.#attempts.newState()
    const { second_factor_acr: acr } = provider
    const beginning = { state, redirect_address, acr, fresh: session_id !== null }
    const { address, checks } = await explainRefusal(() =>
      this.openid.begin(this.#clientOf(provider), beginning),
    )
    const expires_at = await this.#attempts.keep(browser, state, checks, {
      provider,
      redirect_address,
      session_id,
    })
    return { address, expires_at }
  }

  async #open(
    browser: Browser,
    provider: Provider,
    known: Known,
    { person_id }: Entrant,
  ): Promise<SessionBody> {
    const { issuer, auth_time = 0 } = known
    const { workspace_id: workspace } = provider
    const has_factor = hasFactor(provider, known)
    const authenticated_at = Temporal.Instant.fromEpochMilliseconds(auth_time * 1000).toString()
    const opening = { person_id, workspace, issuer, has_factor, complete: has_factor, authenticated_at }
    return this.#assertOpened(await this.#identity.sessions.openBySignOn(browser, opening))
  }

  #assertOpened(session: SessionBody | undefined): SessionBody {
    if (session) return session
    throw refuseSignIn(
      say`You are not a member of this workspace any more. Ask an owner to invite you again.`,
    )
  }

  /** Only who has just given the provider their credentials, and is the one whose session it is. */
  async #renew(
    browser: Browser,
    { workspace_id: workspace, session_id, created_at }: Attempt,
    { auth_time = 0 }: Known,
    { member_id, is_bound }: Entry,
  ): Promise<SessionBody> {
    const begun = Math.floor(Temporal.Instant.from(created_at).epochMilliseconds / 1000)
    if (auth_time < begun - skewSeconds)
      throw refuseSignIn(
        say`Your company has not asked you for your credentials again. Give a code of your app instead.`,
      )
    const [session] = await this.#database.lookUp(findSession, { workspace, id: session_id! })
    if (!is_bound || session?.member_id !== member_id)
      throw refuseSignIn(say`You have signed in as somebody else, or your session has ended. Sign in again.`)
    return this.#identity.sessions.renew(browser, { id: session_id!, workspace: { id: workspace } }, false)
  }

  #findOrigin({ host }: Browser): string {
    const console = findConsole(this.#consoleUrl, host)
    if (console instanceof URL) return console.origin
    throw refuseSignIn(
      console === undefined
        ? say`No provider can send you back, because the address of the console is not known. ${setIt}`
        : say`No provider sends you back to the address ${console.address}. Open ${console.instead} instead.`,
    )
  }

  #clientOf({ workspace_id, issuer, client, client_secret_sealed }: Provider): Client {
    const { vault } = this.#identity.secrets
    const client_secret = vault.open(client_secret_sealed, placeOfClientSecret(workspace_id))
    return { issuer, client, client_secret }
  }
}

/** A factor of the provider counts where an owner has said so. */
const hasFactor = ({ is_second_factor, second_factor_acr }: Provider, { amr, acr }: Known): boolean =>
  is_second_factor &&
  (amr.some(method => strong.includes(method)) || (second_factor_acr !== null && acr === second_factor_acr))

const refuseChanged = () =>
  refuseSignIn(say`The company sign-on of this workspace has changed meanwhile. Begin again.`)

const toRedirect = (origin: string) => `${origin}/app/sign-on`

async function explainRefusal<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof ProviderRefused)
      throw refuseSignIn(
        say`The sign-on of your company did not work: ${error.sentence}. Try again, or ask its IT.`,
      )
    throw error
  }
}
