// OpenID Connect: what is asked of a provider and checked of its answers, by a certified library that is loaded when it is used.

import { tellShortly } from '@muster/formats/shorten'
import { asIs, SaidError, type Sentence, say } from '@muster/sentences'
import type { ClientAuth, Configuration } from 'openid-client'
import { TargetRefused } from '../../../outbound/allowed-targets.ts'
import { type Fetcher, FetchFailed } from '../../../outbound/fetch.ts'
import type { Checks } from './attempts.ts'

/** How Muster is known to a provider. */
export interface Client {
  readonly issuer: string
  readonly client: string
  readonly client_secret: string
}

/** Whom the provider has signed in, once all of its answer was checked. */
export interface Known {
  readonly issuer: string
  readonly subject: string
  readonly email: string | undefined
  readonly email_verified: boolean
  readonly name: string | undefined
  readonly amr: readonly string[]
  readonly acr: string | undefined
  /** In seconds since 1970; undefined where the provider does not say. */
  readonly auth_time: number | undefined
}

/** The provider cannot be used, or its answer does not hold. The message says why, without anything secret. */
export class ProviderRefused extends SaidError {
  override readonly name = 'ProviderRefused'
}

interface Beginning {
  readonly state: string
  readonly redirect_address: string
  readonly acr: string | null
  /** The provider is to ask for the credentials again. */
  readonly fresh: boolean
}

interface Ending extends Checks {
  readonly state: string
  readonly code: string
  readonly iss: string | undefined
  readonly redirect_address: string
  readonly fresh: boolean
}

/** How long ago somebody may have given their credentials, where they are asked for them again: a sign-on lasts no longer. */
const freshSeconds = 10 * 60

/** The end of the year 9999. */
const latestSeconds = 253_402_300_799

const load = () => import('openid-client')

export class OpenId {
  readonly #fetcher: Fetcher

  constructor(fetcher: Fetcher) {
    this.#fetcher = fetcher
  }

  /** The issuer as the provider's metadata spells it; throws ProviderRefused where it cannot be used. */
  async check(client: Client): Promise<string> {
    return (await this.#discover(client)).serverMetadata().issuer
  }

  /** Where the browser goes, and what its return is checked against. */
  async begin(
    client: Client,
    { state, redirect_address, acr, fresh }: Beginning,
  ): Promise<{ address: string; checks: Checks }> {
    const openid = await load()
    const config = await this.#discover(client)
    const checks = { nonce: openid.randomNonce(), verifier: openid.randomPKCECodeVerifier() }
    const parameters = new URLSearchParams({
      redirect_uri: redirect_address,
      scope: 'openid email profile',
      state,
      nonce: checks.nonce,
      code_challenge: await openid.calculatePKCECodeChallenge(checks.verifier),
      code_challenge_method: 'S256',
    })
    if (acr !== null) parameters.set('acr_values', acr)
    if (fresh) parameters.set('max_age', '0')
    return { address: openid.buildAuthorizationUrl(config, parameters).href, checks }
  }

  /** Gives the code for an ID token: issuer, audience, nonce, expiry, signature and `iss` are checked by the library. */
  async finish(
    client: Client,
    { state, code, iss, redirect_address, fresh, nonce, verifier }: Ending,
  ): Promise<Known> {
    const openid = await load()
    const config = await this.#discover(client)
    const back = new URL(redirect_address)
    back.search = new URLSearchParams(iss === undefined ? { state, code } : { state, code, iss }).toString()
    return inWords(async () => {
      const tokens = await openid.authorizationCodeGrant(config, back, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
        ...(fresh && { maxAge: freshSeconds }),
      })
      const claims = tokens.claims()!
      if (claims.iss !== config.serverMetadata().issuer)
        throw new ProviderRefused(say`the issuer is another one`)
      const profile: Record<string, unknown> =
        claims.email === undefined && config.serverMetadata().userinfo_endpoint !== undefined
          ? await openid.fetchUserInfo(config, tokens.access_token, claims.sub)
          : claims
      if (!isSubject(claims.sub))
        throw new ProviderRefused(say`the subject is not one of 1 to 255 ASCII characters`)
      return {
        issuer: claims.iss,
        subject: claims.sub,
        email: readText(profile.email),
        email_verified: profile.email_verified === true,
        name: readName(profile.name) ?? readName(claims.name),
        amr: Array.isArray(claims.amr) ? claims.amr.map(String) : [],
        acr: readText(claims.acr),
        auth_time: readTime(claims.auth_time),
      }
    })
  }

