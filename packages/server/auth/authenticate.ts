// Authentication: the key behind the Authorization header, its workspace, and whether both are allowed in.

import { type Database, systemStatement } from '@muster/db'
import { Problem } from '../http/problem.ts'
import { isAllowed } from './address-blocks.ts'
import { digestKey, readScheme, type Scheme } from './api-keys.ts'
import { BatchedLookup } from './batched-lookup.ts'
import { findPlan, type PlanName } from './plans.ts'
import type { Secrets } from './secrets.ts'

export interface Caller {
  readonly key_id: string
  /** The security scheme of the contract that the key serves. */
  readonly scheme: Scheme
  /** Scopes of an API key, permissions of a console's token. */
  readonly scopes: ReadonlySet<string>
  readonly ip_allowlist: readonly string[]
  readonly workspace: Workspace
}

export interface Workspace {
  readonly id: string
  readonly status: 'active' | 'read_only' | 'inactive'
  readonly plan: PlanName
  /** Requests a minute. */
  readonly budget: number
  readonly country: string
  readonly timezone: string
  readonly currency_decimals: number
}

interface KeyRow {
  digest: Buffer
  id: string
  scopes: string[]
  permissions: string[]
  ip_allowlist: string[]
  expired: boolean
  revoked: boolean
  workspace_id: string
  workspace_status: Workspace['status']
  plan: PlanName
  request_budget: number | null
  country: string
  timezone: string
  currency_decimals: number
}

const findKeys = systemStatement<KeyRow, { digests: readonly string[] }>(
  'find_api_key',
  `select k.digest, k.id, k.scopes, k.permissions, k.ip_allowlist, coalesce(k.expires_at <= stamp(), false) as expired, k.revoked_at is not null as revoked,
          c.id as workspace_id, c.status as workspace_status, c.plan, c.request_budget, c.country, c.timezone, c.currency_decimals
   from api_keys k join companies c on c.workspace_id = k.workspace_id and c.id = k.workspace_id
   where k.digest = any(:digests)`,
)

const touchKey = systemStatement<unknown, { workspace: string; id: string }>(
  'touch_api_key',
  `update api_keys set last_used_at = stamp()
   where workspace_id = :workspace and id = :id and (last_used_at is null or last_used_at < stamp() - interval '1 minute')`,
)

/** A revoked key is refused everywhere within this time. */
const rememberedMs = 900
const maxRemembered = 10_000
const touchedEveryMs = 60_000

/** The result of a key's lookup, and how long it may be trusted. */
interface FoundRow {
  readonly row: KeyRow
  readonly until: number
}

/** A key that was found: its caller, or why it is refused. */
interface Known {
  readonly caller: Caller | Problem
  readonly until: number
}

export class Callers {
  readonly #database: Database
  readonly #secrets: Secrets
  /** Only keys of ours, so that guesses push none of them out. */
  readonly #known = new Map<string, Known>()
  readonly #touched = new Map<string, number>()
  // Every guess is looked up, but simultaneous guesses share one query.
  readonly #rows = new BatchedLookup<FoundRow>(keys => this.#find(keys))

  constructor(database: Database, secrets: Secrets) {
    this.#database = database
    this.#secrets = secrets
  }

  /** The caller behind `Authorization: Bearer <key>`; throws a 401 problem if there is none. */
  async authenticate(authorization: string | undefined): Promise<Caller> {
    if (authorization === undefined || /^(Bearer)? *$/i.test(authorization)) {
      throw unauthenticated('missing_credentials', 'Send your API key as: Authorization: Bearer mst_live_...')
    }
    const key = /^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? ''
    const scheme = readScheme(key)
    if (scheme === undefined) {
      throw unauthenticated(
        'invalid_api_key',
        'This is not a Muster API key; check that you copied the whole key after the word Bearer.',
      )
    }
    const caller = this.#remembered(key) ?? (await this.#look(key, scheme))
    if (caller instanceof Problem) throw caller
    return caller
  }

  #remembered(key: string): Known['caller'] | undefined {
    const known = this.#known.get(key)
    return known && known.until > Date.now() ? known.caller : undefined
  }

  async #look(key: string, scheme: Scheme): Promise<Known['caller']> {
    const found = await this.#rows.ask(key)
    if (!found) return unknownKey()
    const caller = toCaller(found.row, scheme)
    if (this.#known.size >= maxRemembered) this.#known.clear()
    this.#known.set(key, { caller, until: found.until })
    return caller
  }

  /** Under every secret at once: a key may have been made under the previous one. */
  async #find(keys: readonly string[]): Promise<ReadonlyMap<string, FoundRow>> {
    // Counted from the question: the answer may be late, and what it says is no newer for that.
    const until = Date.now() + rememberedMs
    const byDigest = new Map(
      keys.flatMap(key =>
        this.#secrets.peppers.map(({ pepper }) => [digestKey(key, pepper).toString('hex'), key] as const),
      ),
    )
    const digests = Array.from(byDigest.keys(), hex => `\\x${hex}`)
    const rows = await this.#database.lookUp(findKeys, { digests })
    return new Map(rows.map(row => [byDigest.get(row.digest.toString('hex'))!, { row, until }]))
  }

  /** Notes that a key was used, at most once a minute, after the answer is on its way. */
  touch(caller: Caller): void {
    const now = Date.now()
    if ((this.#touched.get(caller.key_id) ?? 0) > now - touchedEveryMs) return
    this.#touched.set(caller.key_id, now)
    this.#database
      .system(touchKey, { workspace: caller.workspace.id, id: caller.key_id })
      .catch(() => this.#touched.delete(caller.key_id))
  }
}

function toCaller(row: KeyRow, scheme: Scheme): Caller | Problem {
  if (row.revoked)
    return unauthenticated('api_key_revoked', 'This API key was revoked. Use the key that replaced it.')
  if (row.expired)
    return unauthenticated(
      'api_key_expired',
      'This API key has expired. Create a new one with `muster key create`.',
    )
  return {
    key_id: row.id,
    scheme,
    scopes: new Set(scheme === 'api_key' ? row.scopes : row.permissions),
    ip_allowlist: row.ip_allowlist,
    workspace: {
      id: row.workspace_id,
      status: row.workspace_status,
      plan: row.plan,
      budget: row.request_budget ?? findPlan(row.plan).requests_per_minute,
      country: row.country,
      timezone: row.timezone,
      currency_decimals: row.currency_decimals,
    },
  }
}

function unknownKey(): Problem {
  return unauthenticated(
    'invalid_api_key',
    'This API key does not exist. Create one with `muster key create`.',
  )
}

function unauthenticated(
  code: 'missing_credentials' | 'invalid_api_key' | 'api_key_expired' | 'api_key_revoked',
  detail: string,
): Problem {
  return new Problem(code, detail, { headers: { 'WWW-Authenticate': 'Bearer' } })
}

/** Refuses an address outside the key's list and a workspace that is switched off. */
export function admit(caller: Caller, address: string): void {
  if (!isAllowed(address, caller.ip_allowlist)) {
    throw new Problem(
      'ip_not_allowed',
      `This key may not be used from ${address}. Call from an address on its list, or add this one.`,
    )
  }
  if (caller.workspace.status === 'inactive') {
    throw new Problem(
      'workspace_inactive',
      'This workspace is inactive. Its owner can reactivate it under Settings.',
    )
  }
}
