// Authentication: the key behind the Authorization header, its workspace, and whether both are allowed in.

import { type AnyDatabase, homeStatement, secretStatement } from '@muster/db'
import { say } from '@muster/sentences'
import { Problem } from '../http/problem.ts'
import { isAllowed } from './address-blocks.ts'
import { type KeyKind, readKind } from './api-keys.ts'
import type { Caller, SandboxCaller } from './callers.ts'
import { RememberedLookup } from './lookups/remembered-lookup.ts'
import type { Secrets } from './secrets.ts'
import { type BearerRow, type RightsRow, refuseBearer } from './tokens/bearers.ts'
import { explainOther } from './tokens/kinds.ts'
import { findTokens, type TokenRow, toTokenCaller, touchToken } from './tokens/service-tokens.ts'
import { findTestKeys, toSandboxCaller, unknownTestKey } from './tokens/test-keys.ts'
import { assertSwitchedOn, toWorkspace, workspaceColumns } from './workspace.ts'

interface KeyRow extends BearerRow {
  scopes: string[]
  permissions: string[]
}

const findKeys = secretStatement<KeyRow, { digests: readonly string[] }>(
  'find_api_key',
  `select k.digest, k.id, k.scopes, k.permissions, k.ip_allowlist, coalesce(k.expires_at <= stamp(), false) as expired, k.revoked_at is not null as revoked,
          ${workspaceColumns}
   from api_keys k join companies c on c.workspace_id = k.workspace_id and c.id = k.workspace_id
   where k.digest = any(:digests)`,
)

const touchKey = homeStatement<unknown, { workspace: string; id: string }>(
  'touch_api_key',
  `update api_keys set last_used_at = stamp()
   where workspace_id = :workspace and id = :id and (last_used_at is null or last_used_at < stamp() - interval '1 minute')`,
)

const keyAdvice = say`Send your API key as: Authorization: Bearer mst_live_...`
const consoleAdvice = say`Sign in to the console, or send one of its tokens as: Authorization: Bearer mst_cons_... The command \`muster console-token\` makes one.`

const touchedEveryMs = 60_000

export class Callers {
  readonly #database: AnyDatabase
  /** The caller behind a key, or why it is refused. */
  readonly #keys: RememberedLookup<KeyRow, Caller | Problem>
  readonly #tokens: RememberedLookup<TokenRow, Caller | Problem>
  /** Never remembered: once its clock was moved, the next request is at another moment. */
  readonly #testKeys: RememberedLookup<RightsRow, SandboxCaller | Problem>
  readonly #touched = new Map<string, number>()

  constructor(database: AnyDatabase, secrets: Secrets) {
    this.#database = database
    this.#keys = new RememberedLookup(secrets, digests => database.lookUp(findKeys, { digests }), toCaller)
    this.#tokens = new RememberedLookup(
      secrets,
      digests => database.lookUp(findTokens, { digests }),
      toTokenCaller,
    )
    this.#testKeys = new RememberedLookup(
      secrets,
      digests => database.lookUp(findTestKeys, { digests }),
      toSandboxCaller,
      0,
    )
  }

  /** The caller behind `Authorization: Bearer <key>`; throws a 401 problem if there is none. */
  async authenticate(authorization: string | undefined, isConsole = false): Promise<Caller> {
    if (authorization === undefined || /^(Bearer)? *$/i.test(authorization))
      throw refuseBearer('missing_credentials', isConsole ? consoleAdvice : keyAdvice)
    const key = /^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? ''
    const kind = readKind(key)
    if (kind === undefined) {
      throw refuseBearer(
        'invalid_api_key',
        say`This is not a Muster API key; check that you copied the whole key after the word Bearer.`,
      )
    }
    const other = explainOther(kind)
    if (other) throw refuseBearer('invalid_api_key', other)
    const caller = await this.#find(kind, key)
    if (caller instanceof Problem) throw caller
    return caller
  }

  async #find(kind: KeyKind, key: string): Promise<Caller | Problem> {
    if (kind === 'test_key') return (await this.#testKeys.find(key)) ?? unknownTestKey()
    if (kind === 'service_token') return (await this.#tokens.find(key)) ?? unknownToken()
    return (await this.#keys.find(key)) ?? unknownKey()
  }

  /** Notes that a key was used, at most once a minute, after the answer is on its way. */
  touch(caller: Caller): void {
    const now = Date.now()
    if ((this.#touched.get(caller.actor_id) ?? 0) > now - touchedEveryMs) return
    this.#touched.set(caller.actor_id, now)
    this.#database
      .system(caller.kind === 'service_token' ? touchToken : touchKey, {
        workspace: caller.workspace.id,
        id: caller.actor_id,
      })
      .catch(() => this.#touched.delete(caller.actor_id))
  }
}

function toCaller(row: KeyRow, key: string): Caller | Problem {
  if (row.revoked)
    return refuseBearer('api_key_revoked', say`This API key was revoked. Use the key that replaced it.`)
  if (row.expired)
    return refuseBearer(
      'api_key_expired',
      say`This API key has expired. Create a new one with \`muster key create\`.`,
    )
  const kind = readKind(key) === 'console_token' ? 'console_token' : 'api_key'
  return {
    actor_id: row.id,
    kind,
    schemes: [kind],
    scopes: new Set(kind === 'api_key' ? row.scopes : row.permissions),
    ip_allowlist: row.ip_allowlist,
    workspace: toWorkspace(row),
  }
}

function unknownKey(): Problem {
  return refuseBearer(
    'invalid_api_key',
    say`This API key does not exist. Create one with \`muster key create\`.`,
  )
}

function unknownToken(): Problem {
  return refuseBearer(
    'invalid_api_key',
    say`This service token does not exist. Issue one in the console, under Developers.`,
  )
}

/** Refuses an address outside the key's list and a workspace that is switched off. */
export function admit(caller: Caller, address: string): void {
  if (!isAllowed(address, caller.ip_allowlist)) {
    throw new Problem(
      'ip_not_allowed',
      say`This key may not be used from ${address}. Call from an address on its list, or add this one.`,
    )
  }
  assertSwitchedOn(caller.workspace)
}