  /** Reads the metadata each time, so that a provider may change its addresses and keys at any moment. */
  async #discover({ issuer, client, client_secret }: Client): Promise<Configuration> {
    const openid = await load()
    const fetcher = this.#fetcher
    return inWords(async () => {
      fetcher.assertTarget(issuer)
      const insecure = fetcher.allowsHttp(issuer) ? [openid.allowInsecureRequests] : []
      const ask = fetcher.within()
      const config = await openid.discovery(
        new URL(issuer),
        client,
        {},
        authenticate(openid, client_secret),
        {
          execute: [openid.enableNonRepudiationChecks, ...insecure],
          [openid.customFetch]: (url, { method, headers, body }) => ask(url, { method, headers, body }),
        },
      )
      const metadata = config.serverMetadata()
      // A provider for many companies says so with a placeholder. Each of them could then vouch for any address.
      if (metadata.issuer.includes('{') || URL.parse(metadata.issuer)?.href !== new URL(issuer).href)
        throw new ProviderRefused(say`its metadata names another issuer, ${metadata.issuer.slice(0, 200)}`)
      if (
        metadata.authorization_endpoint === undefined ||
        metadata.token_endpoint === undefined ||
        metadata.jwks_uri === undefined
      )
        throw new ProviderRefused(say`its metadata lacks authorization_endpoint, token_endpoint or jwks_uri`)
      for (const address of [metadata.authorization_endpoint, metadata.token_endpoint, metadata.jwks_uri])
        fetcher.assertTarget(address)
      return config
    })
  }
}

type Library = Awaited<ReturnType<typeof load>>

/** As the provider wants the secret to be shown; where it does not say, as the standard has it. */
function authenticate(openid: Library, client_secret: string): ClientAuth {
  const [basic, post] = [openid.ClientSecretBasic(client_secret), openid.ClientSecretPost(client_secret)]
  return (as, ...rest) => {
    const methods = as.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    return (methods.includes('client_secret_basic') ? basic : post)(as, ...rest)
  }
}

async function inWords<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof ProviderRefused ? error : new ProviderRefused(describe(error), error)
  }
}

/** The library's own words name claims and codes, and nothing that the provider sent. */
function describe(error: unknown): Sentence {
  let words = say`it did not answer as OpenID Connect asks for`
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof FetchFailed) return asIs(cause.message)
    if (cause instanceof TargetRefused) return say`an address ${cause.sentence}`
    const { error: refusal, code } = cause as Error & { error?: unknown; code?: unknown }
    if (typeof refusal === 'string') return say`it answered ${tellShortly(refusal, 100)}`
    if (typeof code === 'string' && code.startsWith('OAUTH_')) words = asIs(tellShortly(cause))
  }
  return words
}

/** As the standard has it. */
const isSubject = (subject: string): boolean => /^[\x20-\x7e]{1,255}$/.test(subject)

/** Without what cannot be stored or seen. */
const readName = (value: unknown): string | undefined =>
  readText(typeof value === 'string' ? value.replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, '').trim() : value)

/** A whole second that a calendar has. */
const readTime = (seconds: unknown): number | undefined =>
  Number.isSafeInteger(seconds) && Number(seconds) >= 0 && Number(seconds) <= latestSeconds
    ? Number(seconds)
    : undefined

const readText = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined
