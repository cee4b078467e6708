// Bindings: a member whom the provider knows by their e-mail address alone, until they have proven that it is theirs.

import { type AnyDatabase, homeStatement, secretStatement } from '@muster/db'
import { say } from '@muster/sentences'
import { digestNew, listDigests, readKind } from '../../../auth/api-keys.ts'
import type { Secrets } from '../../../auth/secrets.ts'
import type { Browser } from '../../../http/context.ts'
import { refuseSignIn } from '../identity.ts'

const minutes = 10

/** The person from the provider, and the member whom they have to prove to be. */
export interface Binding {
  readonly workspace_id: string
  readonly member_id: string
  readonly person_id: string
  /** When the provider was set that named the person; another one may have been set since. */
  readonly provider_updated_at: string
  readonly issuer: string
  readonly subject: string
  /** Whether the provider asked for a second factor that counts. */
  readonly has_factor: boolean
}

const keep = homeStatement<unknown, Omit<Binding, 'workspace_id'> & { workspace: string; browser: Buffer }>(
  'keep_sign_on_binding',
  `insert into sign_on_bindings (workspace_id, browser_digest, member_id, person_id, provider_updated_at, issuer, subject, has_factor, expires_at)
   values (:workspace, :browser, :member_id, :person_id, :provider_updated_at, :issuer, :subject, :has_factor, stamp() + interval '${minutes} minutes')
   on conflict (browser_digest) do nothing`,
)

const columns = 'workspace_id, member_id, person_id, provider_updated_at, issuer, subject, has_factor'

const find = secretStatement<Binding, { digests: readonly string[] }>(
  'find_sign_on_binding',
  `select ${columns} from sign_on_bindings where browser_digest = any(:digests) and expires_at > stamp()`,
)

/** Of two that take it at once the second finds nothing. */
const take = secretStatement<Binding, { digests: readonly string[] }>(
  'take_sign_on_binding',
  `delete from sign_on_bindings where browser_digest = any(:digests) and expires_at > stamp() returning ${columns}`,
)

export class Bindings {
  readonly #database: AnyDatabase
  readonly #secrets: Secrets

  constructor(database: AnyDatabase, secrets: Secrets) {
    this.#database = database
    this.#secrets = secrets
  }

  /** For the browser that came back from the provider; it keeps the cookie of its attempt. */
  async keep({ bound = '' }: Browser, { workspace_id: workspace, ...binding }: Binding): Promise<void> {
    const browser = digestNew(bound, this.#secrets).digest
    await this.#database.system(keep, Object.assign(binding, { workspace, browser }))
  }

  async find(browser: Browser): Promise<Binding> {
    const [found] = await this.#database.lookUp(find, { digests: this.#digestsOf(browser) })
    return found ?? throwOver()
  }

  async take(browser: Browser): Promise<Binding> {
    const [taken] = await this.#database.system(take, { digests: this.#digestsOf(browser) })
    return taken ?? throwOver()
  }

  #digestsOf({ bound = '' }: Browser): string[] {
    return readKind(bound) === 'sign_on' ? listDigests(bound, this.#secrets) : []
  }
}

function throwOver(): never {
  throw refuseSignIn(
    say`No company sign-on waits for a proof in this browser: it was proven before, or is older than ${minutes} minutes. Begin again.`,
  )
}
