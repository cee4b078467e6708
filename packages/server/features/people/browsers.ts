// Browsers that somebody has signed in with: each keeps a token of its own for each of them, by which it is known later.

import { type AnyDatabase, type Database, directoryStatement } from '@muster/db'
import { digestNew, listDigests, mintKey, readKind } from '../../auth/api-keys.ts'
import type { Session } from '../../auth/callers.ts'
import type { Secrets } from '../../auth/secrets.ts'
import type { Browser } from '../../http/context.ts'
import { findReach } from './of-person.ts'

/** How long a browser is remembered with which nobody signs in. */
export const browserDays = 365
/** Of more people at one browser, whoever has not signed in for the longest is forgotten. */
const mostPeople = 8
/** Each sign-in without a cookie is another browser, and a right password may come as often as it likes. */
const mostBrowsers = 50

type Seen = Record<'digests' | 'newest', readonly string[]> & {
  person_id: string
  within: string | null
  places: readonly number[]
  pepper_version: number
}

/** Under the newest pepper from now on. A token of somebody else, which another may have put there, is not theirs. */
const see = directoryStatement<{ place: number }, Seen>(
  'see_known_browser',
  `update known_browsers b set digest = given.newest, pepper_version = :pepper_version, last_seen_at = stamp()
   from unnest(:digests::bytea[], :newest::bytea[], :places::integer[]) as given (digest, newest, place)
   where b.digest = given.digest and b.person_id = :person_id and b.within is not distinct from :within returning given.place`,
)

const keep = directoryStatement<
  unknown,
  { digest: Buffer; pepper_version: number; person_id: string; within: string | null }
>(
  'keep_known_browser',
  `with crowded as (
     delete from known_browsers where digest in (
       select digest from known_browsers where person_id = :person_id order by last_seen_at desc, digest offset ${mostBrowsers - 1})
   )
   insert into known_browsers (digest, pepper_version, person_id, within) values (:digest, :pepper_version, :person_id, :within)`,
)

const forgetOthers = directoryStatement<
  unknown,
  { person_id: string; within: string | null; digests: readonly string[] }
>(
  'forget_other_browsers',
  `delete from known_browsers where person_id = :person_id and not digest = any(:digests::bytea[])
     and (:within::text is null or within = :within)`,
)

const purge = directoryStatement(
  'purge_known_browsers',
  `delete from known_browsers where last_seen_at < stamp() - interval '${browserDays} days'`,
)

/** Forgets the browsers that nobody has signed in with for long. */
export async function purgeBrowsers(database: Database): Promise<void> {
  await database.system(purge)
}

/** What the tokens of a browser may be stored under. */
export const listBrowserDigests = (known_as: readonly string[], secrets: Secrets): string[] =>
  listTokens(known_as).flatMap(token => listDigests(token, secrets))

export class Browsers {
  readonly #database: AnyDatabase
  readonly #secrets: Secrets

  constructor(database: AnyDatabase, secrets: Secrets) {
    this.#database = database
    this.#secrets = secrets
  }

  /** Somebody has signed in with it, to the end. What a company says of them counts in its workspace alone. */
  async remember(browser: Browser, session: Session): Promise<void> {
    const tokens = listTokens(browser.known_as)
    const whose = { person_id: session.person_id, within: findReach(session) }
    const place = await this.#see(tokens, whose)
    const own = place === undefined ? await this.#keep(whose) : tokens[place]!
    browser.markAs([own, ...tokens.filter(token => token !== own)].slice(0, mostPeople), browserDays)
  }

  /**
   * Whoever changes their password, or signs out everywhere, may have found somebody else in their account. A session that a
   * company opened forgets what that company said.
   */
  async forgetOthers({ known_as }: Browser, session: Session): Promise<void> {
    const digests = listBrowserDigests(known_as, this.#secrets)
    const whose = { person_id: session.person_id, within: findReach(session) }
    await this.#database.system(forgetOthers, Object.assign(whose, { digests }))
  }

  async #see(
    tokens: readonly string[],
    whose: Pick<Seen, 'person_id' | 'within'>,
  ): Promise<number | undefined> {
    if (tokens.length === 0) return undefined
    const { peppers } = this.#secrets
    const given = tokens.flatMap((token, place) => {
      const digests = listDigests(token, this.#secrets)
      return digests.map(digest => ({ digest, newest: digests[0]!, place }))
    })
    const seen = {
      digests: given.map(({ digest }) => digest),
      newest: given.map(({ newest }) => newest),
      places: given.map(({ place }) => place),
      pepper_version: peppers[0]!.version,
    }
    const [found] = await this.#database.system(see, Object.assign(seen, whose))
    return found?.place
  }

  async #keep(whose: Pick<Seen, 'person_id' | 'within'>): Promise<string> {
    const token = mintKey('browser')
    await this.#database.system(keep, Object.assign(digestNew(token, this.#secrets), whose))
    return token
  }
}

const listTokens = (known_as: readonly string[]): string[] =>
  [...new Set(known_as)].filter(token => readKind(token) === 'browser').slice(0, mostPeople)
