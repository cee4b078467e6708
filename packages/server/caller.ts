// Who calls: the key behind the Authorization header, its workspace, and whether both are allowed in.

import type { Scope } from '@muster/contract'
import { type Database, systemStatement } from '@muster/db'
import ipaddr from 'ipaddr.js'
import { digestOf, isWellFormed } from './key.ts'
import { type PlanName, planOf } from './plans.ts'
import { Problem } from './problem.ts'
import type { Secrets } from './secrets.ts'

export interface Caller {
  readonly key_id: string
  /** Scopes of the API, and permissions of a console's token. */
  readonly scopes: ReadonlySet<Scope>
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
  id: string
  scopes: Scope[]
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

const findKey = systemStatement<KeyRow>(
  'find_api_key',
  `select k.id, k.scopes, k.permissions, k.ip_allowlist, coalesce(k.expires_at <= stamp(), false) as expired, k.revoked_at is not null as revoked,
          c.id as workspace_id, c.status as workspace_status, c.plan, c.request_budget, c.country, c.timezone, c.currency_decimals
   from api_keys k join companies c on c.workspace_id = k.workspace_id and c.id = k.workspace_id
   where k.digest = :digest`,
)

const touchKey = systemStatement(
  'touch_api_key',
  `update api_keys set last_used_at = stamp()
   where workspace_id = :workspace and id = :id and (last_used_at is null or last_used_at < stamp() - interval '1 minute')`,
)

/** A revoked key is refused everywhere within this time. */
const rememberedMs = 900
const touchedEveryMs = 60_000

interface Known {
  /** Whether it ever was a key of ours. */
  readonly real: boolean
  readonly caller: Promise<Caller>
  readonly until: number
}

export class Callers {
  readonly #database: Database
  readonly #secrets: Secrets
  readonly #known = new Map<string, Known>()
  readonly #touched = new Map<string, number>()

  constructor(database: Database, secrets: Secrets) {
    this.#database = database
    this.#secrets = secrets
  }

  /**
   * The caller behind `Authorization: Bearer <key>`; a 401 problem where there is none. `mayLook` is asked before the
   * database is, for a key that was not seen before: guesses in great number are to cost it nothing.
   */
  async authenticate(
    authorization: string | undefined,
    mayLook: () => Promise<boolean> = () => Promise.resolve(true),
  ): Promise<Caller> {
    if (authorization === undefined) {
      throw unauthenticated('missing_credentials', 'Send your API key as: Authorization: Bearer mst_live_...')
    }
    const key = /^Bearer +(\S+)$/i.exec(authorization)?.[1]
    if (key === undefined || !isWellFormed(key)) {
      throw unauthenticated(
        'invalid_api_key',
        'This is not an API key of ours; check that it was copied whole, after the word Bearer.',
      )
    }
    const fresh = this.#fresh(key)
    if (fresh) return fresh
    if (!this.#known.get(key)?.real && !(await mayLook())) throw unknownKey()
    return this.#fresh(key) ?? this.#look(key)
  }

  #fresh(key: string): Promise<Caller> | undefined {
    const known = this.#known.get(key)
    return known && known.until > Date.now() ? known.caller : undefined
  }

  #look(key: string): Promise<Caller> {
    const real = this.#known.get(key)?.real ?? false
    if (this.#known.size > 10_000) this.#known.clear()
    const found = this.#find(key)
    const caller = found.then(callerOf)
    const known = { real, caller, until: Date.now() + rememberedMs }
    this.#known.set(key, known)
    found.then(
      row => {
        known.real = row !== undefined
      },
      // A failed lookup (the database is away) is not remembered; a refused key is, and one of ours as that.
      () => (real ? this.#known.set(key, { ...known, until: 0 }) : this.#known.delete(key)),
    )
    caller.catch(() => undefined)
    return caller
  }

  async #find(key: string): Promise<KeyRow | undefined> {
    for (const { pepper } of this.#secrets.peppers) {
      const [row] = await this.#database.system(findKey, { digest: digestOf(key, pepper) })
      if (row) return row
    }
    return undefined
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

function callerOf(row: KeyRow | undefined): Caller {
  if (!row) throw unknownKey()
  if (row.revoked)
    throw unauthenticated('api_key_revoked', 'This API key was revoked. Use the key that replaced it.')
  if (row.expired)
    throw unauthenticated(
      'api_key_expired',
      'This API key has expired. Create a new one in Settings, API keys.',
    )
  return {
    key_id: row.id,
    // The names of the two never meet: employees:read, leave.manage.
    scopes: new Set([...row.scopes, ...(row.permissions as Scope[])]),
    ip_allowlist: row.ip_allowlist,
    workspace: {
      id: row.workspace_id,
      status: row.workspace_status,
      plan: row.plan,
      budget: row.request_budget ?? planOf(row.plan).requests_per_minute,
      country: row.country,
      timezone: row.timezone,
      currency_decimals: row.currency_decimals,
    },
  }
}

function unknownKey(): Problem {
  return unauthenticated('invalid_api_key', 'This API key does not exist. Create one in Settings, API keys.')
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

/** `allowlist` holds CIDR blocks; empty allows any address. An IPv4 address mapped into IPv6 counts as IPv4. */
export function isAllowed(address: string, allowlist: readonly string[]): boolean {
  if (allowlist.length === 0) return true
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  return allowlist.some(block => {
    const [network, bits] = ipaddr.parseCIDR(block)
    return network.kind() === parsed.kind() && parsed.match(network, bits)
  })
}
