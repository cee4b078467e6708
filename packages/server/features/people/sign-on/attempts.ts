// Attempts: sign-ons that are under way, each taken once, in time, and by the browser that began it.

import { type AnyDatabase, type Database, homeStatement, secretStatement, systemStatement } from '@muster/db'
import { say } from '@muster/sentences'
import { digestNew, listDigests, mintKey, readKind } from '../../../auth/api-keys.ts'
import type { Secrets } from '../../../auth/secrets.ts'
import type { Browser } from '../../../http/context.ts'
import { refuseSignIn } from '../identity.ts'
import type { Provider } from './provider.ts'

const minutes = 10

/** What the provider's answer is checked against. */
export interface Checks {
  readonly nonce: string
  readonly verifier: string
}

export interface Attempt extends Checks {
  readonly workspace_id: string
  readonly redirect_address: string
  /** Of the provider when it was begun; another one may have been set since. */
  readonly provider_updated_at: string
  /** The session whose proof becomes fresh; null where one is opened. */
  readonly session_id: string | null
  readonly created_at: string
}

type Kept = Pick<Attempt, 'workspace_id' | 'redirect_address' | 'provider_updated_at' | 'session_id'>
type Row = Kept & { digest: string; sealed: string; created_at: string }

const keep = homeStatement<
  { expires_at: string },
  Omit<Kept, 'workspace_id'> & {
    workspace: string
    digest: Buffer
    pepper_version: number
    browser_digest: Buffer
    sealed: string
  }
>(
  'keep_sign_on_attempt',
  `insert into sign_on_attempts (workspace_id, digest, pepper_version, browser_digest, provider_updated_at, redirect_address, sealed, session_id, expires_at)
   values (:workspace, :digest, :pepper_version, :browser_digest, :provider_updated_at, :redirect_address, :sealed, :session_id, stamp() + interval '${minutes} minutes')
   returning expires_at`,
)

/** Of two that take it at once the second finds nothing. */
const take = secretStatement<Row, { digests: readonly string[]; browser_digests: readonly string[] }>(
  'take_sign_on_attempt',
  `delete from sign_on_attempts where digest = any(:digests) and browser_digest = any(:browser_digests) and expires_at > stamp()
   returning workspace_id, coalesce(encode(digest, 'hex'), '') as digest, sealed, redirect_address, provider_updated_at, session_id, created_at`,
)

const purge = systemStatement(
  'purge_sign_on_attempts',
  `with bindings as (delete from sign_on_bindings where expires_at < stamp())
   delete from sign_on_attempts where expires_at < stamp()`,
)

/** Forgets those that nobody has finished in time. */
export async function purgeSignOns(database: Database): Promise<void> {
  await database.system(purge)
}

const placeOf = (workspace: string, digest: string) => `sign_on_attempts ${workspace} ${digest}`

export class Attempts {
  readonly #database: AnyDatabase
  readonly #secrets: Secrets

  constructor(database: AnyDatabase, secrets: Secrets) {
    this.#database = database
    this.#secrets = secrets
  }

  /** A new state, for the address of the provider. */
  newState(): string {
    return mintKey('sign_on')
  }

  async keep(
    browser: Browser,
    state: string,
    { nonce, verifier }: Checks,
    {
      provider,
      redirect_address,
      session_id,
    }: { provider: Provider; redirect_address: string; session_id: string | null },
  ): Promise<string> {
    const binding = mintKey('sign_on')
    const { workspace_id: workspace, updated_at: provider_updated_at } = provider
    const { digest, pepper_version } = digestNew(state, this.#secrets)
    const place = placeOf(workspace, digest.toString('hex'))
    const sealed = this.#secrets.vault.seal(JSON.stringify({ nonce, verifier }), place)
    const browser_digest = digestNew(binding, this.#secrets).digest
    const [kept] = await this.#database.system(keep, {
      workspace,
      digest,
      pepper_version,
      browser_digest,
      provider_updated_at,
      redirect_address,
      sealed,
      session_id,
    })
    browser.bind(binding, minutes * 60)
    return kept!.expires_at
  }

  /** Takes it away; throws a 401 problem for one of another browser, one that was taken or is over, and a guess. */
  async take({ bound = '' }: Browser, state: string): Promise<Attempt> {
    const areOurs = readKind(state) === 'sign_on' && readKind(bound) === 'sign_on'
    const digests = areOurs ? listDigests(state, this.#secrets) : []
    const browser_digests = areOurs ? listDigests(bound, this.#secrets) : []
    const [taken] = areOurs ? await this.#database.system(take, { digests, browser_digests }) : []
    if (!taken)
      throw refuseSignIn(
        say`This sign-on was finished before, is older than ${minutes} minutes, or was begun in another browser. Begin again.`,
      )
    const { sealed, digest } = taken
    const checks = JSON.parse(this.#secrets.vault.open(sealed, placeOf(taken.workspace_id, digest))) as Checks
    return Object.assign(checks, taken)
  }
}
